/**
 * Who can have played which card: a card of one deck in the place of one of another, so that a card is left for
 * whoever had it. The rules are asked only whether the outcome fits.
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
import { Exchanging, keyOf, type Played, type Refused } from "./exchanging.ts";
import { holding, unknownIn } from "./holding.ts";
import { instead, type Note } from "./hands.ts";
import type { Random, World } from "./world.ts";

/** The cards of a seat in the round that nobody saw as they came, but for those that were given away. */
function playedBy({ notes, chances }: World, seat: number): Played[] {
  const began = notes.findLastIndex(({ deal }) => deal);
  const cards = new Map<Spot, Played>();
  const come = (spot: Spot, got: number): void => {
    const part = { gone: Infinity, face: null, said: false };
    cards.set(spot, { spot, deck: deckOf(spot), got, part });
  };
  const gone = (spot: Spot, step: number, said: boolean): void => {
    const card = cards.get(spot);
    if (card) card.part = { gone: step, face: faceAt(chances, spot), said };
  };
  for (const [n, { got, moved }] of notes.entries()) {
    if (n < began) continue;
    for (const [spot, holder] of got) if (holder === seat) come(spot, n);
    for (const [card, from, to] of moved) {
      if (to === seat && card >= 0) come(card, n);
      if (from === seat && to === null) gone(card, n, false);
      if (from === seat && to !== null) cards.delete(card);
    }
  }
  for (const spot of notes.at(-1)?.told ?? [])
    if (cards.get(spot)?.part.gone === Infinity) gone(spot, notes.length, true);
  return [...cards.values()].filter(({ spot, part }) => part.said || !isSure(chances, spot));
}

/** How many ways are looked for. */
const LOOKS = 60;
/** Less than so many cards change their parts at random before each. */
const SHAKEN = 3;
/** How often these are of the seat itself. */
const ITS_OWN = 0.7;
/** How often it counts that the rules have refused a card, as they may have refused another one. */
const HEEDED = 0.8;
/** How often nothing is guessed instead of a card that the rules have refused. */
const NO_GUESS = 0.5;

/** Another way in which all can have gone; `from`: the first deck that is another one. */
export interface Arrangement {
  notes: readonly Note[];
  chances: readonly Chance[];
  from: number;
}

/** Looks for ways in which a seat has a card, or any (null), but for some others (`fixed`) that it keeps. */
export class Arranging {
  readonly #hands: Played[][];
  /** By deck: the spots of cards that may be others. */
  readonly #any = new Map<number, readonly Spot[]>();
  /** By deck and face: how many cards these are. */
  readonly #has = new Map<string, number>();
  /** By spot: the faces that the rules have refused there, as it seems. */
  readonly #refused = new Map<Spot, Set<number>>();
  #last: Arrangement | null = null;
  readonly world: World;
  readonly seat: number;
  readonly face: number | null;
  readonly random: Random;

  constructor(
    world: World,
    seat: number,
    face: number | null,
    fixed: ReadonlySet<Spot>,
    random: Random,
  ) {
    this.world = world;
    this.seat = seat;
    this.face = face;
    this.random = random;
    const { chances, table } = world;
    this.#hands = Array.from({ length: table.seats }, (_, n) =>
      playedBy(world, n).filter(({ spot }) => !fixed.has(spot)),
    );
    const cards = this.#hands.flat();
    for (const deck of new Set(cards.map((card) => card.deck))) {
      const lying = unknownIn(world, deck).filter((spot) => !fixed.has(spot));
      const any = new Set([...cards.map(({ spot }) => spot), ...lying]);
      const spots = spotsOf(chances, deck).filter((spot) => any.has(spot));
      this.#any.set(deck, spots);
      for (const [face, n] of counted(spots.map((spot) => faceAt(chances, spot))))
        this.#has.set(keyOf(deck, face), n);
    }
  }

  /** Such ways, the later ones differ more from how all stands now; null for each look that has found none. */
  *ways(): Generator<Arrangement | null> {
    for (let n = 0; n < LOOKS; n++) {
      const refused = new Map([...this.#refused].filter(() => this.random() < HEEDED));
      const hands = this.#wanted(refused);
      if (!hands) return;
      const exchanging = new Exchanging(hands, this.#has, refused, this.random);
      for (let left = Math.min(n, this.#below(SHAKEN)); left > 0; left--)
        exchanging.shake(this.random() < ITS_OWN ? this.seat : this.#below(hands.length));
      this.#last = exchanging.found()
        ? this.#arrangement(hands, exchanging.hands, refused, n / LOOKS)
        : null;
      yield this.#last;
    }
  }

  /** The last way is none: the rules refuse a step, for what came just before, or else for what was played there. */
  refuse(step: number): void {
    const { notes, chances } = this.#last!;
    const come = (notes[step - 1]?.got ?? []).map(([spot]) => spot);
    const played = (notes[step]?.moved ?? []).map(([card]) => card);
    for (const spot of come.length ? come : played) {
      if (!this.#any.get(deckOf(spot))?.includes(spot)) continue;
      const faces = this.#refused.get(spot) ?? new Set();
      this.#refused.set(spot, faces.add(faceAt(chances, spot)));
    }
  }

  /**
   * The hands, with the card that the seat is to have where it is, or anywhere, and guesses where the rules have
   * refused some; null: the seat holds none.
   */
  #wanted(refused: Refused): Played[][] | null {
    const { chances } = this.world;
    const held = this.#mixed(this.#hands[this.seat]!.filter(isHeld));
    const there = held.find(({ spot }) => faceAt(chances, spot) === this.face) ?? held[0];
    if (this.face !== null && !there) return null;
    const faceFor = (card: Played): number | null => {
      if (card === there && this.face !== null) return this.face;
      const not = isHeld(card) && refused.get(card.spot);
      if (!not || this.random() < NO_GUESS) return null;
      const others = this.#any.get(card.deck)!.map((spot) => faceAt(chances, spot));
      const open = others.filter((face) => !not.has(face));
      return open[this.#below(open.length)] ?? null;
    };
    return this.#hands.map((cards) =>
      cards.map((card) => {
        const face = faceFor(card);
        return face === null ? card : { ...card, part: { ...card.part, face } };
      }),
    );
  }

  /**
   * All as it would be: cards that may be any are left as they are, as far as they are not needed; those of the
   * seat more or less `freely`, from 0 to 1.
   */
  #arrangement(
    before: readonly (readonly Played[])[],
    after: readonly (readonly Played[])[],
    refused: Refused,
    freely: number,
  ): Arrangement {
    const { chances, notes } = this.world;
    const cards = after.flat();
    const now = new Map(cards.map(({ part, spot }) => [part, spot]));
    const moved = new Map<Spot, Spot>();
    for (const { part, spot } of before.flat())
      if (now.get(part) !== spot) moved.set(spot, now.get(part)!);
    const faces = new Map<Spot, number>();
    for (const { spot, part } of cards) if (part.face !== null) faces.set(spot, part.face);
    const others = [...faces].flatMap(([spot, face]) =>
      faceAt(chances, spot) === face ? [] : [spot],
    );
    const decks = new Set([...others, ...moved.keys()].map(deckOf));
    for (const deck of decks) this.#fill(deck, faces, refused, freely);
    for (const [spot, face] of [...faces]) if (faceAt(chances, spot) === face) faces.delete(spot);
    const of = (said: boolean): Spot[] =>
      cards.flatMap(({ spot, part }) => (part.said === said ? [spot] : []));
    return {
      notes: instead(notes, moved),
      chances: marked(marked(withFaces(chances, faces), of(true), true), of(false), false),
      from: Math.min(...decks),
    };
  }

  /** Gives the cards of a deck that may be any what the others leave. */
  #fill(deck: number, faces: Map<Spot, number>, refused: Refused, freely: number): void {
    const { chances } = this.world;
    const any = this.#any.get(deck)!;
    const left = counted(any.map((spot) => faceAt(chances, spot)));
    const count = (face: number, n: number): void => void left.set(face, (left.get(face) ?? 0) + n);
    for (const spot of any) if (faces.has(spot)) count(faces.get(spot)!, -1);
    // A hand keeps what it can; what has to change there becomes any card of the draw pile.
    const changed = this.#mixed(any.filter((spot) => !faces.has(spot))).filter((spot) => {
      const face = faceAt(chances, spot);
      const holder = holding(this.world, spot);
      const lies = holder < 0 || (holder === this.seat && this.random() < freely);
      const not = lies || refused.get(spot)?.has(face);
      if (not || (left.get(face) ?? 0) <= 0) return true;
      count(face, -1);
      faces.set(spot, face);
      return false;
    });
    const rest = [...left].flatMap(([face, n]) => Array<number>(Math.max(0, n)).fill(face));
    changed.forEach((spot, n) => faces.set(spot, rest[n]!));
  }

  #below(n: number): number {
    return Math.floor(this.random() * n);
  }

  #mixed<T>(all: readonly T[]): T[] {
    const keyed = all.map((one) => [this.random(), one] as const);
    return keyed.sort(([a], [b]) => a - b).map(([, one]) => one);
  }
}

const isHeld = ({ part }: Played): boolean => part.gone === Infinity;

/** How often each number is there. */
function counted(all: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const one of all) found.set(one, (found.get(one) ?? 0) + 1);
  return found;
}
