/** Mushi with the printed cards. */
import { GAME } from "../../rules/games/mushi";
import { t } from "../../words/i18n.svelte";
import type { GameOnPad } from "../registry";
import { MONTHS } from "./texts";

export const pad: GameOnPad = {
  game: GAME,
  shelves: MONTHS.map((_, month) => [0, 1, 2, 3].map((card) => 4 * month + card)),
  across: 8,
  ender: null,
  whole: true,
  made: () =>
    ["five_brights", "three_brights", "wisterias", "paulownias"].map((yaku) =>
      t(`mushi-yaku-${yaku}`),
    ),
};
