// A bot that searches, as `parlour.bots.search` has it: the memory of one tree, a budget, a choice.
import { estimate, iterations_left, NOTHING, until_look, variance, within } from "./budget.ts";
import {
  seed_generator,
  type Budget,
  type Game,
  type MoveValue,
  type Records,
  type Row,
  type Settings,
  type State,
} from "./native.ts";

/** The result of a search: the moves, the choice first, the others by share. */
export interface Analysis {
  moves: MoveValue[];
  iterations: number;
  seconds: number;
  /** True if the shares were solved, not sampled. */
  exact: boolean;
}

/** Memory for one tree at a time. */
export class Workspace<S extends State> {
  private readonly states: S[];
  private readonly nodes: Records;
  private readonly table: Int32Array;
  private readonly path: Int32Array;
  private readonly out: Int16Array;
  private readonly values: Float64Array;
  private readonly worths: Float64Array;
  private readonly scratch: Float64Array[];
  private readonly settings: Record<string, number>;
  private readonly counts: Record<string, number>;
  private expected = new Map<number, number>();
  private seat = 0;

  private readonly game: Game<S>;
  private readonly search: Settings;

  constructor(game: Game<S>, search: Settings) {
    this.game = game;
    this.search = search;
    const { memory } = game;
    this.states = Array.from({ length: 3 }, () => game.new_state());
    this.nodes = records(memory.node, search.nodes);
    this.table = new Int32Array(2 << (32 - Math.clz32(search.nodes - 1)));
    this.path = new Int32Array(memory.depth + 1);
    this.out = new Int16Array(game.max_legal + 1);
    this.values = new Float64Array(game.seats[1]);
    this.worths = new Float64Array(game.max_legal + 1);
    const [rows, width] = memory.scratch;
    this.scratch = Array.from({ length: rows }, () => new Float64Array(width));
    this.settings = zeros(memory.settings);
    this.counts = zeros(memory.counts);
  }

  /** Start a new tree for what a seat knows, with nothing but a root. */
  begin(known: S, seat: number, seed: bigint): void {
    const { search, settings, game } = this;
    this.states[0]!.set(known);
    seed_generator(this.states[0]!, seed, 0n);
    for (const each of this.states.slice(1)) each.set(this.states[0]!);
    this.seat = seat;
    const flat = isFlat(search, known.seats);
    const depth = flat ? 1 : Math.min(search.depth, game.memory.depth);
    settings.exploration = search.exploration;
    settings.noise = search.noise;
    settings.imagine = search.imagine ? 1 : 0;
    settings.net = search.net ? 1 : 0;
    settings.depth = depth;
    settings.horizon = horizonFor(search, known.seats);
    settings.tries = flat ? search.tries : 1;
    for (const field in game.memory.node) (this.nodes[field] as Row)[0] = 0;
    this.table.fill(0);
    for (const name in this.counts) this.counts[name] = 0;
    this.counts.nodes = 1;
    this.expected = search.prior > 0 ? this.expectations() : new Map();
  }

  /** What a net expects of each action; nothing if there is none for this position. */
  private expectations(): Map<number, number> {
    const { out, worths } = this;
    const n = this.game.foresee(this.states[1]!, this.seat, out, worths, this.scratch);
    return new Map(Array.from(out.subarray(0, n), (action, i) => [action, worths[i]!]));
  }

  /** Make this many more iterations. */
  grow(iterations: number): void {
    this.game.search(
      this.states,
      this.states[1]!,
      this.seat,
      this.nodes,
      this.table,
      this.path,
      this.out,
      this.values,
      this.scratch,
      this.settings,
      this.counts,
      iterations,
    );
  }

  get iterations(): number {
    return this.counts.results!;
  }

  /**
   * True if visits say little about a move: several moves are tried in each world, or a net has a
   * say.
   */
  get paired(): boolean {
    return this.settings.tries! > 1 || this.expected.size > 0;
  }

  /** The variance of all results. */
  get variance(): number {
    return variance(this.iterations, this.counts.total!, this.counts.squares!);
  }

  /**
   * The moves at the root in the order of their first try: the policy's comes first; or the net's,
   * if one has a say.
   */
  moves(known: S): MoveValue[] {
    const moves: MoveValue[] = [];
    const expected: number[] = [];
    const overall = this.variance;
    const field = (name: string, at: number): number => (this.nodes[name] as Row)[at]!;
    for (let at = field("child", 0); at !== 0; at = field("sibling", at)) {
      const action = field("action", at);
      const text = action === NOTHING ? null : this.game.format_action(known, action);
      const [visits, total, squares] = [
        field("visits", at),
        field("total", at),
        field("squares", at),
      ];
      moves.push(estimate(text, visits, total, squares, overall));
      expected.push(this.expected.get(action) ?? 0);
    }
    moves.reverse();
    if (this.expected.size === 0) return moves;
    return this.game.blend(moves, expected.reverse(), this.search.prior);
  }
}

/** Whether the depth is 1 with so many seats. */
const isFlat = ({ depth, flat_from }: Settings, seats: number): boolean =>
  depth === 1 || seats >= flat_from;

/** The moves, of so many seats together, after which a playout ends. */
export function horizonFor(search: Settings, seats: number): number {
  const { horizon, tree_horizon } = search;
  return seats * (isFlat(search, seats) ? horizon : Math.min(horizon, tree_horizon));
}

export function zeros(names: string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, 0]));
}

function records(fields: Record<string, string>, length: number): Records {
  const vectors = Object.entries(fields).map(([name, code]) => [
    name,
    code === "f8" ? new Float64Array(length) : new Int32Array(length),
  ]);
  return { length, ...Object.fromEntries(vectors) } as Records;
}

// --- budgets --------------------------------------------------------------------------------------

/** The meter of a search: the share of its budget that is spent, and the way to the next look. */
export class Meter {
  spent = 0;
  private readonly budget: Budget;
  private readonly clock: () => number;
  private readonly began: number;
  private done = 0;

  /** `clock` gives seconds; the meter starts at once. */
  constructor(budget: Budget, clock: () => number = () => performance.now() / 1000) {
    this.budget = budget;
    this.clock = clock;
    this.began = clock();
  }

  /** Iterations that the budget still allows; an estimate, if the budget is in seconds. */
  get left(): number {
    const { seconds, iterations } = this.budget;
    return iterations_left(seconds, iterations, this.done, this.spent);
  }

  /** Iterations to make before the next look. */
  get chunk(): number {
    const { seconds, iterations } = this.budget;
    return until_look(seconds, iterations, this.done, this.spent);
  }

  /** Take note of how many iterations have been made in all. */
  note(done: number): void {
    this.done = done;
    this.spent = this.clock() - this.began;
  }
}

// --- deciding -------------------------------------------------------------------------------------

/** The worth of each legal move to a seat that may act. `known` is all that the seat knows. */
export function analyse<S extends State>(
  workspace: Workspace<S>,
  game: Game<S>,
  known: S,
  seat: number,
  search: Settings,
  budget: Budget,
  seed: bigint,
): Analysis {
  const meter = new Meter(budget);
  if (search.solve && search.imagine) {
    const solved = solve(game, known, seat);
    if (solved !== null) {
      meter.note(0);
      return { moves: solved, iterations: 0, seconds: meter.spent, exact: true };
    }
  }
  workspace.begin(known, seat, seed);
  for (;;) {
    workspace.grow(meter.chunk);
    meter.note(workspace.iterations);
    if (meter.left > 0 && !search.stop_early) continue;
    const moves = workspace.moves(known);
    const deviation = Math.sqrt(workspace.variance);
    const choice = game.choose(
      moves,
      deviation,
      meter.left,
      workspace.paired,
      search.doubt,
      search.stop_early,
    );
    if (choice === null) continue;
    const others = moves.filter((move) => move !== choice).sort((a, b) => b.share - a.share);
    const { iterations } = workspace;
    const valued = [choice, ...others].map(within);
    return { moves: valued, iterations, seconds: meter.spent, exact: false };
  }
}

/** Each legal action with its share of the victory, best first; null: not to be solved from here. */
export function solve<S extends State>(game: Game<S>, known: S, seat: number): MoveValue[] | null {
  const { endgame } = game;
  if (endgame === null || game.to_act(known) !== seat) return null;
  if (endgame.worlds(known, seat) > endgame.most) return null;
  const grid = ([rows, width]: [number, number]): number[][] =>
    Array.from({ length: rows }, () => new Array<number>(width).fill(0));
  const out = new Array<number>(game.max_legal).fill(0);
  const actions = out.slice(0, game.legal(known, seat, out));
  const states = Array.from({ length: endgame.states }, () => game.new_state());
  states[0]!.set(known);
  const [, cards, choices] = endgame.sums;
  const sums = actions.map(() => grid([cards, choices]));
  const count = endgame.sum_worlds(
    states,
    seat,
    grid(endgame.actions),
    grid(endgame.notes),
    new Array<number>(endgame.cards).fill(0),
    sums,
  );
  const moves = actions.map((action, a) => {
    // For each card that may come up, the seat chooses what is best on average.
    const share = sums[a]!.reduce((total, each) => total + Math.max(...each), 0) / count;
    return { action: game.format_action(known, action), share, error: 0, visits: 0 };
  });
  return moves.sort((a, b) => b.share - a.share || (a.action < b.action ? -1 : 1));
}
