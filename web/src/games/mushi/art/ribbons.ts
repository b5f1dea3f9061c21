/**
 * The three ribbons: red with brush writing (the poetry ribbons), plain red, and blue. They differ in pattern as well
 * as in colour: writing, nothing, two pale bands at either end.
 */
import { INDIGO, INK, PAPER, RED } from "./palette";
import { at, fill, stroke } from "./svg";

export type Ribbon = "poetry" | "red" | "blue";

/** Brush marks of our own, not the letters of any script: a short column of strokes. */
const WRITING =
  "M-4-33C0-35 4-34 3-30C2-26-3-26-4-23M-5-19H4M0-23C1-16-2-14-4-11M4-13C2-9-3-8-2-4C0-1 4-3 4-6M-4 2C-1 0 3 1 2 5C1 9-4 9-3 13C-1 16 3 14 5 12M0 18V30M-4 23C0 21 3 21 5 23M-3 34C0 32 3 32 4 33";

/** A ribbon round (x, y), leaning by `turn`: 24 wide, 100 high. */
export function ribbon(kind: Ribbon, x: number, y: number, turn = 8) {
  const pattern = {
    poetry: stroke(WRITING, INK, 2.6),
    red: "",
    blue: stroke("M-12-42H12M-12-37H12M-12 37H12M-12 42H12", PAPER, 2),
  }[kind];
  const cloth = "M-12-50H12V50H-12z";
  return at(
    x,
    y,
    fill(cloth, kind === "blue" ? INDIGO : RED) +
      pattern +
      fill(cloth, "none", 2.4) +
      stroke("M-9.2-47V47", PAPER, 1),
    turn,
  );
}
