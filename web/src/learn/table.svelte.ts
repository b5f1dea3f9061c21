/** A table where the rules are learned: the pupil's board, with others who play as the lesson says. */
import { Hints } from "../table/session/hints.svelte";
import { t, type Text } from "../words/i18n.svelte";
import type { Table } from "../rules/table";
import type { Presenter, TableModel, UpdateOf } from "../table/session/model";
import { Updates } from "../table/session/updates.svelte";
import type { Event, TableInfo, View } from "../wire";
import { type Played, PUPIL } from "./lesson";
import { play } from "./positions";

/** Receives the pupil's moves, and judges them. */
export interface Listener {
  /** The question that the coach asks now instead of a move. */
  asks(): Text | null;
  acted(action: string): void;
  /** Has read the scores. */
  read(): void;
}

export class LessonTable<V extends View = View, E extends Event = Event> implements TableModel<
  V,
  E
> {
  readonly seat = PUPIL;
  readonly host = true;
  readonly online = true;
  readonly ahead = false;
  readonly hintable = false;
  readonly record = null;
  readonly again = null;
  readonly proof = null;
  readonly hints = new Hints(() => true);
  readonly tableInfo: TableInfo;
  /** True if the other players are about to play. */
  pending = $state.raw(false);
  readonly #table: Table<V, E>;
  readonly #on: Listener;
  readonly #updates = new Updates<V, E>();
  readonly history = this.#updates.history;

  constructor(table: Table<V, E>, names: readonly string[], on: Listener) {
    this.#table = table;
    this.#on = on;
    this.tableInfo = {
      type: "table",
      table: "lesson",
      game: table.game.name,
      options: table.options as TableInfo["options"],
      seats: names.map((name, seat) => ({
        kind: seat === PUPIL ? "person" : "bot",
        name,
        bot: null,
        online: true,
        host: seat === PUPIL,
        ready: seat !== PUPIL,
      })),
      status: "playing",
      games: 1,
      spectators: 0,
      pace: 0,
      moment: 0,
      hints: false,
      talk: "off",
      commitment: "",
    };
    this.#updates.shown = this.#update(table.journalSize);
    this.#updates.newest = this.shown.entry;
  }

  get shown(): UpdateOf<V, E> {
    return this.#updates.shown!;
  }

  /** The position, and the events since the journal had `since` facts. */
  #update(since: number): UpdateOf<V, E> {
    const { entries, sheet } = this.#table;
    return {
      type: "update",
      entry: entries.length,
      events: this.#table.events(PUPIL, since),
      view: this.#table.view(PUPIL),
      sheet,
    };
  }

  /** Carries out a move, of the pupil or of somebody else; resolves when the board has shown it. */
  carryOut(move: Played): Promise<void> {
    const since = this.#table.journalSize;
    play(this.#table, move);
    return this.#updates.push(this.#update(since));
  }

  /** Marks a move on the board, as a hint does. */
  mark(action: string): void {
    const { entry } = this.shown;
    this.hints.ask(entry, action);
    const moves = [{ action, share: 1, best: true }];
    this.hints.receive({ type: "hint", id: action, entry, level: "", moves });
  }

  get asks(): string | null {
    const text = this.#on.asks();
    return text && t(text.id, text.args);
  }

  act(action: string): void {
    if (!this.pending) this.#on.acted(action);
  }
  askHint(): void {}
  ready(): void {
    this.#on.read();
  }
  readonly reopen = null;
  readonly begun = null;
  rematch(): void {
    this.#on.read();
  }
  present(presenter: Presenter<V, E>): () => void {
    return this.#updates.present(presenter);
  }
}
