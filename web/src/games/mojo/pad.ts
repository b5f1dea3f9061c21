/** Mojo with the printed cards. */
import { PAD_RULES, type MojoState } from "../../rules/games/mojo";
import { t } from "../../words/i18n.svelte";
import type { GameOnPad } from "../registry";

export const pad: GameOnPad = {
  game: PAD_RULES,
  // A row for each colour.
  shelves: [
    [0, 1],
    [2, 3, 4],
    [5, 6, 7],
    [8, 9, 10],
    [11, 12],
  ],
  across: 6,
  ender: "always",
  note: (s) => t("mojo-face", { face: (s as MojoState).face }),
};
