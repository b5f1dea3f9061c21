/**
 * The layout of an arena: the other seats lie along the left side, the top and the right side, clockwise from the
 * player's left hand, and the middle between them. Pure arithmetic in CSS pixels.
 */
import type { Box, Size } from "./board";

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

/** The widest card, wider than `over`, with which a form of the middle fits into a box: as many pixels less than
 * the most as must be. Wider cards make a form wider, though not always higher. */
function widest(box: Size, form: Form, [least, most]: Wants["card"], over: number): number | null {
  const wide = (less: number): boolean => form.size(most - less).width > box.width;
  const end = Math.ceil(most - Math.max(least * 0.6, over));
  let less = 0;
  for (let high = end; less < high;) {
    const middle = Math.floor((less + high) / 2);
    if (wide(middle)) less = middle + 1;
    else high = middle;
  }
  while (less < end && form.size(most - less).height > box.height) less++;
  return less < end ? most - less : null;
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
