/**
 * Where everything lies on a board, from the space there is: height as well as width. Pure
 * arithmetic in CSS pixels, so that it can be tested at every size without a browser.
 *
 * From top to bottom: the arena (the other seats around the middle), a line of news, a bar (who I
 * am, what I am asked), my cards. The other seats lie along the left side, the top and the right
 * side, clockwise from the player's left hand.
 */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** upright: a phone in the hand; lying: little height; wide: tablets and desktops. */
export type Kind = "upright" | "lying" | "wide";

/** A larger window than this is looked at from farther away: the whole board grows with it. */
const USUAL: Size = { width: 1600, height: 900 };
const LARGEST = 2;

/** The smallest boards on which all has room; with `large`, a board grows until it has no more. */
const LEAST: Record<Kind, Size> = {
  upright: { width: 360, height: 580 },
  lying: { width: 627, height: 325 },
  wide: { width: 700, height: 450 },
};
const LARGER = 1.5;

/** How many times as large as usual a board is drawn; everything below reckons in its own pixels. */
export function scaleOf(room: Size, large = false): number {
  const usual = clamp(within(room, USUAL), 1, LARGEST);
  const own = { width: room.width / usual, height: room.height / usual };
  const most = Math.max(within(own, LEAST.upright), within(own, LEAST[kindOf(own)]));
  return large ? usual * clamp(most, 1, LARGER) : usual;
}

/** How many times as large as another a size is. */
function within(room: Size, { width, height }: Size): number {
  return Math.min(room.width / width, room.height / height);
}

export function kindOf({ width, height }: Size): Kind {
  if (height < 450) return "lying";
  return width < 700 ? "upright" : "wide";
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

/** What hands are like in a game. */
export interface Hold {
  /** How much taller than wide its cards are. */
  tall: number;
  /** The most cards in a hand; Infinity: no limit. */
  most: number;
  /** Whether a sign above a card says what it would do. */
  signs: boolean;
}

const ANY: Hold = { tall: TALL, most: Number.POSITIVE_INFINITY, signs: true };
/** What a finger needs. */
export const TOUCH = 44;
/** Beside the hand, left and right. */
const MARGIN = 4;
/** How far a card that may be played is raised; and the height of the signs. */
export const LIFT = 20;
export const SIGN = 14;

/** How much larger my cards are where cards are large: a hand then scrolls rather than shrinks. */
const TALLER: Record<Kind, number> = { upright: 1.55, lying: 1.2, wide: 1.3 };

/** Whether a hand may be as tall as that: on a phone's side, a crowd around the table may not. */
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
        ? clamp(board.height * 0.105, 58, 92)
        : clamp(board.height * 0.135, 72, 150)) * (large ? TALLER[kind] : 1);
  // As wide as they may be side by side, within a finger's reach.
  const beside = board.width - 2 * MARGIN - (most - 1) * TOUCH;
  const oneRow = large || beside >= TOUCH;
  const card = Math.min((usual * TALL) / tall, oneRow && !large ? beside : usual);
  const height = card * tall + (kind === "lying" ? 22 : LIFT + (signs ? SIGN : 0));
  return {
    news: kind === "lying" ? 22 : kind === "upright" ? 34 : 26, // upright: two lines
    bar: kind === "lying" ? TOUCH + 6 : kind === "upright" ? 58 : 62,
    // Upright: room for two rows, unless one is enough.
    hand: Math.round(
      kind === "upright" && !oneRow ? clamp(board.height * 0.225, 148, 190) : height,
    ),
    card: Math.round(card),
  };
}

/** A way to lay out the middle: its size at a width of its cards. */
export interface Form {
  name: string;
  size: (card: number) => Size;
}

/** A seat's plate, the largest first. */
export interface Plate extends Size {
  name: string;
}

export interface Wants {
  /** How many seats lie around the middle. */
  others: number;
  plates: readonly Plate[];
  forms: readonly Form[];
  /** The narrowest and the widest card in the middle. */
  card: readonly [number, number];
  /** How far the middle keeps from the lower edge, where it may be large enough to reach the rim. */
  rim?: number;
}

export interface Arrangement {
  plate: string;
  /** Of the other seats, clockwise from the player's left hand. */
  seats: Box[];
  form: string;
  card: number;
  /** Where the middle may lie; it is put into the middle of that. */
  middle: Box;
}

const GAP = 8;
/** The middle keeps away from the rim of the table, if there is space. */
const RIM = 20;
/** Above a plate that sits at the very top: badges stick out. Less where there is little height. */
const EDGE = 10;
const edgeOf = ({ height }: Size): number => Math.min(EDGE, Math.round(height * 0.03));

/** The best arrangement of an arena; where nothing fits, the smallest of all. */
export function arrange(arena: Size, wants: Wants): Arrangement {
  let best: Arrangement | null = null;
  let value = Number.NEGATIVE_INFINITY;
  wants.plates.forEach((plate, rank) => {
    for (const sides of sidesOf(wants.others)) {
      for (const found of tries(arena, wants, plate, sides)) {
        const smaller = rank / Math.max(1, wants.plates.length - 1);
        const cramped = found.card < wants.card[0] ? 2 * (wants.card[0] - found.card) : 0;
        const worth =
          found.card / wants.card[1] -
          0.28 * smaller -
          0.02 * lopsided(arena, wants, sides) -
          cramped;
        if (worth > value) [best, value] = [found, worth];
      }
    }
  });
  return best ?? smallest(arena, wants);
}

/** How many sit along the left and the right side: the same, or one more on the right. */
type Sides = readonly [left: number, right: number];

function sidesOf(others: number): Sides[] {
  const even = Array.from({ length: Math.floor(others / 2) + 1 }, (_, n) => [n, n] as const);
  return others % 2 ? [...even, [(others - 1) / 2, (others + 1) / 2]] : even;
}

/** How unevenly the seats lie around the table. */
function lopsided(arena: Size, { others }: Wants, [left, right]: Sides): number {
  const even = (others * arena.height) / (2 * arena.height + arena.width);
  return Math.abs((left + right) / 2 - even) + 4 * (right - left);
}

function* tries(
  arena: Size,
  wants: Wants,
  plate: Plate,
  sides: Sides,
): Generator<Arrangement, void, void> {
  const { width, height } = arena;
  const side = Math.max(...sides);
  const top = wants.others - sides[0] - sides[1];
  const pitch = plate.height + GAP;
  if (top * (plate.width + GAP) > width - GAP) return;
  if (side && 2 * (plate.width + GAP) > width) return;
  const edge = edgeOf(arena);
  const head = top ? edge + plate.height : edge / 2;
  const first = head + (top ? GAP : edge / 2);
  const free = height - first;
  if (side * pitch > free + GAP) return;

  // The middle between the columns of seats, which then lie evenly along the sides; or below them.
  const rim = wants.rim ?? Math.min(RIM, height * 0.03);
  const inner = side ? plate.width + GAP * 2 : RIM;
  // A seat that has its side to itself leaves the other one to the middle.
  const left = sides[0] ? inner : RIM;
  const between: Box = {
    x: left,
    y: head,
    width: width - left - inner,
    height: height - head - rim,
  };
  const foot = first + side * pitch;
  const below: Box = { x: RIM, y: foot, width: width - 2 * RIM, height: height - foot - rim };
  for (const middle of side ? [between, below] : [between]) {
    if (middle.width <= 0 || middle.height <= 0) continue;
    const fit = widest(middle, wants);
    if (!fit) continue;
    const spread = (count: number): number =>
      middle === between
        ? Math.min(plate.height * 0.9, Math.max(0, free - count * pitch) / (count + 1))
        : 0;
    yield {
      plate: plate.name,
      seats: around(arena, plate, sides, top, first, spread),
      middle,
      ...fit,
    };
  }
}

type Fit = Pick<Arrangement, "form" | "card">;

/** The form of the middle whose cards are widest in a box. */
function widest(box: Size, { forms, card: [least, most] }: Wants): Fit | null {
  let best: Fit | null = null;
  for (const form of forms) {
    let card = most;
    while (card > least * 0.6) {
      const size = form.size(card);
      if (size.width <= box.width && size.height <= box.height) break;
      card -= 1;
    }
    if (card > least * 0.6 && (!best || card > best.card)) best = { form: form.name, card };
  }
  return best;
}

function around(
  arena: Size,
  plate: Plate,
  [left, right]: Sides,
  top: number,
  first: number,
  spread: (count: number) => number,
): Box[] {
  const { width, height } = plate;
  const column = (i: number, count: number): number =>
    first + spread(count) + i * (height + GAP + spread(count));
  const inset = Math.min(GAP, (arena.width - 2 * width) / 2);
  const along = (x: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({ x, y: column(i, count) }));
  // Along the top as far apart as looks good.
  const gap = top ? Math.min((arena.width - top * width) / (top + 1), width * 0.9) : 0;
  const start = (arena.width - top * width - (top - 1) * gap) / 2;
  const row = Array.from({ length: top }, (_, i) => ({
    x: start + i * (width + gap),
    y: edgeOf(arena),
  }));
  const seats = [
    ...along(inset, left).reverse(),
    ...row,
    ...along(arena.width - width - inset, right),
  ];
  return seats.map((at) => ({
    x: Math.round(at.x),
    y: Math.round(at.y),
    width,
    height,
  }));
}

/** For windows too small for anything: the smallest of everything, in the order of the seats. */
function smallest(arena: Size, wants: Wants): Arrangement {
  const plate = wants.plates.at(-1)!;
  const form = wants.forms.at(-1)!;
  return {
    plate: plate.name,
    seats: around(arena, plate, [0, 0], wants.others, EDGE, () => 0),
    form: form.name,
    card: Math.round(wants.card[0] * 0.6),
    middle: { x: 0, y: plate.height, width: arena.width, height: arena.height - plate.height },
  };
}

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

/** How far the ends of a fan hang down. */
const BEND = 5;
/** The part of a large card that its corner takes. */
const INDEX = 0.5;
/** The most rows of a hand. */
const ROWS = 2;

/**
 * The cards of a hand: a fan; or two rows that overlap, where a strip would be too thin for a
 * finger; or more than fits, which scrolls. `apart`: side by side, like those laid for Mojo Time;
 * `large`: they scroll rather than shrink.
 */
export function fan(
  count: number,
  room: Size,
  widest: number,
  apart = false,
  tall = TALL,
  large = false,
): Fan {
  const usable = Math.max(room.width, TOUCH);
  const inOne = (card: number): boolean => card + (count - 1) * TOUCH <= usable;
  let [card, rows] = [Math.min(widest, usable, (room.height - (apart ? 0 : BEND)) / tall), 1];
  if (!large && !inOne(card)) {
    // One row of somewhat smaller cards, else two rows, if the second can lie a finger lower.
    const narrow = usable - (count - 1) * TOUCH;
    const half = (room.height - TOUCH) / tall;
    if (narrow >= widest * 0.68) card = narrow;
    else if (half >= TOUCH) [card, rows] = [Math.min(half, widest * 0.86), ROWS];
  }
  const each = Math.ceil(count / rows);
  const most = apart || rows > 1 ? card * 1.1 : Math.max(TOUCH, card * 0.92);
  const even = each > 1 ? (usable - card) / (each - 1) : most;
  const least = large ? Math.max(TOUCH, card * INDEX) : TOUCH;
  const step = Math.min(most, Math.max(even, least));
  const width = Math.max(usable, card + (each - 1) * step);
  const drop = rows > 1 ? Math.min(room.height - card * tall, card * tall * 0.66) : 0;
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

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
