/**
 * The layout of a Mushi table, from the space there is: the mat, and for each seat a panel with
 * what it has captured and how close its yaku are. The panels lie above and below the mat, or one
 * above the other to its left, down to the foot of the board where there is room. Pure arithmetic in CSS pixels.
 */
import { type Box, type Hold, type Size, TOUCH } from "../../../layout/board";

/** Hanafuda are this much taller than wide. */
export const SHAPE = 184 / 112;
/** The hand: eight cards at most, with no signs above them. */
export const HOLD: Hold = { tall: SHAPE, most: 8, signs: false };
/** With more cards than this on the table, which is rare, they get smaller. */
const TABLE = 12;
/** The widest card on the mat. */
const WIDEST = 160;
const GAP = 4;

/** The cards of the table in rows, right of them the draw pile above the card turned up. */
export interface Grid {
  columns: number;
  rows: number;
  card: number;
  /** Between cards; half of it on each side belongs to what can be tapped. */
  gap: number;
}

/**
 * The forms of yaku: `full`, a line for each with its cards; `lines`, a line for each; `pairs`, two
 * in a line; or only that many of them, the nearest first.
 */
export type YakuForm = "full" | "lines" | "pairs" | number;

/** The contents of a panel, and their sizes. */
export interface Look {
  /** Kinds of captured cards side by side: 4, or 2 in each of two rows. */
  columns: 2 | 4;
  /** Width of a captured card; 0: they are counted only. */
  card: number;
  yaku: YakuForm;
  /** Heights of the line that says who sits here, of a row of kinds, of a yaku. */
  head: number;
  row: number;
  line: number;
}

export interface Arrangement {
  /** The width that the panels take of what is below the arena. */
  column: number;
  /** The panels of the seat across and of the seat below. */
  panels: [Box, Box];
  mat: Box;
  grid: Grid;
  look: Look;
}

/** Borders and padding of a panel, and between its parts. */
const FRAME = 8;
const PART = 4;
/** The number of points captured, after the kinds. */
const VALUE = 38;

const FORMS: readonly { yaku: YakuForm; lines: number; width: number; worth: number }[] = [
  { yaku: "full", lines: 6, width: 270, worth: 15 },
  { yaku: "lines", lines: 4, width: 150, worth: 12 },
  { yaku: "pairs", lines: 2, width: 316, worth: 12 },
  { yaku: 3, lines: 3, width: 150, worth: 7 },
  { yaku: 2, lines: 2, width: 150, worth: 3 },
  { yaku: 1, lines: 1, width: 150, worth: 0 },
];
const CARDS = [0, 18, 20, 22, 24, 26, 28, 31, 34, 38, 42, 46, 52] as const;
const COLUMNS = [176, 184, 200, 206, 220, 240, 260, 280, 300, 330, 360, 400, 440] as const;
/** A panel that is wider than this is hard to read. */
const BROAD = 900;

/** `bare`: the seat below needs no line saying who sits there; `left`: for the left hand, the mat
 * lies to the left of the panels; `below`: the height below the arena that panels may have, too. */
export function arrange(arena: Size, bare: boolean, left = false, below = 0): Arrangement {
  let best: Arrangement | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const found of tries(arena, bare, below)) {
    const value = seen(found.grid.card) + worth(found.look, found.panels[0].width);
    if (value > most) [best, most] = [found, value];
  }
  return left ? mirrored(best!, arena) : best!;
}

function mirrored(laid: Arrangement, { width }: Size): Arrangement {
  const over = (box: Box): Box => ({ ...box, x: width - box.x - box.width });
  const [top, bottom] = laid.panels;
  return { ...laid, panels: [over(top), over(bottom)], mat: over(laid.mat) };
}

function* tries(arena: Size, bare: boolean, below: number): Generator<Arrangement> {
  const { width, height } = arena;
  const high = height + Math.max(0, below - GAP);
  const heads = bare ? [1, 0] : [1, 1];
  for (const look of looks(high)) {
    const [top, bottom] = heads.map((head) => heightOf(look, head === 1)) as [number, number];
    const free = height - top - bottom - 2 * GAP;
    if (width <= BROAD && fits(look, width - 2 * GAP) && (free > 0 || isLeast(look))) {
      const mat = { x: GAP, y: top + GAP, width: width - 2 * GAP, height: free };
      yield {
        column: 0,
        panels: [
          { x: GAP, y: 0, width: width - 2 * GAP, height: top },
          { x: GAP, y: height - bottom, width: width - 2 * GAP, height: bottom },
        ],
        mat,
        grid: gridOf(mat),
        look,
      };
    }
    if (top + bottom + GAP > high) continue;
    for (const column of COLUMNS) {
      if (column > Math.max(width * 0.42, Math.min(220, width * 0.45))) continue;
      if (!fits(look, column)) continue;
      const mat = { x: column + 2 * GAP, y: 0, width: width - column - 3 * GAP, height };
      // Divide up what is left.
      const spare = (high - top - bottom - GAP) / 2;
      yield {
        column: below && column + GAP,
        panels: [
          { x: GAP, y: 0, width: column, height: top + spare },
          { x: GAP, y: high - bottom - spare, width: column, height: bottom + spare },
        ],
        mat,
        grid: gridOf(mat),
        look,
      };
    }
  }
}

function* looks(high: number): Generator<Look> {
  const tight = high < 360;
  const [head, count, line] = tight ? [28, 22, 16] : [36, 26, 19];
  for (const columns of [4, 2] as const)
    for (const card of CARDS)
      for (const { yaku } of FORMS)
        yield { columns, card, yaku, head, row: card ? Math.ceil(card * SHAPE) + 4 : count, line };
}

const isLeast = (look: Look): boolean => look.columns === 4 && !look.card && look.yaku === 1;

const formOf = (look: Look) => FORMS.find(({ yaku }) => yaku === look.yaku)!;

export function heightOf(look: Look, head: boolean): number {
  const rows = 4 / look.columns;
  return (
    FRAME +
    (head ? look.head + PART : 0) +
    rows * look.row +
    (rows - 1) * 2 +
    PART +
    formOf(look).lines * look.line
  );
}

/** Space for the cards of a kind, beside its sign and its number. */
function roomOf(look: Look, width: number): number {
  return (width - FRAME - VALUE) / look.columns - (look.card ? 28 : 0);
}

function fits(look: Look, width: number): boolean {
  return width >= formOf(look).width && roomOf(look, width) >= (look.card ? look.card * 1.5 : 40);
}

/** The worth of cards on the mat by their width: each pixel twice until they are told apart at a
 * glance, and half beyond what is easily read. */
const seen = (card: number): number => card + Math.min(card, 36) - Math.max(0, card - 84) / 2;

/** The worth of a panel, by the same measure: large captured cards of which much is seen. */
function worth(look: Look, width: number): number {
  const open = look.card ? (roomOf(look, width) - look.card) / (4 * look.card) : 0;
  return 0.7 * look.card * (0.3 + 0.7 * Math.min(1, open)) + formOf(look).worth + 0.01 * width;
}

/** The grid with the widest cards; `used`: at least this many rows; `usual`: room for so many cards. */
export function gridOf(mat: Size, used = 0, columns = 0, usual = TABLE): Grid {
  let best: Grid | null = null;
  const gap = Math.min(mat.width, mat.height * 1.5) < 420 ? 4 : 9;
  for (const c of columns ? [columns] : [6, 5, 4, 3, 7, 8]) {
    const rows = Math.max(2, Math.ceil(usual / c), used);
    const inner = insideOf(mat);
    const card = Math.floor(
      Math.min(
        WIDEST,
        (inner.width - (c + 2) * gap) / (c + 1),
        (inner.height - (rows - 1) * gap) / rows / SHAPE,
      ),
    );
    if (!best || card > best.card) best = { columns: c, rows, card, gap };
  }
  return best!;
}

/** The mat without its rim. */
export function insideOf({ width, height }: Size): Box {
  const rim = Math.min(width, height * 1.5) < 420 ? 6 : 14;
  return { x: rim, y: rim, width: width - 2 * rim, height: height - 2 * rim };
}

/** The places on a mat: a cell of the grid, the draw pile, the card turned up. */
export function placesOn(mat: Size, grid: Grid) {
  const { columns, rows, card, gap } = grid;
  const tall = card * SHAPE;
  const inner = insideOf(mat);
  // A finger wide, where there is room beside small cards.
  const room = (inner.width - gap * 1.5) / (columns + 1);
  const [wide, high] = [Math.max(card + gap, Math.min(TOUCH, room)), tall + gap];
  const left = inner.x + (inner.width - (columns + 1) * wide - gap) / 2;
  const top = inner.y + (inner.height - rows * high) / 2;
  const aside = left + columns * wide + gap * 1.5;
  const middle = top + (rows * high) / 2;
  const size = { width: card, height: tall };
  return {
    cell: (n: number): Box => ({
      x: left + (n % columns) * wide,
      y: top + Math.floor(n / columns) * high,
      width: wide,
      height: high,
    }),
    pile: { x: aside, y: middle - tall - gap / 2, ...size },
    turned: { x: aside, y: middle + gap / 2, ...size },
  };
}
