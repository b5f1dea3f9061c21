/** A position to look at: nobody plays here, and what is tapped goes nowhere. */
import { Hints } from "../hints.svelte";
import type { Event, TableInfo, View } from "../wire";
import { History } from "./history.svelte";
import type { Presenter, TableModel, UpdateOf } from "./model";
import { Updates } from "./updates.svelte";

export class FixtureTable<V extends View, E extends Event> implements TableModel<V, E> {
  readonly history = new History<E>();
  readonly hints = new Hints(() => true);
  readonly host = true;
  readonly online = true;
  readonly pending = false;
  readonly record = null;
  readonly seat: number | null;
  readonly tableInfo: TableInfo;
  /** What has been tapped, for tests. */
  readonly acted: string[] = [];
  readonly #updates = new Updates<V, E>();

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

  /** What happens next. */
  push(update: UpdateOf<V, E>): void {
    this.#updates.push(update);
  }

  act(action: string): void {
    this.acted.push(action);
  }
  /** What a server might answer: the moves in their order, each a little worse. */
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
  present(presenter: Presenter<V, E>): () => void {
    return this.#updates.present(presenter);
  }
}
