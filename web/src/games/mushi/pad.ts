/** Mushi with the printed cards. */
import { PAD_RULES, type MushiState } from "../../rules/games/mushi";
import { t } from "../../words/i18n.svelte";
import type { GameOnPad } from "../registry";
import { MONTHS } from "./texts";

export const pad: GameOnPad = {
  game: PAD_RULES,
  shelves: MONTHS.map((_, month) => [0, 1, 2, 3].map((card) => 4 * month + card)),
  across: 8,
  ender: null,
  whole: true,
  made: (s) =>
    PAD_RULES.view(s as MushiState, null).seats[0]!.yaku.map(({ name }) => t(`mushi-yaku-${name}`)),
};
