/** UNO celebrates a call, a catch and a bluff that was seen through. */
import { tune } from "../../sound/voices";
import type { Triumph, Triumphs } from "../../table/triumphs/triumph";
import type { UnoEvent } from "../../wire";

const CALLED: Triumph = {
  look: "burst",
  at: "seat",
  notes: tune("B5 E6 G#6", 0.09, 0.55),
  buzz: [50],
};
const CAUGHT: Triumph = {
  look: "bolts",
  at: "seat",
  notes: tune("E6 Bb5 E5", 0.09, 0.4),
  buzz: [80, 50, 80],
  colours: ["#ff8d96", "#ffdd45", "#ffffff"],
};

export const triumphs: Triumphs<UnoEvent> = {
  colours: ["#ff6bbd", "#57c8ff", "#d8ff6b", "#ffdd45"],
  voice: "glass",
  rows: [
    [{ kind: "called" }, CALLED],
    [{ kind: "caught" }, CAUGHT],
  ],
  marked: [{ calls: true }, { kind: "challenged" }],
};
