/** A recorded game on a board: the film, from one seat. Nobody plays here. */
import { t } from "../words/i18n.svelte";
import { inSentence } from "../words/names";
import { Hints } from "../table/session/hints.svelte";
import type { Told } from "../table/session/history.svelte";
import type { Presenter, TableModel, UpdateOf } from "../table/session/model";
import { Updates } from "../table/session/updates.svelte";
import type { Event, TableInfo, View } from "../wire";
import type { Film } from "./film";

export class ReplayTable<V extends View = View, E extends Event = Event> implements TableModel<
  V,
  E
> {
  readonly host = false;
  readonly online = true;
  readonly pending = false;
  readonly ahead = false;
  readonly hintable = false;
  readonly record = null;
  readonly again = null;
  readonly proof = null;
  readonly reopen = null;
  readonly begun = null;
  readonly hints = new Hints(() => true);
  readonly seat: number | null;
  readonly tableInfo: TableInfo;
  readonly #film: Film<V, E>;
  /** The events that this seat was told at each stop. */
  readonly #told: readonly (readonly Told<E>[])[];
  readonly #read: () => void;
  readonly #updates = new Updates<V, E>();
  readonly history = this.#updates.history;

  /** `read`: called once the scores of a round have been read. */
  constructor(
    film: Film<V, E>,
    { stop, seat, names }: { stop: number; seat: number | null; names: readonly string[] },
    read: () => void,
  ) {
    this.#film = film;
    this.#read = read;
    this.seat = seat;
    const { game } = film.record;
    this.tableInfo = {
      type: "table",
      table: "replay",
      game,
      options: film.options as TableInfo["options"],
      seats: names.map((name) => ({
        kind: "person",
        name,
        bot: null,
        online: true,
        host: false,
        ready: false,
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
    this.#told = Array.from({ length: film.last + 1 }, (_, at) => {
      const round = film.roundAt(at);
      return film.update(at, seat).events.map((event) => ({ round, event }));
    });
    this.#remember(stop);
    this.#updates.shown = this.#update(stop, false);
  }

  get shown(): UpdateOf<V, E> {
    return this.#updates.shown!;
  }

  /** The moves that were legal are not: nobody chooses here. */
  #update(stop: number, events = true): UpdateOf<V, E> {
    const update = this.#film.update(stop, this.seat);
    return {
      ...update,
      events: events ? update.events : [],
      view: { ...update.view, legal: [] },
    };
  }

  /** The history as it was when that position had been seen. */
  #remember(stop: number): void {
    this.history.clear();
    this.history.add(this.#told.slice(0, stop + 1).flat());
  }

  /** Shows what happened on the way to a stop, the next one; resolves when it has been seen. */
  step(stop: number): Promise<void> {
    return this.#updates.push(this.#update(stop), true);
  }

  /** Shows another stop at once. */
  jump(stop: number): Promise<void> {
    this.#remember(stop);
    return this.#updates.push(this.#update(stop, false), true);
  }

  /** Whose turn it is, in words. */
  get asks(): string | null {
    const { to_act: seat } = this.shown.view;
    if (seat === null) return null;
    return t("replay-turn", { name: inSentence(this.tableInfo.seats[seat]!.name) });
  }

  act(): void {}
  askHint(): void {}
  rematch(): void {}
  ready(): void {
    this.#read();
  }
  present(presenter: Presenter<V, E>): () => void {
    return this.#updates.present(presenter);
  }
}
