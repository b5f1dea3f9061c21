// Where a table's chances come from, as in `parlour.core.chance`.
import type { Pick } from "./entries.ts";
import { ChanceError } from "./errors.ts";
import { generated_below, generated_shuffle, type Row, type Source, type State } from "./native.ts";
import { check_deck, check_drawn_out_of, check_pick } from "./table_rules.ts";

/** The generator in the state itself: the same seed gives the same game, in Python too. */
export const GENERATED: Source = { below: generated_below, shuffle: generated_shuffle };

/** Chances known beforehand: decks, top card first, and picks, in order (ChanceError). */
export class Given implements Source {
  /** How many have been asked for. */
  used = 0;
  private chances: (number[] | Pick)[];

  constructor(chances: (number[] | Pick)[] = []) {
    this.chances = chances;
  }

  /** Replace whatever is left with these. */
  refill(chances: (number[] | Pick)[]): void {
    this.chances = chances;
    this.used = 0;
  }

  below(_: State, n: number): number {
    const found = this.chances[this.used++];
    if (found === undefined || Array.isArray(found)) {
      throw new ChanceError(`expected a pick below ${n}, found ${kind(found)}`);
    }
    check_drawn_out_of(found.of, n);
    check_pick(Number.isInteger(found.pick) ? found.pick : -1, n);
    return found.pick;
  }

  shuffle(_: State, cards: Row, n: number): void {
    const deck = this.chances[this.used++];
    if (!Array.isArray(deck)) {
      throw new ChanceError(`expected a deck of ${n} cards, found ${kind(deck)}`);
    }
    check_deck(deck, Array.from(cards).slice(0, n));
    deck.forEach((card, i) => (cards[n - 1 - i] = card));
  }
}

/** The browser's own secure randomness. */
export class Secure implements Source {
  private readonly words = new Uint32Array(256);
  private used = 256;

  below(_: State, n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  shuffle(s: State, cards: Row, n: number): void {
    for (let left = n; left > 1; left--) {
      const j = this.below(s, left);
      const card = cards[left - 1]!;
      cards[left - 1] = cards[j]!;
      cards[j] = card;
    }
  }

  private word(): number {
    if (this.used === this.words.length) {
      crypto.getRandomValues(this.words);
      this.used = 0;
    }
    const word = this.words[this.used]!;
    this.words[this.used++] = 0; // what has been used is gone
    return word;
  }
}

function kind(chance: number[] | Pick | undefined): string {
  if (chance === undefined) return "the end";
  return Array.isArray(chance) ? `a deck of ${chance.length} cards` : `the pick ${chance.pick}`;
}
