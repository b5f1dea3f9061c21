/** Bots' moves and hints: policies are asked here, searches in a worker of their own. */
import type { Rules, State } from "../rules/native.ts";
import { byPolicy } from "../rules/policy.ts";
import { BOT_PATIENCE, LONGEST } from "./defaults.ts";

export type Choice = string | null;
/** Each move considered with its expected share of the victory: the choice first. */
export interface Advice {
  level: string;
  moves: [Choice, number][];
}

/** A question to the thinking worker. */
export interface Question {
  type: "think";
  id: number;
  game: string;
  level: string;
  seat: number;
  /** All that the seat knows. */
  known: State;
  seconds: number;
  seed: number;
}
export interface Answer {
  id: number;
  /** The time that it took to think, and the time with the way there and back. */
  seconds: number;
  waited: number;
  moves: [Choice, number][];
}

/** Nobody wants to know any more. */
export class ForgottenError extends Error {}

export interface Asked {
  /** Rejects if nobody answers in time; with a ForgottenError if the question is forgotten. */
  ask(question: Omit<Question, "id" | "type">): Promise<Answer>;
  /** Drops questions that nobody has begun to answer. */
  forget(): void;
  /** There will be questions soon. */
  wake(): void;
}

/**
 * The time on top of thinking, in seconds, at most; and for the first answer, for which the worker
 * has to start.
 */
const OVERHEAD = 0.5;
const FIRST_OVERHEAD = 0.65;

export class Thinkers {
  readonly #game: Rules;
  readonly #asked: Asked;
  /** As measured: much on slow phones. */
  #overhead = FIRST_OVERHEAD;

  constructor(game: Rules, asked: Asked) {
    this.#game = game;
    this.#asked = asked;
  }

  /** Drops the bots' questions: they are of no use once the game has gone on. */
  forget(): void {
    this.#asked.forget();
  }

  /**
   * The action that a bot of that level plays; a level that fails gives way to the next lower one. `among`:
   * how many bots share the time.
   */
  async decide(known: State, seat: number, level: string, among: number): Promise<Choice> {
    const names = Object.keys(this.#game.levels);
    for (let at = names.indexOf(level); at >= 0; at--) {
      const { budget } = this.#game.levels[names[at]!]!;
      if (budget === null) return this.#byPolicy(names[at]!, known, seat);
      try {
        const most = Math.max(LONGEST / 1000 - this.#overhead, 0.1) / among;
        const seconds = Math.min(budget.seconds ?? Infinity, most);
        const seed = Math.floor(Math.random() * 2 ** 32);
        const question = { game: this.#game.name, level: names[at]!, seat, known, seconds, seed };
        return (await this.#timed(question)).moves[0]![0];
      } catch (error) {
        if (error instanceof ForgottenError) return null;
        console.warn(error);
      }
    }
    return this.#byPolicy(names[0]!, known, seat);
  }

  /** The advice of the strongest level; asked again about the same `entry`, much the same. */
  async advise(known: State, seat: number, entry: number): Promise<Advice> {
    const level = Object.keys(this.#game.levels).at(-1)!;
    const seconds = this.#game.levels[level]!.budget?.seconds ?? LONGEST / 1000;
    const question = { game: this.#game.name, level, seat, known, seconds, seed: entry };
    return { level, moves: (await this.#asked.ask(question)).moves };
  }

  /** Asks, and learns how long that takes besides the thinking. */
  async #timed(question: Omit<Question, "id" | "type">): Promise<Answer> {
    const answer = await this.#asked.ask(question);
    const more = answer.waited - answer.seconds;
    this.#overhead = Math.min(Math.max(more, (this.#overhead + more) / 2), OVERHEAD);
    return answer;
  }

  #byPolicy(level: string, known: State, seat: number): Choice {
    return byPolicy(this.#game, this.#game.levels[level]!, known, seat, Math.random);
  }
}

/** Asks a worker, one question at a time; a worker that does not answer is replaced. */
export function asking(make: () => Worker): Asked {
  let worker: Worker | null = null;
  let count = 0;
  let oldest = 0;
  let last: Promise<unknown> = Promise.resolve();

  function put(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (question.id <= oldest) {
        reject(new ForgottenError("expected a question that matters still"));
        return;
      }
      worker ??= make();
      const asked = worker;
      const giveUp = (): void => {
        clearTimeout(timer);
        asked.terminate();
        if (worker === asked) worker = null;
        reject(new Error("expected an answer from the thinking worker"));
      };
      const timer = setTimeout(giveUp, question.seconds * 1000 + BOT_PATIENCE);
      asked.onerror = giveUp;
      asked.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.id !== question.id) return;
        clearTimeout(timer);
        resolve({ ...data, waited: (performance.now() - began) / 1000 });
      };
      const began = performance.now();
      asked.postMessage(question);
    });
  }

  return {
    ask(asked) {
      const question: Question = { ...asked, type: "think", id: ++count };
      const answer = last.then(() => put(question));
      last = answer.catch(() => {});
      return answer;
    },
    forget() {
      oldest = count;
    },
    wake() {
      worker ??= make();
    },
  };
}
