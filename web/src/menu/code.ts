/** The code for seats of another device, in a link: after the #, which browsers send to no server. */
const LINK = /^#seats=([0-9a-z]+)$/i;

export function linkOf(code: string, home: string): string {
  return `${home}#seats=${code}`;
}

/** The code in the part of an address after the #. */
export function codeIn(hash: string): string | null {
  return LINK.exec(hash)?.[1] ?? null;
}
