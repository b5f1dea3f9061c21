/**
 * How the middle of UNO's table may be laid out: the piles, the colour in force, and a place for
 * the button to catch somebody, which covers nothing when it comes.
 */
import { type Form, type Size, TOUCH } from "../../table/arrange";

/** Above the piles, what a tap does; below, the number of cards sticks out. */
const WORDS = 26;
const FOOT = 10;
/** The button, with some space around it. */
const CATCH = 52;

/** The width of a column beside the piles: the longest name of a colour fits. */
export function column(card: number): number {
  return Math.max(108, card * 1.25);
}

/** Between the piles, and beside them. A pile is a finger wide: that is room around small cards. */
export function gap(card: number): number {
  return Math.max(0, Math.min(card * 0.24, card * 1.24 - TOUCH));
}

const piles = (card: number): number => 2 * Math.max(TOUCH, card) + gap(card);

const FORMS: readonly Form[] = [
  {
    name: "row",
    size: (card) => ({
      width: piles(card) + 2 * (gap(card) + column(card)) + 16,
      height: WORDS + Math.max(card * 1.4, CATCH) + FOOT,
    }),
  },
  {
    name: "stack",
    size: (card) => ({
      width: Math.max(piles(card) + 20, 140),
      height: WORDS + card * 1.4 + FOOT + line(card) + CATCH + 6,
    }),
    empty: CATCH,
  },
];

/** Where there is little height: colour and button above each other, beside the piles. */
const LOW: readonly Form[] = [
  {
    name: "beside",
    size: (card) => ({
      width: piles(card) + gap(card) + column(card) + 4,
      height: WORDS + Math.max(card * 1.4, line(card) + CATCH) + FOOT,
    }),
  },
];

export function forms({ width, height }: Size): readonly Form[] {
  return height * 1.4 < width ? [...FORMS, ...LOW] : FORMS;
}

/** The height of the line that names the colour. */
export function line(card: number): number {
  return Math.max(36, card * 0.36);
}
