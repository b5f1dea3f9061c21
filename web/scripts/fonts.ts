/** Makes a small font file for what English is written in; other letters need the whole font. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const WHOLE = at("../node_modules/@fontsource/bitter/files/bitter-latin-900-normal.woff2");
const SMALL = at("../node_modules/.fonts/bitter-english-900-normal.woff2");

/** As its `unicode-range` in style.css says: not the space, which is too narrow between words. */
const ASCII = Array.from({ length: 0x7f - 0x21 }, (_, i) => String.fromCharCode(0x21 + i));
const ENGLISH = `${ASCII.join("")}·×–—‘’“”•…−`;

export function fonts(): Plugin {
  return {
    name: "fonts",
    async buildStart() {
      const small = await subsetFont(await readFile(WHOLE), ENGLISH, {
        targetFormat: "woff2",
        noLayoutClosure: true, // no ligatures, fractions or small capitals
      });
      await mkdir(dirname(SMALL), { recursive: true });
      await writeFile(SMALL, small);
    },
  };
}
