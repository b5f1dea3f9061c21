/** UNO's part of the page. */
import { t } from "../../words/i18n.svelte";
import type { UnoEvent, UnoView } from "../../wire";
import type { GamePage } from "../registry";

export const page: GamePage<UnoView, UnoEvent> = {
  board: () => import("./board/Board.svelte"),
  screen: () => import("./board/Screen.svelte"),
  controls: { points: { step: 50, offered: [200] } },
  hero: () => import("./Hero.svelte"),
  cloth: ["var(--velvet)", "var(--velvet-2)"],
  short: { points: 1 },
  book: () => import("./book"),
  asking: () => import("./asking"),
  pad: () => import("./pad"),
  moments: true,
  progress: (view) => t("table-round", { round: view.round }),
  sheet: {
    row: () => t("sheet-round"),
    goal: (options) =>
      t("uno-sheet-goal", { points: Number(options.points), scoring: String(options.scoring) }),
    best: (options) => (options.scoring === "alternative" ? Math.min : Math.max),
  },
};
