// Generated from parlour/core/record.py by `make generate`.
// Do not edit: Python is the source, and what is written here is held against it.

import type { Options } from "./options.ts";

/** Round number `deal` (1 is the first) was dealt; its decks and picks follow. */
export interface Deal {
  deal: number;
}
/** Chance: the order into which cards were shuffled, top card first. */
export interface Deck {
  deck: string[];
}
/** Chance: the number `pick` was drawn out of 0..of-1. */
export interface Pick {
  pick: number;
  of: number;
}
/** A seat's action, as notation. */
export interface Acted {
  seat: number;
  action: string;
}
/** Seat number `undo` took back its action, the last one that still stood. */
export interface Undo {
  undo: number;
}
/** The person on the seat `left` has left the game; from here on a bot of this level plays. */
export interface Left {
  left: number;
  bot: string;
}
/** Between rounds, a person took the place of the bot on the seat `joined`. */
export interface Joined {
  joined: number;
}
/** The players agreed to end the game here: `scored`, by the rounds that are over, or not. */
export interface Ended {
  ended: "scored" | "unscored";
}
export type Entry = Deal | Deck | Pick | Acted | Undo | Left | Joined | Ended;
/** The record of a game. `parlour` is the version of its format. */
export interface GameRecord {
  parlour: number;
  game: string;
  rules?: number;
  edition: string;
  options: Options;
  seats: string[];
  entries: Entry[];
}
/** The kinds of entries, each by the name of its first field. */
export const KINDS = ["deal", "deck", "pick", "seat", "undo", "left", "joined", "ended"];
/** The newest version of a record's format. */
export const VERSION = 4;
