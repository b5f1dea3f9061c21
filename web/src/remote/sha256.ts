/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), for pages over plain http, where browsers have no WebCrypto:
 * fetched only there. What it hashes is public, or soon will be; it need not hide how long it takes.
 */
type Bytes = Uint8Array<ArrayBuffer>;

/** The first 32 bits of the fractional parts of a root of the first primes. */
function fractions(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let by = 2; by * by <= n; by++) prime &&= n % by !== 0;
    if (prime) found.push((n ** power % 1) * 2 ** 32);
  }
  return Uint32Array.from(found, Math.floor);
}

const FIRST = fractions(8, 1 / 2);
const ADDED = fractions(64, 1 / 3);
const BLOCK = 64;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, block: DataView, words: Int32Array): void {
  for (let i = 0; i < 16; i++) words[i] = block.getInt32(4 * i);
  for (let i = 16; i < 64; i++) {
    const [x, y] = [words[i - 15]!, words[i - 2]!];
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    words[i] = words[i - 16]! + s0 + words[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    ...[number, number, number, number, number, number, number, number],
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ADDED[i]! + words[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i]! += word));
}

/** 32 bytes. */
export function sha256(bytes: Uint8Array): Bytes {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  const [state, words] = [FIRST.slice(), new Int32Array(64)];
  for (let at = 0; at < length; at += BLOCK) {
    compress(state, new DataView(padded.buffer, at, BLOCK), words);
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => hash.setUint32(4 * i, word));
  return new Uint8Array(hash.buffer);
}

function joined(one: Uint8Array, other: Uint8Array): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** HMAC-SHA256 under a key: 32 bytes. */
export function hmacSha256(key: Uint8Array, bytes: Uint8Array): Bytes {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      bytes,
    ),
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}
