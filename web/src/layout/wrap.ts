/**
 * The width of a text and its wrapping, by rule of thumb: nothing is measured, so it is the same
 * everywhere. Generous: the widest of usual bold letters fit.
 */
import { characters } from "../words/characters";

/** The smallest letters of a name, in pixels. */
export const LETTER = 12;

const NARROW = /^[-.,'’:;!|iljItfr ]$/;
const WIDE = /^[mwMWŴŵÆŒ@%ЖМФШЩЫЮЪжмфшщыю]$/;
const LATIN = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

/** The widths of a word's letters, without and with the space that may end it. */
interface Word {
  letters: readonly number[];
  wide: number;
  whole: number;
}

/** Texts that have been cut into words, which takes a while; and the most that are kept. */
const known = new Map<string, readonly Word[]>();
const MOST = 100;

function wordsOf(text: string): readonly Word[] {
  const before = known.get(text);
  if (before) return before;
  const words = text
    .normalize("NFC")
    .split(/(?<=[ -])/u)
    .map((word) => {
      const letters = characters(word.trimEnd()).map(widthOf);
      const wide = letters.reduce((sum, one) => sum + one, 0);
      return { letters, wide, whole: wide + (word.endsWith(" ") ? widthOf(" ") : 0) };
    });
  if (known.size >= MOST) known.clear();
  known.set(text, words);
  return words;
}

function widthOf(character: string): number {
  if (NARROW.test(character)) return 0.42;
  if (WIDE.test(character)) return 1.12;
  if (/^\p{Extended_Pictographic}/u.test(character)) return 1.45;
  if (!LATIN.test(character)) return /^\p{Script=Arabic}/u.test(character) ? 0.75 : 1.3;
  return character === character.toLowerCase() ? 0.71 : 0.86;
}

/** The width of a text in ems of bold letters. */
export function ems(text: string): number {
  return wordsOf(text).reduce((sum, { whole }) => sum + whole, 0);
}

/**
 * The number of lines that a text takes in this width, in ems: broken between words, and within a
 * word that is wider than a line.
 */
export function linesIn(text: string, width: number): number {
  let [lines, used] = [1, 0];
  const add = (one: number): void => {
    if (used > 0 && used + one > width + 0.001) [lines, used] = [lines + 1, 0];
    used += one;
  };
  for (const { letters, wide, whole } of wordsOf(text)) {
    if (wide <= width) {
      add(wide);
      used += whole - wide;
    } else {
      if (used > 0) [lines, used] = [lines + 1, 0];
      letters.forEach(add);
    }
  }
  return lines;
}

/** The least width, in ems, in which none of the texts takes more than so many lines. */
export function widthFor(texts: readonly string[], lines: number): number {
  let width = Math.max(2, ...texts.map((text) => ems(text) / lines));
  while (texts.some((text) => linesIn(text, width) > lines)) width += 0.25;
  return width;
}

/** The width of the longest word of all, in ems. */
export function longestWord(texts: readonly string[]): number {
  return Math.max(...texts.flatMap((text) => wordsOf(text).map(({ wide }) => wide)));
}

/**
 * The largest of these sizes of letters, in pixels and falling, in which a text has room: the last,
 * if it has in none. A line is 1.1 times as high as its letters.
 */
export function largestFor(
  text: string,
  sizes: readonly number[],
  room: { width: number; height: number },
): number {
  const fits = (size: number): boolean =>
    linesIn(text, room.width / size) * size * 1.1 <= room.height;
  return sizes.find(fits) ?? sizes.at(-1)!;
}
