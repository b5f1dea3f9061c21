/** The games that this page can show. A new game: a folder beside this file, and a line here. */
import type { Component } from "svelte";
import type { Session } from "../session.svelte";
import type { GameInfo, MojoView, View } from "../wire";
import MojoBoard from "./mojo/Board.svelte";
import MojoHelp from "./mojo/Help.svelte";
import MojoHero from "./mojo/Hero.svelte";
import MojoOptions from "./mojo/Options.svelte";

export type OptionValues = Record<string, string | number | boolean | null>;

export interface GamePage {
  /** The table while a game runs and when it is over; adds to `history` what happened. */
  Board: Component<{ session: Session; history: string[] }, object, "history">;
  /** House rules, as a form. */
  Options: Component<{ info: GameInfo; values: OptionValues; seats: number }, object, "values">;
  /** A picture for the home page. */
  Hero: Component;
  Help: Component<{ options: OptionValues }>;
  /** Points that end the game, for the score sheet. */
  limit(options: OptionValues): number;
  /** Which round it is, from 1. */
  round(view: View): number;
}

export const games: Record<string, GamePage> = {
  mojo: {
    Board: MojoBoard,
    Options: MojoOptions,
    Hero: MojoHero,
    Help: MojoHelp,
    limit: (options) => Number(options.points),
    round: (view) => (view as MojoView).round,
  },
};
