/** Hints at one table: worked out once per seat and entry. */
import type { Table } from "../rules/table.ts";
import { told_share } from "../rules/table_rules.ts";
import type { AskHint, Hint } from "../wire.ts";
import type { Advice, Thinkers } from "./thinkers.ts";

export class Hints {
  readonly #thinkers: Thinkers;
  #about = "";
  #advice: Promise<Advice> | null = null;

  constructor(thinkers: Thinkers) {
    this.#thinkers = thinkers;
  }

  /** The answer, its shares rounded to four digits; rejects if no bot can tell just now. */
  async answer(table: Table, seat: number, { id, entry }: AskHint): Promise<Hint> {
    const about = `${seat} ${entry}`;
    if (this.#advice === null || this.#about !== about) {
      this.#about = about;
      this.#advice = this.#thinkers.advise(table.known(seat), seat, entry);
      this.#advice.catch(() => (this.#advice = null));
    }
    const { level, moves } = await this.#advice;
    const told = moves.map(([action, share], n) => ({
      action,
      share: told_share(share),
      best: n === 0,
    }));
    return { type: "hint", id, entry, level, moves: told };
  }
}
