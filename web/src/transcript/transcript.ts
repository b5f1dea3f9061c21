/**
 * A game with printed cards, entered move by move. Of its cards some were seen, and others not: for these,
 * others stand in, so that the rules allow all that was played. Whenever more is known, cards are found by arithmetic
 * that fit all of it, and the rules judge whether they do.
 */
import { type GameRecord } from "../rules/entries.ts";
import type { PadRules } from "../rules/native.ts";
import { recordWith } from "../rules/table.ts";
import { questions, type Question } from "./asking.ts";
import { deckOf, faceAt, marked, withMarks, type Chance, type Spot } from "./worlds/chances.ts";
import { Fitting, sameDecks } from "./worlds/fitting.ts";
import { Learning } from "./worlds/learning.ts";
import { secrets, seenSeats, type Live, type Note } from "./worlds/hands.ts";
import { handsOf, isKnown, leftOf, unseen } from "./worlds/holding.ts";
import { noted } from "./worlds/noting.ts";
import { allowed, fits, Possible, type Offer } from "./worlds/possible.ts";
import {
  carriedOut,
  emptyWorld,
  followed,
  takenBack,
  type Random,
  type Step,
  type World,
} from "./worlds/world.ts";
import { TranscriptError } from "./worlds/wrong.ts";

/** What is kept of a transcript. */
export interface Draft {
  header: Omit<GameRecord, "entries" | "seen" | "parlour">;
  /** The seats whose cards are told as they come. */
  seen: readonly number[];
  steps: readonly Step[];
  notes: readonly Note[];
  chances: readonly Chance[];
}

/** Deals that are tried until the right seat begins, and of these, how many to find one without a misdeal. */
const DEALS = 400;
const RIGHT_DEALS = 8;

export class Transcript {
  readonly game: PadRules;
  readonly #header: Draft["header"];
  readonly #seen: readonly number[];
  readonly #random: Random;
  readonly #fitting: Fitting;
  /** What only its holder sees of a seat. */
  readonly #secret: string[];
  #now: World;

  /** OptionError; ParlourError if the rules do not allow it. `random`: as `Math.random`. */
  constructor(game: PadRules, draft: Draft, random: Random = Math.random) {
    this.game = game;
    this.#header = draft.header;
    this.#seen = draft.seen;
    this.#random = random;
    const { seats, edition, options } = draft.header;
    const empty = emptyWorld(game, seats, { edition, ...options }, random);
    this.#secret = secrets(followed(empty, "deal", random).table.view(null));
    this.#fitting = new Fitting(new Learning(game, this.#secret, random), random);
    this.#now = carriedOut({ ...empty, ...draft }, draft.chances, 0, random);
  }

  get table(): Live {
    return this.#now.table;
  }

  get steps(): readonly Step[] {
    return this.#now.steps;
  }

  /** True if cards that decide a round's points are still to be told: others stand in for them. */
  get unscored(): boolean {
    return this.table.toAct === null && this.questions().length > 0;
  }

  /** The points of each round of which all is told that decides them. */
  get sheet(): Live["sheet"] {
    return this.unscored ? this.table.sheet.slice(0, -1) : this.table.sheet;
  }

  /** True if the game is over, whatever cards are still to be told. */
  get over(): boolean {
    return this.table.over && !this.unscored;
  }

  /** The number of facts before the last step. */
  get before(): number {
    return this.#now.before;
  }

  /** What everybody was told of a step, from 0. */
  toldOf(step: number): unknown[] {
    const { steps, chances } = this.#now;
    const then = { ...this.#now, steps: steps.slice(0, step + 1) };
    const { table, before } = carriedOut(then, chances, 0, this.#random);
    return table.events(null, before);
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
    const known = hand.filter((one) => isKnown(this.#now, one, face)).length;
    return leftOf(this.#now, face) + known;
  }

  /** What a seat may have done, but for playing a card that nobody had seen. */
  offers(seat: number): Offer[] {
    return this.#possible().offers(seat);
  }

  /** What a seat can have done with a card (TranscriptError: nothing). */
  movesWith(card: string, seat: number): Offer[] {
    return this.#possible().movesWith(card, seat);
  }

  /** What everybody can have been told of an action without a card, by what others had that nobody saw. */
  outcomes(seat: number, action: string): { key: string; world: World }[] {
    return this.#possible().outcomes(seat, action);
  }

  #possible(): Possible {
    return new Possible(this.#now, this.game, this.#fitting, this.#secret, this.#random);
  }

  /** The cards that lie at some spots, or stand in there. */
  facesAt(spots: readonly Spot[]): string[] {
    return spots.map((spot) => this.game.format_card(faceAt(this.#now.chances, spot)));
  }

  record(): GameRecord {
    const { table, chances, notes } = this.#now;
    const { entries, parlour: _, ...head } = { ...table.record(), ...this.#header };
    const all = chances.every(
      (chance) => typeof chance === "number" || !chance.sure.includes(false),
    );
    if (all) return recordWith(head, entries);
    const seen = seenSeats(notes, chances, this.#header.seats.length);
    return recordWith({ ...head, seen }, withMarks(entries, chances));
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
    const possible = this.#possible();
    for (const world of possible.before(seat, action, face, outcome)) {
      const legal = allowed(world.table, seat).find((one) => fits(action, one))!;
      const after = this.#noted(world, followed(world, { seat, action: legal }, this.#random));
      this.#now = { ...after, steps: [...world.steps, { seat, action }] };
      return;
    }
    throw possible.refusal(seat, face);
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
    return questions(this.#now, this.#seen);
  }

  /** The cards that a question asks for; those that everybody saw, in order (TranscriptError). */
  answer({ holder, spots }: Question, cards: readonly string[]): void {
    const faces = cards.map((card) => this.game.parse_card(card));
    this.#fitting.begin();
    if (holder === "all") return this.#open(spots, faces);
    const said = new Map(spots.map((spot, n) => [spot, faces[n]!]));
    const found = this.#fitting.found(this.#now, { said });
    if (found) {
      this.#now = found;
      return;
    }
    const gone = faces.find((face) => leftOf(this.#now, face) === 0);
    if (gone !== undefined) throw new TranscriptError("gone", this.game.format_card(gone));
    throw new TranscriptError("unfit", null, this.#fitting.stuck);
  }

  /** Cards lie where everybody sees them: of a deal all at once, as some of them alone could be a misdeal. */
  #open(spots: readonly Spot[], faces: readonly number[]): void {
    const kinds = spots.map((spot, n) => [spot, new Set([faces[n]!])] as const);
    const world = this.#fitting.found(this.#now, { kinds }, sameDecks);
    if (!world) {
      const gone = faces.find((one) => leftOf(this.#now, one) === 0);
      if (gone !== undefined) throw new TranscriptError("gone", this.game.format_card(gone));
      throw new TranscriptError("misdeal");
    }
    // The cards may have made others come.
    const before = takenBack(world, world.chances, Infinity, this.#random);
    this.#now = this.#told(this.#noted(before, world), spots);
  }

  /** A world in which somebody has said what lies at some spots. */
  #told({ notes, ...world }: World, spots: readonly Spot[]): World {
    const last = notes.at(-1)!;
    const said = [...notes.slice(0, -1), { ...last, told: [...last.told, ...spots] }];
    const chances = marked(world.chances, spots, true);
    return carriedOut({ ...world, notes: said }, chances, deckOf(Math.min(...spots)), this.#random);
  }
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
