/**
 * Where everything lies on a board, from the room there is: height as well as width. Pure
 * arithmetic in CSS pixels, so that it can be tried at every size without a browser.
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

/** Cards are this much taller than wide. */
export const TALL = 1.4;
/** How far a card that may be played is raised, with a sign above it. */
export const LIFT = 34;

export function rowsOf(board: Size): Rows {
  const kind = kindOf(board);
  const card =
    kind === "lying"
      ? clamp(board.height * 0.17, 50, 72)
      : kind === "upright"
        ? clamp(board.height * 0.105, 58, 92)
        : clamp(board.height * 0.135, 72, 150);
  return {
    news: kind === "lying" ? 22 : 26,
    bar: kind === "lying" ? 48 : kind === "upright" ? 58 : 62,
    hand: Math.round(card * TALL + (kind === "lying" ? 22 : LIFT)),
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
/** Above a plate that sits at the very top: badges stick out. */
const EDGE = 10;

/** The best arrangement of an arena; where nothing fits, the smallest of all. */
export function arrange(arena: Size, wants: Wants): Arrangement {
  let best: Arrangement | null = null;
  let value = Number.NEGATIVE_INFINITY;
  wants.plates.forEach((plate, rank) => {
    for (let side = 0; side <= Math.floor(wants.others / 2); side++) {
      for (const found of tries(arena, wants, plate, side)) {
        const smaller = rank / Math.max(1, wants.plates.length - 1);
        const cramped = found.card < wants.card[0] ? 2 * (wants.card[0] - found.card) : 0;
        const worth =
          found.card / wants.card[1] -
          0.28 * smaller -
          0.02 * lopsided(arena, wants, side) -
          cramped;
        if (worth > value) [best, value] = [found, worth];
      }
    }
  });
  return best ?? smallest(arena, wants);
}

/** How far the seats are from lying evenly around the table. */
function lopsided(arena: Size, { others }: Wants, side: number): number {
  const even = (others * arena.height) / (2 * arena.height + arena.width);
  return Math.abs(side - even);
}

function* tries(
  arena: Size,
  wants: Wants,
  plate: Plate,
  side: number,
): Generator<Arrangement, void, void> {
  const { width, height } = arena;
  const top = wants.others - 2 * side;
  const pitch = plate.height + GAP;
  if (top * (plate.width + GAP) > width - GAP) return;
  if (side && 2 * (plate.width + GAP) > width) return;
  const head = top ? EDGE + plate.height : EDGE / 2;
  const free = height - head - (top ? GAP : 0);
  if (side * pitch > free + GAP) return;
  const first = head + (top ? GAP : EDGE / 2);

  // The middle between the columns of seats, which then lie evenly along the sides; or below them.
  const inner = side ? plate.width + GAP * 2 : GAP;
  const between: Box = { x: inner, y: head, width: width - 2 * inner, height: height - head };
  const foot = first + side * pitch;
  const below: Box = { x: GAP, y: foot, width: width - 2 * GAP, height: height - foot };
  for (const middle of side ? [between, below] : [between]) {
    if (middle.width <= 0 || middle.height <= 0) continue;
    const fit = widest(middle, wants);
    if (!fit) continue;
    const spread = middle === between ? Math.max(0, free - side * pitch) / (side + 1) : 0;
    yield {
      plate: plate.name,
      seats: around(arena, plate, side, top, first, Math.min(spread, plate.height * 0.9)),
      middle,
      ...fit,
    };
  }
}

/** The form of the middle whose cards are widest in a box. */
function widest(box: Size, { forms, card: [least, most] }: Wants) {
  let best: { form: string; card: number } | null = null;
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
  side: number,
  top: number,
  first: number,
  spread: number,
): Box[] {
  const { width, height } = plate;
  const column = (i: number): number => first + spread + i * (height + GAP + spread);
  const inset = Math.min(GAP, (arena.width - 2 * width) / 2);
  const left = Array.from({ length: side }, (_, i) => ({ x: inset, y: column(side - 1 - i) }));
  const right = Array.from({ length: side }, (_, i) => ({
    x: arena.width - width - inset,
    y: column(i),
  }));
  // Along the top as far apart as pleases the eye.
  const gap = top ? Math.min((arena.width - top * width) / (top + 1), width * 0.9) : 0;
  const start = (arena.width - top * width - (top - 1) * gap) / 2;
  const row = Array.from({ length: top }, (_, i) => ({ x: start + i * (width + gap), y: EDGE }));
  return [...left, ...row, ...right].map((at) => ({
    x: Math.round(at.x),
    y: Math.round(at.y),
    width,
    height,
  }));
}

/** For windows too small for anything: the least of everything, in the order of the seats. */
function smallest(arena: Size, wants: Wants): Arrangement {
  const plate = wants.plates.at(-1)!;
  const form = wants.forms.at(-1)!;
  return {
    plate: plate.name,
    seats: around(arena, plate, 0, wants.others, EDGE, 0),
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
  /** May be more than the room there is: the hand then scrolls. */
  height: number;
  rows: number;
}

/** What a finger needs. */
const TOUCH = 44;

/**
 * The cards of a hand in a row of `height`: a fan, or rows that overlap where a strip would be too
 * thin for a finger. `apart`: cards side by side, as those laid for Mojo Time.
 */
export function fan(count: number, room: Size, widest: number, apart = false): Fan {
  const usable = Math.max(room.width, TOUCH);
  const perRow = (card: number): number => Math.max(1, Math.floor((usable - card) / TOUCH) + 1);
  let [card, rows] = [widest, 1];
  const lift = room.height - widest * TALL;
  if (count > perRow(card)) {
    // One row of somewhat smaller cards, else rows that overlap by a half.
    const narrow = usable - (count - 1) * TOUCH;
    if (narrow >= widest * 0.86) card = narrow;
    else {
      rows = 2;
      card = Math.max(TOUCH, (room.height - lift) / (TALL * 1.5));
      while (rows * perRow(card) < count) rows++;
    }
  }
  card = Math.min(card, usable);
  const each = Math.ceil(count / rows);
  const tall = card * TALL;
  const drop = rows > 1 ? Math.max(TOUCH, tall * 0.5) : 0;
  const most = apart ? card * 1.1 : card * 0.92;
  const step = each > 1 ? Math.min(most, (usable - card) / (each - 1)) : most;
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / each);
    const inRow = Math.min(each, count - row * each);
    const offset = (i % each) - (inRow - 1) / 2;
    const bend = rows === 1 && inRow > 1 && !apart ? offset / ((inRow - 1) / 2) : 0;
    return {
      x: usable / 2 + offset * step - card / 2,
      y: row * drop + bend * bend * 5,
      angle: bend * Math.min(4, inRow * 0.6),
    };
  });
  return { spots, card, step, rows, height: tall + (rows - 1) * drop };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
