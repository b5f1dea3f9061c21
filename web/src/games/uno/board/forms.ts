/**
 * The layouts of the middle of UNO's table: the piles, the colour in force, and a place for the
 * button to catch somebody, which covers nothing when it comes.
 */
import type { Form } from "../../../layout/arrange";
import { type Size, TOUCH } from "../../../layout/board";
import { ems, linesIn, longestWord, widthFor } from "../../../layout/wrap";

/** Above the piles, what a tap does; below, the number of cards sticks out. */
const WORDS = 26;
const FOOT = 10;
/** Left of the draw pile beside a plate: its cards lie over its edge. */
const LEAN = 8;
/** The least height of the button, with some space around it. */
const CATCH = 52;
/** Its words from here on, in ems, are in small letters: their size, in pixels, and how much of the
 * width of the button, and of its height, they do not have. */
export const SHORT = 11;
const LETTER = 12.5;
const BESIDE = 48;
const ABOVE = 20;
/** Shorter words have two lines, letters that grow with the cards, wider than reckoned, and more room
 * around them. */
const BESIDE_SHORT = 59;
const letter = (card: number): number => 1.12 * Math.min(Math.max(14.4, card * 0.11), 18.4);
const LINES: Record<string, number> = {
  row: 4,
  "row three": 3,
  stack: 4,
  beside: 2,
  "beside three": 3,
};
/** The cost, where there is no room for that, if a name is cut in the button: more than on a plate,
 * since it is to be read in a moment. */
const CUT = 3;

/** The width of a column beside the piles: the longest name of a colour fits, and whatever the button
 * says in so many lines. */
export function column(card: number, form: string, catches: readonly string[]): number {
  const lines = LINES[form];
  if (!lines) return Math.ceil(Math.max(108, card * 1.25));
  const long = catches.filter((text) => ems(text) > SHORT);
  const short = catches.filter((text) => ems(text) <= SHORT);
  return Math.ceil(
    Math.max(
      108,
      card * 1.25,
      long.length && widthFor(long, lines) * LETTER + BESIDE,
      short.length &&
        Math.max(widthFor(short, 2), longestWord(short)) * letter(card) + BESIDE_SHORT,
    ),
  );
}

/** Between the piles, and beside them. A pile is a finger wide: that is room around small cards. */
export function gap(card: number): number {
  return Math.max(0, Math.min(card * 0.24, card * 1.24 - TOUCH));
}

const piles = (card: number): number => 2 * Math.max(TOUCH, card) + gap(card);

/** The height of the button, in which all of its words can be read. */
export function catching(card: number, form: string, catches: readonly string[]): number {
  if (!LINES[form]) return CATCH;
  const wide = form === "stack" ? stacked(card) : column(card, form, catches);
  const lines = catches
    .filter((text) => ems(text) > SHORT)
    .map((text) => linesIn(text, (wide - BESIDE) / LETTER));
  return Math.max(CATCH, Math.ceil(Math.max(1, ...lines) * LETTER * 1.1 + ABOVE));
}

/** The width of piles over the button. */
const stacked = (card: number): number => Math.max(piles(card) + 20, 140);

/** A function of a number whose values are worked out once. */
function once(of: (card: number) => number): (card: number) => number {
  const known = new Map<number, number>();
  return (card) => {
    const value = known.get(card) ?? of(card);
    known.set(card, value);
    return value;
  };
}

/** `catches`: the words of the buttons that catch each of the other players. */
export function forms({ width, height }: Size, catches: readonly string[] = []): readonly Form[] {
  const wide = (form: string) => once((card) => column(card, form, catches));
  const high = (form: string) => once((card) => catching(card, form, catches));
  const stack = high("stack");
  const row = (name: string, cost = 0): Form => {
    const [column, button] = [wide(name), high(name)];
    return {
      name,
      size: (card) => ({
        width: piles(card) + 2 * (gap(card) + column(card)) + 16,
        height: WORDS + Math.max(card * 1.4, button(card)) + FOOT,
      }),
      cost,
    };
  };
  const usual: Form[] = [
    row("row"),
    {
      name: "stack",
      size: (card) => ({
        width: stacked(card),
        height: WORDS + card * 1.4 + FOOT + line(card) + stack(card) + 6,
      }),
      empty: CATCH,
    },
  ];
  if (height * 1.4 >= width) return usual;
  // Where there is little height: colour and button above each other, beside the piles.
  const low = (name: string, cost = 0): Form => {
    const [column, button] = [wide(name), high(name)];
    return {
      name,
      size: (card) => ({
        width: LEAN + piles(card) + gap(card) + column(card) + 4,
        height: WORDS + Math.max(card * 1.4, line(card) + button(card)) + FOOT,
      }),
      cost,
    };
  };
  const long = catches.some((text) => ems(text) > SHORT);
  return long
    ? [
        ...usual,
        row("row three"),
        low("beside"),
        low("beside three"),
        low("beside cut", CUT),
        row("row cut", CUT),
      ]
    : [...usual, low("beside")];
}

/** The height of the line that names the colour. */
export function line(card: number): number {
  return Math.max(36, card * 0.36);
}
