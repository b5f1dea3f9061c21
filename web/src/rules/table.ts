// A game under way, and its record as it grows: as `parlour.core.table` has it.
import { ChanceError, GENERATED, Given, Secure, type Pick } from "./chance.ts";
import {
  MalformedActionError,
  ParlourError,
  quoted,
  seed_generator,
  type Fact,
  type Game,
  type Row,
  type Source,
  type State,
} from "./native.ts";
import { checked, OptionError, type Options } from "./options.ts";

/** A seat that the table does not have. */
export class SeatError extends ParlourError {
  override code = "bad-seat";
}
/** The seat has nothing to do now. */
export class NotYourTurnError extends ParlourError {
  override code = "not-your-turn";
}
/** An action that the rules do not allow now. */
export class IllegalActionError extends ParlourError {
  override code = "illegal-action";
}
/**
 * A record that cannot be read or replayed; `entry` counts from 1, 0 is the header. `why`: the code of
 * the rules' objection, if it was theirs.
 */
export class RecordError extends ParlourError {
  override code = "bad-record";
  entry: number;
  why: string;

  constructor(message: string, entry = 0, why = "bad-record") {
    super(entry > 0 ? `entry ${entry}: ${message}` : `header: ${message}`);
    this.entry = entry;
    this.why = why;
  }
}

export interface Deal {
  deal: number;
}
export interface Deck {
  deck: string[];
}
export interface Action {
  seat: number;
  action: string;
}
/** A seat took back its action, the last one that still stood. */
export interface Undo {
  undo: number;
}

/** There is no action of this seat that can be taken back. */
export class UndoError extends ParlourError {
  override code = "nothing-to-undo";
}
/** The kind of a journal's fact in every game: a seat took back its action, told just before. */
const UNDONE = -1;
/** The person on this seat has left; from here on a bot of this level plays. */
export interface Left {
  left: number;
  bot: string;
}
/** The players agreed to end the game here: by the rounds that are over, or without a score. */
export interface Ended {
  ended: "scored" | "unscored";
}
/** Between rounds, a person took the place of the bot on this seat. */
export interface Joined {
  joined: number;
}

export type Entry = Deal | Deck | Pick | Action | Undo | Left | Joined | Ended;

export interface GameRecord {
  parlour: 1 | 2 | 3 | 4;
  game: string;
  /** The version of the game's rules that it was played by; left out, it is 1. */
  rules?: number;
  edition: string;
  options: Options;
  seats: string[];
  entries: Entry[];
}

const CHANCE = -1;
const NOBODY = -2;
const MAX_ACTION = 100;

/** How a table stood between two steps. */
export interface Standing {
  state: State;
  /** How many facts the journal had. */
  journal: number;
  began: number;
  entries: number;
  rounds: number;
  moments: number;
}

export interface Settings {
  /** The game's house rules by name; missing ones have their defaults. */
  options?: Options;
  /** The same seed gives the same game, here and in Python; without a seed, chance is secure. */
  seed?: bigint | number;
  /** Where chances come from, if not from there. */
  source?: Source;
  /** Whether rounds are dealt as soon as they are due; else `deal()` deals. */
  autoDeal?: boolean;
}

/** One game, and its record. */
export class Table<V = unknown, E = unknown> {
  readonly game: Game<State, V, E>;
  readonly names: readonly string[];
  readonly options: Options;
  state: State;
  entries: Entry[] = [];
  /** How the players agreed to end the game early, if they did. */
  ended: Ended["ended"] | null = null;
  /** The points of each round, by seat. */
  sheet: number[][] = [];
  /** How many moments to act out of turn have been ended by an action. */
  momentsEnded = 0;
  /** How many facts the journal had when the last round was dealt: a `since` for `events`. */
  roundBegan = 0;
  private source: Source;

  private readonly autoDeal: boolean;
  /** How it was before the step that is under way. */
  private before!: Standing;
  /** How it was before each of the last actions that still stand. */
  private kept: readonly Standing[] = [];

  /** OptionError for house rules, or a number of players, that the game does not have. */
  constructor(
    game: Game<State, V, E>,
    names: readonly string[],
    { options = {}, seed, source, autoDeal = true }: Settings = {},
  ) {
    this.game = game;
    this.names = [...names];
    this.options = checked(game as Game, options, names.length);
    this.source = source ?? (seed === undefined ? new Secure() : GENERATED);
    this.autoDeal = autoDeal;
    this.state = game.new_state();
    game.configure(this.state, this.options, names.length);
    game.start(this.state);
    if (seed !== undefined) seed_generator(this.state, BigInt(seed), 0n);
    this.state.source = this.noting();
    this.state.journal = [];
    this.dealWhileDue();
  }

  // --- where it stands ----------------------------------------------------------------------------

  get seats(): number {
    return this.names.length;
  }

  /** The seat in turn; null when a deal is due or the game is over. */
  get toAct(): number | null {
    const seat = this.game.to_act(this.state);
    return seat >= 0 && this.ended === null ? seat : null;
  }

  get awaitsDeal(): boolean {
    return this.ended === null && this.game.to_act(this.state) === CHANCE;
  }

  get over(): boolean {
    return this.ended !== null || this.game.to_act(this.state) === NOBODY;
  }

  /** Whether a seat out of turn may act now. */
  get interruptible(): boolean {
    return this.ended === null && this.game.interrupters(this.state) !== 0;
  }

  /** Each seat's points so far. */
  get totals(): number[] {
    return Array.from(this.state.totals).slice(0, this.seats);
  }

  /**
   * The seats that share the victory; empty until the game is over, and if it was ended early without
   * a score, or before a round was.
   */
  winners(): number[] {
    if (this.ended === null) return this.game.winners(this.state);
    const scored = this.ended === "scored" && this.sheet.length > 0;
    return scored ? this.game.leaders(this.state) : [];
  }

  /** The legal actions of a seat (default: the one in turn), as notation (SeatError). */
  legal(seat: number | null = this.toAct): string[] {
    if (seat !== null) this.check(seat);
    if (seat === null || this.ended !== null) return [];
    return this.actions(seat).map((action) => this.game.format_action(this.state, action));
  }

  /** Whether this action ends the moment to act out of turn (MalformedActionError). */
  endsMoment(action: string): boolean {
    return this.game.ends_moment(this.state, this.game.parse_action(this.state, action));
  }

  /** The view of a seat, or of a spectator (null). */
  view(seat: number | null): V {
    if (seat !== null) this.check(seat);
    const view = this.game.view(this.state, seat);
    if (this.ended === null) return view;
    return { ...view, phase: "over", to_act: null, legal: [], winners: this.winners() };
  }

  get journalSize(): number {
    return this.state.journal!.length;
  }

  /** The events since the journal had `since` facts, as a seat or a spectator may know them. */
  events(seat: number | null, since = 0): E[] {
    const facts: Fact[] = this.state.journal!.slice(since);
    return facts
      .map((fact) =>
        fact[0] === UNDONE
          ? ({ kind: "undone", seat: fact[1] } as E)
          : this.game.event(this.state, fact, seat),
      )
      .filter((event): event is Exclude<typeof event, null> => event !== null);
  }

  /** A seat's information state: bots decide from it. */
  known(seat: number): State {
    const known = this.state.copy();
    known.source = null;
    this.game.conceal(known, seat);
    return known;
  }

  private actions(seat: number): number[] {
    const out = new Array<number>(this.game.max_legal).fill(0);
    return out.slice(0, this.game.legal(this.state, seat, out));
  }

  private check(seat: number): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) {
      throw new SeatError(`expected a seat from 0 to ${this.seats - 1}, got ${seat}`);
    }
  }

  // --- playing ------------------------------------------------------------------------------------

  /** Play an action; return the record's new entries. If it is refused, nothing has changed. */
  play(action: string, seat: number | null = this.toAct): Entry[] {
    const before = this.entries.length;
    this.step(this.action(action, seat));
    return this.entries.slice(before);
  }

  /** Deal the next round; return the record's new entries (IllegalActionError: none is due). */
  deal(): Entry[] {
    const before = this.entries.length;
    this.step(this.dueDeal());
    return this.entries.slice(before);
  }

  /** Take back the last action that still stands, this seat's; return the record's new entries (UndoError). */
  undo(seat: number): Entry[] {
    const before = this.entries.length;
    this.step(this.takingBack(seat));
    return this.entries.slice(before);
  }

  /** The action as a step, if it is legal. */
  private action(action: string, seat: number | null): () => void {
    if (action.length > MAX_ACTION) {
      throw new MalformedActionError(
        `expected an action of at most ${MAX_ACTION} characters, got ${action.length}`,
      );
    }
    const number = this.game.parse_action(this.state, action);
    if (seat !== null) this.check(seat);
    const legal = seat === null || this.ended !== null ? [] : this.actions(seat);
    if (seat === null || legal.length === 0) throw new NotYourTurnError(this.whoseTurn());
    if (!legal.includes(number)) {
      const expected = this.legal(seat).join(", ");
      throw new IllegalActionError(`expected one of ${expected}; got ${quoted(action, 40)}`);
    }
    return () => {
      if (this.game.ends_moment(this.state, number)) this.momentsEnded++;
      this.entries.push({ seat, action });
      this.kept = [...this.kept, this.before];
      this.game.apply(this.state, seat, number);
      if (this.game.to_act(this.state) < 0) {
        this.sheet.push(Array.from(this.state.points).slice(0, this.seats));
      }
      this.dealWhileDue();
    };
  }

  /**
   * Takes back the last action that still stands, if it was this seat's, asked for no chance and did
   * not end the round.
   * That nothing hidden came to light by it is judged where it is played (`parlour.core.undo`).
   */
  private takingBack(seat: number): () => void {
    this.check(seat);
    const before = this.kept.at(-1);
    const [last, next] = before ? this.entries.slice(before.entries, before.entries + 2) : [];
    const chance = next !== undefined && ("pick" in next || "deck" in next);
    const mine = last !== undefined && "action" in last && last.seat === seat;
    if (!before || !mine || chance || this.toAct === null) {
      throw new UndoError(`expected the seat that acted last, without a chance; got ${seat}`);
    }
    return () => {
      this.kept = this.kept.slice(0, -1);
      const { journal } = this.state;
      this.state.set(before.state);
      journal!.push([UNDONE, seat, 0, 0, 0]);
      this.momentsEnded = before.moments;
      this.entries.push({ undo: seat });
    };
  }

  private leaving(entry: Left): () => void {
    this.check(entry.left);
    if (this.over) throw new IllegalActionError("expected a game under way: the game is over");
    return () => {
      this.kept = [];
      this.entries.push(entry);
    };
  }

  private joining(entry: Joined): () => void {
    this.check(entry.joined);
    if (!this.awaitsDeal) throw new IllegalActionError("expected a game between two rounds");
    return () => {
      this.kept = [];
      this.entries.push(entry);
    };
  }

  private ending(entry: Ended): () => void {
    if (this.over) throw new IllegalActionError("expected a game under way: the game is over");
    return () => {
      this.kept = [];
      this.entries.push(entry);
      this.ended = entry.ended;
    };
  }

  private dueDeal(): () => void {
    if (!this.awaitsDeal) throw new IllegalActionError(`no deal is due: ${this.whoseTurn()}`);
    return () => this.dealNow();
  }

  private dealNow(): void {
    this.kept = [];
    this.entries.push({ deal: this.sheet.length + 1 });
    this.roundBegan = this.journalSize;
    this.game.deal(this.state);
  }

  private dealWhileDue(): void {
    while (this.autoDeal && this.awaitsDeal) this.dealNow();
  }

  /** Take a step. Given chances may fail in the middle of it: then all is as it was. */
  private step(step: () => void): void {
    const before = this.standing();
    const { kept } = this;
    this.before = before;
    try {
      step();
    } catch (error) {
      this.kept = kept;
      const { journal } = this.state;
      this.state.set(before.state);
      journal!.length = before.journal;
      this.roundBegan = before.began;
      this.entries.length = before.entries;
      this.sheet.length = before.rounds;
      this.momentsEnded = before.moments;
      throw error;
    }
  }

  private standing(): Standing {
    return {
      state: this.state.copy(),
      journal: this.journalSize,
      began: this.roundBegan,
      entries: this.entries.length,
      rounds: this.sheet.length,
      moments: this.momentsEnded,
    };
  }

  /** The table as it stood then, to look at; it ends early only where its entries do. */
  at({ state, journal, began, entries, rounds, moments }: Standing): Table<V, E> {
    const then = Object.create(this) as Table<V, E>;
    then.state = state.copy();
    then.state.journal = this.state.journal!.slice(0, journal);
    then.roundBegan = began;
    then.entries = this.entries.slice(0, entries);
    then.sheet = this.sheet.slice(0, rounds);
    then.momentsEnded = moments;
    then.ended = entries < this.entries.length ? null : this.ended;
    return then;
  }

  private whoseTurn(): string {
    if (this.over) return "the game is over";
    return this.toAct === null ? "a deal is due" : `it is the turn of seat ${this.toAct}`;
  }

  /** The table's source as its rules see it: whatever it gives is entered in the record. */
  private noting(): Source {
    return {
      below: (s: State, n: number): number => {
        const pick = this.source.below(s, n);
        this.entries.push({ pick, of: n });
        return pick;
      },
      shuffle: (s: State, cards: Row, n: number): void => {
        this.source.shuffle(s, cards, n);
        const order = Array.from(cards).slice(0, n).reverse();
        this.entries.push({ deck: order.map((card) => this.game.format_card(card)) });
      },
    };
  }

  // --- the record ---------------------------------------------------------------------------------

  /** The oldest version of the format that has all of the record. */
  private get format(): 1 | 2 | 3 | 4 {
    const { entries } = this;
    if (entries.some((entry) => "joined" in entry)) return 4;
    if (entries.some((entry, n) => "undo" in entry && n > 0 && "undo" in entries[n - 1]!)) return 3;
    return entries.some((entry) => "undo" in entry || "left" in entry || "ended" in entry) ? 2 : 1;
  }

  /** The whole truth of the game so far. */
  record(): GameRecord {
    const { edition, ...options } = this.options;
    return {
      parlour: this.format,
      game: this.game.name,
      ...(this.game.version === 1 ? {} : { rules: this.game.version }),
      edition: edition as string,
      options,
      seats: [...this.names],
      entries: [...this.entries],
    };
  }

  /**
   * The table at the end of a record. It deals when it is told to, and goes on with chances from
   * `source`. `passed` is told how it stood after each step. OptionError, or RecordError with the
   * number of the entry that does not fit.
   */
  static resume<V, E>(
    game: Game<State, V, E>,
    record: GameRecord,
    source: Source = new Secure(),
    passed?: (standing: Standing) => void,
  ): Table<V, E> {
    const { edition, options, seats, entries } = record;
    const given = new Given();
    const table = new Table(game, seats, {
      options: { edition, ...options },
      source: given,
      autoDeal: false,
    });
    for (let at = 0; at < entries.length;) {
      at += table.carryOut(given, entries, at);
      passed?.(table.standing());
    }
    table.source = source;
    return table;
  }

  /** Deal or play as entries[at] says, with the chances that follow; return how many it took. */
  private carryOut(given: Given, entries: Entry[], at: number): number {
    const first = at + 1;
    const chances: (number[] | Pick)[] = [];
    for (let i = at + 1; i < entries.length; i++) {
      const entry = entries[i]!;
      if ("pick" in entry) chances.push(entry);
      else if ("deck" in entry) chances.push(this.cards(entry, i + 1));
      else break;
    }
    given.refill(chances);
    try {
      this.step(this.stepOf(entries[at]!));
    } catch (error) {
      if (error instanceof ChanceError) {
        const number = first + Math.min(given.used, entries.length - at - 1);
        throw new RecordError(error.message, number, error.code);
      }
      if (error instanceof ParlourError) {
        throw new RecordError(error.message, first, error.code);
      }
      throw error;
    }
    const made = this.entries.slice(at);
    made.forEach((entry, n) => {
      const found = entries[at + n];
      if (!same(entry, found)) {
        throw new RecordError(`expected ${told(entry)}, found ${told(found)}`, first + n, "chance");
      }
    });
    return made.length;
  }

  private stepOf(entry: Entry): () => void {
    if ("action" in entry) return this.action(entry.action, entry.seat);
    if ("undo" in entry) return this.takingBack(entry.undo);
    if ("left" in entry) return this.leaving(entry);
    if ("joined" in entry) return this.joining(entry);
    if ("ended" in entry) return this.ending(entry);
    if (!("deal" in entry)) {
      throw new ChanceError("expected a deal or an action, found a deck or pick not asked for");
    }
    if (this.awaitsDeal && entry.deal !== this.sheet.length + 1) {
      throw new IllegalActionError(`expected deal ${this.sheet.length + 1}, found ${entry.deal}`);
    }
    return this.dueDeal();
  }

  private cards(entry: Deck, number: number): number[] {
    try {
      return entry.deck.map((card) => this.game.parse_card(card));
    } catch (error) {
      throw new RecordError((error as Error).message.slice(0, 200), number, "bad-chance");
    }
  }
}

function same(a: Entry, b: Entry | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function told(entry: Entry | undefined): string {
  return (JSON.stringify(entry) ?? "nothing").slice(0, 80);
}

export { ChanceError, MalformedActionError, OptionError, ParlourError };
