/** Which card of a hand was which, as arithmetic: cards change their parts until each can have been there. */
import type { Spot } from "./chances.ts";
import type { Random } from "./world.ts";

/** A part that a card of a hand has in the round. */
export interface Part {
  /** The step at which it was played; `Infinity`: it is held. */
  gone: number;
  /** What it was then, or is said to be; null: it may be any. */
  face: number | null;
  /** True if this was said of the last step; which card of the hand it is, nobody knows. */
  said: boolean;
}

/** A card of a hand: its spot, the step by which it came, and its part. */
export interface Played {
  readonly spot: Spot;
  readonly deck: number;
  readonly got: number;
  part: Part;
}

/** By spot: the faces that the rules have refused there. */
export type Refused = ReadonlyMap<Spot, ReadonlySet<number>>;

/** How often cards change their parts until nothing is said to be found. */
const CHANGES = 60;
/** How often it is any change, and not one after which the fewest are wrong. */
const ANY = 0.12;

export const keyOf = (deck: number, face: number | null): string => `${deck} ${face}`;

/** One search. */
export class Exchanging {
  readonly hands: readonly (readonly Played[])[];
  /** By deck and face: how many more cards it has than are asked of it. */
  readonly #spare: Map<string, number>;
  readonly #refused: Refused;
  readonly #random: Random;

  /** `has`: by deck and face, the cards that are there. */
  constructor(
    hands: readonly (readonly Played[])[],
    has: ReadonlyMap<string, number>,
    refused: Refused,
    random: Random,
  ) {
    this.hands = hands.map((hand) => hand.map((card) => ({ ...card })));
    this.#spare = new Map(has);
    this.#refused = refused;
    this.#random = random;
    for (const { deck, part } of this.hands.flat()) this.#add(deck, part, -1);
  }

  /** Lets cards change their parts until all are where they can be; false: that was not reached. */
  found(): boolean {
    for (let n = 0; n < CHANGES; n++) {
      const wrong = this.hands.flatMap((hand) =>
        hand.flatMap((one) => (this.#isWrong(one) ? [[one, hand] as const] : [])),
      );
      if (!wrong.length) return true;
      const [one, hand] = this.#oneOf(wrong);
      const others = hand.filter((other) => canSwap(one, other));
      if (others.length)
        this.#swap(one, this.#oneOf(this.#random() < ANY ? others : this.#best(one, others)));
    }
    return false;
  }

  /** True if its deck lacks what a card has to be, or the rules have refused that. */
  #isWrong({ spot, deck, part: { face } }: Played): boolean {
    return (
      face !== null &&
      (this.#spare.get(keyOf(deck, face))! < 0 || this.#refused.get(spot)?.has(face) === true)
    );
  }

  /** Two cards of a hand change their parts, whatever comes of it. */
  shake(seat: number): void {
    const hand = this.hands[seat]!;
    if (!hand.length) return;
    const held = hand.filter(({ part }) => part.gone === Infinity);
    const one = this.#oneOf(held.length && this.#random() < 0.5 ? held : hand);
    const others = hand.filter((other) => canSwap(one, other));
    if (others.length) this.#swap(one, this.#oneOf(others));
  }

  /** Those with which it changes its part for the best. */
  #best(one: Played, others: readonly Played[]): readonly Played[] {
    const costs = others.map((other) => this.#cost(one, other));
    const least = Math.min(...costs);
    return others.filter((_, n) => costs[n] === least);
  }

  /** How many more cards are wrong if two change their parts. */
  #cost(one: Played, other: Played): number {
    return this.#move(one, other) + this.#move(other, one);
  }

  #move({ spot, deck, part: { face } }: Played, to: Played): number {
    if (face === null) return 0;
    const spare = (of: number): number => this.#spare.get(keyOf(of, face)) ?? 0;
    const refused = (at: Spot): number => Number(this.#refused.get(at)?.has(face) ?? false);
    const lacking =
      deck === to.deck || face === to.part.face
        ? 0
        : Number(spare(to.deck) <= 0) - Number(spare(deck) < 0);
    return lacking + refused(to.spot) - refused(spot);
  }

  #swap(one: Played, other: Played): void {
    for (const { deck, part } of [one, other]) this.#add(deck, part, 1);
    [one.part, other.part] = [other.part, one.part];
    for (const { deck, part } of [one, other]) this.#add(deck, part, -1);
  }

  #add(deck: number, { face }: Part, n: number): void {
    if (face === null) return;
    const key = keyOf(deck, face);
    this.#spare.set(key, (this.#spare.get(key) ?? 0) + n);
  }

  #oneOf<T>(all: readonly T[]): T {
    return all[Math.floor(this.#random() * all.length)]!;
  }
}

/** True if two cards of a hand can have been played in each other's place. */
function canSwap(one: Played, other: Played): boolean {
  return one !== other && one.got < other.part.gone && other.got < one.part.gone;
}
