/**
 * The width of a text and its wrapping, by rule of thumb: nothing is measured, so it is the same
 * everywhere. Generous: the widest of usual bold letters fit.
 */
import { characters } from "../words/characters";
import { syllables } from "./syllables";

/** The smallest letters of a name, in pixels. */
export const LETTER = 12;

const NARROW = /^[-.,'’:;!|iljItfr ]$/;
const WIDE = /^[mwMWŴŵÆŒ@%ЖМФШЩЫЮЪжмфшщыю]$/;
/** The width of a narrow letter, a space, a hyphen. */
const SLIM = 0.42;
const LATIN = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;
/** Where a line can end: after a word, or after a sign of Chinese, Japanese or Korean. */
const AFTER = /(?<=[ \-\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])/u;

/** A word in syllables and their letters' widths; its own, without and with the space that may end it. */
interface Word {
  parts: readonly (readonly number[])[];
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
    .split(AFTER)
    .map((word) => {
      const parts = syllables(word.trimEnd()).map((part) => characters(part).map(widthOf));
      const wide = sum(parts.flat());
      return { parts, wide, whole: wide + (word.endsWith(" ") ? SLIM : 0) };
    });
  if (known.size >= MOST) known.clear();
  known.set(text, words);
  return words;
}

const sum = (widths: readonly number[]): number => widths.reduce((all, one) => all + one, 0);

function widthOf(character: string): number {
  if (NARROW.test(character)) return SLIM;
  if (WIDE.test(character)) return 1.12;
  if (/^\p{Extended_Pictographic}/u.test(character)) return 1.45;
  if (!LATIN.test(character)) return /^\p{Script=Arabic}/u.test(character) ? 0.75 : 1.3;
  return character === character.toLowerCase() ? 0.71 : 0.86;
}

/** The width of a text in ems of bold letters. */
export function ems(text: string): number {
  return sum(wordsOf(text).map(({ whole }) => whole));
}

/**
 * The number of lines that a text takes in this width, in ems: broken between words; within a word
 * that is wider than a line, between syllables, with a hyphen.
 */
export function linesIn(text: string, width: number): number {
  let [lines, used] = [1, 0];
  const add = (one: number, after = 0): void => {
    if (used > 0 && used + one + after > width + 0.001) [lines, used] = [lines + 1, 0];
    used += one;
  };
  for (const { parts, wide, whole } of wordsOf(text)) {
    if (wide <= width) add(wide);
    else
      parts.forEach((letters, i) => {
        const part = sum(letters);
        if (part <= width) add(part, i < parts.length - 1 ? SLIM : 0);
        else {
          if (used > 0) [lines, used] = [lines + 1, 0];
          for (const letter of letters) add(letter);
        }
      });
    used += whole - wide;
  }
  return lines;
}

/** A text in parts, between which a line of this width, in ems, can end with a hyphen: only words that
 * are wider have some. */
export function partsIn(text: string, width: number): string[] {
  const words = text.split(AFTER);
  return words.reduce<string[]>(
    (parts, word) => {
      const [first, ...more] = longestWord([word]) > width ? syllables(word) : [word];
      return [...parts.slice(0, -1), parts.at(-1)! + first!, ...more];
    },
    [""],
  );
}

/** The least width, in ems, in which none of the texts takes more than so many lines. */
export function widthFor(texts: readonly string[], lines: number): number {
  let width = Math.max(2, ...texts.map((text) => ems(text) / lines));
  while (texts.some((text) => linesIn(text, width) > lines)) width += 0.25;
  return width;
}

/** The width of the longest word of all, in ems, or of those that are no wider than a line. */
export function longestWord(texts: readonly string[], line = Number.POSITIVE_INFINITY): number {
  const words = texts.flatMap((text) => wordsOf(text).map(({ wide }) => wide));
  return Math.max(...words.filter((wide) => wide <= line));
}

/** The room for a text, in pixels: its height, or its lines. A line is 1.1 times as high as its letters. */
type Space = { width: number } & ({ height: number } | { lines: number });

/**
 * The size of letters with which all these texts fit into such a room: the largest from `most` down
 * to the `least`. Only words are broken, as `partsIn` says, that are too long even for the least.
 */
export function lettersFor(
  texts: readonly string[],
  [most, least]: readonly [number, number],
  room: Space,
): number {
  const word = longestWord(texts, room.width / least);
  for (let size = most; size > least; size -= 1) {
    const width = room.width / size;
    const lines = "lines" in room ? room.lines : room.height / size / 1.1;
    if (word <= width && texts.every((text) => linesIn(text, width) <= lines)) return size;
  }
  return least;
}
