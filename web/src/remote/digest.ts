/** SHA-256 and HMAC: the browser's own or, over plain http, where a page has none, the page's. */

export type Bytes = Uint8Array<ArrayBuffer>;

const ascii = new TextEncoder();

function subtle(): SubtleCrypto | undefined {
  return (crypto as Partial<Crypto>).subtle;
}

const own = (): Promise<typeof import("./sha256.ts")> => import("./sha256.ts");

/** SHA-256: 32 bytes. */
export async function sha256(bytes: Bytes): Promise<Bytes> {
  const theirs = subtle();
  if (theirs) return new Uint8Array(await theirs.digest("SHA-256", bytes));
  return (await own()).sha256(bytes);
}

/** HMAC-SHA256 of texts, under a key: 32 bytes each. */
export async function hmac(key: Bytes): Promise<(text: string) => Promise<Bytes>> {
  const theirs = subtle();
  if (!theirs) {
    const { hmacSha256 } = await own();
    return (text) => Promise.resolve(hmacSha256(key, ascii.encode(text)));
  }
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await theirs.importKey("raw", key, algorithm, false, ["sign"]);
  return async (text) => new Uint8Array(await theirs.sign("HMAC", imported, ascii.encode(text)));
}

/** SHA-256 of a text, in hexadecimal. */
export async function hashOf(text: string): Promise<string> {
  return hexOf(await sha256(ascii.encode(text)));
}

/** The bytes of digits in hexadecimal. */
export function bytesOf(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Digits in hexadecimal. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
