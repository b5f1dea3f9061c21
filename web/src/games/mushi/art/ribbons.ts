/**
 * The three ribbons: red with brush writing (the poetry ribbons), plain red, and blue. They differ in pattern as well
 * as in colour: writing, nothing, two pale bands at either end.
 */
import { INDIGO, INK, PAPER, RED } from "./palette";
import { at, fill, stroke } from "./svg";

export type Ribbon = "poetry" | "red" | "blue";

/** Brush marks of our own, not the letters of any script: a short column of strokes. */
const WRITING =
  "M-5-34C-1-37 4-36 2-32C0-28-4-28-3-24M5-28L-5-19M1-21C3-16-4-14-1-9C1-7 4-9 5-12M-5-4H5M0-9C0-2-3 2-5 5M0 0C3 2 4 4 5 6M-4 12C3 9 5 12 1 15C-3 18-5 21-3 23C0 25 4 23 5 20M0 27C-1 32 0 36 4 35M-4 31H4";

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
