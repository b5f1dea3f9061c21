/** What Hazard adds to the page. */
import { t } from "../../words/i18n.svelte";
import type { HazardEvent, HazardView } from "../../wire";
import type { GamePage } from "../registry";

export const page: GamePage<HazardView, HazardEvent> = {
  board: () => import("./board/Board.svelte"),
  hero: () => import("./Hero.svelte"),
  cloth: ["var(--felt)", "var(--felt-2)"],
  book: () => import("./book"),
  progress: (view) => t("table-round", { round: view.round }),
  sheet: {
    row: () => t("sheet-round"),
    goal: (options) => t("hazard-goal", { rounds: Number(options.rounds) }),
    best: () => Math.max,
  },
};
