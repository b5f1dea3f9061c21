/** The sizes of a seat's plate; `SeatPlate.svelte` fills them. */
import type { SeatInfo } from "../wire";
import type { Plate } from "./arrange";
import { LETTER, longestWord, widthFor } from "./wrap";

/** The props of a game's plate, which `SeatPlate` passes on. */
export interface PlateProps {
  seat: number;
  info: SeatInfo;
  /** One of PLATES. */
  size: string;
  active: boolean;
}

/** The largest first, for names of one line; and how much of their width no name can have. */
const PLATES: readonly (Plate & { beside: number })[] = [
  { name: "large", lines: 1, width: 168, height: 92, cost: 0, beside: 69 },
  { name: "small", lines: 1, width: 112, height: 72, cost: 0.07, beside: 53 },
  { name: "tiny", lines: 1, width: 118, height: 42, cost: 0.14, beside: 14 },
  { name: "tiny", lines: 1, width: 100, height: 42, cost: 0.21, beside: 14 },
  { name: "bare", lines: 1, width: 64, height: 42, cost: 0.5, beside: 14 },
];

/** The height of a further line of the smallest letters. */
const LINE = 14.4;
/** The most lines of a name. */
const MOST_LINES = 5;
/** The cost of a name that is cut; and that it takes one more line. */
const CUT = 1;
const MORE = 0.012;
/** The cost, a line, of a name of which still less is seen. */
const LESS = 0.05;
/** The cost of broken words: that there are any, and more if all names have some. */
const BROKEN = 0.12;
const ALL_BROKEN = 0.4;
/** The cost of a plate that is twice as wide, which hides the table; of one three times as wide, four times that. */
const WIDE = 0.15;
/** How much wider a plate may be, so that fewer of the names that are cut are broken. */
const WIDER = 1.5;

/** The plates for these names: where one is too long for the usual ones, also wider and higher ones,
 * on which all can be read. */
export function platesFor(names: readonly string[]): Plate[] {
  const widths = Array.from({ length: MOST_LINES }, (_, n) => widthFor(names, n + 1) * LETTER);
  const words = names.map((name) => longestWord([name]) * LETTER);
  return PLATES.flatMap(({ beside, ...plate }) => {
    if (widths[0]! + beside <= plate.width) return [plate];
    const needed = words.map((word) => Math.ceil(word + beside));
    const broken = (width: number): number => {
      const share = needed.filter((least) => width < least).length / names.length;
      return share && BROKEN + ALL_BROKEN * share;
    };
    const whole = widths.map((least, n) => {
      const width = Math.ceil(Math.max(plate.width, least + beside));
      const height = plate.height + Math.ceil(n * LINE);
      const wide = WIDE * (width / plate.width - 1) ** 2;
      const cost = plate.cost + MORE * (n + 1) + wide + broken(width);
      return { ...plate, lines: n + 1, width, height, cost };
    });
    const enough = whole.findIndex(({ width }) => width === plate.width);
    const usual = needed.filter((width) => width <= plate.width * WIDER);
    const cut = [...new Set([plate.width, Math.max(plate.width, ...usual)])].flatMap((width) =>
      [3, 2, 1].map((lines) => {
        const height = plate.height + Math.ceil((lines - 1) * LINE);
        const cost = plate.cost + CUT + LESS * (MOST_LINES - lines) + broken(width);
        return { ...plate, lines, width, height, cut: true, cost };
      }),
    );
    return [...whole.slice(0, enough < 0 ? MOST_LINES : enough + 1), ...cut];
  });
}

/** A hand as the viewer knows it: face up what has been seen, null for the rest. */
export function handSeen<C>(
  hand: readonly C[] | null | undefined,
  size: number,
  known: readonly C[],
): (C | null)[] {
  if (hand) return [...hand];
  return [...known, ...Array<null>(Math.max(0, size - known.length)).fill(null)];
}
