/**
 * A game with printed cards, entered move by move. Of its cards some were seen, and others not: for these,
 * others stand in, so that the rules allow all that was played. When one of them is played, or shown, it
 * changes places with the card that it was.
 */
import { UNSEEN, type GameRecord } from "../rules/entries.ts";
import { ParlourError } from "../rules/errors.ts";
import type { Game } from "../rules/native.ts";
import { faceOf, facesIn, secrets, seenSeats, type Held, type Holder, type Note } from "./hands.ts";
import { Fitting, sameDecks } from "./fitting.ts";
import { handsOf, leftOf, unseen } from "./holding.ts";
import { noted } from "./noting.ts";
import { deckOf, faceAt, isSure, marked, withMarks, type Chance, type Spot } from "./chances.ts";
import type { Live } from "./hands.ts";
import {
  carriedOut,
  emptyWorld,
  followed,
  takenBack,
  told,
  type Random,
  type Step,
  type World,
} from "./world.ts";

/** Cards that are to be known before the game goes on: of a hand, or those that everybody saw, in order. */
export interface Question {
  holder: Holder;
  spots: Spot[];
  /** Whether they have just come, or are shown to somebody, or to everybody at the end of a round. */
  why: "got" | "shown" | "left";
}

/** What somebody may have done. A question mark in the action stands for a card that nobody saw. */
export interface Offer {
  action: string;
  card: string | null;
  /** The view of whoever did it, in which it is legal. */
  view: ReturnType<Live["view"]>;
}

/** What is kept of a transcript. */
export interface Draft {
  header: Omit<GameRecord, "entries" | "seen" | "parlour">;
  /** The seats whose cards are told as they come. */
  seen: readonly number[];
  steps: readonly Step[];
  notes: readonly Note[];
  chances: readonly Chance[];
}

/**
 * It does not fit. `gone`: no such card is left that nobody has seen. `misdeal`: these cards are dealt again.
 * `refused`: the rules do not allow it. `unfit`: no cards that were not seen make it possible.
 */
export class TranscriptError extends ParlourError {
  override code = "transcript";
  readonly why: "gone" | "misdeal" | "refused" | "unfit";
  readonly card: string | null;

  constructor(why: TranscriptError["why"], card: string | null = null) {
    super(`expected what fits all that was seen: ${why}`);
    this.why = why;
    this.card = card;
  }
}

/** Deals that are tried until the right seat begins, and of these, how many to find one without a misdeal. */
const DEALS = 400;
const RIGHT_DEALS = 8;
/** Orders that are tried, in which somebody may have got their cards. */
const ORDERS = 12;

export class Transcript {
  readonly game: Game;
  readonly #header: Draft["header"];
  readonly #seen: readonly number[];
  readonly #random: Random;
  readonly #fitting: Fitting;
  /** What only its holder sees of a seat. */
  readonly #secret: string[];
  #now: World;

  /** OptionError; ParlourError if the rules do not allow it. `random`: as `Math.random`. */
  constructor(game: Game, draft: Draft, random: Random = Math.random) {
    this.game = game;
    this.#header = draft.header;
    this.#seen = draft.seen;
    this.#random = random;
    this.#fitting = new Fitting(random);
    const { seats, edition, options } = draft.header;
    const empty = emptyWorld(game, seats, { edition, ...options }, random);
    this.#secret = secrets(followed(empty, "deal", random).table.view(null));
    this.#now = carriedOut({ ...empty, ...draft }, draft.chances, 0, random);
  }

  get table(): Live {
    return this.#now.table;
  }

  get steps(): readonly Step[] {
    return this.#now.steps;
  }

  /** The number of facts before the last step. */
  get before(): number {
    return this.#now.before;
  }

  /** True if chance decides who begins, or deals, the next round. */
  get lots(): boolean {
    const { pad } = this.game;
    return this.table.sheet.length === 0 && (!pad || pad.opener(this.table.state) < 0);
  }

  /** The cards of a seat that nobody saw. */
  unseen(seat: number): Spot[] {
    return unseen(this.#now, seat);
  }

  /** The number of cards alike that nobody has seen, besides those that a seat is known to have. */
  left(card: string, seat: number | null = null): number {
    const face = this.game.parse_card(card);
    const hand = seat === null ? [] : handsOf(this.#now).held[seat]!;
    const known = hand.filter((one) => this.#isKnown(one, face)).length;
    return leftOf(this.#now, face) + known;
  }

  /** The cards that lie at some spots, or stand in there. */
  facesAt(spots: readonly Spot[]): string[] {
    return spots.map((spot) => this.game.format_card(faceAt(this.#now.chances, spot)));
  }

  record(): GameRecord {
    const { table, chances, notes } = this.#now;
    const { entries, ...head } = { ...table.record(), ...this.#header };
    const all = chances.every(
      (chance) => typeof chance === "number" || !chance.sure.includes(false),
    );
    if (all) return { ...head, entries };
    const seen = seenSeats(notes, chances, this.#header.seats.length);
    return { ...head, parlour: 5, seen, entries: withMarks(entries, chances) };
  }

  draft(): Draft {
    const { steps, notes, chances } = this.#now;
    return { header: this.#header, seen: this.#seen, steps, notes, chances };
  }

  // --- steps --------------------------------------------------------------------------------------

  /** Deals the next round; `opener`: who begins it, or deals it, where chance decides that (TranscriptError). */
  deal(opener: number | null = null): void {
    let best: World | null = null;
    for (let tries = 0, right = 0; tries < DEALS && right < RIGHT_DEALS; tries++) {
      const world = followed(this.#now, "deal", this.#random);
      if (opener !== null && openerOf(world.table) !== opener) continue;
      if (!best || world.chances.length < best.chances.length) best = world;
      right++;
    }
    if (!best) throw new TranscriptError("unfit");
    this.#now = this.#noted(this.#now, best);
  }

  /**
   * A seat has done this, with this card of its hand; `outcome`: one of `outcomes`, if there are several
   * (TranscriptError).
   */
  act(
    seat: number,
    action: string,
    card: string | null = null,
    outcome: string | null = null,
  ): void {
    const face = card === null ? null : this.game.parse_card(card);
    for (const world of this.#worlds(seat, face, outcome !== null)) {
      const legal = allowed(world.table, seat).find((one) => fits(action, one));
      if (legal === undefined) continue;
      const after = this.#noted(world, followed(world, { seat, action: legal }, this.#random));
      if (outcome !== null && told(after) !== outcome) continue;
      const spot = after.notes.at(-1)!.moved[0]?.[0];
      const step = action.includes(UNSEEN) ? { seat, action, spot: spot! } : { seat, action };
      this.#now = { ...after, steps: [...world.steps, step] };
      return;
    }
    throw this.#refusal(seat, face);
  }

  /** The game ends here, before its end (TranscriptError: it has ended already). */
  end(): void {
    if (this.table.over) throw new TranscriptError("refused");
    this.#now = this.#noted(this.#now, followed(this.#now, "ended", this.#random));
  }

  /** Takes back the last step. */
  undo(): void {
    const note = this.#now.notes.at(-1);
    if (!note) return;
    const chances = marked(this.#now.chances, note.told, false);
    const from = note.told.length ? deckOf(Math.min(...note.told)) : Infinity;
    this.#now = takenBack(this.#now, chances, from, this.#random);
  }

  #noted(before: World, after: World): World {
    return noted(before, after, this.#secret, this.#random);
  }

  // --- what is asked ------------------------------------------------------------------------------

  /** What is to be known of the last step. */
  questions(): Question[] {
    const { chances, table, notes } = this.#now;
    const note = notes.at(-1);
    if (!note || table.ended !== null) return [];
    const open = note.got.filter(([spot, holder]) => holder === "all" && !isSure(chances, spot));
    if (open.length) return [{ holder: "all", spots: open.map(([spot]) => spot), why: "got" }];
    const seats = table.toAct === null ? this.#header.seats.map((_, seat) => seat) : this.#seen;
    const why = table.toAct === null ? "left" : "got";
    const hands = seats.map((holder) => ({ holder, spots: this.unseen(holder), why }) as const);
    const shown = note.moved.length ? [] : this.#shown(note);
    return [...hands, ...shown].filter(({ spots }) => spots.length > 0);
  }

  /** The cards that one who tells what they see has been shown by the last step. */
  #shown(note: Note): Question[] {
    const { table, before } = this.#now;
    const all = table.events(null, before).map((event) => JSON.stringify(event));
    const come = new Set(note.got.map(([spot]) => spot));
    return this.#seen.flatMap((seat) => {
      const events = table.events(seat, before) as {
        seat?: number;
        card?: unknown;
        count?: number;
      }[];
      const shown = events.filter(
        (event) => event.seat !== seat && !all.includes(JSON.stringify(event)),
      );
      return [...new Set(shown.map((event) => event.seat))].flatMap((holder): Question[] => {
        if (holder === undefined || holder === null) return [];
        const cards = shown.filter((event) => event.seat === holder && event.card);
        const count = cards.reduce((sum, event) => sum + (event.count ?? 1), 0);
        const hand = handsOf(this.#now)
          .held[holder]!.filter((card) => !come.has(card))
          .slice(0, count);
        const spots = this.unseen(holder).filter((spot) => hand.includes(spot));
        return [{ holder, spots, why: "shown" }];
      });
    });
  }

  /** The cards that a question asks for; those that everybody saw, in order (TranscriptError). */
  answer({ holder, spots }: Question, cards: readonly string[]): void {
    const faces = cards.map((card) => this.game.parse_card(card));
    this.#fitting.begin();
    if (holder === "all") return this.#open(spots, faces);
    let order = faces;
    for (let n = 0; n < ORDERS; n++) {
      const found = this.#dealt(holder, spots, order);
      if (found) {
        this.#now = this.#told(...found);
        return;
      }
      order = this.#mixed(faces);
    }
    const gone = faces.find((face) => leftOf(this.#now, face) === 0);
    if (gone !== undefined) throw new TranscriptError("gone", this.game.format_card(gone));
    throw new TranscriptError("unfit");
  }

  /** Cards lie where everybody sees them: of a deal all at once, as some of them alone could be a misdeal. */
  #open(spots: readonly Spot[], faces: readonly number[]): void {
    const [first, face] = [spots[0]!, faces[0]!];
    const world =
      spots.length > 1
        ? this.#fitting.laid(this.#now, spots, faces)
        : (this.#fitting.placed(this.#now, first, face, new Set(), sameDecks) ??
          this.#missing(face));
    if (world === undefined) {
      const gone = faces.find((one) => leftOf(this.#now, one) === 0) ?? face;
      throw new TranscriptError("gone", this.game.format_card(gone));
    }
    if (world === null) throw new TranscriptError("misdeal");
    // The cards may have made others come.
    const before = takenBack(world, world.chances, Infinity, this.#random);
    this.#now = this.#told(this.#noted(before, world), spots);
  }

  /** Why a card cannot lie where everybody sees it: null: it would be a misdeal; undefined: there is none. */
  #missing(face: number): null | undefined {
    return leftOf(this.#now, face) > 0 && this.#now.steps.at(-1) === "deal" ? null : undefined;
  }

  /** The world in which a seat has got some cards, and where they lie; null: there is none. */
  #dealt(seat: number, spots: readonly Spot[], faces: readonly number[]): [World, Spot[]] | null {
    let world = this.#now;
    const kept = new Set(this.unseen(seat).filter((spot) => !spots.includes(spot)));
    const done = new Set<Spot>();
    for (const face of faces) {
      const fixed = new Set([...kept, ...done]);
      const [found] = this.#fitting.finding(world, seat, face, fixed);
      if (!found) return null;
      world = found;
      const lies = (spot: Spot): boolean => faceAt(found.chances, spot) === face;
      done.add(
        unseen(world, seat).find((spot) => lies(spot) && !kept.has(spot) && !done.has(spot))!,
      );
    }
    return [world, [...done]];
  }

  #mixed(faces: readonly number[]): number[] {
    const keyed = faces.map((face) => [this.#random(), face] as const);
    return keyed.sort(([a], [b]) => a - b).map(([, face]) => face);
  }

  /** A world in which somebody has said what lies at some spots. */
  #told({ notes, ...world }: World, spots: readonly Spot[]): World {
    const last = notes.at(-1)!;
    const said = [...notes.slice(0, -1), { ...last, told: [...last.told, ...spots] }];
    const chances = marked(world.chances, spots, true);
    return carriedOut({ ...world, notes: said }, chances, deckOf(Math.min(...spots)), this.#random);
  }

  // --- what can have been done --------------------------------------------------------------------

  /** What a seat may have done, but for playing a card that nobody had seen. */
  offers(seat: number): Offer[] {
    const found = new Map<string, Offer>();
    const hidden = this.unseen(seat).length > 0;
    for (const world of this.#worlds(seat, null)) {
      const view = world.table.view(seat);
      for (const { action, card = null } of view.legal as { action: string; card?: unknown }[]) {
        const named = card === null ? null : String(card);
        if (named === null || !hidden) {
          found.set(action, { action, card: named, view });
          continue;
        }
        const next = followed(world, { seat, action }, this.#random);
        if (!this.#partsWith(world, next, seat)) found.set(action, { action, card: null, view });
        else if (isSecret(next)) {
          const veiled = action.replace(named, UNSEEN);
          found.set(veiled, { action: veiled, card: null, view });
        }
      }
    }
    return [...found.values()];
  }

  /** What a seat can have done with a card (TranscriptError: nothing). */
  movesWith(card: string, seat: number): Offer[] {
    const found = new Map<string, Offer>();
    const face = this.game.parse_card(card);
    for (const { table } of this.#worlds(seat, face)) {
      const view = table.view(seat);
      const legal = view.legal as { action: string; card?: unknown }[];
      for (const { action } of legal.filter((move) => String(move.card) === card)) {
        if (!found.has(action)) found.set(action, { action, card, view });
      }
    }
    if (!found.size) throw this.#refusal(seat, face);
    return [...found.values()];
  }

  /** What everybody can have been told of an action without a card, by what others had that nobody saw. */
  outcomes(seat: number, action: string): { key: string; world: World }[] {
    const found = new Map<string, World>();
    for (const world of this.#worlds(seat, null, true)) {
      if (!allowed(world.table, seat).includes(action)) continue;
      const next = followed(world, { seat, action }, this.#random);
      found.set(told(next), next);
    }
    return [...found].map(([key, world]) => ({ key, world }));
  }

  /** True if a step takes a card out of a seat's hand. */
  #partsWith(before: World, after: World, seat: number): boolean {
    const size = ({ table }: World): number =>
      facesIn(table, this.#secret, table.seats)[seat]!.length;
    return size(after) < size(before);
  }

  /**
   * Worlds in which a seat has a card, if one is given. Hands that nobody saw are others there: its own and
   * that of whose turn it seems to be; or that of who did the last step (`others`).
   */
  *#worlds(seat: number, face: number | null, others = false): Generator<World> {
    const sure = handsOf(this.#now).held[seat]!.some((card) => this.#isKnown(card, face));
    const asked = sure ? null : face;
    const having = (world: World): Iterable<World> =>
      asked === null ? [world] : this.#fitting.having(world, seat, asked);
    const last = this.#now.steps.at(-1);
    const other = others && typeof last === "object" ? last.seat : (this.table.toAct ?? seat);
    const concerned = others ? [other] : [seat, other];
    this.#fitting.begin();
    yield this.#now;
    if (asked !== null) yield* this.#fitting.arranged(this.#now, seat, asked);
    yield* having(this.#now);
    for (const other of new Set(concerned)) {
      const drawing = this.#fitting.drawing(this.#now, other);
      const hands = [drawing, this.#fitting.shaken(this.#now, other)];
      for (const worlds of hands)
        for (const world of worlds)
          for (const found of having(world)) {
            yield found;
            break; // of one hand, one is enough
          }
    }
    if (asked !== null) yield* this.#fitting.stirred(this.#now, seat, asked);
  }

  /** True if a card in a hand was seen, and has this face. */
  #isKnown(card: Held, face: number | null): boolean {
    const { chances } = this.#now;
    return (card < 0 || isSure(chances, card)) && faceOf(card, chances) === face;
  }

  #refusal(seat: number, face: number | null): TranscriptError {
    if (face === null) return new TranscriptError("refused");
    const gone = this.unseen(seat).length > 0 && leftOf(this.#now, face) === 0;
    return new TranscriptError(gone ? "gone" : "refused", this.game.format_card(face));
  }
}

/** True if nobody but those concerned sees which card it is. */
function isSecret({ table, before }: World): boolean {
  const events = table.events(null, before) as { card?: unknown }[];
  return events.every(({ card }) => card === undefined || card === null);
}

function allowed(table: Live, seat: number): string[] {
  return table.over ? [] : table.legal(seat);
}

/** True if a legal action is this one, but for a card that nobody saw. */
function fits(action: string, legal: string): boolean {
  const [before, after] = action.split(UNSEEN);
  if (before === undefined || after === undefined) return legal === action;
  if (!legal.startsWith(before) || !legal.endsWith(after)) return false;
  return !legal.slice(before.length, legal.length - after.length).includes(" ");
}

/** The seat that has dealt, or else begins. */
function openerOf(table: Live): number | null {
  const view = table.view(null);
  return "dealer" in view ? view.dealer : view.to_act;
}

/** A transcript in which nothing has happened yet; `seen`: the seats whose cards are told as they come. */
export function blankDraft(header: Draft["header"], seen: readonly number[]): Draft {
  return { header, seen, steps: [], notes: [], chances: [] };
}
