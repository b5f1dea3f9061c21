import { createHash, createHmac } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bytesOf, hashOf, hexOf, hmac, sha256 } from "./digest";
import { hmacSha256, sha256 as own } from "./sha256";

const text = new TextEncoder();

describe("our own SHA-256", () => {
  // FIPS 180-4's examples (NIST, "SHA_All"), and the hash of nothing.
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("hashes %.60s", (given, expected) => {
    expect(hexOf(own(text.encode(given)))).toBe(expected);
  });

  // RFC 4231, test cases 1, 2 and 6.
  it.each([
    [
      "0b".repeat(20),
      "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ],
    [
      "4a656665",
      "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ],
    [
      "aa".repeat(131),
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
  ])("makes HMACs under %.20s", (key, given, expected) => {
    expect(hexOf(hmacSha256(bytesOf(key), text.encode(given)))).toBe(expected);
  });

  it("says what another implementation says, at every length", () => {
    const bytes = Uint8Array.from({ length: 200 }, (_, n) => (n * 37) % 256);
    for (let length = 0; length <= 200; length++) {
      const part = bytes.slice(0, length);
      expect(hexOf(own(part))).toBe(createHash("sha256").update(part).digest("hex"));
      const under = createHmac("sha256", part).update(part).digest("hex");
      expect(hexOf(hmacSha256(part, part))).toBe(under);
    }
  });
});

describe("a page over plain http", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("hashes what a page over https does", async () => {
    const [bytes, key] = [text.encode("a card"), bytesOf("0a".repeat(32))];
    const all = async (): Promise<string[]> => [
      hexOf(await sha256(bytes)),
      hexOf(await (await hmac(key))("chance 0 block 0")),
      await hashOf("a card"),
    ];
    const https = await all();
    vi.stubGlobal("crypto", {});
    expect(await all()).toEqual(https);
  });
});
