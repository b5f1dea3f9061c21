/**
 * The layout of a board, from the space there is: height as well as width. Pure
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

/** As the `style` of an element that lies there. */
export const placed = ({ x, y, width, height }: Box): string =>
  `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;

/** upright: a phone in the hand; lying: little height; wide: tablets and desktops. */
export type Kind = "upright" | "lying" | "wide";

/** A larger board than this is looked at from farther away, and grows with its window: on a screen of
 * 1920 by 1080, below a browser's bars, letters of 12 pixels are 13. */
const USUAL: Size = { width: 1600, height: 820 };
const LARGEST = 2;

/** The smallest boards on which all has room; with `large`, a board grows until it has no more. */
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
/** The least that is seen of a card behind another: it is tall, so a finger finds it all the same. */
export const STRIP = 38;
/** Beside the hand, left and right. */
const MARGIN = 4;
/** The distance by which a card that may be played is raised; and the height of the signs. */
export const LIFT = 20;
export const SIGN = 14;

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
        ? clamp(board.height * 0.105, 58, 92)
        : clamp(board.height * (Number.isFinite(most) ? 0.165 : 0.15), 72, 138)) *
    (large ? TALLER[kind] : 1);
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
  /** The part of its height, below, that is mostly empty: that may lie on the rim. */
  empty?: number;
  /** The cost, as with a plate. */
  cost?: number;
}

/** A seat's plate, the largest first. */
export interface Plate extends Size {
  name: string;
  /** The number of its lines that a name may take; and whether some name is cut all the same. */
  lines: number;
  cut?: boolean;
  /** The cost of showing less than the largest does: 1 is as bad as having no cards. */
  cost: number;
}

export interface Wants {
  /** The number of seats around the middle. */
  others: number;
  plates: readonly Plate[];
  forms: readonly Form[];
  /** The narrowest and the widest card in the middle. */
  card: readonly [number, number];
  /** From the edges to the felt: the middle lies on that unless its cards gain much elsewhere. */
  rim: { x: number; y: number };
}

export interface Arrangement {
  plate: Plate;
  /** The number of seats along the left and the right side. */
  sides: Sides;
  /** Of the other seats, clockwise from the player's left hand. */
  seats: Box[];
  form: string;
  card: number;
  /** The space for the middle, which is put into the middle of that. */
  middle: Box;
}

const GAP = 8;
/** Beside and below the middle, even where it lies on the rim of the table. */
const MARGINS = 20;
/** The cost of seats that lie unevenly around the table. */
const UNEVEN = 0.02;
/** The cost of a middle that lies on the rim, at the sides or below. */
const OFF = { x: 0.5, y: 0.3 };
/** The part of the rim that it may keep away from: all of it, half of it, nothing. */
const PARTS = [1, 0.5, 0];
const ON = PARTS.flatMap((x) => PARTS.map((y) => ({ x, y })));
/** The cost of a middle that lies below the columns of seats, not between them. */
const BELOW = 0.12;
/** Above a plate that sits at the very top: badges stick out. Less where there is little height. */
const EDGE = 10;
const edgeOf = ({ height }: Size): number => Math.min(EDGE, Math.round(height * 0.03));

/**
 * The best arrangement of an arena; where nothing fits, the smallest of all. In one that is lower
 * for a while, all sit on the sides where they sat before, if that fits at all; who is alone, at the
 * top.
 */
export function arrange(arena: Size, wants: Wants, before?: Arrangement): Arrangement {
  const sides: Sides | undefined = before?.sides ?? (wants.others === 1 ? [0, 0] : undefined);
  return (
    (sides && best(arena, wants, [sides])) ??
    best(arena, wants, sidesOf(wants.others)) ??
    smallest(arena, wants)
  );
}

function best(arena: Size, wants: Wants, ways: readonly Sides[]): Arrangement | null {
  let best: Arrangement | null = null;
  let value = Number.NEGATIVE_INFINITY;
  for (const plate of wants.plates)
    for (const sides of ways) {
      const around = plate.cost + UNEVEN * lopsided(arena, wants, sides);
      /** From which width of its cards on a middle that costs so much is better than the best. */
      const least = (cost: number): number => (value + around + cost) * wants.card[1];
      for (const [found, cost] of tries(arena, wants, plate, sides, least)) {
        const cramped = found.card < wants.card[0] ? 2 * (wants.card[0] - found.card) : 0;
        const worth = found.card / wants.card[1] - around - cost - cramped;
        if (worth > value) [best, value] = [found, worth];
      }
    }
  return best;
}

/** The number of seats along the left and the right side: as many, or one more on the right. */
type Sides = readonly [left: number, right: number];

function sidesOf(others: number): Sides[] {
  const even = Array.from({ length: Math.floor(others / 2) + 1 }, (_, n) => [n, n] as const);
  return others % 2 ? [...even, [(others - 1) / 2, (others + 1) / 2]] : even;
}

/** The unevenness of the seats around the table. */
function lopsided(arena: Size, { others }: Wants, [left, right]: Sides): number {
  const even = (others * arena.height) / (2 * arena.height + arena.width);
  return Math.abs((left + right) / 2 - even) + 4 * (right - left);
}

/** Each with what it costs where the middle lies. */
function* tries(
  arena: Size,
  wants: Wants,
  plate: Plate,
  sides: Sides,
  least: (cost: number) => number,
): Generator<[Arrangement, number], void, void> {
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
  const margin = Math.min(MARGINS, height * 0.03);
  const inner = side ? plate.width + GAP * 2 : MARGINS;
  // A seat that has its side to itself leaves the other one to the middle.
  const left = sides[0] ? inner : MARGINS;
  const between: Box = {
    x: left,
    y: head,
    width: width - left - inner,
    height: height - head - margin,
  };
  const foot = first + side * pitch;
  const below: Box = {
    x: MARGINS,
    y: foot,
    width: width - 2 * MARGINS,
    height: height - foot - margin,
  };
  const wide = side ? [between, below] : [between];
  const ways = wide.flatMap((place) =>
    wants.forms.flatMap((form) => ON.map((on) => [place, form, on] as const)),
  );
  for (const [place, form, on] of ways) {
    const { x, y } = wants.rim;
    const middle = within(place, arena, { x: x * on.x, y: y * on.y - (form.empty ?? 0) });
    const off = (place === below ? BELOW : 0) + (1 - on.x) * OFF.x + (1 - on.y) * OFF.y;
    const cost = off + (form.cost ?? 0);
    const card = widest(middle, form, wants.card, least(cost));
    if (card === null) continue;
    const spread = (count: number): number =>
      place === between
        ? Math.min(plate.height * 0.9, Math.max(0, free - count * pitch) / (count + 1))
        : 0;
    const found: Arrangement = {
      plate,
      sides,
      seats: around(arena, plate, sides, top, first, spread),
      middle,
      form: form.name,
      card,
    };
    yield [found, cost];
  }
}

/** The part of a box that keeps away from the edges of the arena. */
function within(box: Box, arena: Size, edge: { x: number; y: number }): Box {
  const x = Math.max(box.x, edge.x);
  const y = Math.max(box.y, edge.y);
  return {
    x,
    y,
    width: Math.min(box.x + box.width, arena.width - edge.x) - x,
    height: Math.min(box.y + box.height, arena.height - edge.y) - y,
  };
}

/** The widest card, wider than `over`, with which a form of the middle fits into a box. */
function widest(box: Size, form: Form, [least, most]: Wants["card"], over: number): number | null {
  for (let card = most; card > Math.max(least * 0.6, over); card -= 1) {
    const size = form.size(card);
    if (size.width <= box.width && size.height <= box.height) return card;
  }
  return null;
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
    plate,
    sides: [0, 0],
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

/** The distance by which the ends of a fan hang down. */
const BEND = 5;
/** The part of a large card that its corner takes. */
const INDEX = 0.5;
/** The part of its size that a card keeps, if nobody is to notice that it has shrunk. */
const STEADY = 0.89;
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
  const inOne = (card: number): boolean => card + (count - 1) * STRIP <= usable;
  let [card, rows] = [Math.min(widest, usable, (room.height - (apart ? 0 : BEND)) / tall), 1];
  if (!large && !inOne(card)) {
    // One row of cards that are hardly smaller, so that a hand keeps its form; else one row of smaller
    // cards, or two rows, if the second can lie a finger lower: whichever has the larger cards.
    const narrow = usable - (count - 1) * STRIP;
    const low = Math.min(widest, (room.height - TOUCH) / tall);
    const half = Math.min(
      low,
      Math.max(low * 0.75, usable - (Math.ceil(count / ROWS) - 1) * STRIP),
    );
    if (narrow >= Math.min(Math.max(half, widest * 0.68), widest * STEADY)) card = narrow;
    else if (half >= TOUCH) [card, rows] = [half, ROWS];
    else if (narrow >= widest * 0.68) card = narrow;
  }
  const each = Math.ceil(count / rows);
  const most = apart || rows > 1 ? card * 1.1 : Math.max(TOUCH, card * 0.92);
  const even = each > 1 ? (usable - card) / (each - 1) : most;
  const least = large ? Math.max(TOUCH, card * INDEX) : STRIP;
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
