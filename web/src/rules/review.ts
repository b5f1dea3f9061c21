// A look back at a finished game, as `parlour.bots.review` has it: goes through a record, and values its
// positions and choices.
import { NOTHING } from "./budget.ts";
import type { Acted } from "./entries.ts";
import { ParlourError } from "./errors.ts";
import {
  accounts,
  best_of,
  CLOSER,
  type Decision,
  type Estimate,
  estimate,
  is_doubtful,
  NOISE,
  notes,
  type Point,
  type Review,
  WORLDS,
} from "./findings.ts";
import { seed_generator, type Game, type Settings, type State } from "./native.ts";
import { horizonFor, zeros } from "./search.ts";
import { type Bookmark, Table, unseenSeats } from "./table.ts";
import type { GameRecord } from "./entries.ts";

/** The game is not over, and only finished games can be looked back at. */
export class UnfinishedError extends ParlourError {
  override code = "unfinished";
}

/** Of no seat all cards were seen, so there is nothing to judge by. */
export class UnseenError extends ParlourError {
  override code = "unseen";
}

/** How many of the steps of a look back are done. */
export interface Progress {
  done: number;
  of: number;
}

/** A deal or a move that still stands. */
interface Step {
  entry: number;
  round: number;
  before: State;
  after: State;
  /** null: a deal. */
  move: Acted | null;
}

/** The values of a seat's choices. */
interface Choices {
  /** By choice: how much more of the victory it gives the seat than the move that was played. */
  leads: Estimate[];
  /** By seat: how much more the move that was played gives it than the policy's move. */
  skill: Estimate[];
}

/**
 * Looks back at a finished game, a step at a time: yields how far it is, and returns what it found.
 * `worldsFor` says in how many worlds the next step is valued, at least 2. RecordError for a record that
 * cannot be carried out, UnfinishedError for a game that is not over, UnseenError.
 */
export function* lookBack(
  game: Game,
  record: GameRecord,
  worldsFor: (progress: Progress) => number = () => WORLDS,
  seed = 0,
): Generator<Progress, Review> {
  const { table, steps } = stillPlayed(game, record);
  if (!table.over) throw new UnfinishedError("expected a game that is over");
  const seats = table.seats;
  const unseen = unseenSeats(record);
  const seen = [...record.seats.keys()].filter((seat) => !unseen.includes(seat));
  if (!seen.length) throw new UnseenError("expected a seat of which all cards were seen");
  const knower = unseen.length ? seen[0]! : null;
  const valuer = new Valuer(game, seats);
  const equal = Array.from({ length: seats }, () => 1 / seats);
  const points: Point[] = [{ entry: 0, round: 1, shares: equal, errors: equal.map(() => 0) }];
  const decisions: Decision[] = [];
  for (const [number, step] of steps.entries()) {
    const worlds = worldsFor({ done: number, of: steps.length });
    const decision = seen.includes(step.move?.seat ?? -1)
      ? decided(game, valuer, step, seed + number, worlds)
      : null;
    if (decision) decisions.push(decision);
    const shares = valuer.position(step.after, seed, worlds, knower);
    const { entry, round } = step;
    points.push({ entry, round, shares: values(shares), errors: errors(shares) });
    yield { done: number + 1, of: steps.length };
  }
  const winners = table.winners();
  const { round } = points.at(-1)!;
  if (winners.length && table.ended) {
    const shares = equal.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    points.push({ entry: record.entries.length, round, shares, errors: equal.map(() => 0) });
  }
  const found = knower === null ? accounts(decisions, points.at(-1)!.shares) : [];
  return {
    game: game.name,
    seats: [...record.seats],
    winners,
    points,
    decisions,
    accounts: found,
    notes: notes(points, decisions, found, winners, knower),
  };
}

/** The table at the end of a record, and the deals and moves that were not taken back. */
function stillPlayed(game: Game, record: GameRecord): { table: Table; steps: Step[] } {
  const steps: Step[] = [];
  let last: Bookmark | null = null;
  const table = Table.resume(game, record, undefined, (stop) => {
    const at = last?.entries ?? 0;
    const entry = record.entries[at]!;
    if ("undo" in entry) steps.pop();
    else if ("deal" in entry || "action" in entry) {
      const move = "action" in entry ? entry : null;
      const round = stop.rounds + (move && game.to_act(stop.state) < 0 ? 0 : 1);
      const before = last?.state ?? stop.state; // of the first deal, nobody asks
      steps.push({ entry: at + 1, round, before, after: stop.state, move });
    }
    last = stop;
  });
  return { table, steps };
}

/** Judges a move by what its seat knew; null if it had no choice. */
function decided(
  game: Game,
  valuer: Valuer,
  { entry, round, before, move }: Step,
  seed: number,
  worlds: number,
): Decision | null {
  if (!move) return null;
  const { seat, action } = move;
  const known = before.copy();
  known.source = null;
  game.conceal(known, seat);
  const out = new Array<number>(game.max_legal).fill(0);
  const choices = out.slice(0, game.legal(known, seat, out));
  if (game.to_act(known) !== seat) choices.push(NOTHING);
  if (choices.length < 2) return null;
  const played = choices.indexOf(game.parse_action(before, action));
  const { leads, skill } = valuer.choices(known, seat, choices, played, 2 * seed, worlds);
  const judged: Decision = {
    entry,
    round,
    seat,
    action,
    better: null,
    cost: 0,
    error: 0,
    skill: values(skill),
    skill_errors: errors(skill),
  };
  const best = best_of(leads);
  if (best === played || !is_doubtful(leads[best]!)) return judged;
  // The best of several looks better than it is: its cost is taken from other worlds,
  // which the net judges if one is asked.
  const other = choices[best]!;
  const cost = valuer.cost(known, seat, choices[played]!, other, 2 * seed + 1, CLOSER * worlds);
  const better = other === NOTHING ? "" : game.format_action(before, other);
  return { ...judged, better, cost: cost.value, error: cost.error };
}

const values = (estimates: Estimate[]): number[] => estimates.map(({ value }) => value);
const errors = (estimates: Estimate[]): number[] => estimates.map(({ error }) => error);

/** The memory that positions and choices of a game are valued in. */
class Valuer {
  private readonly states: State[];
  private readonly out: Int16Array;
  private readonly values: Float64Array;
  private readonly shares: Float64Array[];
  private readonly scratch: Float64Array[];
  private readonly settings: Record<string, number>;
  private readonly counts: Record<string, number>;
  private readonly game: Game;
  private readonly seats: number;
  /** How chances are told: as Expert plays on, without a tree. */
  private readonly chances: Settings;

  constructor(game: Game, seats: number) {
    this.game = game;
    this.seats = seats;
    this.chances = { ...game.levels.expert!.search, flat_from: 1 };
    const { memory } = game;
    this.states = Array.from({ length: 3 }, () => game.new_state());
    this.out = new Int16Array(game.max_legal + 1);
    this.values = new Float64Array(game.seats[1]);
    this.shares = grid(game.max_legal + 1, game.seats[1]);
    this.scratch = grid(...memory.scratch);
    this.settings = zeros(memory.settings);
    this.counts = zeros(memory.counts);
  }

  /** Each seat's share of the victory in a state, all cards as they lie, or by what the `knower` knows. */
  position(state: State, seed: number, playouts: number, knower: number | null): Estimate[] {
    const known = state.copy();
    if (knower !== null) this.game.conceal(known, knower);
    this.begin(known, seed, this.game.noise, this.chances);
    const { states, out, values, scratch, settings, counts } = this;
    const sums = grid(2, this.seats);
    const s = states[1]!;
    this.game.value_position(
      states,
      s,
      knower ?? NOTHING,
      out,
      values,
      scratch,
      settings,
      counts,
      sums,
      playouts,
    );
    return estimates(sums, playouts);
  }

  /** Values choices, actions or NOTHING, by what their seat knows. It played `choices[played]`. */
  choices(
    known: State,
    seat: number,
    choices: readonly number[],
    played: number,
    seed: number,
    worlds: number,
  ): Choices {
    this.begin(known, seed, NOISE, this.chances);
    return this.valued(seat, choices, played, worlds);
  }

  /**
   * How much more another choice gives the seat than the one it played, by what it knows, as the net judges
   * if one is asked.
   */
  cost(
    known: State,
    seat: number,
    played: number,
    other: number,
    seed: number,
    worlds: number,
  ): Estimate {
    this.begin(known, seed, NOISE, this.game.costs);
    return this.valued(seat, [played, other], 0, worlds).leads[1]!;
  }

  private valued(
    seat: number,
    choices: readonly number[],
    played: number,
    worlds: number,
  ): Choices {
    const leads = grid(choices.length, 2);
    const skill = grid(2, this.seats);
    this.game.value_choices(
      this.states,
      this.states[1]!,
      seat,
      choices,
      choices.length,
      played,
      this.out,
      this.values,
      this.scratch,
      this.settings,
      this.counts,
      this.shares,
      leads,
      skill,
      worlds,
    );
    return {
      leads: leads.map(([total, squares]) => estimate(total!, squares!, worlds)),
      skill: estimates(skill, worlds),
    };
  }

  private begin(state: State, seed: number, noise: number, search: Settings): void {
    this.settings.noise = noise;
    this.settings.horizon = horizonFor(search, this.seats);
    this.settings.net = search.net ? 1 : 0;
    const [first] = this.states;
    first!.set(state);
    seed_generator(first!, BigInt(seed), 0n);
    for (const each of this.states.slice(1)) each.set(first!);
  }
}

function grid(rows: number, width: number): Float64Array[] {
  return Array.from({ length: rows }, () => new Float64Array(width));
}

/** By seat, from the sums of shares and of their squares. */
function estimates([totals, squares]: Float64Array[], count: number): Estimate[] {
  return Array.from(totals!, (total, seat) => estimate(total, squares![seat]!, count));
}

/** The number of worlds for each step, so that a look back takes about so many seconds. */
export class Pace {
  private readonly began: number;
  private readonly seconds: number;
  private readonly clock: () => number;
  private valued = 0;

  /** `clock` gives seconds. */
  constructor(seconds: number, clock: () => number = () => performance.now() / 1000) {
    this.seconds = seconds;
    this.clock = clock;
    this.began = clock();
  }

  worldsFor({ done, of }: Progress): number {
    const spent = this.clock() - this.began;
    const left = Math.max(this.seconds - spent, 0) / (of - done);
    const fitting = spent > 0 ? Math.floor((left * this.valued) / spent) : LEAST;
    const worlds = Math.min(Math.max(fitting, LEAST), WORLDS);
    this.valued += worlds;
    return worlds;
  }
}
/** Fewer say too little. */
const LEAST = 8;
