/** Everything shown at this table, as data: put into the reader's language when it is read. */
import { t } from "../../words/i18n.svelte";
import type { Event } from "../../wire";
import type { Wording } from "./wording";

export interface Told<E extends Event = Event> {
  /** Of which round: that of the position after the event. */
  round: number;
  event: E;
  /** The sentence, if the board's wording does not make it. */
  says?(): string;
  /** A bot played it for somebody. */
  bot?: boolean | undefined;
}

const MOST = 400;

export class History<E extends Event = Event> {
  events = $state.raw<readonly Told<E>[]>([]);
  /** The board's wording, which puts its events into words. */
  wording = $state.raw<Wording<E> | null>(null);
  /** Other names that seats had then. */
  then: ((told: Told) => ReadonlyMap<number, string>) | null = null;
  /** The events that others at this device have been told, by seat. */
  readonly #others = new Map<number, readonly Told<E>[]>();
  #seat: number | null = null;

  add(told: readonly Told<E>[]): void {
    if (told.length) this.events = [...this.events, ...told].slice(-MOST);
  }

  /** The board sets its wording; nobody else can show its cards. */
  wordBy<C>(wording: Wording<E, C>): void {
    this.wording = wording as unknown as Wording<E>;
  }

  /** Somebody else looks now: everybody has a history of their own. */
  turnTo(seat: number): void {
    if (this.#seat !== null) this.#others.set(this.#seat, this.events);
    this.#seat = seat;
    this.events = this.#others.get(seat) ?? [];
  }

  /** The sentence for an event; empty if it needs none. */
  tell(told: Told<E>): string {
    const what = told.says?.() ?? this.wording?.tell(told.event, this.then?.(told)) ?? "";
    return told.bot && what ? t("table-by-bot", { what }) : what;
  }

  /** Another game begins. */
  clear(): void {
    this.events = [];
    this.then = null;
    this.#others.clear();
  }
}
