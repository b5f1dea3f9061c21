/** Mushi celebrates each yaku with petals of its own; a longer tune for one that is worth more. */
import { type Note, tune } from "../../sound/voices";
import { LAST, type Triumph, type Triumphs } from "../../table/triumphs/triumph";
import type { MushiEvent } from "../../wire";

function yaku(
  notes: readonly Note[],
  buzz: readonly number[],
  colours: readonly string[],
): Triumph {
  return { look: "petals", at: "announcement", notes, buzz, colours };
}

export const triumphs: Triumphs<MushiEvent> = {
  colours: ["#f2b5a2", "#e2a331", "#fdf1d8", "#d4452b"],
  voice: "koto",
  rows: [
    [
      { yaku: "wisterias" },
      yaku(tune("D6 Bb5 A5 F5", 0.13, 0.6), [50], ["#b79ae6", "#8e6fd0", "#e3d6fa"]),
    ],
    [
      { yaku: "paulownias" },
      yaku(tune("A4 D5 F5 A5", 0.13, 0.6), [50], ["#9a7bd1", "#e9c46a", "#f4ecff"]),
    ],
    [
      { yaku: "three_brights" },
      yaku(
        tune("D5 Eb5 G5 A5 D6 D5+A5+D6", 0.12, 0.7),
        [50, 50, 90],
        ["#f2b5a2", "#d4452b", "#ffe6a3"],
      ),
    ],
    [
      { yaku: "five_brights" },
      yaku(
        tune("D5 G5 A5 D6 Eb6 D6 A5+D6+G6 D5+D6", 0.1, 0.75),
        [50, 50, 50, 50, 150],
        ["#ffe6a3", "#e2a331", "#ffffff"],
      ),
    ],
    [{ kind: "deal_over" }, { ...LAST, at: "pile", notes: tune("D5 A4 D4", 0.14, 0.6), buzz: [] }],
  ],
};
