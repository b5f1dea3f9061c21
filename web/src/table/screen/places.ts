/**
 * The layout of the screen in the room, in its own pixels: the window is 540 of them high, as
 * televisions count, so that nothing depends on how fine the screen is. Pure arithmetic.
 */
import type { Form } from "../../layout/arrange";
import type { Box, Size } from "../../layout/board";
import { lettersFor, linesIn } from "../../layout/wrap";

/** The smallest letters: a thirty-sixth of the height, which is read from three metres. */
export const LETTER = 15;
/** The height of the window, and its least width; the bar at the top is part of it. */
const WINDOW = { width: 600, height: 540 };
export const BAR = 34;
/** Televisions may cut off the edges. */
const EDGE = 10;
const GAP = 4;
/** Between plates in a row. */
const APART = 16;

/** The size of one of the screen's pixels in those of the window, in the space below the bar. */
export function scaleOf({ width, height }: Size): number {
  return Math.min(width / WINDOW.width, height / (WINDOW.height - BAR));
}

/** The largest letters of names, and in how many lines they may stand: a name that needs more has them in the smallest. */
const NAME = { letters: 24, lines: 2, alone: 3 };
const LINE = 1.15;
/**
 * The space of a plate beside and below its name; or beside it, where it is so wide that all lies
 * in a row.
 */
const INSIDE = { width: 20, height: 52 };
const FLAT = { from: 400, width: 232, height: 14, least: 42 };

/** A plate without its place. */
interface Sized extends Size {
  /** The size of names' letters, and the width and height of their room. */
  letters: number;
  name: Size;
  /** True if all of it lies in a row. */
  flat: boolean;
}

/** A seat's plate. */
export type Place = Box & Sized;

const isFlat = (width: number): boolean => width >= FLAT.from;
const insideOf = (width: number): number => width - (isFlat(width) ? FLAT : INSIDE).width;

/** The letters with which names have room on plates of a width. */
function lettersOn(names: readonly string[], width: number, lines: number = NAME.lines): number {
  return lettersFor(names, [NAME.letters, LETTER], { width: insideOf(width), lines });
}

/** A plate of a width on which each of these names has room. */
function plateFor(names: readonly string[], letters: number, width: number): Sized {
  const flat = isFlat(width);
  const inner = insideOf(width);
  const lines = Math.max(1, ...names.map((name) => linesIn(name, inner / letters)));
  const high = Math.ceil(Math.max(flat ? FLAT.least : 0, lines * letters * LINE));
  const height = high + (flat ? FLAT : INSIDE).height;
  return { width, height, letters, name: { width: inner, height: high }, flat };
}

/** The number of seats along the left, the top, the right and the bottom. */
function round(count: number): readonly [number, number, number, number] {
  const aside = Math.min(count > 8 ? 2 : 1, count >> 1);
  const rest = count - 2 * aside;
  return [aside, Math.ceil(rest / 2), aside, rest >> 1];
}

export interface Places {
  /** Clockwise, from the lower left. */
  seats: Place[];
  /** The space left between them. */
  middle: Box;
}

/** The widest plates beside the middle, and above and below it. */
const WIDEST = { side: 240, crowded: 220, row: 460 };

/** The seats all round the table; on an upright screen above and below the middle. */
export function placesOf(arena: Size, names: readonly string[]): Places {
  return arena.height > arena.width ? upright(arena, names) : wide(arena, names);
}

/** So many things of a size, spread evenly over a length. */
function spread(length: number, count: number, size: number): number[] {
  const gap = Math.min((length - count * size) / (count + 1), size * 0.5);
  const start = (length - count * size - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, i) => Math.round(start + i * (size + gap)));
}

function wide({ width, height }: Size, names: readonly string[]): Places {
  const count = names.length;
  const [left, top, right, bottom] = round(count);
  const most = Math.max(top, bottom);
  const across = most
    ? Math.min(WIDEST.row, (width - 2 * EDGE - (most - 1) * APART) / most)
    : WIDEST.row;
  const aside = Math.min(count > 6 ? WIDEST.crowded : WIDEST.side, width * 0.3);
  // Whose names are where: clockwise.
  const [lower, upper] = [left + top, left + top + right];
  const beside = [...names.slice(0, left), ...names.slice(lower, upper)];
  const along = [...names.slice(left, lower), ...names.slice(upper)];
  const letters = Math.min(
    lettersOn(beside, aside, left > 1 ? NAME.lines : NAME.alone),
    lettersOn(along, across),
  );
  const side = plateFor(beside, letters, aside);
  const row = plateFor(along, letters, across);
  const head = top ? row.height + 2 * GAP : 0;
  const foot = bottom ? row.height + 2 * GAP : 0;
  const between = height - head - foot;
  const column = (count: number, x: number): Place[] =>
    spread(between, count, side.height).map((y) => ({ ...side, x, y: head + y }));
  const line = (count: number, y: number): Place[] =>
    spread(width - 2 * EDGE, count, across).map((x) => ({ ...row, x: EDGE + x, y }));
  const hem = EDGE + aside + 2 * GAP;
  const x = left ? hem : EDGE;
  return {
    seats: [
      ...column(left, EDGE).reverse(),
      ...line(top, GAP),
      ...column(right, width - EDGE - aside),
      ...line(bottom, height - foot + GAP).reverse(),
    ],
    middle: { x, y: head, width: width - x - (right ? hem : EDGE), height: between },
  };
}

/** Two columns, which the middle parts. */
function upright({ width, height }: Size, names: readonly string[]): Places {
  const across = (width - 2 * EDGE - GAP) / 2;
  const plate = plateFor(names, lettersOn(names, across), across);
  const left = names.length >> 1;
  const right = names.length - left;
  const above = Math.ceil(right / 2);
  const pitch = plate.height + GAP;
  const below = height - (right - above) * pitch;
  const y = (row: number): number => (row < above ? row * pitch : below + (row - above) * pitch);
  return {
    seats: names.map((_, i) =>
      i < left
        ? { ...plate, x: EDGE, y: y(left - 1 - i) }
        : { ...plate, x: width - EDGE - across, y: y(i - left) },
    ),
    middle: { x: EDGE, y: above * pitch, width: width - 2 * EDGE, height: below - above * pitch },
  };
}

/** The form of the middle that has the widest cards in a space, and how wide they are. */
export function largest(
  forms: readonly Form[],
  { width, height }: Size,
  most: number,
): { form: string; card: number } {
  let best = { form: forms[0]!.name, card: 20 };
  for (const { name, size } of forms)
    for (let card = most; card > best.card; card -= 1) {
      const needs = size(card);
      if (needs.width > width || needs.height > height) continue;
      best = { form: name, card };
    }
  return best;
}
