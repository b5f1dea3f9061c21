/** Makes small font files for what our languages are written in; other letters need a whole font. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const WHOLE = at("../node_modules/@fontsource/bitter/files/");
const SMALL = at("../node_modules/.fonts/");

const from = (first: string, last: string): string =>
  Array.from({ length: last.codePointAt(0)! - first.codePointAt(0)! + 1 }, (_, i) =>
    String.fromCodePoint(first.codePointAt(0)! + i),
  ).join("");

/** As the `unicode-range`s in style.css say. None has the space, which is too narrow between words; the first is asked
 * for it, so that no browser fetches another to find out. */
export const PARTS = {
  // What every language needs: figures, marks, our name and those of bots.
  common: {
    of: "latin",
    letters: `!${from("%", ")")}${from("+", ";")}=?${from("A", "Z")}${from("a", "z")}·×–—‘’“”•…−`,
  },
  accents: { of: "latin", letters: "«»„ÀÂÇÈÉÊËÎÏÓÔÙÛàâçèéêëîïóôùûŒœ" },
  polish: { of: "latin-ext", letters: "ĄĆĘŁŃŚŹŻąćęłńśźż" },
  russian: { of: "cyrillic", letters: `Ёё${from("А", "я")}` },
};

export function fonts(): Plugin {
  return {
    name: "fonts",
    async buildStart() {
      await mkdir(SMALL, { recursive: true });
      for (const [part, { of, letters }] of Object.entries(PARTS)) {
        await writeFile(`${SMALL}bitter-${part}-900-normal.woff2`, await small(of, letters));
      }
    },
  };
}

/** A font file with these letters alone. */
export async function small(of: string, letters: string): Promise<Buffer> {
  return subsetFont(await readFile(`${WHOLE}bitter-${of}-900-normal.woff2`), letters, {
    targetFormat: "woff2",
    noLayoutClosure: true, // no ligatures, fractions or small capitals
    // No hints for the pixels of old screens; no kerning, a sixth of a file that makes lines a hundredth shorter.
    dropTables: ["GDEF", "GPOS", "GSUB", "STAT", "cvt ", "fpgm", "gasp", "prep"],
  });
}
