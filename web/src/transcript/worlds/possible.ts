/** What somebody can have done, by the cards that they may have had. */
import { UNSEEN } from "../../rules/entries.ts";
import type { PadRules } from "../../rules/native.ts";
import type { Known, Need } from "./assigning.ts";
import { faceAt } from "./chances.ts";
import { type Fitting, now } from "./fitting.ts";
import { counted, faceOf, facesOf, type Live, without } from "./hands.ts";
import { handsOf, holding, isKnown, leftOf, unseen } from "./holding.ts";
import { type Hand, kindsOf } from "./learning.ts";
import { noted } from "./noting.ts";
import type { Trial } from "./trial.ts";
import { Filling, followed, type Random, told, type World } from "./world.ts";
import { TranscriptError } from "./wrong.ts";

/** A legal move, as a view has it. */
interface Legal {
  action: string;
  card?: unknown;
}

/** What somebody may have done. A question mark in the action stands for a card that nobody saw. */
export interface Offer {
  action: string;
  card: string | null;
  /** The view of whoever did it, in which it is legal. */
  view: ReturnType<Live["view"]>;
}

type Course = Pick<Known, "needs" | "kinds">;

export class Possible {
  readonly #world: World;
  readonly #game: PadRules;
  readonly #fitting: Fitting;
  readonly #secret: readonly string[];
  readonly #random: Random;
  /** True if the last search has found a world with the card that was asked for. */
  #had = false;
  /** What must be so for what everybody sees in the world that is looked at. */
  #course: Course = { needs: [], kinds: [] };

  /** `secret`: what only its holder sees of a seat. */
  constructor(
    world: World,
    game: PadRules,
    fitting: Fitting,
    secret: readonly string[],
    random: Random,
  ) {
    this.#world = world;
    this.#game = game;
    this.#fitting = fitting;
    this.#secret = secret;
    this.#random = random;
  }

  /** What a seat may have done, but for playing a card that nobody had seen. */
  offers(seat: number): Offer[] {
    const found = new Map<string, Offer>();
    const hidden = unseen(this.#world, seat).length > 0;
    const take = (world: World): void => {
      const view = world.table.view(seat);
      for (const { action, card = null } of view.legal as Legal[]) {
        const named = card === null ? null : String(card);
        if (named === null || !hidden) {
          found.set(action, { action, card: named, view });
          continue;
        }
        const next = followed(world, { seat, action }, this.#random);
        if (!this.#partsWith(named, world, next, seat)) {
          found.set(action, { action, card: null, view });
        } else if (isSecret(next)) {
          const veiled = action.replace(named, UNSEEN);
          found.set(veiled, { action: veiled, card: null, view });
        }
      }
    };
    // With other cards, the same can be done in other ways.
    const others = (table: Trial): string[] =>
      (table.view(seat).legal as Legal[]).flatMap(({ action, card = null }) =>
        card === null ? [action] : [action.replace(String(card), UNSEEN)],
      );
    for (const world of this.#having(seat, null)) {
      take(world);
      if (![...found.keys()].some((action) => action.includes(UNSEEN))) continue;
      for (const action of this.#otherwise(world, seat, null, others)) {
        if (found.has(action)) continue;
        const other = this.#where(world, seat, null, (table) => others(table).includes(action));
        if (other) take(other);
      }
    }
    return [...found.values()];
  }

  /** What a seat can have done with a card (TranscriptError: nothing). */
  movesWith(card: string, seat: number): Offer[] {
    const found = new Map<string, Offer>();
    const face = this.#game.parse_card(card);
    const moves = (table: Trial): string[] => {
      const legal = table.view(seat).legal as Legal[];
      return legal.flatMap((move) => (String(move.card) === card ? [move.action] : []));
    };
    const take = (world: World | null): void => {
      if (!world) return;
      const view = world.table.view(seat);
      for (const action of moves(world.table))
        if (!found.has(action)) found.set(action, { action, card, view });
    };
    for (const world of this.#having(seat, face)) {
      take(this.#where(world, seat, face, (table) => moves(table).length > 0));
      for (const action of this.#otherwise(world, seat, face, moves))
        if (!found.has(action))
          take(this.#where(world, seat, face, (table) => moves(table).includes(action)));
    }
    if (!found.size) throw this.refusal(seat, face);
    return [...found.values()];
  }

  /** What everybody can have been told of an action without a card, by what others had that nobody saw. */
  outcomes(seat: number, action: string): { key: string; world: World }[] {
    return [...this.#outcomes(seat, action)].map(([key, { next }]) => ({ key, world: next }));
  }

  /** Worlds in which a seat can do something: with a card, if one is given, and so that everybody is told this. */
  *before(
    seat: number,
    action: string,
    face: number | null,
    outcome: string | null,
  ): Generator<World> {
    if (outcome !== null) {
      const found = this.#outcomes(seat, action).get(outcome);
      if (found) yield found.world;
      return;
    }
    for (const world of this.#having(seat, face)) {
      const found = this.#where(world, seat, face, (table) =>
        allowed(table, seat).some((legal) => fits(action, legal)),
      );
      if (found) yield found;
    }
  }

  /** True if a step takes a card out of a seat's hand. */
  #partsWith(card: string, before: World, after: World, seat: number): boolean {
    const face = this.#game.parse_card(card);
    const count = ({ table }: World): number =>
      facesOf(table, this.#secret, seat).filter((one) => one === face).length;
    if (count(after) < count(before)) return true;
    // One like it may have come at once.
    const { notes } = noted(before, after, this.#secret, this.#random);
    return notes.at(-1)!.moved.some(([held, from]) => {
      return from === seat && faceOf(held, after.chances) === face;
    });
  }

  /**
   * Worlds that differ by what everybody sees after cards have come that nobody saw: who is in turn; the seat has
   * a card in each, if one is given.
   */
  *#having(seat: number, face: number | null): Generator<World> {
    const sure = handsOf(this.#world).held[seat]!.some((card) => isKnown(this.#world, card, face));
    // It may be a card that lies on the table.
    const asked = sure || this.#moves(seat, face) ? null : face;
    this.#had = asked === null;
    this.#fitting.begin();
    const needs = asked === null ? [] : [this.#one(seat, asked)];
    const there = asked === null || this.#holds(seat, asked);
    const world = there ? this.#world : this.#fitting.found(this.#world, { needs });
    if (world) yield* this.#noting(world, { needs: [], kinds: [] });
    const { learning } = this.#fitting;
    const courses = [...learning.courses(this.#world)];
    // The card may have to be the one that has just come.
    if (asked !== null)
      for (const spot of learning.come(this.#world))
        if (holding(this.#world, spot) === seat)
          courses.unshift({ needs: [], kinds: [[spot, new Set([asked])]] });
    for (const course of courses) {
      const found = this.#fitting.found(this.#world, {
        needs: [...needs, ...course.needs],
        kinds: course.kinds,
      });
      if (found) yield* this.#noting(found, course);
    }
  }

  *#noting(world: World, course: Course): Generator<World> {
    this.#had = true;
    this.#course = course;
    yield world;
  }

  #one(seat: number, face: number): Need {
    return now(this.#world, seat, { faces: new Set([face]), least: 1, most: Infinity });
  }

  /** True if a seat can do something with a card that it does not hold. */
  #moves(seat: number, face: number | null): boolean {
    if (face === null || this.#holds(seat, face)) return false;
    return this.#fitting.learning.cards(this.#world.table, seat).includes(face);
  }

  #holds(seat: number, face: number): boolean {
    const { chances } = this.#world;
    return handsOf(this.#world).held[seat]!.some((card) => faceOf(card, chances) === face);
  }

  /** The cards of a seat that may be others, but for one with a face. */
  #hand(world: World, seat: number, face: number | null): Hand {
    const faces = unseen(world, seat).map((spot) => faceAt(world.chances, spot));
    return this.#fitting.learning.handOf(
      world.table,
      seat,
      face === null ? faces : without(faces, [face]),
    );
  }

  /** The moves that a seat may have if it has other cards, besides one. */
  #otherwise(
    world: World,
    seat: number,
    face: number | null,
    moves: (table: Trial) => string[],
  ): Set<string> {
    const hand = this.#hand(world, seat, face);
    const found = new Set<string>();
    if (!hand.faces.length || !allowed(world.table, seat).length) return found;
    const [, ...rest] = hand.faces;
    for (const kind of kindsOf(world))
      for (const faces of [hand.faces.map(() => kind), [kind, ...rest]]) {
        const table = world.table.copy(this.#source(world));
        if (!this.#fitting.learning.with(table, hand, faces)) return found;
        for (const action of moves(table)) found.add(action);
      }
    return found;
  }

  #source({ chances }: World): Filling {
    return new Filling(chances, chances.length, this.#random);
  }

  /** A world in which something is so, with other cards in a seat's hand, besides one, if need be; null: none. */
  #where(
    world: World,
    seat: number,
    face: number | null,
    holds: (table: Trial) => boolean,
  ): World | null {
    if (holds(world.table)) return world;
    const hand = this.#hand(world, seat, face);
    const ask = this.#asked(world, hand, holds);
    const { kinds } = this.#course;
    const needs = [...this.#course.needs, ...(face === null ? [] : [this.#one(seat, face)])];
    if (ask) {
      const found = this.#fitting.found(world, { needs: [...needs, ask], kinds });
      return found && holds(found.table) ? found : null;
    }
    if (!hand.fixed) return this.#withOne(world, seat, needs, holds);
    // What it could do with others may be why it cannot do that.
    const others = new Set<number>();
    for (let other: World | null = world; other;) {
      const more = this.#fitting.learning.cards(other.table, seat);
      const count = others.size;
      for (const one of more) if (one !== face) others.add(one);
      if (others.size === count) return null;
      const none = now(world, seat, { faces: new Set(others), least: 0, most: 0 });
      other = this.#fitting.found(world, { needs: [...needs, none], kinds });
      if (other && holds(other.table)) return other;
    }
    return null;
  }

  /** Such a world, with one other card in a seat's hand. */
  #withOne(
    world: World,
    seat: number,
    needs: readonly Need[],
    holds: (table: Trial) => boolean,
  ): World | null {
    const { learning } = this.#fitting;
    const of = (faces: ReadonlySet<number>, least: number): Need =>
      now(world, seat, { faces, least, most: Infinity });
    for (const face of new Set(unseen(world, seat).map((spot) => faceAt(world.chances, spot)))) {
      const hand = learning.handOf(world.table, seat, [face]);
      const good = kindsOf(world).filter((kind) => {
        const table = world.table.copy(this.#source(world));
        return learning.with(table, hand, [kind]) && holds(table);
      });
      if (!good.length) continue;
      const kept = without(hand.all, [face]);
      const keeps = [...counted(kept)].map(([one, n]) => of(new Set([one]), n));
      const one = of(new Set(good), 1 + kept.filter((other) => good.includes(other)).length);
      const found = this.#fitting.found(world, {
        needs: [...needs, ...keeps, one],
        kinds: this.#course.kinds,
      });
      if (found && holds(found.table)) return found;
    }
    return null;
  }

  /** What a hand must have so that something is so. */
  #asked(world: World, hand: Hand, holds: (table: Trial) => boolean): Need | null {
    if (!hand.faces.length) return null;
    const { learning } = this.#fitting;
    const source = (): Filling => this.#source(world);
    const ask = learning.asked(world.table, hand, kindsOf(world), holds, source);
    if (!ask) return null;
    // Those that stay count, too.
    const rest = without(hand.all, hand.faces).filter((face) => ask.faces.has(face)).length;
    return now(world, hand.seat, { faces: ask.faces, least: ask.least + rest, most: Infinity });
  }

  /** By what everybody is told of an action: a world before it, and one after it. */
  #outcomes(seat: number, action: string): Map<string, { world: World; next: World }> {
    const found = new Map<string, { world: World; next: World }>();
    const tried = new Set<string>();
    const take = (world: World): void => {
      const next = followed(world, { seat, action }, this.#random);
      const key = told(next);
      tried.add(key);
      if (!found.has(key)) found.set(key, { world, next });
    };
    for (const world of this.#having(seat, null)) {
      if (!allowed(world.table, seat).includes(action)) continue;
      take(world);
      const says = (table: Trial): string => {
        const before = table.journalSize;
        table.play(action, seat);
        return table.toAct === null ? "" : JSON.stringify(table.events(null, before));
      };
      for (let holder = 0; holder < world.table.seats; holder++) {
        const hand = this.#hand(world, holder, null);
        if (!hand.faces.length) continue;
        for (const kind of kindsOf(world)) {
          const table = world.table.copy(this.#source(world));
          if (
            !this.#fitting.learning.with(
              table,
              hand,
              hand.faces.map(() => kind),
            )
          )
            break;
          const key = says(table);
          if (!key || tried.has(key)) continue;
          tried.add(key);
          const ask = this.#asked(world, hand, (one) => says(one) === key);
          const { needs, kinds } = this.#course;
          const other = ask && this.#fitting.found(world, { needs: [...needs, ask], kinds });
          if (other) take(other);
        }
      }
    }
    return found;
  }

  /** Why a seat can have done nothing with a card; null: without one. */
  refusal(seat: number, face: number | null): TranscriptError {
    if (face === null) return new TranscriptError("refused");
    const card = this.#game.format_card(face);
    if (unseen(this.#world, seat).length === 0) return new TranscriptError("refused", card);
    if (leftOf(this.#world, face) === 0) return new TranscriptError("gone", card);
    if (this.#had) return new TranscriptError("refused", card);
    return new TranscriptError("unfit", card, this.#fitting.stuck);
  }
}

/** True if nobody but those concerned sees which card it is. */
function isSecret({ table, before }: World): boolean {
  const events = table.events(null, before) as { card?: unknown }[];
  return events.every(({ card }) => card === undefined || card === null);
}

/** The legal actions of a seat. */
export function allowed(table: Live, seat: number): string[] {
  return table.over ? [] : table.legal(seat);
}

/** True if a legal action is this one, but for a card that nobody saw. */
export function fits(action: string, legal: string): boolean {
  const [before, after] = action.split(UNSEEN);
  if (before === undefined || after === undefined) return legal === action;
  if (!legal.startsWith(before) || !legal.endsWith(after)) return false;
  return !legal.slice(before.length, legal.length - after.length).includes(" ");
}
