/** The cards of a hand, from the space there is. */
import { BEND, clamp, type Size, TALL, TOUCH } from "./board";

export interface Spot {
  x: number;
  y: number;
  angle: number;
}

export interface Fan {
  spots: Spot[];
  card: number;
  /** Visible width of a card that is covered by its right neighbour. */
  step: number;
  rows: number;
  /** May be more than there is space for: the hand then scrolls sideways. */
  width: number;
}

/** The least that is seen of a card behind another: it is tall, so a finger finds it all the same. */
export const STRIP = 38;
/** As much as a finger needs, also where the edges lie between pixels. */
const FINGER = TOUCH + 1;
/** The part of a large card that its corner takes. */
const INDEX = 0.5;
/** The part of its size that a card keeps, if nobody is to notice that it has shrunk. */
const STEADY = 0.89;
/** The most rows of a hand. */
const ROWS = 2;

/**
 * The cards of a hand: a fan; or two rows that overlap, where a strip would be too thin for a
 * finger; or more than fits, which scrolls. `above`: the height that a single row leaves free;
 * `apart`: side by side, like those laid for Mojo Time; `large`: they scroll rather than shrink.
 */
export function fan(
  count: number,
  room: Size,
  widest: number,
  above = 0,
  apart = false,
  tall = TALL,
  large = false,
): Fan {
  const usable = Math.max(room.width, TOUCH);
  const inOne = (card: number): boolean => card + (count - 1) * STRIP <= usable;
  const high = room.height - above - (apart ? 0 : BEND);
  let [card, rows] = [Math.min(widest, usable, high / tall), 1];
  if (!large && !inOne(card)) {
    // One row of cards that are hardly smaller, so that a hand keeps its form; else one row of smaller
    // cards, or two rows, if the second can lie a finger lower, the more the thinner its strips are:
    // whichever has the larger cards, were there nothing free above. What scrolls need not shrink.
    const narrow = usable - (count - 1) * STRIP;
    const gaps = Math.ceil(count / ROWS) - 1;
    const under = (drop: number): number => Math.min(widest, (room.height - drop) / tall);
    const strip = clamp((usable - under(FINGER)) / gaps, STRIP, FINGER);
    const low = under(FINGER ** 2 / strip);
    const fit = usable - gaps * STRIP;
    const half = fit < low * 0.75 ? low : Math.min(low, fit);
    const two = half < TOUCH ? 0 : half;
    if (narrow >= Math.min(Math.max(two - above / tall, widest * 0.68), widest * STEADY))
      card = narrow;
    else if (two) [card, rows] = [two, ROWS];
  }
  const each = Math.ceil(count / rows);
  const most = apart || rows > 1 ? card * 1.1 : Math.max(TOUCH, card * 0.92);
  const even = each > 1 ? (usable - card) / (each - 1) : most;
  const least = large ? Math.max(TOUCH, card * INDEX) : STRIP;
  const step = Math.min(most, Math.max(even, least));
  const width = Math.max(usable, card + (each - 1) * step);
  const drop = rows > 1 ? Math.min(room.height - card * tall, card * tall * 0.8) : 0;
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / each);
    const inRow = Math.min(each, count - row * each);
    // A row that is not full begins below the first card of the one above it.
    const offset = rows > 1 ? (i % each) - (each - 1) / 2 : i - (inRow - 1) / 2;
    const bend = rows === 1 && inRow > 1 && !apart ? offset / ((inRow - 1) / 2) : 0;
    return {
      x: width / 2 + offset * step - card / 2,
      y: row * drop + bend * bend * BEND,
      angle: bend * Math.min(4, inRow * 0.6),
    };
  });
  return { spots, card, step, rows, width };
}
