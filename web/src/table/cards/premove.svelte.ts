/**
 * A card chosen before my turn: played when the turn comes if it may be played then. Nothing of it
 * leaves the page before.
 */
import { untrack } from "svelte";

export interface Ahead<C> {
  cards(): readonly C[];
  /** True if somebody else is in turn in a round that I play in. */
  waiting(): boolean;
  /** True if it is my turn, and I can act. */
  ready(): boolean;
  /** True if the card may be played now. */
  legal(card: C): boolean;
  /** As if it were tapped now. */
  choose(index: number): void;
  /** Told when the card cannot be played after all. */
  lost(card: C): void;
}

export class Premove<C extends string | number> {
  #card = $state.raw<{ card: C; index: number } | null>(null);
  readonly #on: Ahead<C>;

  /** To be called while the board's component is made, after the effect that clears its choices. */
  constructor(on: Ahead<C>) {
    this.#on = on;
    $effect(() => {
      const chosen = this.#card;
      if (chosen === null) return;
      const there = on.cards().includes(chosen.card);
      const ready = on.ready();
      const waiting = on.waiting();
      untrack(() => {
        if (there && waiting) return;
        this.#card = null;
        if (there && ready && on.legal(chosen.card)) on.choose(on.cards().indexOf(chosen.card));
        else if (ready || !there) on.lost(chosen.card);
      });
    });
  }

  /** The chosen card's place in the hand; null: none is chosen. */
  get index(): number | null {
    const chosen = this.#card;
    if (chosen === null) return null;
    const cards = this.#on.cards();
    return cards[chosen.index] === chosen.card ? chosen.index : cards.indexOf(chosen.card);
  }

  /** True if a card may be chosen now. */
  get open(): boolean {
    return this.#on.waiting();
  }

  /** A tap on a card: chooses it, or lets go of it; false if it is not the time for that. */
  take(index: number): boolean {
    if (!this.open) return false;
    this.#card = this.index === index ? null : { card: this.#on.cards()[index]!, index };
    return true;
  }

  /** Lets go of the card; false if none is chosen. */
  cancel(): boolean {
    const chosen = this.#card !== null;
    this.#card = null;
    return chosen;
  }
}
