/** The moment to act out of turn, and the action held until it has passed. */
import type { Table } from "../rules/table.ts";
import { moment_begins } from "../rules/table_rules.ts";

export class Moment {
  /** When it began, if there is one now. */
  since: number | null = null;
  readonly #now: () => number;
  /** The number of moments of the game that had ended when this one began. */
  #ended = 0;
  #held: { timer: ReturnType<typeof setTimeout>; play: () => void } | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** When it will have passed, if moments last so long. */
  over(lasts: number): number {
    return (this.since ?? -Infinity) + lasts;
  }

  /** Takes note that the game may have gone on. */
  note(table: Table | null): void {
    if (!table?.interruptible) this.since = null;
    else if (moment_begins(this.since !== null, table.momentsEnded, this.#ended)) {
      this.since = this.#now();
      this.#ended = table.momentsEnded;
    } else return;
    this.#release();
  }

  /** Another game begins, or another page has played on in this one. */
  clear(): void {
    this.since = null;
    if (this.#held) clearTimeout(this.#held.timer);
    this.#held = null;
  }

  /** Holds an action back until the moment has passed; it takes the place of an earlier one. */
  hold(wait: number, play: () => void): void {
    if (this.#held) clearTimeout(this.#held.timer);
    this.#held = { timer: setTimeout(() => this.#release(), wait), play };
  }

  #release(): void {
    const held = this.#held;
    if (!held) return;
    clearTimeout(held.timer);
    this.#held = null;
    queueMicrotask(held.play);
  }
}
