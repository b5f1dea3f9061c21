/** Tables that show one position, for tests and the gallery. */
import { Hints } from "./hints.svelte";
import type { Event, TableInfo, View } from "../../wire";
import type { Presenter, TableModel, UpdateOf } from "./model";
import { Updates } from "./updates.svelte";

/** Short and long, in several scripts: all must fit. */
const NAMES = [
  "You",
  "Ada",
  "Wilhelmina Wolfeschlegel",
  "Emmy",
  "محمد بن موسى الخوارزمي",
  "Софья Ковалевская",
  "👩🏽‍🚀👨‍👩‍👧‍👦 Family",
  "WWWWWWWWWWWWWWWWWWWWWWWW",
  "Carl",
  "Sophie",
];

/** You, the host, among bots. */
export function tableOf(game: string, seats: number, options: TableInfo["options"]): TableInfo {
  return {
    type: "table",
    table: "fixture",
    game,
    options,
    seats: NAMES.slice(0, seats).map((name, i) => ({
      kind: i === 0 ? "person" : "bot",
      name,
      bot: i === 0 ? null : "medium",
      online: true,
      host: i === 0,
      ready: i !== 0,
    })),
    status: "playing",
    games: 1,
    spectators: 0,
    pace: 1000,
    moment: 4000,
    hints: false,
    talk: "off",
    commitment: "",
    stopped: null,
  };
}

/** A position that stands still: nobody plays here, and taps are only noted. */
export class FixtureTable<V extends View, E extends Event> implements TableModel<V, E> {
  readonly hints = new Hints(() => true);
  readonly host = true;
  readonly online = true;
  readonly pending = false;
  readonly ahead: boolean = true;
  readonly record = null;
  readonly again = null;
  readonly proof = null;
  readonly reopen = null;
  readonly seat: number | null;
  readonly tableInfo: TableInfo;
  /** The actions that were tapped, for tests. */
  readonly acted: string[] = [];
  readonly #updates = new Updates<V, E>();
  readonly history = this.#updates.history;

  constructor(tableInfo: TableInfo, update: UpdateOf<V, E>) {
    this.tableInfo = tableInfo;
    this.seat = update.view.seat;
    this.#updates.shown = update;
    this.#updates.newest = update.entry;
  }

  get shown(): UpdateOf<V, E> {
    return this.#updates.shown!;
  }
  get hintable(): boolean {
    return this.shown.view.legal.length > 0;
  }

  /** Shows the next update. */
  push(update: UpdateOf<V, E>): void {
    void this.#updates.push(update);
  }

  act(action: string): void {
    this.acted.push(action);
  }
  /** An answer that a server might give: the moves in their order, each a little worse. */
  askHint(): void {
    const { entry } = this.shown;
    this.hints.ask(entry, "fixture");
    const moves = this.shown.view.legal.map(({ action }, i) => ({
      action,
      share: Math.max(0.05, 0.6 - 0.007 * i * i),
      best: i === 0,
    }));
    this.hints.receive({ type: "hint", id: "fixture", entry, level: "expert", moves });
  }
  ready(): void {}
  rematch(): void {}
  readonly begun = null;
  present(presenter: Presenter<V, E>): () => void {
    return this.#updates.present(presenter);
  }
}
