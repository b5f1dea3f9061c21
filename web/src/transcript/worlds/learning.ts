/**
 * What a step tells of cards that nobody saw. The rules are asked: the step is taken again, with other cards in a hand,
 * and what they refuse, or where everybody would have been told something else, was not so.
 */
import { UNSEEN } from "../../rules/entries.ts";
import { ParlourError } from "../../rules/errors.ts";
import type { PadRules, State } from "../../rules/native.ts";
import type { Known, Need } from "./assigning.ts";
import { deckOf, decksIn, faceAt, isSure, type Laid, type Spot, withFaces } from "./chances.ts";
import { counted, faceOf, facesOf, handsAfter, type Held } from "./hands.ts";
import type { Trial } from "./trial.ts";
import {
  carriedOut,
  carryOut,
  Filling,
  type Move,
  type Random,
  retried,
  type Step,
  type World,
} from "./world.ts";

/** What a step tells. */
export interface Lesson {
  needs: readonly Need[];
  /** The faces that cards which had just come can have. */
  kinds: readonly (readonly [Spot, ReadonlySet<number>])[];
  /** The faces that a card which it gave away can have; null: any. */
  given: ReadonlySet<number> | null;
}

const NOTHING: Lesson = { needs: [], kinds: [], given: null };

/** The hand of a seat, in which cards can be others. */
export interface Hand {
  seat: number;
  /** The cards that may be others, and all the seat has. */
  faces: readonly number[];
  all: readonly number[];
  /** True if the score pad cannot put others there; null: that was not tried. */
  fixed: boolean | null;
}

/** Which cards a hand must have had. */
export interface Ask {
  faces: ReadonlySet<number>;
  least: number;
  most: number;
}

/** The faces of the game's cards. */
export function kindsOf({ chances }: World): number[] {
  const [first] = decksIn(chances);
  return [...new Set((chances[first!] as Laid).cards)].sort((one, other) => one - other);
}

/** What everybody is told, from a number of facts on; what a round brings comes from hands that are yet to be told. */
function toldSince(table: Trial, since: number): string {
  if (table.toAct === null) return "over";
  return JSON.stringify(table.events(null, since));
}

/** What the rules were asked about; all before a step stays as everybody saw it. */
const lessons = new WeakMap<Move, Lesson>();

export class Learning {
  readonly #game: PadRules;
  readonly #secret: readonly string[];
  readonly #random: Random;

  constructor(game: PadRules, secret: readonly string[], random: Random) {
    this.#game = game;
    this.#secret = secret;
    this.#random = random;
  }

  /** What is known already of a step. */
  known(step: Step | undefined): Lesson | undefined {
    return typeof step === "object" ? lessons.get(step) : undefined;
  }

  /** Asks the rules about a step; false: they were asked already. */
  learn(world: World, step: number): boolean {
    const move = world.steps[step];
    if (typeof move !== "object" || lessons.has(move)) return false;
    lessons.set(move, NOTHING);
    lessons.set(move, this.#lesson(world, step));
    return true;
  }

  /** Gives a seat other cards in the place of some; false: nobody knows how to, as of cards that lie apart. */
  with(table: Trial, hand: Hand, faces: readonly number[]): boolean {
    const { pad } = this.#game as PadRules<State>;
    if (!pad || hand.fixed) return false;
    const now = counted(hand.all);
    const then = new Map(now);
    for (const face of hand.faces) then.set(face, then.get(face)! - 1);
    for (const face of faces) then.set(face, (then.get(face) ?? 0) + 1);
    const others = [...then].filter(([face, n]) => n !== (now.get(face) ?? 0));
    for (const [face, n] of others) pad.put(table.state, hand.seat, face, n);
    if (hand.fixed === null && others.length) {
      const has = counted(facesOf(table, this.#secret, hand.seat));
      hand.fixed = [...then].some(([face, n]) => (has.get(face) ?? 0) !== n);
    }
    return !hand.fixed;
  }

  /** The cards with which a seat can do something. */
  cards(table: Trial, seat: number): number[] {
    const legal = table.view(seat).legal as { card?: unknown }[];
    return legal.flatMap(({ card = null }) =>
      card === null ? [] : [this.#game.parse_card(String(card))],
    );
  }

  /**
   * After the rules have refused a step, of a hand in which the score pad cannot put other cards: what it could have
   * done with some may be why. Null: nothing is suspected.
   */
  suspect(world: World, step: number): Need | null {
    const move = world.steps[step];
    if (typeof move !== "object") return null;
    const { seat, action } = move;
    const { table } = this.#upTo(world, step);
    const held = facesOf(table, this.#secret, seat);
    const others = this.cards(table, seat).filter(
      (face) => held.includes(face) && !action.includes(this.#game.format_card(face)),
    );
    const another = kindsOf(world).find((face) => !held.includes(face))!;
    const hand = this.handOf(table, seat, held);
    if (
      !others.length ||
      this.with(
        table,
        hand,
        held.map(() => another),
      )
    )
      return null;
    return { seat, before: step, after: step, faces: new Set(others), least: 0, most: 0 };
  }

  /** The hand of a seat, of which some cards can be others. */
  handOf(table: Trial, seat: number, faces: readonly number[]): Hand {
    return { seat, faces, all: facesOf(table, this.#secret, seat), fixed: null };
  }

  /**
   * Which of the cards of a hand must have been of some faces so that something is true of a table; null: none; or
   * this cannot be told.
   */
  asked(
    from: Trial,
    hand: Hand,
    kinds: readonly number[],
    holds: (table: Trial) => boolean,
    source: () => Filling,
  ): Ask | null {
    const n = hand.faces.length;
    let possible = true;
    const so = (faces: readonly number[]): boolean => {
      const table = from.copy(source());
      possible &&= this.with(table, hand, faces);
      return possible && holds(table);
    };
    const good: number[] = [];
    let bad: number | null = null;
    for (const face of kinds) {
      if (so(Array<number>(n).fill(face))) good.push(face);
      else bad = face;
      if (!possible) return null;
    }
    if (bad === null || !good.length) return null;
    const mixed = (few: number): number[] => [
      ...Array<number>(few).fill(good[0]!),
      ...Array<number>(n - few).fill(bad!),
    ];
    let least = n;
    while (least > 0 && so(mixed(least - 1))) least--;
    return { faces: new Set(good), least, most: n };
  }

  // --- what a step tells ----------------------------------------------------------------------------

  #lesson(world: World, step: number): Lesson {
    // Who is in turn after a step is seen by the next one.
    const from = typeof world.steps[step - 1] === "object" ? step - 1 : step;
    const then = this.#upTo(world, from);
    const kinds = kindsOf(world);
    return {
      needs: this.#needs(world, then, from, step, kinds),
      kinds: [...this.#fresh(world, step - 1, step, kinds)],
      given: this.#given(world, step, kinds),
    };
  }

  /** A world as it was before a step. */
  #upTo(world: World, step: number): World {
    const steps = world.steps.slice(0, step);
    return carriedOut({ ...world, steps }, world.chances, Infinity, this.#random);
  }

  #source(world: World, then: World): Filling {
    return new Filling(world.chances, then.chances.length, this.#random);
  }

  /** What everybody is told of some steps, taken again from there; null: the rules refuse one. */
  #again(world: World, table: Trial, from: number, to: number): string | null {
    const { notes, steps, chances } = world;
    const before = table.journalSize;
    try {
      for (let n = from; n <= to; n++) carryOut(table, steps[n]!, notes[n], chances);
    } catch (error) {
      if (error instanceof ParlourError) return null;
      throw error;
    }
    return toldSince(table, before);
  }

  #needs(world: World, then: World, from: number, step: number, kinds: readonly number[]): Need[] {
    const source = (): Filling => this.#source(world, then);
    const told = this.#again(world, then.table.copy(source()), from, step);
    const same = (table: Trial): boolean => this.#again(world, table, from, step) === told;
    return this.#hands(world, then, from, step).flatMap((hand): Need[] => {
      const ask = this.asked(then.table, hand, kinds, same, source);
      return ask ? [{ seat: hand.seat, before: from, after: step, ...ask }] : [];
    });
  }

  /** The hands of which nobody has seen all, as they were before a step; cards that are there after another can be others. */
  #hands(world: World, then: World, from: number, step: number): Hand[] {
    const { held } = handsAfter(world.notes.slice(0, from), world.table.seats);
    const gone = new Set(
      world.notes.slice(from, step + 1).flatMap(({ moved }) => moved.map(([card]) => card)),
    );
    return held.flatMap((cards, seat): Hand[] => {
      const kept = cards.filter((card) => !gone.has(card));
      if (kept.every((card) => isSeen(world, card))) return [];
      const faces = kept.map((card) => faceOf(card, world.chances));
      return [this.handOf(then.table, seat, faces)];
    });
  }

  /** The faces that cards which came by a step can have, after another one. */
  *#fresh(
    world: World,
    came: number,
    step: number,
    kinds: readonly number[],
  ): Generator<readonly [Spot, ReadonlySet<number>]> {
    const spots = this.#hidden(world, came);
    if (!spots.length || world.steps[came] === "deal") return;
    const moved = new Set(world.notes[step]!.moved.map(([card]) => card));
    const before = { ...world, steps: world.steps.slice(0, step) };
    const since = this.#upTo(world, came).table.journalSize;
    const told = (some: readonly Spot[], face: number): string | null => {
      const chances = withFaces(world.chances, new Map(some.map((spot) => [spot, face])));
      const found = retried(before, chances, deckOf(some[0]!), this.#random);
      if (!found) return null;
      const { seat } = world.steps[step] as Move;
      const source = new Filling(world.chances, found.chances.length, this.#random);
      const table = found.table.copy(source);
      // One like it may have been in the hand.
      for (const spot of some)
        if (moved.has(spot)) {
          const hand = this.handOf(table, seat, []);
          if (!this.with(table, hand, [faceAt(world.chances, spot)])) return null;
        }
      if (this.#again(world, table, step, step) === null) return null;
      return toldSince(table, since);
    };
    const now = told([spots[0]!], faceAt(world.chances, spots[0]!));
    if (spots.length > 1 && kinds.every((face) => told(spots, face) === now)) return;
    for (const spot of spots) {
      const possible = kinds.filter((face) => told([spot], face) === now);
      if (possible.length < kinds.length && possible.length) yield [spot, new Set(possible)];
    }
  }

  #hidden({ notes, chances }: World, step: number): Spot[] {
    const got = notes[step]?.got ?? [];
    return got.flatMap(([spot, holder]) =>
      holder !== "all" && !isSure(chances, spot) ? [spot] : [],
    );
  }

  /** The faces that a card which a step gave away, unseen, can have. */
  #given(world: World, step: number, kinds: readonly number[]): ReadonlySet<number> | null {
    const { seat, action } = world.steps[step] as Move;
    if (!action.includes(UNSEEN)) return null;
    const then = this.#upTo(world, step);
    const [card] = world.notes[step]!.moved[0]!;
    const now = faceOf(card, world.chances);
    const hand = this.handOf(then.table, seat, [now]);
    const found = kinds.filter((face) => {
      const table = then.table.copy(this.#source(world, then));
      if (!this.with(table, hand, [face])) return false;
      const named = { seat, action: action.replace(UNSEEN, this.#game.format_card(face)) };
      try {
        carryOut(table, named, undefined, world.chances);
        return true;
      } catch (error) {
        if (error instanceof ParlourError) return false;
        throw error;
      }
    });
    return found.length ? new Set(found) : null;
  }

  /** What must be so that everybody sees something else after the last step, such as who is in turn. */
  *courses(world: World): Generator<Pick<Known, "needs" | "kinds">> {
    const seen = new Set([seenBy(world.table)]);
    for (const spot of this.come(world))
      for (const [key, faces] of this.#outcomes(world, spot)) {
        if (seen.has(key)) continue;
        seen.add(key);
        yield { needs: [], kinds: [[spot, faces]] };
      }
    const last = world.steps.length - 1;
    if (typeof world.steps[last] !== "object") return;
    const then = this.#upTo(world, last);
    const kinds = kindsOf(world);
    const source = (): Filling => this.#source(world, then);
    const told = this.#again(world, then.table.copy(source()), last, last);
    const after = (table: Trial): string | null =>
      this.#again(world, table, last, last) === told ? seenBy(table) : null;
    for (const hand of this.#hands(world, then, last, last)) {
      for (const face of kinds) {
        const table = then.table.copy(source());
        if (
          !this.with(
            table,
            hand,
            hand.faces.map(() => face),
          )
        )
          break;
        const key = after(table);
        if (key === null || seen.has(key)) continue;
        seen.add(key);
        const ask = this.asked(then.table, hand, kinds, (one) => after(one) === key, source);
        if (ask)
          yield { needs: [{ seat: hand.seat, before: last, after: last, ...ask }], kinds: [] };
      }
    }
  }

  /** By what everybody sees after the last step: the faces of a card that has come, for which it is so. */
  #outcomes(world: World, spot: Spot): Map<string, Set<number>> {
    const found = new Map<string, Set<number>>();
    const told = toldSince(world.table, world.before);
    for (const face of kindsOf(world)) {
      const chances = withFaces(world.chances, new Map([[spot, face]]));
      const other = retried(world, chances, deckOf(spot), this.#random);
      if (!other || toldSince(other.table, world.before) !== told) continue;
      const key = seenBy(other.table);
      found.set(key, (found.get(key) ?? new Set()).add(face));
    }
    return found;
  }

  /** The cards that nobody saw, and that have come by the last steps. */
  *come(world: World, steps = 2): Generator<Spot> {
    for (let n = world.notes.length - 1; n >= 0 && n >= world.notes.length - steps; n--)
      if (world.steps[n] !== "deal") yield* this.#hidden(world, n);
  }
}

/** What everybody sees of a table. */
function seenBy(table: Trial): string {
  return JSON.stringify(table.view(null));
}

function isSeen({ chances }: World, card: Held): boolean {
  return card < 0 || isSure(chances, card);
}
