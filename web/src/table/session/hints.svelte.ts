/** My questions to a strong bot about the position shown, and its answers. */
import type { ClientMessage, Hint } from "../../wire";

export class Hints {
  /** The id of my question that has not been answered yet. */
  asked = $state.raw<string | null>(null);
  answer = $state.raw<Hint | null>(null);
  /** Why there is no answer: the code of an error. */
  refused = $state.raw<string | null>(null);
  readonly #send: (message: ClientMessage) => boolean;

  constructor(send: (message: ClientMessage) => boolean) {
    this.#send = send;
  }

  /** The move suggested: notation, or null for none; undefined while there is no answer. */
  get best(): string | null | undefined {
    const moves = this.answer?.moves;
    return (moves?.find((move) => move.best) ?? moves?.[0])?.action;
  }

  /** About the position after `entry`; `id` is new. */
  ask(entry: number, id: string): void {
    if (this.asked !== null) return;
    this.forget();
    if (this.#send({ type: "ask_hint", entry, id })) this.asked = id;
  }

  receive(hint: Hint): void {
    if (hint.id !== this.asked) return;
    this.asked = null;
    this.answer = hint;
  }

  /** True if the server's refusal answers my question. */
  refuse(id: string | null, code: string): boolean {
    if (id === null || id !== this.asked) return false;
    this.asked = null;
    this.refused = code;
    return true;
  }

  /** The position has changed, or the reader has seen enough. */
  forget(): void {
    this.asked = null;
    this.answer = null;
    this.refused = null;
  }
}
