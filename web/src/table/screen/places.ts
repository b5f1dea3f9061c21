/**
 * The layout of the screen in the room, in its own pixels: the window is 540 of them high, as
 * televisions count, so that nothing depends on how fine the screen is. Pure arithmetic.
 */
import type { Form } from "../../layout/arrange";
import type { Box, Size } from "../../layout/board";
import { linesIn, longestWord } from "../../layout/wrap";

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

/** Letters of names, the largest first, and in how many lines each may be written. */
const NAMES = [
  [24, 1],
  [21, 2],
  [18, 2],
  [LETTER, 3],
  [LETTER, 4],
] as const;
const LINE = 1.15;
/**
 * The space of a plate beside and below its name; or beside it, where it is so wide that all lies
 * in a row.
 */
const INSIDE = { width: 20, height: 50 };
const FLAT = { from: 400, width: 232, height: 12, least: 42 };

/** A seat's plate. */
export interface Place extends Box {
  /** The size of its name's letters, and the height that the names in its row or column have. */
  letters: number;
  name: number;
  /** True if all of it lies in a row. */
  flat: boolean;
}

/** Plates of a width, with room for each of these names. */
function platesFor(names: readonly string[], width: number): Omit<Place, "x" | "y">[] {
  const flat = width >= FLAT.from;
  const inner = width - (flat ? FLAT : INSIDE).width;
  const fits = names.map(
    (name) => NAMES.find(([size, lines]) => linesIn(name, inner / size) <= lines) ?? NAMES.at(-1)!,
  );
  const high = names.map((name, i) => linesIn(name, inner / fits[i]![0]) * fits[i]![0] * LINE);
  const name = Math.ceil(Math.max(flat ? FLAT.least : 0, ...high));
  const height = name + (flat ? FLAT : INSIDE).height;
  return fits.map(([letters]) => ({ width, height, letters, name, flat }));
}

/** The number of seats along the left, the top, the right and the bottom. */
const ROUND: Record<number, readonly [number, number, number, number]> = {
  2: [1, 0, 1, 0],
  3: [1, 1, 1, 0],
  4: [1, 1, 1, 1],
  5: [1, 2, 1, 1],
  6: [1, 2, 1, 2],
  7: [1, 3, 1, 2],
  8: [1, 3, 1, 3],
  9: [2, 3, 2, 2],
  10: [2, 3, 2, 3],
};

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
  const [left, top, right, bottom] = ROUND[count] ?? [0, Math.ceil(count / 2), 0, count >> 1];
  const most = Math.max(top, bottom);
  const across = most
    ? Math.min(WIDEST.row, (width - 2 * EDGE - (most - 1) * APART) / most)
    : WIDEST.row;
  const aside = Math.min(count > 6 ? WIDEST.crowded : WIDEST.side, width * 0.3);
  // Whose names are where: clockwise.
  const [lower, upper] = [left + top, left + top + right];
  const along = (from: number, to: number, width: number) =>
    platesFor(names.slice(from, to), width);
  const sides = [along(0, left, aside), along(lower, upper, aside)] as const;
  const rows = [along(left, lower, across), along(upper, count, across)] as const;
  const [head, foot] = rows.map((row) => (row.length ? row[0]!.height + 2 * GAP : 0)) as [
    number,
    number,
  ];
  const between = height - head - foot;
  const column = (plates: Omit<Place, "x" | "y">[], x: number, upwards: boolean): Place[] => {
    const ys = spread(between, plates.length, plates[0]?.height ?? 0);
    if (upwards) ys.reverse();
    return plates.map((plate, i) => ({ ...plate, x, y: head + ys[i]! }));
  };
  const row = (plates: Omit<Place, "x" | "y">[], y: number, back: boolean): Place[] => {
    const xs = spread(width - 2 * EDGE, plates.length, across);
    if (back) xs.reverse();
    return plates.map((plate, i) => ({ ...plate, x: EDGE + xs[i]!, y }));
  };
  const side = EDGE + aside + 2 * GAP;
  const x = left ? side : EDGE;
  return {
    seats: [
      ...column(sides[0], EDGE, true),
      ...row(rows[0], GAP, false),
      ...column(sides[1], width - EDGE - aside, false),
      ...row(rows[1], height - foot + GAP, true),
    ],
    middle: { x, y: head, width: width - x - (right ? side : EDGE), height: between },
  };
}

/** Two columns, which the middle parts. */
function upright({ width, height }: Size, names: readonly string[]): Places {
  const plates = platesFor(names, (width - 2 * EDGE - GAP) / 2);
  const left = names.length >> 1;
  const right = names.length - left;
  const above = Math.ceil(right / 2);
  const pitch = plates[0]!.height + GAP;
  const below = height - (right - above) * pitch;
  const y = (row: number): number => (row < above ? row * pitch : below + (row - above) * pitch);
  return {
    seats: plates.map((plate, i) =>
      i < left
        ? { ...plate, x: EDGE, y: y(left - 1 - i) }
        : { ...plate, x: width - EDGE - plate.width, y: y(i - left) },
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

/** The largest letters with which a text fits into so many lines of a width, all of its words whole. */
export function lettersFor(text: string, width: number, lines: number, most: number): number {
  const word = longestWord([text]);
  for (let size = most; size > LETTER; size -= 1)
    if (word <= width / size && linesIn(text, width / size) <= lines) return size;
  return LETTER;
}
