/** The folder that the page lies in: the root of a server or a path under it, or any folder of a site. */

const module = import.meta.url; // in assets/{version}/, or src/browser/ while it is worked on
export const FOLDER = new URL("../..", module).pathname;

/** True if this is a page for a frame on somebody else's: it keeps nothing, and sends no token. */
export const framed =
  typeof location !== "undefined" && location.pathname.startsWith(`${FOLDER}embed/`);

/** The path by which a browser finds an address that is counted from there. */
export function path(address: string): string {
  return FOLDER + address.slice(1);
}
