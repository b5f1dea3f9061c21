/** Mojo celebrates Mojo Time. */
import { tune } from "../../sound/voices";
import type { Triumphs } from "../../table/triumphs/triumph";
import type { MojoEvent } from "../../wire";

export const triumphs: Triumphs<MojoEvent> = {
  colours: ["#ffd667", "#ff5f95", "#ffe6a3", "#ff9a4d"],
  voice: "marimba",
  rows: [
    [
      { kind: "laid" },
      { look: "rays", at: "seat", notes: tune("C5 G4 C5 E5+G5", 0.11, 0.6), buzz: [40, 40, 80] },
    ],
  ],
};
