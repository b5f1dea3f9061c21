/** Updates one after the other: each waits until the one before has been shown. */
import { untrack } from "svelte";
import type { Event, View } from "../../wire";
import { History } from "./history.svelte";
import type { Presenter, Showing, UpdateOf } from "./model";

interface Waiting<V extends View, E extends Event> {
  update: UpdateOf<V, E>;
  done: () => void;
}

export class Updates<V extends View = View, E extends Event = Event> {
  /** The update on the screen. */
  shown = $state.raw<UpdateOf<V, E> | null>(null);
  /** The entry of the latest update, shown or not. */
  newest = 0;
  /** The latest update, shown or not. */
  latest = $state.raw<UpdateOf<V, E> | null>(null);
  /** True if all of them have been shown. */
  idle = $state.raw(true);
  /** The events that have been shown. */
  readonly history = new History<E>();
  #waiting: Waiting<V, E>[] = [];
  #presenter: Presenter<V, E> | null = null;
  /** True if the board has just been drawn, and shows first how the position came about. */
  #opens = false;
  #presenting = false;
  /** Nothing up to this entry is shown any more. */
  #cleared = -1;
  #hurry = new AbortController();

  /**
   * Resolves when the update has been shown. `hurry`: the player has acted, and wants to see the
   * answer rather than earlier events.
   */
  push(update: UpdateOf<V, E>, hurry = false): Promise<void> {
    this.newest = update.entry;
    this.latest = update;
    this.idle = false;
    const shown = new Promise<void>((done) => this.#waiting.push({ update, done }));
    if (hurry || this.#waiting.length > 1) this.#hurry.abort();
    void this.#pump();
    return shown;
  }

  /** The game has been cleared away: nothing is shown, and nothing waits. */
  clear(): void {
    for (const { done } of this.#waiting.splice(0)) done();
    this.#hurry.abort();
    this.#cleared = this.newest;
    this.shown = null;
  }

  present(presenter: Presenter<V, E>): () => void {
    this.#presenter = presenter;
    this.#opens = presenter.open !== undefined;
    untrack(() => void this.#pump());
    return () => {
      if (this.#presenter === presenter) this.#presenter = null;
    };
  }

  async #pump(): Promise<void> {
    if (this.#presenting) return;
    this.#presenting = true;
    while (this.#opens || this.#waiting.length) {
      const next = this.#opens ? null : this.#waiting.shift()!;
      this.#opens = false;
      const showing = this.#showing(next?.update);
      try {
        await (next
          ? this.#presenter?.show(next.update, showing)
          : this.#presenter?.open?.(showing));
      } catch (error) {
        console.error(error);
      } finally {
        showing.commit(); // whatever the animation did, the state wins
        next?.done();
      }
    }
    this.#presenting = false;
    this.idle = true;
  }

  /** Without an update, the position stays as it is. */
  #showing(update: UpdateOf<V, E> | undefined): Showing<E> {
    this.#hurry = new AbortController();
    if (this.#waiting.length > 1) this.#hurry.abort();
    return {
      commit: () => {
        if (update && update.entry > this.#cleared) this.shown = update;
      },
      tell: (told) => this.history.add(told),
      hurry: this.#hurry.signal,
    };
  }
}
