/** Other cards where nobody saw one, so that all that was seen and done stays as it was. */
import { Arranging } from "./arranging.ts";
import { type Chance, deckOf, exchanged, faceAt, isSure, type Spot } from "./chances.ts";
import { holding, unknownIn, unseen } from "./holding.ts";
import { type Random, retried, type World } from "./world.ts";

/** True if a world may take the place of another one. */
type Alike = (found: World, world: World) => boolean;

/** Worlds that are tried, or looked for in vain, before nothing is said to fit. */
const TRIES = 650;
/** Other cards that are tried for whoever had one that is needed elsewhere. */
const THIRDS = 12;
/** Hands of cards that follow each other, which are tried where nobody saw one, and other cards just drawn. */
const FOLLOWING = 4;
const DRAWN = 16;

const none: ReadonlySet<Spot> = new Set();

/** What everybody was told in the round of a world. */
const known = new WeakMap<World, string>();

/**
 * True if everybody has been told the same in the round; then all has gone alike, up to what comes next. The points
 * of a round that is over come from hands that are yet to be told.
 */
export function sameRound(found: World, world: World): boolean {
  if (!sameDecks(found, world)) return false;
  let told = known.get(world);
  if (told === undefined) known.set(world, (told = toldIn(world)));
  return toldIn(found) === told;
}

function toldIn({ table, before }: World): string {
  const events = table.events(null, table.roundBegan);
  const last = table.toAct === null ? table.events(null, before).length : 0;
  return JSON.stringify(events.slice(0, events.length - last));
}

export function sameDecks({ chances }: World, world: World): boolean {
  return chances.length === world.chances.length;
}

/** The cards of one deck that a seat may have. */
interface Pool {
  own: readonly Spot[];
  /** Where others lie: first those of the draw pile. */
  others: readonly Spot[];
  /** The faces of all of them, and of each kind one, in order. */
  cards: readonly number[];
  kinds: readonly number[];
}

function poolOf(world: World, hand: readonly Spot[], deck: number): Pool {
  const own = hand.filter((spot) => deckOf(spot) === deck);
  const others = unknownIn(world, deck)
    .filter((spot) => !own.includes(spot))
    .map((spot) => [holding(world, spot), spot] as const)
    .sort(([one], [other]) => one - other)
    .map(([, spot]) => spot);
  const cards = [...own, ...others]
    .map((spot) => faceAt(world.chances, spot))
    .sort((one, other) => one - other);
  return { own, others, cards, kinds: [...new Set(cards)] };
}

/** The chances in which a hand has some of the faces: each `step`th after the first. */
function dealt(
  chances: readonly Chance[],
  { own, others }: Pool,
  faces: readonly number[],
  first: number,
  step: number,
): readonly Chance[] {
  let now = chances;
  for (const [n, spot] of own.entries()) {
    const face = faces[(first + n * step) % faces.length]!;
    const from = [...own.slice(n), ...others].find((one) => faceAt(now, one) === face);
    if (from !== undefined && from !== spot) now = exchanged(now, spot, from);
  }
  return now;
}

export class Fitting {
  readonly #random: Random;
  #left = 0;
  /** By step: how often the rules refused one. */
  readonly #refusals = new Map<number, number>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** Lets it try again: nobody is to wait for long. */
  begin(): void {
    this.#left = TRIES;
    this.#refusals.clear();
  }

  /** The step at which most worlds have failed, the last of several; null: none has. */
  get stuck(): number | null {
    const all = [...this.#refusals].sort(([one, n], [other, m]) => m - n || other - one);
    return all[0]?.[0] ?? null;
  }

  /** Worlds in which a seat has a card, those with the fewest changes first, and keeps some others. */
  *finding(world: World, seat: number, face: number, fixed = none): Generator<World> {
    const lies = (spot: Spot): boolean => !fixed.has(spot) && faceAt(world.chances, spot) === face;
    if (unseen(world, seat).some(lies)) yield world;
    yield* this.arranged(world, seat, face, fixed);
    yield* this.having(world, seat, face, fixed);
  }

  /** Worlds in which a seat has a card as the last one, or earlier, and keeps some others. */
  *having(world: World, seat: number, face: number, fixed = none): Generator<World> {
    const spots = unseen(world, seat).filter((spot) => !fixed.has(spot));
    const lying = ({ chances }: World, spot: Spot): boolean => faceAt(chances, spot) === face;
    const there = spots.filter((spot) => lying(world, spot));
    const others = spots.filter((spot) => !lying(world, spot)).reverse();
    if (there.length) yield world;
    for (const spot of others) {
      const found = this.placed(world, spot, face, fixed);
      if (found) yield found;
    }
  }

  /** Worlds in which a seat has a card, or any (null), as somebody may have played another one as one that is alike. */
  *arranged(world: World, seat: number, face: number | null, fixed = none): Generator<World> {
    const arranging = new Arranging(world, seat, face, fixed, this.#random);
    for (const way of arranging.ways()) {
      const refused = (step: number): void => arranging.refuse(step);
      const found = way
        ? this.#again(world, way.chances, way.from, sameRound, refused, way.notes)
        : null;
      if (!way) this.#left--;
      if (found) yield found;
      if (this.#left <= 0) return;
    }
  }

  /**
   * A world with a card at a spot, where another may lie now; null: it cannot lie there. Whoever holds it
   * gets the other card instead, or a third one.
   */
  placed(
    world: World,
    spot: Spot,
    face: number,
    fixed = none,
    alike: Alike = sameRound,
  ): World | null {
    const { chances } = world;
    if (faceAt(chances, spot) === face) return world;
    for (const from of this.#donors(world, chances, spot, face, fixed)) {
      const turned = exchanged(chances, spot, from);
      const found = this.#again(world, turned, deckOf(spot), alike);
      if (found) return found;
      for (const third of this.#thirds(world, turned, from, new Set([...fixed, spot]))) {
        const other = this.#again(world, exchanged(turned, from, third), deckOf(spot), alike);
        if (other) return other;
      }
    }
    return null;
  }

  /** A world with cards at some spots, all at once; null: they cannot lie there; undefined: the deck lacks one. */
  laid(world: World, spots: readonly Spot[], faces: readonly number[]): World | null | undefined {
    let { chances } = world;
    for (const [n, spot] of spots.entries()) {
      const face = faces[n]!;
      if (faceAt(chances, spot) === face) continue;
      const [from] = this.#donors(world, chances, spot, face, new Set(spots.slice(0, n)));
      if (from === undefined) return undefined;
      chances = exchanged(chances, spot, from);
    }
    return this.#again(world, chances, deckOf(spots[0]!), sameDecks);
  }

  /**
   * Worlds in which a seat has other cards, as far as they fit: such as follow each other in the order of the
   * deck, or lie far apart in it, until each face was in one of them.
   */
  *shaken(world: World, seat: number): Generator<World> {
    const mine = unseen(world, seat);
    if (!mine.length) return;
    const pools = [...new Set(mine.map(deckOf))].map((deck) => poolOf(world, mine, deck));
    const apart = Math.max(...pools.map(({ own, kinds }) => Math.ceil(kinds.length / own.length)));
    const first = Math.min(...mine.map(deckOf));
    for (let n = 0; n < FOLLOWING + apart; n++) {
      const chances = pools.reduce<readonly Chance[]>(
        (now, pool) =>
          n < FOLLOWING
            ? dealt(now, pool, pool.cards, Math.floor((n * pool.cards.length) / FOLLOWING), 1)
            : dealt(now, pool, pool.kinds, n - FOLLOWING, apart),
        world.chances,
      );
      yield this.#again(world, chances, first, sameRound) ?? this.#oneByOne(world, seat, chances);
    }
  }

  /** A world in which those cards of a hand are others that can be. */
  #oneByOne(world: World, seat: number, wanted: readonly Chance[]): World {
    let now = world;
    const done = new Set<Spot>();
    for (const spot of unseen(world, seat)) {
      const [from] = this.#donors(now, now.chances, spot, faceAt(wanted, spot), done);
      const found =
        from && this.#again(now, exchanged(now.chances, spot, from), deckOf(spot), sameRound);
      if (found) {
        now = found;
        done.add(spot);
      }
    }
    return now;
  }

  /** Worlds in which the last step has brought a seat another card. */
  *drawing(world: World, seat: number): Generator<World> {
    const { chances, notes } = world;
    const spot = notes.at(-1)?.got.findLast(([, holder]) => holder === seat)?.[0];
    if (spot === undefined || isSure(chances, spot)) return;
    const faces = [
      ...new Set(unknownIn(world, deckOf(spot)).map((one) => faceAt(chances, one))),
    ].sort((a, b) => a - b);
    const step = Math.max(1, Math.floor(faces.length / DRAWN));
    for (const face of faces.filter((_, n) => n % step === 0)) {
      const found = this.placed(world, spot, face);
      if (found) yield found;
    }
  }

  /** The spots of the same deck with a card that can come to this one: first in the draw pile; of one hand, one. */
  #donors(
    world: World,
    chances: readonly Chance[],
    spot: Spot,
    face: number,
    fixed: ReadonlySet<Spot>,
  ): Spot[] {
    const free = unknownIn(world, deckOf(spot)).filter(
      (one) => one !== spot && faceAt(chances, one) === face && !fixed.has(one),
    );
    const byHolder = new Map(free.map((one) => [holding(world, one), one]));
    return [...byHolder].sort(([a], [b]) => a - b).map(([, one]) => one);
  }

  /** The spots of a deck with other cards than one has: of those alike in one hand, one. */
  #thirds(world: World, chances: readonly Chance[], spot: Spot, fixed: ReadonlySet<Spot>): Spot[] {
    const face = faceAt(chances, spot);
    const free = unknownIn(world, deckOf(spot)).filter((one) => !fixed.has(one));
    const others = free.filter((one) => faceAt(chances, one) !== face);
    const kind = (one: Spot): string => `${holding(world, one)} ${faceAt(chances, one)}`;
    const found = new Map(others.toReversed().map((one) => [kind(one), one]));
    const sorted = [...found.values()].sort((a, b) => holding(world, a) - holding(world, b));
    const step = Math.max(1, Math.floor(sorted.length / THIRDS));
    return sorted.filter((_, n) => n % step === 0);
  }

  /** `refused` is told the step at which the rules end it. */
  #again(
    world: World,
    chances: readonly Chance[],
    from: number,
    alike: Alike,
    refused?: (step: number) => void,
    notes = world.notes,
  ): World | null {
    if (this.#left-- <= 0) return null;
    let step = 0;
    const found = retried({ ...world, notes }, chances, from, this.#random, (n) => (step = n));
    if (found && alike(found, world)) return found;
    this.#refusals.set(step, (this.#refusals.get(step) ?? 0) + 1);
    refused?.(step);
    return null;
  }
}
