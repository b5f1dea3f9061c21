/** Where a name may be broken: by rule of thumb, as people of many languages may sit at one table. */

const VOWEL = "aeiouyà-æè-ïò-öø-ýÿąęěėēűůőœаеёиоуыэюяіїє";
/** The end of a syllable, as long as another one with three letters follows: one consonant goes on to it, or two that
 * are spoken together. */
const END = new RegExp(
  `(\\p{L}[${VOWEL}][^${VOWEL}\\P{L}]*?|[${VOWEL}][^${VOWEL}\\P{L}]+?)` +
    `(?=([cgpst]h|[cdrs]z|[bdfgkptvбвгдкпт][lrлр]|[^${VOWEL}\\P{L}ьъй])[${VOWEL}]\\p{L})`,
  "giu",
);

/** A word in parts, between which a line can end with a hyphen; no part is a single letter. */
export function syllables(word: string): string[] {
  return word.replace(END, "$&\u00ad").split("\u00ad");
}
