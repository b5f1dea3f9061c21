// A game under way, and its record as it grows: as `parlour.core.table` has it.
import { GENERATED, Given, Secure } from "./chance.ts";
import {
  KINDS,
  UNSEEN,
  WITH_UNSEEN,
  type Acted,
  type Deck,
  type Ended,
  type Entry,
  type GameRecord,
  type Pick,
} from "./entries.ts";
import { ChanceError, ParlourError } from "./errors.ts";
import {
  seed_generator,
  type Fact,
  type Rules,
  type Row,
  type Source,
  type State,
} from "./native.ts";
import { checked, type Options } from "./options.ts";
import * as rules from "./table_rules.ts";

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

export function isUnseen(card: string): boolean {
  return card.endsWith(UNSEEN);
}

/** A card of a deck without its mark. */
export function bare(card: string): string {
  return isUnseen(card) ? card.slice(0, -UNSEEN.length) : card;
}

/** An entry as the rules carry it out: a deck without the marks of cards that nobody saw. */
function told(entry: Entry): Entry {
  return "deck" in entry ? { deck: entry.deck.map(bare) } : entry;
}

/** The seats that held cards which nobody saw, so that their hands are shown to nobody. */
export function unseenSeats({ entries, seats, seen }: GameRecord): number[] {
  if (!entries.some((entry) => kindOf(entry) === WITH_UNSEEN)) return [];
  return [...seats.keys()].filter((seat) => !(seen ?? []).includes(seat));
}

/** A position between two steps, to which a table can be put back. */
export interface Bookmark {
  state: State;
  /** The number of facts in the journal. */
  journal: number;
  /** Of them, those that were told before the last deck came. */
  shuffled: number;
  began: number;
  entries: number;
  rounds: number;
  moments: number;
}

export interface Settings {
  /** The game's house rules by name; missing ones have their defaults. */
  options?: Options;
  /** A seed gives one game, here and in Python; without a seed, chance is secure. */
  seed?: bigint | number;
  /** The source of chances, if not a seed or the browser. */
  source?: Source;
  /** True if rounds are dealt as soon as they are due; else `deal()` deals. */
  autoDeal?: boolean;
}

/** One game, and its record. */
export class Table<V = unknown, E = unknown> {
  readonly game: Rules<State, V, E>;
  readonly names: readonly string[];
  readonly options: Options;
  state: State;
  entries: Entry[] = [];
  /** The way in which the players ended the game early, if they did. */
  ended: Ended["ended"] | null = null;
  /** The points of each round, by seat. */
  sheet: number[][] = [];
  /** The number of moments to act out of turn that an action has ended. */
  momentsEnded = 0;
  /** The number of facts in the journal when the last round was dealt: a `since` for `events`. */
  roundBegan = 0;
  /** The number of facts in the journal when the last deck came. */
  shuffledAt = 0;
  protected source: Source;

  private readonly autoDeal: boolean;
  /** The position before the step that is under way. */
  private before!: Bookmark;
  /** The position before each of the last actions that still stand. */
  protected kept: readonly Bookmark[] = [];

  /** OptionError for house rules, or a number of players, that the game does not have. */
  constructor(
    game: Rules<State, V, E>,
    names: readonly string[],
    { options = {}, seed, source, autoDeal = true }: Settings = {},
  ) {
    this.game = game;
    this.names = [...names];
    this.options = checked(game as Rules, options, names.length);
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

  private get turn(): number {
    return this.game.to_act(this.state);
  }

  /** The seat in turn; null when a deal is due or the game is over. */
  get toAct(): number | null {
    return rules.in_turn(this.turn, this.ended !== null);
  }

  get awaitsDeal(): boolean {
    return rules.awaits_deal(this.turn, this.ended !== null);
  }

  get over(): boolean {
    return rules.is_over(this.turn, this.ended !== null);
  }

  /** True if a seat out of turn may act now. */
  get interruptible(): boolean {
    return rules.is_interruptible(this.game.interrupters(this.state), this.ended !== null);
  }

  /** Each seat's points so far. */
  get totals(): number[] {
    return Array.from(this.state.totals).slice(0, this.seats);
  }

  /** The seats that share the victory; empty until the game is over. */
  winners(): number[] {
    if (!this.over) return [];
    const { game, state, ended, sheet } = this;
    return [...rules.victors(ended, sheet.length, game.winners(state), game.leaders(state))];
  }

  /** The legal actions of a seat (default: the one in turn), as notation (SeatError). */
  legal(seat: number | null = this.toAct): string[] {
    if (seat !== null) this.check(seat);
    if (seat === null || this.ended !== null) return [];
    return this.actions(seat).map((action) => this.game.format_action(this.state, action));
  }

  /** True if this action ends the moment to act out of turn (MalformedActionError). */
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
        fact[0] === rules.UNDONE
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
    rules.check_seat(Number.isInteger(seat) ? seat : -1, this.seats);
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

  /** The players end the game here, by the rounds that are over; return the record's new entries. */
  end(): Entry[] {
    const before = this.entries.length;
    this.step(this.parting({ ended: "scored" }));
    return this.entries.slice(before);
  }

  /** The action as a step, if it is legal. */
  private action(action: string, seat: number | null): () => void {
    rules.check_length(action);
    const number = this.game.parse_action(this.state, action);
    if (seat !== null) this.check(seat);
    const legal = seat === null ? [] : this.actions(seat);
    rules.check_may_act(legal.length, this.turn, this.ended !== null);
    if (!legal.includes(number)) throw rules.illegal(action, this.legal(seat));
    return () => {
      if (this.game.ends_moment(this.state, number)) this.momentsEnded++;
      this.entries.push({ seat: seat!, action });
      this.kept = [...this.kept, this.before];
      this.game.apply(this.state, seat!, number);
      if (this.game.to_act(this.state) < 0) {
        this.sheet.push(Array.from(this.state.points).slice(0, this.seats));
      }
      this.dealWhileDue();
    };
  }

  /**
   * Takes back the last action that still stands, if it was this seat's, asked for no chance and did
   * not end the round. That nothing hidden came to light by it is judged where it is played
   * (`parlour.core.undo`).
   */
  private takingBack(seat: number): () => void {
    this.check(seat);
    const before = this.kept.at(-1);
    const [last, next] = before ? this.entries.slice(before.entries, before.entries + 2) : [];
    rules.check_undo(seat, before ? (last as Acted).seat : null);
    const chance = next !== undefined && ("pick" in next || "deck" in next);
    rules.check_hidden(chance || this.toAct === null);
    return () => {
      this.kept = this.kept.slice(0, -1);
      const { journal } = this.state;
      this.state.set(before!.state);
      journal!.push([rules.UNDONE, seat, 0, 0, 0]);
      this.momentsEnded = before!.moments;
      this.entries.push({ undo: seat });
    };
  }

  /** Somebody leaves or joins, or all end the game. */
  private parting(entry: Entry): () => void {
    const state = [this.turn, this.ended !== null] as const;
    if ("left" in entry) this.check(entry.left);
    if ("joined" in entry) {
      this.check(entry.joined);
      rules.check_between_rounds(...state);
    } else rules.check_under_way(...state);
    return () => {
      this.kept = [];
      this.entries.push(entry);
      if ("ended" in entry) this.ended = entry.ended;
    };
  }

  private dueDeal(): () => void {
    rules.check_deal(this.turn, this.ended !== null);
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
  protected step(step: () => void): void {
    const before = this.bookmark();
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

  protected bookmark(): Bookmark {
    return {
      state: this.state.copy(),
      journal: this.journalSize,
      shuffled: this.shuffledAt,
      began: this.roundBegan,
      entries: this.entries.length,
      rounds: this.sheet.length,
      moments: this.momentsEnded,
    };
  }

  /** A copy to look at, as the table stood then; it has ended early only if its entries say so. */
  at({ state, journal, began, entries, rounds, moments }: Bookmark): Table<V, E> {
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

  /** The table's source as its rules see it: whatever it gives is entered in the record. */
  protected noting(): Source {
    return {
      below: (s: State, n: number): number => {
        const pick = this.source.below(s, n);
        this.entries.push({ pick, of: n });
        return pick;
      },
      shuffle: (s: State, cards: Row, n: number): void => {
        this.source.shuffle(s, cards, n);
        this.shuffledAt = this.journalSize;
        const order = Array.from(cards).slice(0, n).reverse();
        this.entries.push({ deck: order.map((card) => this.game.format_card(card)) });
      },
    };
  }

  // --- the record ---------------------------------------------------------------------------------

  /** The whole truth of the game so far. */
  record(): GameRecord {
    const { edition, ...options } = this.options;
    const header = {
      game: this.game.name,
      ...(this.game.version === 1 ? {} : { rules: this.game.version }),
      edition: edition as string,
      options,
      seats: [...this.names],
    };
    return recordWith(header, [...this.entries]);
  }

  /**
   * The table at the end of a record. It deals when it is told to, and goes on with chances from
   * `source`. `passed` is told how it stood after each step. OptionError, or RecordError with the
   * number of the entry that does not fit.
   */
  static resume<V, E>(
    game: Rules<State, V, E>,
    record: GameRecord,
    source: Source = new Secure(),
    passed?: (bookmark: Bookmark) => void,
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
      passed?.(table.bookmark());
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
      if (!found || !same(entry, told(found))) {
        const message = `expected ${inShort(entry)}, found ${inShort(found)}`;
        throw new RecordError(message, first + n, "chance");
      }
      this.entries[at + n] = found; // with what nobody saw
    });
    return made.length;
  }

  private stepOf(entry: Entry): () => void {
    if ("action" in entry) return this.action(entry.action, entry.seat);
    if ("undo" in entry) return this.takingBack(entry.undo);
    if ("left" in entry || "joined" in entry || "ended" in entry) return this.parting(entry);
    if (!("deal" in entry)) {
      throw new ChanceError("expected a deal or an action, found a deck or pick not asked for");
    }
    rules.check_deal_number(entry.deal, this.sheet.length, this.turn, this.ended !== null);
    return this.dueDeal();
  }

  private cards(entry: Deck, number: number): number[] {
    try {
      return entry.deck.map((card) => this.game.parse_card(bare(card)));
    } catch (error) {
      throw new RecordError((error as Error).message.slice(0, 200), number, "bad-chance");
    }
  }
}

/** A record, which says the oldest version of the format that has all of it. */
export function recordWith(
  header: Omit<GameRecord, "parlour" | "entries">,
  entries: Entry[],
): GameRecord {
  const parlour = rules.oldest_version([...Object.keys(header), ...entries.map(kindOf)]);
  return { parlour, ...header, entries };
}

function same(a: Entry, b: Entry): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function kindOf(entry: Entry): string {
  if ("deck" in entry && entry.deck.some(isUnseen)) return WITH_UNSEEN;
  return KINDS.find((kind) => kind in entry)!;
}

function inShort(entry: Entry | undefined): string {
  return (JSON.stringify(entry) ?? "nothing").slice(0, 80);
}
