/** Mojo's part of the page. */
import { t } from "../../words/i18n.svelte";
import type { MojoEvent, MojoView } from "../../wire";
import type { GamePage } from "../registry";

export const page: GamePage<MojoView, MojoEvent> = {
  board: () => import("./board/Board.svelte"),
  screen: () => import("./board/Screen.svelte"),
  controls: { points: { step: 10, offered: [20, 100] } },
  hero: () => import("./Hero.svelte"),
  cloth: ["var(--felt)", "var(--felt-2)"],
  short: { points: 1 },
  book: () => import("./book"),
  asking: () => import("./asking"),
  pad: () => import("./pad"),
  progress: (view) => t("table-round", { round: view.round }),
  sheet: {
    row: () => t("sheet-round"),
    goal: (options) => t("sheet-limit", { points: Number(options.points) }),
    best: () => Math.min,
  },
};
