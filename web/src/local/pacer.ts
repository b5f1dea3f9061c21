/** The things that a table does by itself: bots move in their time, and rounds are dealt. */
import type { Entry } from "../rules/entries.ts";
import type { Table } from "../rules/table.ts";
import { bot_moves_at, on_beat, VARIETY } from "../rules/table_rules.ts";
import { LONGEST, SEARCH_BEAT } from "./defaults.ts";
import type { Moment } from "./moment.ts";
import type { Row } from "./store.ts";
import type { Choice, Thinkers } from "./thinkers.ts";

interface Decision {
  choice?: Choice;
  /** When it was made. */
  at: number;
  /** A factor of the pace, so that bots do not move like clockwork. */
  variety: number;
}

/** Something that is due: when, and which step it takes. */
interface Due {
  at: number;
  step: (table: Table) => Entry[];
}

/** A table, as its pacer sees it. */
export interface Paced {
  readonly row: Row;
  readonly table: Table | null;
  /** True if everybody has read the scores. */
  readonly read: boolean;
  /** Takes a step of the game, unless the game has gone on since entry `n`. */
  step(n: number, take: (table: Table) => Entry[]): Promise<unknown>;
}

/** Milliseconds until the table tries again after a failure. */
const RETRY = 1000;

export class Pacer {
  readonly #room: Paced;
  readonly #moment: Moment;
  readonly #thinkers: Thinkers;
  readonly #now: () => number;
  #movedAt: number;
  #decisions = new Map<number, Decision>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(room: Paced, moment: Moment, thinkers: Thinkers, now: () => number) {
    this.#room = room;
    this.#moment = moment;
    this.#thinkers = thinkers;
    this.#now = now;
    this.#movedAt = now();
  }

  /** The game has gone on: bots think anew. */
  moved(): void {
    this.#movedAt = this.#now();
    this.#decisions = new Map();
    this.#thinkers.forget();
  }

  /** Does the thing that is due next, now or when its time comes. */
  look(): void {
    clearTimeout(this.#timer);
    const { table, row } = this.#room;
    if (table === null || table.over) return;
    const due = table.awaitsDeal ? this.#deal() : this.#move(table, row);
    if (due === null) return;
    const fail = (error: unknown): void => {
      console.error(error);
      this.#movedAt = this.#now() + RETRY;
      this.look();
    };
    const job = (): void => void this.#room.step(row.n, due.step).catch(fail);
    this.#timer = setTimeout(job, Math.max(0, due.at - this.#now()));
  }

  #deal(): Due | null {
    return this.#room.read ? { at: this.#movedAt, step: (table) => table.deal() } : null;
  }

  /** The bot that moves first. */
  #move(table: Table, row: Row): Due | null {
    const bots = row.seats.flatMap((place, seat) =>
      place.kind === "bot" && table.legal(seat).length ? [{ seat, level: place.bot! }] : [],
    );
    const { since } = this.#moment;
    let first: Due | null = null;
    for (const { seat, level } of bots) {
      const decision = this.#decision(table, seat, level, bots.length);
      const { choice, variety } = decision;
      if (choice === undefined || choice === null) continue;
      const paced = bot_moves_at(
        this.#movedAt,
        row.pace,
        variety,
        since,
        row.moment,
        seat === table.toAct,
      );
      // How long it thought, or that it had no choice, shows nothing.
      const at = Math.max(paced, on_beat(this.#movedAt, decision.at, beatOf(table, level)));
      if (first === null || at < first.at) first = { at, step: (now) => now.play(choice, seat) };
    }
    return first;
  }

  /**
   * A bot's decision, begun at once so that the pace does not come on top. `among`: how many bots
   * share the time to think.
   */
  #decision(table: Table, seat: number, level: string, among: number): Decision {
    const begun = this.#decisions.get(seat);
    if (begun) return begun;
    const [low, high] = VARIETY as [number, number];
    const decision: Decision = { variety: low + Math.random() * (high - low), at: this.#now() };
    this.#decisions.set(seat, decision);
    const legal = table.legal(seat);
    if (legal.length === 1 && table.toAct === seat) {
      decision.choice = legal[0]!;
      return decision;
    }
    void this.#thinkers.decide(table.known(seat), seat, level, among).then((choice) => {
      decision.choice = choice;
      decision.at = this.#now();
      if (this.#decisions.get(seat) === decision) this.look();
    });
    return decision;
  }
}

/** The beat on which a bot of a level moves, in milliseconds; 0 for one that need not think. */
function beatOf(table: Table, level: string): number {
  const budget = table.game.levels[level]?.budget ?? null;
  if (budget === null) return 0;
  return budget.seconds === null ? SEARCH_BEAT : LONGEST;
}
