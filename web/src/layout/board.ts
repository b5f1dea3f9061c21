/**
 * A board from the space there is, height as well as width: its scale, and the rows that it is made of. Pure arithmetic
 * in CSS pixels, so that it can be tested at every size without a browser.
 *
 * From top to bottom: the arena (the other seats around the middle), a line of news, a bar (who I
 * am, what I am asked), my cards.
 */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** As the `style` of an element that lies there. */
export const placed = ({ x, y, width, height }: Box): string =>
  `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;

/** upright: a phone in the hand; lying: little height; wide: tablets and desktops. */
export type Kind = "upright" | "lying" | "wide";

/** A larger board than this is looked at from farther away, and grows with its window: on a screen of
 * 1920 by 1080, below a browser's bars, letters of 12 pixels are 13. */
const USUAL: Size = { width: 1600, height: 820 };
const LARGEST = 2;

/** The smallest boards of each kind on which all has room; with `large`, a board grows until it has no more. */
const LEAST: Record<Kind, Size> = {
  upright: { width: 360, height: 580 },
  lying: { width: 627, height: 325 },
  wide: { width: 700, height: 450 },
};
const LARGER = 1.5;

/**
 * The scale at which a board is drawn, 1 being usual; everything below reckons in its own pixels.
 */
export function scaleOf(room: Size, large = false): number {
  const usual = clamp(times(room, USUAL), 1, LARGEST);
  const own = { width: room.width / usual, height: room.height / usual };
  const most = Math.max(times(own, LEAST.upright), times(own, LEAST[kindOf(own)]));
  return large ? usual * clamp(most, 1, LARGER) : usual;
}

/** The ratio of one size to another. */
function times(room: Size, { width, height }: Size): number {
  return Math.min(room.width / width, room.height / height);
}

export function kindOf({ width, height }: Size): Kind {
  if (height < LEAST.wide.height) return "lying";
  return width < LEAST.wide.width ? "upright" : "wide";
}

/** Heights of the rows below the arena, and the widest card of my hand. */
export interface Rows {
  news: number;
  bar: number;
  hand: number;
  card: number;
}

/** Cards are this much taller than wide, unless a game says otherwise. */
export const TALL = 1.4;

/** The hands of a game: their cards and signs. */
export interface Hold {
  /** The ratio of its cards' height to their width. */
  tall: number;
  /** The most cards in a hand; Infinity: no limit. */
  most: number;
  /** True if a sign above a card says what it would do. */
  signs: boolean;
}

const ANY: Hold = { tall: TALL, most: Number.POSITIVE_INFINITY, signs: true };
/** The least size of a thing to be pressed, for a finger. */
export const TOUCH = 44;
/** The distance by which the ends of a fan hang down. */
export const BEND = 5;
/** Beside the hand, left and right. */
const MARGIN = 4;
/** The distance by which a card that may be played is raised, the height of the signs, and what is free below the cards. */
export const LIFT = 14;
export const SIGN = 14;
export const UNDER = 8;

/**
 * The factor by which my cards are larger where cards are large: a hand then scrolls rather than
 * shrinks.
 */
const TALLER: Record<Kind, number> = { upright: 1.55, lying: 1.2, wide: 1.3 };

/** True if a hand may be as tall as that: on a phone's side, a crowd around the table may not. */
export function taller(kind: Kind, seats: number): boolean {
  return kind !== "lying" || seats <= CROWD;
}
const CROWD = 5;

export function rowsOf(board: Size, { tall, most, signs }: Hold = ANY, large = false): Rows {
  const kind = kindOf(board);
  const usual =
    (kind === "lying"
      ? clamp(board.height * 0.17, 50, 72)
      : kind === "upright"
        ? clamp(board.height * 0.15 - 28, 58, 96)
        : clamp(board.height * (Number.isFinite(most) ? 0.165 : 0.15), 72, 138)) *
    (large ? TALLER[kind] : 1);
  // As wide as they may be side by side, within a finger's reach.
  const beside = board.width - 2 * MARGIN - (most - 1) * TOUCH;
  const oneRow = large || beside >= TOUCH;
  const card = Math.min((usual * TALL) / tall, oneRow && !large ? beside : usual);
  const height = card * tall + LIFT + UNDER + (kind !== "lying" && signs ? SIGN + BEND : 0);
  return {
    news: kind === "lying" ? 22 : kind === "upright" ? 34 : 26, // upright: two lines
    bar: kind === "lying" ? TOUCH + 6 : kind === "upright" ? 58 : 62,
    // Upright: room for two rows, unless one is enough.
    hand: Math.round(
      kind === "upright" && !oneRow ? clamp(board.height * 0.238, 152, 200) : height,
    ),
    card: Math.round(card),
  };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
