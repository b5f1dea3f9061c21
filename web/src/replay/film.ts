/** A recorded game, carried out once by the rules: every position of it, as each seat saw it. */
import { ParlourError } from "../rules/errors.ts";
import type { Rules, State } from "../rules/native.ts";
import { type Bookmark, isUnseen, RecordError, Table, unseenSeats } from "../rules/table.ts";
import type { GameRecord } from "../rules/entries.ts";
import { Secure } from "../rules/chance.ts";
import type { UpdateOf } from "../table/session/model.ts";
import type { Event, View } from "../wire.ts";

export class Film<V extends View = View, E extends Event = Event> {
  readonly record: GameRecord;
  /** The seats that held cards which nobody saw: nobody looks from there. */
  readonly unseen: readonly number[];
  /** The position after each step, the first deal being number 0. */
  readonly #stops: Bookmark[] = [];
  readonly #rounds: readonly number[];
  readonly #end: Table<V, E>;

  /**
   * RecordError for a record of another version of the rules, one that they do not allow, or one in
   * which nothing has happened.
   */
  constructor(game: Rules, record: GameRecord) {
    this.record = record;
    this.unseen = unseenSeats(record);
    if ((record.rules ?? 1) !== game.version) {
      throw new RecordError(`expected version ${game.version} of the rules`, 0, "other-rules");
    }
    const passed = (stop: Bookmark): void => void this.#stops.push(stop);
    try {
      const rules = game as Rules<State, V, E>;
      this.#end = Table.resume<V, E>(rules, record, new Secure(), passed);
    } catch (error) {
      if (error instanceof RecordError) throw error;
      const at = this.#stops.at(-1)?.entries;
      // Given nonsense, the rules throw more than their own errors.
      const number = error instanceof ParlourError || at === undefined ? 0 : at + 1;
      const why = error instanceof ParlourError ? error.code : "bad-record";
      throw new RecordError((error as Error).message.slice(0, 200), number, why);
    }
    if (!this.#stops.length) throw new RecordError("expected a deal", 0, "empty");
    const deals = record.entries.flatMap((entry, n) => ("deal" in entry ? [n] : []));
    this.#rounds = this.#stops.map(({ entries }) => deals.filter((n) => n < entries).length);
  }

  get seats(): number {
    return this.record.seats.length;
  }
  get last(): number {
    return this.#stops.length - 1;
  }
  /** True if the record goes on to the end of the game. */
  get over(): boolean {
    return this.#end.over;
  }
  get options(): Table["options"] {
    return this.#end.options;
  }

  /** The number of the record's entries that lead to a stop. */
  entryAt(stop: number): number {
    return this.#stops[stop]!.entries;
  }

  /** The first stop after that many entries. */
  stopAt(entry: number): number {
    const found = this.#stops.findIndex(({ entries }) => entries >= entry);
    return found < 0 ? this.last : found;
  }

  /** The round that is played at a stop, or has just ended there; rounds count from 1. */
  roundAt(stop: number): number {
    return this.#rounds[stop]!;
  }

  /** Nobody saw the lots by which it was decided who begins, or deals: a deck before the one that was dealt. */
  #unseenLots(stop: number): boolean {
    const from = stop > 0 ? this.entryAt(stop - 1) : 0;
    const decks = this.record.entries
      .slice(from, this.entryAt(stop))
      .flatMap((entry) => ("deck" in entry ? [entry.deck] : []));
    return decks.length > 1 && decks[0]!.every(isUnseen);
  }

  /**
   * The update that a seat, or a spectator, was told at a stop: the position, and the latest events. What
   * a seat saw that held unseen cards is not known: it is a spectator's.
   */
  update(stop: number, from: number | null): UpdateOf<V, E> {
    const seat = from !== null && this.unseen.includes(from) ? null : from;
    const at = this.#stops[stop]!;
    const table = this.#end.at(at);
    const before = stop > 0 ? this.#stops[stop - 1]!.journal : 0;
    const since = this.#unseenLots(stop) ? at.shuffled : before;
    return {
      type: "update",
      entry: this.entryAt(stop),
      events: table.events(seat, since),
      view: table.view(seat),
      sheet: table.sheet,
    };
  }
}
