/** Leads through a lesson: asks and tells at each step, and answers the pupil's moves. */
import { type Args, has, type Text } from "../words/i18n.svelte";
import type { Rules } from "../rules/native";
import { tempo, wait } from "../browser/tempo.svelte";
import type { Lesson, Played, Step } from "./lesson";
import { mine, tableAt, type Way, wayTo } from "./positions";
import { LessonTable } from "./table.svelte";

/** Milliseconds between the moves of others. */
const PACE = 600;

/**
 * The thing that the coach waits for: a move; the others, who are playing; or for the pupil to read
 * what is said.
 */
export type Waiting = "move" | "others" | "reader";

export class Coach {
  readonly lesson: Lesson;
  readonly #game: Rules;
  readonly #names: readonly string[];
  /** The number of the step, from 0; as many as there are: the lesson is over. */
  at = $state.raw(0);
  waiting = $state.raw<Waiting>("move");
  table = $state.raw<LessonTable>()!;
  /** The end of the id of the coach's text, after the step itself: `done`, or why a move is not
   * right. */
  #more = $state.raw<string | null>(null);
  /** Grows when a step is begun again, so that the same words are said again. */
  said = $state.raw(0);
  /** The moves that led to each step so far, and those in the present one. */
  readonly #ways = new Map<number, Way>();
  #played: readonly Played[] = [];

  /** `names`: of everybody at the table. */
  constructor(game: Rules, lesson: Lesson, names: readonly string[], at = 0) {
    this.#game = game;
    this.lesson = lesson;
    this.#names = names;
    this.go(at);
  }

  get steps(): number {
    return this.lesson.steps.length;
  }
  get over(): boolean {
    return this.at >= this.steps;
  }
  get step(): Step | null {
    return (this.lesson.steps[this.at] as Step | undefined) ?? null;
  }
  /** True if the latest move was not the one asked for. */
  get wrong(): boolean {
    return this.#more !== null && this.waiting === "move";
  }
  /** The places spoken of, on the board. */
  get points(): readonly string[] {
    const begun = this.waiting === "others" || this.#more === "done";
    return begun ? [] : (this.step?.points ?? []);
  }
  get again(): boolean {
    return !this.over && (this.step!.right !== undefined || this.#more !== null);
  }

  /** The coach's present text. */
  get text(): Text {
    const { step } = this;
    if (!step) return { id: "learn-over" };
    const id = `learn-${this.#game.name}-${step.name}`;
    return { id: this.#more === null ? id : `${id}-${this.#more}`, args: this.#args };
  }

  /** Of the position that the step begins from. */
  #args = $state.raw<Args>({});

  /** To the beginning of a step. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(Math.trunc(at) || 0, this.steps));
    if (this.over) return;
    const way = this.#ways.get(this.at) ?? wayTo(this.#game, this.lesson, this.at);
    this.#ways.set(this.at, way);
    const table: LessonTable = new LessonTable(tableAt(this.#game, this.lesson, way), this.#names, {
      asks: () => (this.waiting === "reader" ? { id: "learn-reads" } : null),
      acted: (action) => this.#acted(table, action),
      read: () => this.next(),
    });
    this.table = table;
    this.#begin();
  }

  #begin(): void {
    const step = this.step!;
    const { view } = this.table.shown;
    const [, left = "", right = ""] = this.#names;
    this.#args = { left, right, ...step.args?.(view) };
    this.#more = null;
    this.#played = [];
    this.said++;
    this.waiting = step.right ? "move" : "reader";
  }

  /** Goes on once a text has been read. */
  next(): void {
    if (this.waiting !== "reader") return;
    const next = this.at + 1;
    if (next < this.steps && !this.lesson.steps[next]!.from) {
      const { deal, moves } = this.#ways.get(this.at)!;
      this.#ways.set(next, { deal, moves: [...moves, ...this.#played] });
      this.at = next;
      this.#begin();
    } else this.go(next);
  }

  back(): void {
    this.go(this.at - 1);
  }

  repeat(): void {
    this.go(this.at);
  }

  #acted(table: LessonTable, action: string): void {
    if (table !== this.table) return;
    const step = this.step!;
    this.said++;
    if (this.waiting !== "move") return;
    if (step.right!.includes(action)) {
      void this.#carryOut(table, step, action);
      return;
    }
    const { view } = table.shown;
    const move = view.legal.find((one) => one.action === action)!;
    this.#more = step.wrong?.(move, view) ?? null;
    const right = step.right!.find((one) => view.legal.some((legal) => legal.action === one));
    if (right !== undefined) table.mark(right);
  }

  async #carryOut(table: LessonTable, step: Step, action: string): Promise<void> {
    const moves: readonly Played[] = [mine(action), ...(step.then ?? [])];
    table.hints.forget();
    this.waiting = "others";
    this.#more = null;
    for (const [n, move] of moves.entries()) {
      table.pending = true;
      if (n > 0) await wait(PACE * tempo.reading);
      if (table !== this.table) return;
      await table.carryOut(move);
      if (table !== this.table) return;
    }
    table.pending = false;
    this.#played = moves;
    this.waiting = "reader";
    if (has(`learn-${this.#game.name}-${step.name}-done`)) this.#more = "done";
    else this.next();
  }
}
