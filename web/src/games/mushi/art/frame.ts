/** The parts of every card: paper, rim, and the corner mark that names its month and kind. */
import { GREEN, INK, OCHRE, PAPER, RED, WINE } from "./palette";
import type { Kind } from "./cards";
import { at, circle, disc, fill, polar, polygon, steps, stroke, xy } from "./svg";

/** The card in its own units; the picture lies inside the rim, in 100 x 172. */
export const WIDTH = 112;
export const HEIGHT = 184;

/** The dark rim, drawn last: it also covers what hangs over the edges of the picture. */
export const rim = () =>
  `<rect x="3" y="3" width="106" height="178" rx="7" fill="none" stroke="${INK}" stroke-width="6"/>`;

// Figures drawn as strokes on a 6 x 10 field: they look the same with any font.
const DIGITS = [
  "M3 0C0 0 0 3 0 5C0 7 0 10 3 10C6 10 6 7 6 5C6 3 6 0 3 0",
  "M1 2L3.5 0V10",
  "M0 2.5C0-1 6-1 6 2.5C6 5 0 7 0 10H6",
  "M0 1C2-1 6 0 6 2.5C6 4 5 5 3 5C5 5 6 6 6 7.5C6 10 2 11 0 9",
  "M4.5 10V0L0 7H6",
  "M6 0H1L0.5 5C2 3.5 6 3.5 6 7C6 10 2 11 0 9",
  "", // no card is of June or July
  "",
  "M3 5C0 5 0 0 3 0C6 0 6 5 3 5C-1 5-1 10 3 10C7 10 7 5 3 5",
  "M6 3C6 7-1 7 0 3C0-1 6-1 6 3C6 6 5 9 3 10",
];

/** One shape for each kind, told apart without colour: a rayed sun, a paw, a ribbon, a bolt, a seed. */
const SIGNS: Record<Kind, () => string> = {
  bright: () => fill(polygon(steps(16, 0, 337.5).map((a, i) => polar(i % 2 ? 3.6 : 6.5, a))), RED),
  animal: () =>
    fill(
      "M0-1C4-1 6 6 2 5.5C1 5-1 5-2 5.5C-6 6-4-1 0-1zM-5-1.5a2 2 0 1 1 .1 0zM5.2-1.5a2 2 0 1 1 .1 0zM0-2.6a2.2 2.2 0 1 1 .1 0z",
      GREEN,
    ),
  ribbon: () => fill("M-3.5-6.5H3.5V6.5L0 3.5L-3.5 6.5z", INK),
  joker: () => fill("M2-7L-5 1.5H-.5L-2 7L5-2H.5z", OCHRE, 1.2),
  chaff: () => stroke("M0-4.5C4-1 4 4.5 0 4.5C-4 4.5-4-1 0-4.5z", INK, 2),
};

/** The sign of a kind, around the origin; 14 wide and high. */
export const sign = (kind: Kind) => SIGNS[kind]();

/** The corner mark: number of the month, sign of the kind. */
export function mark(month: number, kind: Kind) {
  const digits = [...String(month)];
  const left = digits.length > 1 ? 3.7 : 8;
  const figures = digits.map((digit, i) =>
    at(left + i * 9, 5.2, stroke(DIGITS[Number(digit)]!, INK, 2.2), 0, 1.15),
  );
  return at(
    4,
    4,
    fill("M0 0H24V31C24 35 22 37 18 37H0z", PAPER, 1.6) +
      figures.join("") +
      at(12, 27.5, sign(kind)),
  );
}

/** The back: waves under a five-petalled crest. */
export function back() {
  const waves: string[] = [];
  for (const [row, y] of steps(15, -2, 180).entries())
    for (const x of steps(6, row % 2 ? -12 : 0, row % 2 ? 108 : 120))
      for (const r of [12, 7]) waves.push(`M${xy(x - r, y)}a${xy(r, r)} 0 0 1 ${xy(2 * r, 0)}`);
  return (
    stroke(waves.join(""), RED, 1.6) +
    disc(50, 86, 25, WINE, 2, OCHRE) +
    fill(
      steps(5, 0, 288)
        .map((a) => circle(...polar(12, a, [50, 86]), 7))
        .join(""),
      OCHRE,
    ) +
    disc(50, 86, 4.5, WINE)
  );
}
