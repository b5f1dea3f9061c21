/** Updates one after the other: each waits until the one before has been shown. */
import type { Event, View } from "../../wire";
import type { Presenter, UpdateOf } from "./model";

export class Updates<V extends View = View, E extends Event = Event> {
  /** The update on the screen. */
  shown = $state.raw<UpdateOf<V, E> | null>(null);
  /** The entry of the latest update, shown or not. */
  newest = 0;
  /** The latest update, shown or not. */
  latest = $state.raw<UpdateOf<V, E> | null>(null);
  /** Whether all of them have been shown. */
  idle = $state(true);
  #waiting: UpdateOf<V, E>[] = [];
  #presenter: Presenter<V, E> | null = null;
  #presenting = false;
  /** Nothing up to this entry is shown any more. */
  #cleared = -1;
  #hurry = new AbortController();

  /** `hurry`: the player has acted, and wants to see the answer rather than earlier events. */
  push(update: UpdateOf<V, E>, hurry = false): void {
    this.newest = update.entry;
    this.latest = update;
    this.idle = false;
    this.#waiting.push(update);
    if (hurry || this.#waiting.length > 1) this.#hurry.abort();
    void this.#pump();
  }

  /** The game has been cleared away: nothing is shown, and nothing waits. */
  clear(): void {
    this.#waiting = [];
    this.#hurry.abort();
    this.#cleared = this.newest;
    this.shown = null;
  }

  present(presenter: Presenter<V, E>): () => void {
    this.#presenter = presenter;
    return () => {
      if (this.#presenter === presenter) this.#presenter = null;
    };
  }

  async #pump(): Promise<void> {
    if (this.#presenting) return;
    this.#presenting = true;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        const update = next;
        const commit = (): void => {
          if (update.entry > this.#cleared) this.shown = update;
        };
        this.#hurry = new AbortController();
        if (this.#waiting.length > 1) this.#hurry.abort();
        try {
          await this.#presenter?.(update, commit, this.#hurry.signal);
        } catch (error) {
          console.error(error);
        } finally {
          if (update.entry > this.#cleared) commit(); // whatever the animation did, the state wins
        }
      }
    } finally {
      this.#presenting = false;
      this.idle = true;
    }
  }
}
