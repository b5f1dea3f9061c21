/** What somebody can have done, by the cards that they may have had. */
import { UNSEEN } from "../../rules/entries.ts";
import type { Game } from "../../rules/native.ts";
import type { Fitting } from "./fitting.ts";
import { facesIn, type Live } from "./hands.ts";
import { handsOf, isKnown, leftOf, unseen } from "./holding.ts";
import { followed, type Random, told, type World } from "./world.ts";
import { TranscriptError } from "./wrong.ts";

/** What somebody may have done. A question mark in the action stands for a card that nobody saw. */
export interface Offer {
  action: string;
  card: string | null;
  /** The view of whoever did it, in which it is legal. */
  view: ReturnType<Live["view"]>;
}

/** Worlds that may bring nothing new, until no more are looked at. */
const ALIKE = 24;
/** Worlds in which the others have what they seem to have, before other hands of theirs are tried. */
const FEW = 8;

export class Possible {
  readonly #world: World;
  readonly #game: Game;
  readonly #fitting: Fitting;
  readonly #secret: readonly string[];
  readonly #random: Random;
  /** True if the last search has found a world with the card that was asked for. */
  #had = false;

  /** `secret`: what only its holder sees of a seat. */
  constructor(
    world: World,
    game: Game,
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
    /** Actions that play such a card, in some world at least: in another, one like it came at once. */
    const played = new Set<string>();
    const hidden = unseen(this.#world, seat).length > 0;
    for (const world of this.worlds(seat, null)) {
      const view = world.table.view(seat);
      for (const { action, card = null } of view.legal as { action: string; card?: unknown }[]) {
        const named = card === null ? null : String(card);
        if (named === null || !hidden) {
          found.set(action, { action, card: named, view });
          continue;
        }
        const next = followed(world, { seat, action }, this.#random);
        if (!this.#partsWith(named, world, next, seat)) {
          found.set(action, { action, card: null, view });
          continue;
        }
        played.add(action);
        if (isSecret(next)) {
          const veiled = action.replace(named, UNSEEN);
          found.set(veiled, { action: veiled, card: null, view });
        }
      }
    }
    return [...found.values()].filter(({ action }) => !played.has(action));
  }

  /** What a seat can have done with a card (TranscriptError: nothing). */
  movesWith(card: string, seat: number): Offer[] {
    const found = new Map<string, Offer>();
    const face = this.#game.parse_card(card);
    let alike = 0;
    for (const { table } of this.worlds(seat, face)) {
      if (found.size && alike++ > ALIKE) break;
      const view = table.view(seat);
      const legal = view.legal as { action: string; card?: unknown }[];
      for (const { action } of legal.filter((move) => String(move.card) === card)) {
        if (found.has(action)) continue;
        found.set(action, { action, card, view });
        alike = 0;
      }
    }
    if (!found.size) throw this.refusal(seat, face);
    return [...found.values()];
  }

  /** What everybody can have been told of an action without a card, by what others had that nobody saw. */
  outcomes(seat: number, action: string): { key: string; world: World }[] {
    const found = new Map<string, World>();
    for (const world of this.worlds(seat, null, true)) {
      if (!allowed(world.table, seat).includes(action)) continue;
      const next = followed(world, { seat, action }, this.#random);
      found.set(told(next), next);
    }
    return [...found].map(([key, world]) => ({ key, world }));
  }

  /** True if a step takes a card out of a seat's hand. */
  #partsWith(card: string, before: World, after: World, seat: number): boolean {
    const face = this.#game.parse_card(card);
    const count = ({ table }: World): number =>
      facesIn(table, this.#secret, table.seats)[seat]!.filter((one) => one === face).length;
    return count(after) < count(before);
  }

  /**
   * Worlds in which a seat has a card, if one is given. Hands that nobody saw are others there: its own and
   * that of whose turn it seems to be; or that of who did the last step (`others`).
   */
  *worlds(seat: number, face: number | null, others = false): Generator<World> {
    const sure = handsOf(this.#world).held[seat]!.some((card) => isKnown(this.#world, card, face));
    const asked = sure ? null : face;
    const having = (world: World): Iterable<World> =>
      asked === null ? [world] : this.#having(world, seat, asked);
    this.#had = asked === null;
    const last = this.#world.steps.at(-1);
    const other =
      others && typeof last === "object" ? last.seat : (this.#world.table.toAct ?? seat);
    const concerned = others ? [other] : [seat, other];
    this.#fitting.begin();
    yield this.#world;
    let few = FEW;
    for (const found of asked === null ? [] : having(this.#world)) {
      yield found;
      if (--few <= 0) break;
    }
    const hidden = new Set(concerned.filter((one) => unseen(this.#world, one).length > 0));
    for (const other of hidden) {
      const drawing = this.#fitting.drawing(this.#world, other);
      const hands = [drawing, this.#fitting.shaken(this.#world, other)];
      for (const worlds of hands)
        for (const world of worlds)
          for (const found of having(world)) {
            yield found;
            break; // of one hand, one is enough
          }
    }
    if (asked !== null) return yield* having(this.#world);
    for (const other of hidden) yield* this.#fitting.arranged(this.#world, other, null);
  }

  *#having(world: World, seat: number, face: number): Generator<World> {
    for (const found of this.#fitting.finding(world, seat, face)) {
      this.#had = true;
      yield found;
    }
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
