/**
 * Which card was which, as arithmetic: each hand had so many cards that nobody saw, and each did its part. Cards of a
 * hand change their parts, and cards that may be any become others, until all that is known of them is so.
 */
import { UNSEEN } from "../../rules/entries.ts";
import { type Chance, deckOf, faceAt, marked, type Spot, withFaces } from "./chances.ts";
import { faceOf, type Held, type Note } from "./hands.ts";
import { unknownIn } from "./holding.ts";
import type { Random, World } from "./world.ts";

/** Of the cards that a seat had before one step, and has after another, so many are of some faces. */
export interface Need {
  seat: number;
  before: number;
  after: number;
  faces: ReadonlySet<number>;
  least: number;
  most: number;
}

/** What is known of cards that nobody saw, besides who had how many of them, and what was played. */
export interface Known {
  needs: readonly Need[];
  /** The faces that a card can have. */
  kinds: readonly (readonly [Spot, ReadonlySet<number>])[];
  /** By step: the faces that the card which it gave away can have. */
  given: ReadonlyMap<number, ReadonlySet<number>>;
  /** What cards of a hand are said to be; which card of the hand is which, nobody knows. */
  said: ReadonlyMap<Spot, number>;
}

/** A card in a hand, or in the draw pile: from one step until another. */
interface Stay {
  /** The seat, or -1. */
  seat: number;
  /** The step by which it came. */
  got: number;
  /** The card; null: it was given, and that was the part of a card in another hand. */
  card: Held | null;
  giver: Part | null;
  part: Part;
}

/** What became of a card of a hand. */
interface Part {
  stay: Stay;
  /** The step by which it left the hand; `Infinity`: it is there. */
  gone: number;
  /** It came before this step. */
  by: number;
  /** What it was when it was seen; null: another hand has it. */
  face: number | null;
  /** True if nobody has seen it, so that it may be any. */
  free: boolean;
  /** True if it was said of the last step. */
  said: boolean;
  /** The hand that has it now. */
  to: Stay | null;
  /** The note that tells of it, and the place there. */
  noted: readonly [number, number] | null;
}

/** Something that is known of some cards: so many of them are of some kind. */
class Limit {
  readonly least: number;
  most: number;
  /** The cards that could be others if it is not so. */
  readonly cards: () => Iterable<Stay>;
  /** Whether a face would be better then; null: if the deck has one left. */
  readonly better: ((face: number) => boolean) | null;
  /** The step that told of it; -1: none, or several. */
  readonly step: number;
  has = 0;
  /** How much it counts: more if it has been wrong for long. */
  weight = 1;

  constructor(
    least: number,
    most: number,
    cards: () => Iterable<Stay>,
    better: ((face: number) => boolean) | null = null,
    step = -1,
  ) {
    this.least = least;
    this.most = most;
    this.cards = cards;
    this.better = better;
    this.step = step;
  }

  /** By how many cards it is wrong. */
  get off(): number {
    return Math.max(this.least - this.has, this.has - this.most, 0);
  }
}

/** A change, which is undone by doing it once more. */
type Change = () => void;

/** Changes that are made until nothing is said to be found, and how many are weighed for each. */
const CHANGES = 1200;
const WEIGHED = 60;
/** How often it is any change, and not the best one. */
const ANY = 0.05;

export class Assigning {
  readonly #world: World;
  readonly #known: Known;
  readonly #random: Random;
  readonly #hands: Stay[][];
  readonly #parts: Part[] = [];
  /** The cards, each where it was first. */
  readonly #cards: Stay[] = [];
  readonly #limits: Limit[] = [];
  /** By card: the faces that it can have. */
  readonly #kinds = new Map<Spot, [ReadonlySet<number>, Limit][]>();
  /** By card that was told: of those told with it, how many have which face. */
  readonly #told = new Map<Spot, Map<number, Limit>>();
  /** By deck and face. */
  readonly #decks = new Map<number, Map<number, Limit>>();
  /** By seat. */
  readonly #needs: [Need, Limit][][];
  /** By step. */
  readonly #given = new Map<number, [ReadonlySet<number>, Limit]>();
  /** How much is wrong. */
  #wrong = 0;

  constructor(world: World, known: Known, random: Random) {
    this.#world = world;
    this.#known = known;
    this.#random = random;
    const { seats } = world.table;
    this.#hands = Array.from({ length: seats }, () => []);
    this.#needs = Array.from({ length: seats }, () => []);
    this.#read();
    for (const card of this.#cards) this.#lay(card);
    for (const step of world.notes.keys()) this.#tell(step);
    for (const [spot, faces] of known.kinds) this.#restrict(spot, faces);
    for (const need of known.needs) this.#ask(need);
    for (const step of world.notes.keys()) this.#open(step);
    for (const [step, faces] of known.given) this.#give(step, faces);
    for (const card of this.#cards) this.#count(card, 1);
  }

  // --- what there is --------------------------------------------------------------------------------

  #read(): void {
    const { notes, chances } = this.#world;
    const began = notes.findLastIndex(({ deal }) => deal);
    const held: Map<Held, Stay[]>[] = this.#hands.map(() => new Map());
    const come = (stay: Stay, card: Held): void => {
      const same = held[stay.seat]!.get(card);
      if (same) same.push(stay);
      else held[stay.seat]!.set(card, [stay]);
    };
    for (const [n, { got, moved }] of notes.entries()) {
      if (n < began) continue;
      for (const [at, [card, from, to]] of moved.entries()) {
        if (from === null) {
          if (to !== null) come(this.#stay(to, n, card, null), card);
          continue;
        }
        const stay = held[from]!.get(card)!.pop()!;
        const part = this.#part(stay, n, [n, at]);
        if (to === null) part.face = faceOf(card, chances);
        else come((part.to = this.#stay(to, n, null, part)), card);
      }
      for (const [spot, holder] of got)
        if (holder !== "all") come(this.#stay(holder, n, spot, null), spot);
    }
    for (const hand of held)
      for (const [card, stays] of hand) for (const stay of stays) this.#hold(stay, card);
    for (const spot of this.#lying()) {
      const stay = this.#stay(-1, -1, spot, null);
      this.#hold(stay, spot);
    }
  }

  /** The cards of this round's decks that lie where nobody has seen them. */
  #lying(): Spot[] {
    const spots = this.#cards.flatMap(({ card }) => (card! >= 0 ? [card!] : []));
    const decks = new Set(spots.map(deckOf));
    for (const [spot] of this.#known.kinds) decks.add(deckOf(spot));
    const taken = new Set(spots);
    return [...decks].flatMap((deck) =>
      unknownIn(this.#world, deck).filter((spot) => !taken.has(spot)),
    );
  }

  #stay(seat: number, got: number, card: Held | null, giver: Part | null): Stay {
    const stay: Stay = { seat, got, card, giver, part: null! };
    if (seat >= 0) this.#hands[seat]!.push(stay);
    if (card !== null) this.#cards.push(stay);
    return stay;
  }

  #part(stay: Stay, gone: number, noted: Part["noted"]): Part {
    const part: Part = {
      stay,
      gone,
      by: gone,
      face: null,
      free: false,
      said: false,
      to: null,
      noted,
    };
    stay.part = part;
    this.#parts.push(part);
    return part;
  }

  /** A card that is still where it came. */
  #hold(stay: Stay, card: Held): void {
    const { notes, chances, table } = this.#world;
    const last = notes.length - 1;
    const part = this.#part(stay, Infinity, null);
    const told = this.#known.said.get(card);
    part.face = told ?? faceOf(card, chances);
    part.said = told !== undefined || notes[last]!.told.includes(card);
    part.free = !part.said;
    // What was shown had come before that.
    if (part.said && stay.got < last && table.toAct !== null) part.by = last;
  }

  #first(stay: Stay): Stay {
    let one = stay;
    while (one.giver) one = one.giver.stay;
    return one;
  }

  /** A card is one of its deck, and what it was if somebody saw it. */
  #lay(stay: Stay): void {
    const { chances } = this.#world;
    const card = stay.card!;
    const face = faceOf(card, chances);
    if (card >= 0) this.#ofDeck(deckOf(card), face).most++;
    if (card < 0 && !this.#kinds.has(card)) this.#restrict(card, new Set([face]));
  }

  /** What cards of a hand were said to be; which of those told at once is which, nobody knows. */
  #tell(step: number): void {
    const { notes, chances } = this.#world;
    const told = new Set(notes[step]!.told);
    const cards = this.#cards.filter((one) => told.has(one.card!) && !this.#last(one).said);
    for (const seat of new Set(cards.map((one) => this.#holder(one, step)))) {
      const some = cards.filter((one) => this.#holder(one, step) === seat);
      const faces = new Map<number, Limit>();
      for (const { card } of some) {
        const face = faceAt(chances, card!);
        const having = (): Stay[] => some.filter((one) => this.#last(one).face === face);
        const limit = faces.get(face) ?? new Limit(0, 0, having);
        if (!limit.most++) this.#limits.push(limit);
        faces.set(face, limit);
      }
      const kinds = new Set(faces.keys());
      for (const { card } of some) {
        this.#restrict(card!, kinds);
        this.#told.set(card!, faces);
      }
    }
  }

  /** The seat that has a card after a step. */
  #holder(card: Stay, step: number): number {
    let stay = card;
    while (stay.part.to && stay.part.gone <= step) stay = stay.part.to;
    return stay.seat;
  }

  /** How many cards of a face a deck has. */
  #ofDeck(deck: number, face: number): Limit {
    const faces = this.#decks.get(deck) ?? new Map<number, Limit>();
    this.#decks.set(deck, faces);
    let limit = faces.get(face);
    if (limit) return limit;
    const cards = (): Stay[] =>
      this.#cards.filter(
        (one) => one.card! >= 0 && deckOf(one.card!) === deck && this.#last(one).face === face,
      );
    faces.set(face, (limit = new Limit(0, 0, cards)));
    this.#limits.push(limit);
    return limit;
  }

  /** A card has one of some faces. */
  #restrict(card: Held, faces: ReadonlySet<number>): void {
    const limit = new Limit(
      0,
      0,
      () => this.#cards.filter((one) => one.card === card),
      (face) => faces.has(face),
    );
    const kinds = this.#kinds.get(card);
    if (kinds) kinds.push([faces, limit]);
    else this.#kinds.set(card, [[faces, limit]]);
    this.#limits.push(limit);
  }

  /** A card that was given away by somebody, or to somebody, whose cards are told is known. */
  #open(step: number): void {
    const { notes, steps, chances } = this.#world;
    const move = steps[step];
    const [given] = notes[step]!.moved.filter(([, from, to]) => from !== null && to !== null);
    if (!given || typeof move !== "object") return;
    const named = !move.action.includes(UNSEEN);
    const told = step < notes.length - 1 && notes[step]!.told.includes(given[0]);
    if (named || told) this.#give(step, new Set([faceOf(given[0], chances)]));
  }

  /** A card that was given away has one of some faces. */
  #give(step: number, faces: ReadonlySet<number>): void {
    if (this.#given.has(step)) return;
    const cards = (): Stay[] =>
      this.#parts.flatMap(({ gone, to, stay }) => (gone === step && to ? [stay] : []));
    const limit = new Limit(0, 0, cards, (face) => faces.has(face), step);
    this.#given.set(step, [faces, limit]);
    this.#limits.push(limit);
  }

  /** A hand had so many of some faces. */
  #ask(need: Need): void {
    const { seat, before, after, faces, least, most } = need;
    const there = (stay: Stay): boolean => stay.got < before && stay.part.gone > after;
    const limit: Limit = new Limit(
      least,
      most,
      () =>
        this.#hands[seat]!.filter(
          (stay) => there(stay) && faces.has(this.#last(stay).face!) === limit.has > most,
        ),
      (face) => faces.has(face) !== limit.has > most,
      after,
    );
    this.#needs[seat]!.push([need, limit]);
    this.#limits.push(limit);
  }

  // --- what is wrong --------------------------------------------------------------------------------

  #last(stay: Stay): Part {
    let { part } = stay;
    while (part.to) part = part.to.part;
    return part;
  }

  #add(limit: Limit, n: number): void {
    this.#wrong -= limit.off * limit.weight;
    limit.has += n;
    this.#wrong += limit.off * limit.weight;
  }

  /** Counts a card, and all that became of it: 1; or no more: -1. */
  #count(card: Stay, n: number): void {
    const face = this.#last(card).face!;
    for (const [faces, limit] of this.#kinds.get(card.card!) ?? [])
      if (!faces.has(face)) this.#add(limit, n);
    const told = this.#told.get(card.card!)?.get(face);
    if (told) this.#add(told, n);
    if (card.card! >= 0) this.#add(this.#ofDeck(deckOf(card.card!), face), n);
    if (card.seat < 0) return;
    for (let stay: Stay | null = card; stay; stay = stay.part.to) {
      const { seat, got, part } = stay;
      for (const [{ before, after, faces }, limit] of this.#needs[seat]!)
        if (got < before && part.gone > after && faces.has(face)) this.#add(limit, n);
      const given = part.to && this.#given.get(part.gone);
      if (given && !given[0].has(face)) this.#add(given[1], n);
    }
  }

  // --- changes --------------------------------------------------------------------------------------

  /** The step that told of something which is not so, the last of several; -1: none. */
  get stuck(): number {
    return Math.max(-1, ...this.#limits.flatMap(({ off, step }) => (off > 0 ? [step] : [])));
  }

  /** Lets cards change until all is as it is known to be; false: that was not reached. */
  found(): boolean {
    for (let n = 0; n < CHANGES; n++) {
      const wrong = this.#limits.filter(({ off }) => off > 0);
      if (!wrong.length) return true;
      const now = this.#wrong;
      const changes = this.#changes(this.#oneOf(wrong));
      if (changes.length && this.#best(changes) < now) continue;
      for (const limit of wrong) {
        this.#wrong += limit.off;
        limit.weight++;
      }
    }
    return false;
  }

  /** False if there are too few cards of some faces, besides those that were seen elsewhere. */
  get possible(): boolean {
    return this.#known.needs.every((need) => this.#enough(need));
  }

  #enough({ seat, after, faces, least }: Need): boolean {
    // Later, a card may have gone through several hands.
    const now = after >= this.#world.notes.length - 1;
    const gone = this.#parts.filter(
      (part) =>
        !part.free &&
        !part.to &&
        faces.has(part.face!) &&
        (part.gone <= after || (now && part.stay.seat !== seat)),
    );
    const cards = this.#cards.filter(({ card }) => faces.has(faceOf(card!, this.#world.chances)));
    return cards.length - gone.length >= least;
  }

  /** Makes the best change, or any; how much is wrong then, at best. */
  #best(changes: readonly Change[]): number {
    let least = Infinity;
    let best: Change[] = [];
    for (const change of changes) {
      change();
      const wrong = this.#wrong;
      change();
      if (wrong < least) [least, best] = [wrong, []];
      if (wrong === least) best.push(change);
    }
    this.#oneOf(this.#random() < ANY ? changes : best)();
    return least;
  }

  #changes({ cards, better }: Limit): Change[] {
    const found: Change[] = [];
    for (const card of cards()) {
      const first = this.#first(card);
      for (let stay: Stay | null = first; stay; stay = stay.part.to)
        if (stay.seat >= 0)
          for (const other of this.#hands[stay.seat]!) this.#swap(stay, other, found);
      this.#turn(first, better, found);
    }
    while (found.length > WEIGHED) {
      found[Math.floor(this.#random() * found.length)] = found.at(-1)!;
      found.pop();
    }
    return found;
  }

  /** Two cards of a hand change their parts. */
  #swap(one: Stay, other: Stay, found: Change[]): void {
    if (one === other || one.got >= other.part.by || other.got >= one.part.by) return;
    const [first, second] = [this.#first(one), this.#first(other)];
    found.push(() => {
      this.#count(first, -1);
      this.#count(second, -1);
      [one.part, other.part] = [other.part, one.part];
      one.part.stay = one;
      other.part.stay = other;
      this.#count(first, 1);
      this.#count(second, 1);
    });
  }

  /** A card that may be any becomes another one. */
  #turn(card: Stay, better: Limit["better"], found: Change[]): void {
    const part = this.#last(card);
    if (!part.free || card.card! < 0) return;
    const kinds = this.#kinds.get(card.card!) ?? [];
    for (const [face, { has, most }] of this.#decks.get(deckOf(card.card!))!) {
      if (face === part.face || (better ? !better(face) : has >= most)) continue;
      if (kinds.some(([kind]) => !kind.has(face))) continue;
      let other = face;
      found.push(() => {
        this.#count(card, -1);
        [part.face, other] = [other, part.face!];
        this.#count(card, 1);
      });
    }
  }

  #oneOf<T>(all: readonly T[]): T {
    return all[Math.floor(this.#random() * all.length)]!;
  }

  // --- what was found -------------------------------------------------------------------------------

  /** All as it would be; `from`: the first deck that is another one. */
  arrangement(): { notes: readonly Note[]; chances: readonly Chance[]; from: number } {
    const { notes, chances } = this.#world;
    const faces = new Map<Spot, number>();
    for (const card of this.#cards) {
      const { face } = this.#last(card);
      if (card.card! >= 0 && faceAt(chances, card.card!) !== face) faces.set(card.card!, face!);
    }
    const moved = notes.map((note) => [...note.moved]);
    const last = notes.length - 1;
    const spots = new Set(this.#cards.map(({ card }) => card!));
    const told = notes[last]?.told.filter((spot) => !spots.has(spot)) ?? [];
    for (const { stay, noted, said } of this.#parts) {
      const card = this.#first(stay).card!;
      if (said) told.push(card);
      if (!noted) continue;
      const [n, at] = noted;
      const [, from, to] = moved[n]![at]!;
      moved[n]![at] = [card, from, to];
    }
    const unsaid = (notes[last]?.told ?? []).filter((spot) => !told.includes(spot));
    return {
      notes: notes.map((note, n) => ({
        ...note,
        moved: moved[n]!,
        told: n === last ? told : note.told,
      })),
      chances: marked(marked(withFaces(chances, faces), unsaid, false), told, true),
      from: Math.min(Infinity, ...[...faces.keys()].map(deckOf)),
    };
  }
}
