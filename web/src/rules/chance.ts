// Where a table's chances come from, as in `parlour.core.chance`.
import {
  generated_below,
  generated_shuffle,
  ParlourError,
  type Row,
  type Source,
  type State,
} from "./native.ts";

/** Thrown for a given deck or pick that does not fit what the rules ask for. */
export class ChanceError extends ParlourError {
  override code = "bad-chance";
}

/** Chance: the number `pick` was drawn out of 0..of-1. */
export interface Pick {
  pick: number;
  of: number;
}

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
    if (found.of !== n) {
      throw new ChanceError(`expected a pick out of ${n}, found one out of ${found.of}`);
    }
    if (!(Number.isInteger(found.pick) && found.pick >= 0 && found.pick < n)) {
      throw new ChanceError(`expected a pick in 0..${n - 1}, found ${found.pick}`);
    }
    return found.pick;
  }

  shuffle(_: State, cards: Row, n: number): void {
    const deck = this.chances[this.used++];
    if (!Array.isArray(deck)) {
      throw new ChanceError(`expected a deck of ${n} cards, found ${kind(deck)}`);
    }
    const sorted = (each: number[]): string => each.toSorted((a, b) => a - b).join();
    if (sorted(deck) !== sorted(Array.from(cards).slice(0, n))) {
      throw new ChanceError(
        `expected an order of the ${n} cards that are shuffled, ` +
          `found ${deck.length} cards that are not those`,
      );
    }
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
