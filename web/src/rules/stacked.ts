/** Shuffles that come out as somebody wants them. */
import { ChanceError } from "./errors.ts";
import type { Rules, Row, Source, State } from "./native.ts";

export class Stacked implements Source {
  readonly #game: Rules;
  readonly #decks: readonly (readonly string[])[];
  #used = 0;

  /** For each shuffle, the cards on top; below them lie the others in their usual order. */
  constructor(game: Rules, decks: readonly (readonly string[])[]) {
    this.#game = game;
    this.#decks = decks;
  }

  /** Lots fall on the first seat. */
  below(): number {
    return 0;
  }

  shuffle(_: State, cards: Row, n: number): void {
    const rest = Array.from(cards).slice(0, n);
    const top = (this.#decks[this.#used++] ?? []).map((name) => {
      const found = rest.indexOf(this.#game.parse_card(name));
      if (found < 0) throw new ChanceError(`expected a card that is shuffled, found ${name}`);
      return rest.splice(found, 1)[0]!;
    });
    [...top, ...rest].forEach((card, i) => (cards[n - 1 - i] = card));
  }
}
