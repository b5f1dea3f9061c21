/** Mushi's part of the page. */
import { t } from "../../words/i18n.svelte";
import type { MushiEvent, MushiView } from "../../wire";
import type { GamePage } from "../registry";

export const page: GamePage<MushiView, MushiEvent> = {
  board: () => import("./board/Board.svelte"),
  screen: () => import("./board/Screen.svelte"),
  controls: { deals: { offered: [6] } },
  hero: () => import("./Hero.svelte"),
  cloth: ["var(--lacquer)", "var(--lacquer-2)"],
  short: { deals: 3 },
  book: () => import("./book"),
  asking: () => import("./asking"),
  pad: () => import("./pad"),
  looks: ["marks"],
  progress: (view) => t("mushi-progress", { deal: view.deal, deals: view.deals }),
  sheet: {
    row: () => t("mushi-sheet-deal"),
    goal: (options) => t("mushi-sheet-goal", { deals: Number(options.deals) }),
    best: () => Math.max,
  },
};
