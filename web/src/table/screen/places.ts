/**
 * The layout of the screen in the room, in its own pixels: the window is 540 of them high, as
 * televisions count, so that nothing depends on how fine the screen is. Pure arithmetic.
 */
import type { Form } from "../../layout/arrange";
import type { Box, Size } from "../../layout/board";
import { lettersFor, linesIn, longestWord, widthFor } from "../../layout/wrap";

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

const LINE = 1.15;
/**
 * The shapes of a plate: in two storeys; all in a row, where it is wide; or in a row without the last
 * move, where many sit, so that the table between the plates is seen.
 */
type Shape = "tall" | "flat" | "slim";

/** Of a shape: the largest letters of names, the room of a plate beside and below its name, and the least height of that. */
const SHAPES = {
  tall: { letters: 24, beside: 20, below: 52, least: 0 },
  flat: { letters: 24, beside: 232, below: 14, least: 42 },
  slim: { letters: 22, beside: 134, below: 8, least: 32 },
} as const;
/** The least width of a flat plate. */
const FLAT = 400;
/** The most seats whose plates are not slim. */
const FEW = 4;
/** The lines in which a name may stand: a name that needs more has them in the smallest letters. */
const LINES = { usual: 2, alone: 3 };
/** The height of a name on a slim plate: one line of large letters, or two of smaller ones. */
const SLIM = 40;

/** A plate without its place. */
interface Sized extends Size {
  /** The size of names' letters, and the width and height of their room. */
  letters: number;
  name: Size;
  shape: Shape;
}

/** A seat's plate, and whether the table lies above it. */
export type Place = Box & Sized & { above: boolean };

/** The letters with which names have room on plates of a width. */
function lettersOn(
  names: readonly string[],
  most: number,
  shape: Shape,
  lines: number = LINES.usual,
): number {
  const { letters, beside } = SHAPES[shape];
  const width = most - beside;
  return lettersFor(
    names,
    [letters, LETTER],
    shape === "slim" ? { width, height: SLIM } : { width, lines },
  );
}

/** The width of names on slim plates: in one line, or without a broken word if there is room for that. */
function narrow(names: readonly string[], letters: number, most: number): number {
  const line = widthFor(names, 1) * letters;
  if (line <= most) return Math.ceil(line);
  const lines = Math.floor(SLIM / letters / 1.1);
  return Math.min(most, Math.ceil(Math.max(longestWord(names), widthFor(names, lines)) * letters));
}

/** A plate on which each of these names has room; no wider than `most`, and a slim one than it needs. */
function plateFor(names: readonly string[], letters: number, most: number, shape: Shape): Sized {
  const { beside, below, least } = SHAPES[shape];
  const room = most - beside;
  const inner = shape === "slim" ? narrow(names, letters, room) : room;
  const high = heightOf(names, letters, inner, least);
  const name = { width: inner, height: high };
  return { width: inner + beside, height: high + below, letters, name, shape };
}

/** The height of names in this width, no less than the least. */
function heightOf(names: readonly string[], letters: number, width: number, least: number): number {
  const lines = Math.max(1, ...names.map((name) => linesIn(name, width / letters)));
  return Math.ceil(Math.max(least, lines * letters * LINE));
}

/**
 * A slim plate beside some for longer names: as high as its own needs in more than the usual lines. This part of the height to
 * spare stays free above it.
 */
function own(place: Place, name: string, part: number): Place {
  if (place.shape !== "slim") return place;
  const { letters } = place;
  const { width, height } = place.name;
  const high = heightOf([name], letters, width, Math.min(height, LINES.usual * letters * LINE));
  const spare = height - high;
  return {
    ...place,
    y: place.y + spare * part,
    height: place.height - spare,
    name: { width, height: high },
  };
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
  /** The table, whose rim is seen where its plates are slim; and how much larger than usual that is drawn. */
  table: Box & { scale: number };
}

/**
 * The rim between slim plates, drawn larger: from the edge of the table to its wood, and to the felt; its wood lies so
 * far under the plates.
 */
const RIM = { scale: 1.3, wood: 22, felt: 61, under: 8 };
const FELT = RIM.felt - RIM.wood - RIM.under;

/** The table between plates above and below it. */
function tableIn(width: number, top: number, bottom: number): Places["table"] {
  const out = RIM.wood + RIM.under;
  return { x: 0, y: top - out, width, height: bottom - top + 2 * out, scale: RIM.scale };
}

/** The widest plates beside the middle, and above and below it; and how far slim ones are from each other, at most. */
const WIDEST = { side: 240, slim: 270, row: 460, apart: 80 };

/**
 * The seats all round the table; on an upright screen above and below the middle. `side`: so wide is what
 * lies below the plates beside the middle, which then leave it no other place.
 */
export function placesOf(arena: Size, names: readonly string[], side?: number): Places {
  return side === undefined && arena.height > arena.width
    ? upright(arena, names)
    : wide(arena, names, side ?? WIDEST.side);
}

/** So many things of a size, spread evenly over a length, no farther from each other than `most`. */
function spread(length: number, count: number, size: number, most = size * 0.5): number[] {
  const gap = Math.min((length - count * size) / (count + 1), most);
  const start = (length - count * size - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, i) => Math.round(start + i * (size + gap)));
}

function wide({ width, height }: Size, names: readonly string[], widest: number): Places {
  const count = names.length;
  const [left, top, right, bottom] = round(count);
  const most = Math.max(top, bottom);
  const across = most
    ? Math.min(WIDEST.row, (width - 2 * EDGE - (most - 1) * APART) / most)
    : WIDEST.row;
  // Whose names are where: clockwise.
  const [lower, upper] = [left + top, left + top + right];
  const beside = [...names.slice(0, left), ...names.slice(lower, upper)];
  const along = [...names.slice(left, lower), ...names.slice(upper)];
  const plates = (aside: number, sideways: Shape, inRow: Shape): readonly [Sized, Sized] => {
    const letters = Math.min(
      lettersOn(beside, aside, sideways, left > 1 ? LINES.usual : LINES.alone),
      lettersOn(along, across, inRow),
    );
    return [plateFor(beside, letters, aside, sideways), plateFor(along, letters, across, inRow)];
  };
  const usual = plates(Math.min(widest, width * 0.3), "tall", across < FLAT ? "tall" : "flat");
  const low = plates(Math.min(WIDEST.slim, width * 0.3), "slim", "slim");
  // Where names are so long that slim plates are the higher ones, they are no use.
  const crowded = count > FEW && low[1].height < usual[1].height;
  const [side, row] = crowded ? low : usual;
  const head = top ? row.height + 2 * GAP : 0;
  const foot = bottom ? row.height + 2 * GAP : 0;
  const between = height - head - foot;
  const apart = crowded ? WIDEST.apart : undefined;
  const column = (count: number, x: number): Place[] =>
    spread(between, count, side.height, apart).map((y) => ({
      ...side,
      x,
      y: head + y,
      above: false,
    }));
  const line = (count: number, y: number, above: boolean): Place[] =>
    spread(width - 2 * EDGE, count, row.width).map((x) => ({ ...row, x: EDGE + x, y, above }));
  const seats = [
    ...column(left, EDGE).reverse(),
    ...line(top, GAP, false),
    ...column(right, width - EDGE - side.width),
    ...line(bottom, height - foot + GAP, true).reverse(),
  ];
  const hem = EDGE + side.width + 2 * GAP;
  const x = left ? hem : EDGE;
  const rim = crowded ? FELT - GAP : 0;
  return {
    seats: seats.map((place, seat) => {
      const along = (seat >= left && seat < lower) || seat >= upper;
      return own(place, names[seat]!, along ? (place.above ? 0 : 1) : 0.5);
    }),
    middle: {
      x,
      y: head + rim,
      width: width - x - (right ? hem : EDGE),
      height: between - 2 * rim,
    },
    table: crowded
      ? tableIn(width, head - GAP, height - foot + GAP)
      : { x: 0, y: 0, width, height, scale: 1 },
  };
}

/** Two columns, which the middle parts. */
function upright({ width, height }: Size, names: readonly string[]): Places {
  const across = (width - 2 * EDGE - GAP) / 2;
  const plate = plateFor(names, lettersOn(names, across, "tall"), across, "tall");
  const left = names.length >> 1;
  const right = names.length - left;
  const above = Math.ceil(right / 2);
  const pitch = plate.height + GAP;
  const below = height - (right - above) * pitch;
  const y = (row: number): number => (row < above ? row * pitch : below + (row - above) * pitch);
  return {
    seats: names.map((_, i) =>
      i < left
        ? { ...plate, x: EDGE, y: y(left - 1 - i), above: false }
        : { ...plate, x: width - EDGE - across, y: y(i - left), above: false },
    ),
    middle: { x: EDGE, y: above * pitch, width: width - 2 * EDGE, height: below - above * pitch },
    table: { x: 0, y: 0, width, height, scale: 1 },
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
