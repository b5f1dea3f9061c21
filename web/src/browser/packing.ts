/** Texts packed for a link or a request: raw deflate, then base64url. */

/** The packed data is damaged, or unpacks to more than is wanted. */
export class PackingError extends Error {
  readonly why: "damaged" | "too-long";

  constructor(why: PackingError["why"]) {
    super(why === "damaged" ? "expected a whole packed text" : "expected a shorter text");
    this.why = why;
  }
}

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text that was packed, of at most so many characters (PackingError). */
export async function unpack(packed: string, most: number): Promise<string> {
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await upTo(most, stream);
  } catch (error) {
    throw error instanceof PackingError ? error : new PackingError("damaged");
  }
}

/** Reads no further than that: a few bytes can be packed so that they unpack to gigabytes. */
async function upTo(most: number, stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > most) {
      void reader.cancel();
      throw new PackingError("too-long");
    }
  }
}
