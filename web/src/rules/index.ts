// `parlour-rules`: tables, records and bots, for other pages and tools. The games are beside it.
import type { Game, State } from "./native.ts";
import { Table, type Settings } from "./table.ts";
import type { GameRecord } from "./entries.ts";

export { Bot, type Random } from "./bots.ts";
export { Secure } from "./chance.ts";
export type { Acted, Deal, Deck, Entry, Pick } from "./entries.ts";
export * from "./errors.ts";
export type { Account, Decision, Note, Point, Review } from "./findings.ts";
export { mistakes } from "./findings.ts";
export type { Game, Level, MoveValue, OptionInfo, Source, State } from "./native.ts";
export type { Options } from "./options.ts";
export { lookBack, Pace, type Progress, UnfinishedError } from "./review.ts";
export type { Analysis } from "./search.ts";
export { RecordError, Table } from "./table.ts";
export type { Settings } from "./table.ts";
export type { GameRecord } from "./entries.ts";

/** A new table: `players` are names, or how many there are (OptionError). */
export function table<V, E>(
  game: Game<State, V, E>,
  players: readonly string[] | number,
  settings: Settings = {},
): Table<V, E> {
  const names =
    typeof players === "number"
      ? Array.from({ length: players }, (_, seat) => `seat ${seat}`)
      : players;
  return new Table(game, names, settings);
}

/** The table at the end of a record (OptionError, RecordError). */
export function replay<V, E>(game: Game<State, V, E>, record: GameRecord): Table<V, E> {
  return Table.resume(game, record);
}
