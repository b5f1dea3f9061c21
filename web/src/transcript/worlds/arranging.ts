/**
 * Who can have played which card, as arithmetic: a card of one deck in the place of one of another, so that a card is
 * left for whoever had it. The rules are asked only whether the outcome fits.
 */
import {
  type Chance,
  deckOf,
  faceAt,
  isSure,
  marked,
  type Spot,
  spotsOf,
  withFaces,
} from "./chances.ts";
import { holding, unknownIn } from "./holding.ts";
import { swapped, type Note } from "./hands.ts";
import type { Random, World } from "./world.ts";

/**
 * A card of a seat in a round that nobody saw as it came: the steps by which it came, and was played. `said`: by what
 * was said of the last step it is there, but which of the hand it is nobody knows; it goes as if it were played then.
 */
export interface Part {
  spot: Spot;
  got: number;
  gone: number;
  said: boolean;
}

/** The cards of a seat in the round, but for those that were seen before, or given away. */
export function partsOf({ notes, chances }: World, seat: number): Part[] {
  const began = notes.findLastIndex(({ deal }) => deal);
  const parts = new Map<Spot, Part>();
  for (const [n, { got, moved }] of notes.entries()) {
    if (n < began) continue;
    for (const [spot, holder] of got) if (holder === seat) parts.set(spot, came(spot, n));
    for (const [card, from, to] of moved) {
      if (to === seat && card >= 0) parts.set(card, came(card, n));
      const part = parts.get(card);
      if (from !== seat || !part) continue;
      if (to === null) part.gone = n;
      else parts.delete(card); // given away
    }
  }
  for (const spot of notes.at(-1)?.told ?? []) {
    const part = parts.get(spot);
    if (part?.gone === Infinity) parts.set(spot, { ...part, gone: notes.length, said: true });
  }
  return [...parts.values()].filter(({ spot, said }) => said || !isSure(chances, spot));
}

const came = (spot: Spot, got: number): Part => ({ spot, got, gone: Infinity, said: false });

/** True if two cards of a hand can have been played in each other's place. */
export const canSwap = (one: Part, other: Part): boolean =>
  one.got < other.gone && other.got < one.gone;

/** How many cards have to change their places at most, and how many ways are looked at. */
const DEEPEST = 4;
const LOOKS = 4000;

/** A part, and what was played as it; of one that is held the face does not matter. */
interface Played extends Part {
  deck: number;
  face: number;
}

/** Another way in which all can have gone; `from`: the first deck that is another one. */
export interface Arrangement {
  notes: readonly Note[];
  chances: readonly Chance[];
  from: number;
}

/** Looks for ways in which a seat has a card, but for some others (`fixed`) that it keeps. */
export class Arranging {
  readonly #hands: Played[][];
  /** Cards that nobody has seen, and that anybody may have, by deck and face. */
  readonly #free = new Map<string, number>();
  readonly #swaps: [Spot, Spot][] = [];
  #looks = LOOKS;
  /** By step: the card that was played. */
  readonly #played: ReadonlyMap<number, Spot>;
  /** Cards in whose place the rules allow no other. */
  readonly #needed = new Set<Spot>();

  constructor(
    readonly world: World,
    readonly seat: number,
    readonly face: number,
    readonly fixed: ReadonlySet<Spot>,
    readonly random: Random,
  ) {
    const { chances, table } = world;
    this.#hands = Array.from({ length: table.seats }, (_, n) =>
      partsOf(world, n)
        .filter(({ spot }) => !fixed.has(spot))
        .map((part) => ({ ...part, deck: deckOf(part.spot), face: faceAt(chances, part.spot) })),
    );
    const parts = this.#hands.flat();
    this.#played = new Map(parts.map(({ gone, spot }) => [gone, spot]));
    const decks = new Set(parts.map(({ deck }) => deck));
    for (const deck of decks)
      for (const spot of unknownIn(world, deck))
        if (!fixed.has(spot)) this.#add(deck, faceAt(chances, spot), 1);
  }

  /** Ways in which the seat has the card, those with the fewest changes first. */
  *ways(): Generator<Arrangement> {
    const decks = new Set(this.#held().map(({ deck }) => deck));
    for (let depth = 0; depth <= DEEPEST && this.#looks > 0; depth++)
      for (const deck of decks)
        for (const _ of this.#need(deck, this.face, depth)) yield* this.#places(deck);
  }

  /** Where the card can be in the hand: where one is that may be any, or where one was that such a one may have been. */
  *#places(deck: number): Generator<Arrangement> {
    const spots = this.#mixed(this.#held().filter((part) => part.deck === deck));
    for (const { spot } of spots) if (this.#allowed()) yield this.#arrangement(spot);
    for (const one of spots)
      for (const other of this.#mixed(this.#hands[this.seat]!)) {
        if (other.deck !== deck || other.gone === Infinity || !canSwap(one, other)) continue;
        this.#swap(other, one);
        if (this.#allowed()) yield this.#arrangement(other.spot);
        this.#swap(other, one, true);
      }
  }

  /** True if no card changes its place that has to stay there. */
  #allowed(): boolean {
    return !this.#swaps.flat().some((spot) => this.#needed.has(spot));
  }

  /** The last way is none: the rules do not allow what was done at a step. */
  refuse(step: number): void {
    const spot = this.#played.get(step);
    if (spot !== undefined) this.#needed.add(spot);
  }

  #held(): Played[] {
    return this.#hands[this.seat]!.filter(({ gone }) => gone === Infinity);
  }

  #add(deck: number, face: number, n: number): void {
    const key = `${deck} ${face}`;
    this.#free.set(key, (this.#free.get(key) ?? 0) + n);
  }

  /** Yields once for each way in which a card of a deck can be had; while it does, that way is gone. */
  *#need(deck: number, face: number, depth: number): Generator<void> {
    if (this.#looks-- <= 0) return;
    if (depth === 0) {
      if ((this.#free.get(`${deck} ${face}`) ?? 0) <= 0) return;
      this.#add(deck, face, -1);
      yield;
      this.#add(deck, face, 1);
      return;
    }
    for (const hand of this.#mixed(this.#hands))
      for (const one of hand)
        if (
          one.deck === deck &&
          one.face === face &&
          one.gone < Infinity &&
          !this.#needed.has(one.spot)
        )
          for (const other of this.#mixed(hand))
            if (other.deck !== deck && canSwap(one, other) && !this.#needed.has(other.spot))
              yield* this.#instead(one, other, hand, depth);
  }

  /** The same, with fewer changes if that is enough. */
  *#within(deck: number, face: number, depth: number): Generator<void> {
    for (let changes = 0; changes <= depth; changes++) yield* this.#need(deck, face, changes);
  }

  /** One card was not played; another of the hand was, from another deck. */
  *#instead(one: Played, other: Played, hand: readonly Played[], depth: number): Generator<void> {
    const { deck, face } = one;
    if (other.gone === Infinity) {
      this.#swap(one, other);
      yield* this.#within(other.deck, face, depth - 1);
      this.#swap(one, other, true);
      return;
    }
    if (other.face === face) return;
    // What was played as the other: a third card of its deck, or the one.
    for (const third of hand) {
      if (third.gone < Infinity || third.deck !== other.deck || third.got >= other.gone) continue;
      this.#swap(one, other);
      this.#swap(one, third);
      yield* this.#within(other.deck, face, depth - 1);
      this.#swap(one, third, true);
      this.#swap(one, other, true);
    }
    const was = other.face;
    this.#swap(one, other);
    this.#add(other.deck, was, 1);
    for (const _ of this.#within(other.deck, face, depth - 1))
      yield* this.#within(deck, was, depth - 1);
    this.#add(other.deck, was, -1);
    this.#swap(one, other, true);
  }

  #swap(one: Played, other: Played, back = false): void {
    [one.gone, other.gone] = [other.gone, one.gone];
    [one.face, other.face] = [other.face, one.face];
    [one.said, other.said] = [other.said, one.said];
    if (back) this.#swaps.pop();
    else this.#swaps.push([one.spot, other.spot]);
  }

  /** All as it stands now: cards that may be any are left as they are, as far as they are not needed. */
  #arrangement(target: Spot): Arrangement {
    const { chances, notes } = this.world;
    const swaps = [...this.#swaps];
    const faces = new Map<Spot, number>([[target, this.face]]);
    for (const { spot, gone, face } of this.#hands.flat())
      if (gone < Infinity) faces.set(spot, face);
    const decks = [...new Set([target, ...swaps.flat()].map(deckOf))];
    for (const deck of decks) this.#fill(deck, faces);
    for (const [spot, face] of [...faces]) if (faceAt(chances, spot) === face) faces.delete(spot);
    const parts = this.#hands.flat();
    const of = (said: boolean): Spot[] =>
      parts.filter((part) => part.said === said).map(({ spot }) => spot);
    return {
      notes: swaps.reduce<readonly Note[]>((all, [one, other]) => swapped(all, one, other), notes),
      chances: marked(marked(withFaces(chances, faces), of(true), true), of(false), false),
      from: Math.min(...decks),
    };
  }

  /** Gives the cards of a deck that may be any what the others leave. */
  #fill(deck: number, faces: Map<Spot, number>): void {
    const { chances } = this.world;
    const own = new Set(this.#hands.flat().map(({ spot }) => spot));
    const lying = new Set(unknownIn(this.world, deck).filter((spot) => !this.fixed.has(spot)));
    const any = spotsOf(chances, deck).filter((spot) => own.has(spot) || lying.has(spot));
    const left = new Map<number, number>();
    const count = (face: number, n: number): void => void left.set(face, (left.get(face) ?? 0) + n);
    for (const spot of any) count(faceAt(chances, spot), 1);
    for (const spot of any) if (faces.has(spot)) count(faces.get(spot)!, -1);
    // Those of the draw pile rather change than those of hands.
    const open = this.#mixed(any.filter((spot) => !faces.has(spot))).sort(
      (one, other) => holding(this.world, other) - holding(this.world, one),
    );
    const moved = open.filter((spot) => {
      const face = faceAt(chances, spot);
      if ((left.get(face) ?? 0) <= 0) return true;
      count(face, -1);
      faces.set(spot, face);
      return false;
    });
    const rest = [...left].flatMap(([face, n]) => Array<number>(Math.max(0, n)).fill(face));
    moved.forEach((spot, n) => faces.set(spot, rest[n]!));
  }

  #mixed<T>(all: readonly T[]): T[] {
    const keyed = all.map((one) => [this.random(), one] as const);
    return keyed.sort(([a], [b]) => a - b).map(([, one]) => one);
  }
}
