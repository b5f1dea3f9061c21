/** The games that this page can show: a folder for each beside this file, whose `page.ts` says what it adds. */
import type { Component } from "svelte";
import { withTexts } from "../words/i18n.svelte";
import type { Look } from "../browser/looks.svelte";
import type { Question } from "./asking";
import type { Book } from "./rulebook";
import type { PadRules, State } from "../rules/native";
import type { TableModel } from "../table/session/model";
import type { Event, View } from "../wire";
import type { Controls, OptionValues } from "../table/houserules/options";

export type { OptionValues };

/** Fetched when it is shown: nobody loads pictures of games they do not play. */
type Lazy<C> = Promise<{ default: C }>;

/** A game that is played with printed cards, for the score pad. */
export interface GameOnPad {
  game: PadRules;
  /** All faces, in the rows in which they are offered. */
  shelves: readonly (readonly number[])[];
  /** The number of them that lie side by side on a phone. */
  across: number;
  /** True if somebody ends a round: always, or unless it is blocked. */
  ender: "always" | "mostly" | null;
  /** True if no card is left over: what one of two players has not, the other has. */
  whole?: boolean;
  /** The things that cards make besides their count, bit by bit, in words. */
  made?(s: State): readonly string[];
  /** A line about the table between rounds. */
  note?(s: State): string;
}

/** The part of the page that is one game's own; `V` and `E` are its view and its events. */
export interface GamePage<V extends View = View, E extends Event = Event> {
  /** The table while a game runs and when it is over. */
  board(): Lazy<Component<{ table: TableModel<V, E> }>>;
  /** Its board for the screen in the room; a game without one shows its usual table there. */
  screen?(): Lazy<Component<{ table: TableModel<V, E> }>>;
  /** House rules with a nicer control than the server's description suggests. */
  controls?: Controls;
  /** A picture for the home page, without words, and the colours of the cloth under it, lit and in shade. */
  hero(): Lazy<Component>;
  cloth: readonly [string, string];
  /** House rules that make a first game short. */
  short?: OptionValues;
  /** Its rules, for people to read. */
  book(): Promise<{ book: Book }>;
  /** What people argue about at the table, settled by the rules. */
  asking?(): Promise<{ questions: readonly Question[] }>;
  /** Its score pad; without it, points are written down and added up. */
  pad?(): Promise<{ pad: GameOnPad }>;
  /** More of its looks that readers can choose. */
  looks?: readonly Look[];
  /** True if seats may act out of turn, in a moment whose length the host sets. */
  moments?: boolean;
  /** The progress of the game, in a word or two, for the bar above the table. */
  progress(view: V): string;
  sheet: {
    /** The name of a row of the score sheet. */
    row(): string;
    /** When the game ends and who wins. */
    goal(options: OptionValues): string;
    /** Picks the best points of a row. */
    best(options: OptionValues): (...points: number[]) => number;
  };
}

/** A table is only ever given views of its own game, which its TableInfo names. */
const pages = import.meta.glob<GamePage>("./*/page.ts", { eager: true, import: "page" });

export const games: Record<string, GamePage> = Object.fromEntries(
  Object.entries(pages).map(([path, page]) => {
    const name = path.split("/")[1]!;
    return [name, { ...page, board: () => withTexts(name, page.board()) }];
  }),
);
