/** The games that this page can show. A new game: a folder beside this file, and a line here. */
import type { Component } from "svelte";
import { t, withTexts } from "../words/i18n.svelte";
import type { Look } from "../browser/looks.svelte";
import type { Book } from "./rulebook";
import type { TableModel } from "../table/session/model";
import type {
  Event,
  MojoEvent,
  MojoView,
  MushiEvent,
  MushiView,
  UnoEvent,
  UnoView,
  View,
} from "../wire";
import type { Controls, OptionValues } from "../table/houserules/options";

export type { OptionValues };

/** Fetched when it is shown: nobody loads pictures of games they do not play. */
type Lazy<C> = Promise<{ default: C }>;

/** What a game adds to the page; `V` and `E` are its view and its events. */
export interface GamePage<V extends View = View, E extends Event = Event> {
  /** The table while a game runs and when it is over. */
  board(): Lazy<Component<{ table: TableModel<V, E> }>>;
  /** House rules with a nicer control than the server's description suggests. */
  controls?: Controls;
  /** A picture for the home page, without words. */
  hero(): Lazy<Component>;
  /** Its rules, for people to read. */
  book(): Promise<{ book: Book }>;
  /** What else readers can choose of its looks. */
  looks?: readonly Look[];
  /** Whether seats may act out of turn, in a moment whose length the host sets. */
  moments?: boolean;
  /** How far the game has come, in a word or two, for the bar above the table. */
  progress(view: V): string;
  sheet: {
    /** What a row of the score sheet is. */
    row(): string;
    /** When the game ends and who wins. */
    goal(options: OptionValues): string;
    /** Picks the best points of a row. */
    best(options: OptionValues): (...points: number[]) => number;
  };
}

/** A table is only ever given views of its own game, which its TableInfo names. */
function page<V extends View, E extends Event>(game: GamePage<V, E>): GamePage {
  return game as unknown as GamePage;
}

const pages: Record<string, GamePage> = {
  mojo: page<MojoView, MojoEvent>({
    board: () => import("./mojo/board/Board.svelte"),
    controls: { points: { step: 10, offered: [20, 50, 100] } },
    hero: () => import("./mojo/Hero.svelte"),
    book: () => import("./mojo/book"),
    progress: (view) => t("table-round", { round: view.round }),
    sheet: {
      row: () => t("sheet-round"),
      goal: (options) => t("sheet-limit", { points: Number(options.points) }),
      best: () => Math.min,
    },
  }),
  mushi: page<MushiView, MushiEvent>({
    board: () => import("./mushi/board/Board.svelte"),
    controls: { deals: { offered: [6, 12] } },
    hero: () => import("./mushi/Hero.svelte"),
    book: () => import("./mushi/book"),
    looks: ["marks"],
    progress: (view) => t("mushi-progress", { deal: view.deal, deals: view.deals }),
    sheet: {
      row: () => t("mushi-sheet-deal"),
      goal: (options) => t("mushi-sheet-goal", { deals: Number(options.deals) }),
      best: () => Math.max,
    },
  }),
  uno: page<UnoView, UnoEvent>({
    board: () => import("./uno/board/Board.svelte"),
    controls: { points: { step: 50, offered: [200, 500] } },
    hero: () => import("./uno/Hero.svelte"),
    book: () => import("./uno/book"),
    moments: true,
    progress: (view) => t("table-round", { round: view.round }),
    sheet: {
      row: () => t("sheet-round"),
      goal: (options) =>
        t("uno-sheet-goal", { points: Number(options.points), scoring: String(options.scoring) }),
      best: (options) => (options.scoring === "alternative" ? Math.min : Math.max),
    },
  }),
};

export const games: Record<string, GamePage> = Object.fromEntries(
  Object.entries(pages).map(([name, page]) => [
    name,
    {
      ...page,
      board: () => withTexts(name, page.board()),
    },
  ]),
);
