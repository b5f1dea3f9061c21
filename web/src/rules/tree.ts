// Generated from parlour/bots/search by `make generate`.
// Do not edit: Python is the source, and what is written here is held against it.
// @ts-nocheck
import * as py from "./native.ts";

const ROOT = 0;
const NOTHING = -1;
const SHARES = 0;
const SQUARES = 1;
const LEAD = 0;
const LEAD_SQUARES = 1;
const MOST_PLAYED = 100000;
const ENOUGH = 1000;
const TRIFLE = 0.002;
const ALREADY = 1000000.0;
const pi = 3.141592653589793;
const APART = 1031;

/** The search by the rules and the judgement of a game. */
export function searching({
  apply,
  appraise,
  expect,
  interrupters,
  legal,
  outlook,
  policy,
  redeal,
  standing,
  to_act,
  vary,
}: any) {
  // --- bots.review.valuing ---

  /**
   * Play on from states[0], with all cards as they lie, and add each seat's share, and its
   * square, to the rows of `sums`. s is states[1], worked on, and only its generator is kept.
   *
   * If the seat `knower` is not NOTHING, states[0] is its information state, and each playout begins
   * in a world that fits it.
   *
   * Shapes and records as for `tree.search`; sums (2, seats).
   */
  function value_position(
    states: py.State[],
    s: py.State,
    knower: number,
    out: py.Row,
    values: py.Row,
    scratch: py.Row[],
    settings: any,
    counts: any,
    sums: py.Row[],
    playouts: number,
  ): void {
    for (let _ = 0; _ < playouts; _++) {
      const a = s.rng[0];
      const b = s.rng[1];
      const c = s.rng[2];
      const counter = s.rng[3];
      states[1].set(states[0]);
      s.rng[0] = a;
      s.rng[1] = b;
      s.rng[2] = c;
      s.rng[3] = counter;
      if (knower !== NOTHING) {
        redeal(s, knower);
      }
      play_out(s, out, values, scratch, settings, counts);
      for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
        sums[SHARES][seat] += values[seat];
        sums[SQUARES][seat] += values[seat] * values[seat];
      }
    }
  }

  /**
   * Value a seat's `choices[:n]`, of which it played number `played`, in worlds that fit
   * states[0], its information state. s is states[1], worked on, and only its generator is kept;
   * states[2] holds the world.
   *
   * To `leads[choice]` is added how much more the seat has of the victory than with the move it
   * played, and its square; to the rows of `skill`, for each seat, how much more it has than with
   * the move of the policy, and its square.
   *
   * Shapes and records as for `tree.search`; choices (max_legal + 1,), shares (max_legal + 1,
   * seats), leads (max_legal + 1, 2), skill (2, seats).
   */
  function value_choices(
    states: py.State[],
    s: py.State,
    seat: number,
    choices: py.Row,
    n: number,
    played: number,
    out: py.Row,
    values: py.Row,
    scratch: py.Row[],
    settings: any,
    counts: any,
    shares: py.Row[],
    leads: py.Row[],
    skill: py.Row[],
    worlds: number,
  ): void {
    for (let _ = 0; _ < worlds; _++) {
      const a = s.rng[0];
      const b = s.rng[1];
      const c = s.rng[2];
      const counter = s.rng[3];
      states[1].set(states[0]);
      s.rng[0] = a;
      s.rng[1] = b;
      s.rng[2] = c;
      s.rng[3] = counter;
      redeal(s, seat);
      let usual = played;
      const move = by_policy(s, seat, out, legal_moves(s, seat, out));
      states[2].set(states[1]);
      for (let i = 0; i < n; i++) {
        if (choices[i] === move) {
          usual = i;
        }
        states[1].set(states[2]);
        if (choices[i] === NOTHING) {
          let_pass(s, seat, out);
        } else {
          carry_out(s, seat, choices[i]);
        }
        play_out(s, out, values, scratch, settings, counts);
        for (let each = 0, each_end = s.seats; each < each_end; each++) {
          shares[i][each] = values[each];
        }
      }
      for (let i = 0; i < n; i++) {
        const lead = shares[i][seat] - shares[played][seat];
        leads[i][LEAD] += lead;
        leads[i][LEAD_SQUARES] += lead * lead;
      }
      for (let each = 0, each_end = s.seats; each < each_end; each++) {
        const gain = shares[played][each] - shares[usual][each];
        skill[SHARES][each] += gain;
        skill[SQUARES][each] += gain * gain;
      }
    }
  }

  // --- bots.search.choice ---

  /**
   * Choose the move to play; None to go on searching. The first of `moves` is the policy's, or
   * the net's if one has a say.
   *
   * `deviation` is the standard deviation of single results, `left` the iterations that the budget
   * still allows. With `paired`, visits say little about a move (see `Workspace.paired`). For
   * `doubt` and `stop_early` see `Search`.
   */
  function choose(
    moves: any[],
    deviation: number,
    left: number,
    paired: boolean,
    doubt: number,
    stop_early: boolean,
  ): any | null {
    const ranked = py.sorted(moves, paired ? _by_share : _by_visits, true);
    if (stop_early && is_clear(ranked, deviation)) {
      return ranked[0];
    }
    if (left <= 0 || (stop_early && !paired && is_settled(ranked, left))) {
      return is_sure(ranked[0], moves[0], doubt) ? ranked[0] : moves[0];
    }
    return null;
  }

  function _by_share(move: any): number {
    return move.share - move.error;
  }

  function _by_visits(move: any): [number, number] {
    return [move.visits, move.share];
  }

  /** True if the best move is better than another by `doubt` standard errors. */
  function is_sure(best: any, other: any, doubt: number): boolean {
    const lead = best.share - other.share;
    return doubt === 0 || lead >= doubt * Math.hypot(best.error, other.error);
  }

  /** True if the first move, the most visited, must stay so in the iterations that are left. */
  function is_settled(ranked: any[], left: number): boolean {
    return py
      .slice(ranked, 1, undefined)
      .map((move) => ranked[0].visits - move.visits > left)
      .every(Boolean);
  }

  /**
   * True if no other move can be expected to gain more than a trifle over the first, relative to
   * the standard `deviation` of single results.
   */
  function is_clear(ranked: any[], deviation: number): boolean {
    const best = ranked[0];
    const others = py.slice(ranked, 1, undefined);
    return (
      py.sum(py.slice(ranked).map((move) => move.visits)) >= ENOUGH &&
      py
        .slice(others)
        .map(
          (move) =>
            gain(best.share - move.share, Math.hypot(best.error, move.error)) < TRIFLE * deviation,
        )
        .every(Boolean)
    );
  }

  /**
   * The expected improvement from playing a move that lies behind by `lead`, for a normally
   * distributed error: the mean of how much better it may really be, counting 0 where it is
   * worse.
   */
  function gain(lead: number, error: number): number {
    if (error === 0) {
      return Math.max(-lead, 0.0);
    }
    const z = lead / error;
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * pi);
    return error * density - (lead * py.erfc(z / Math.sqrt(2))) / 2;
  }

  // --- bots.search.prior ---

  /**
   * Write the legal actions of a seat to `out`, and what a net expects of each to `worths`, as
   * the seat's share of the victory. Return their number; 0 if no net knows such a position.
   *
   * Shapes: out and worths (max_legal + 1,), scratch SCRATCH (`tree.py`). s, the seat's information
   * state, is worked on, and is afterwards as it was.
   */
  function foresee(
    s: py.State,
    seat: number,
    out: py.Row,
    worths: py.Row,
    scratch: py.Row[],
  ): number {
    if (to_act(s) !== seat) {
      return 0;
    }
    const n = legal_moves(s, seat, out);
    return expect(s, seat, out, n, worths, scratch) ? n : 0;
  }

  /**
   * Value moves by the search and, in `part`, by what was expected of them, of which only the
   * differences count; the one of which most was expected comes first. Errors stay those of the
   * search, since nets err, too; shares may lie beyond 0 and 1.
   */
  function blend(moves: any[], expected: py.Row, part: number): any[] {
    let visits = 0;
    let shift = 0.0;
    for (let i = 0, i_end = moves.length; i < i_end; i++) {
      visits += moves[i].visits;
      shift += moves[i].visits * (moves[i].share - expected[i]);
    }
    shift = shift / visits;
    const valued = py
      .range(moves.length)
      .map((i) => ({
        action: moves[i].action,
        share: (1 - part) * moves[i].share + part * (expected[i] + shift),
        error: moves[i].error,
        visits: moves[i].visits,
      }));
    let first = 0;
    for (let i = 0, i_end = moves.length; i < i_end; i++) {
      if (expected[i] > expected[first]) {
        first = i;
      }
    }
    return [
      valued[first],
      ...py.slice(valued, undefined, first),
      ...py.slice(valued, first + 1, undefined),
    ];
  }

  // --- bots.search.tree ---

  /**
   * Grow the tree from a seat's information state. s is states[1], worked on, and only its
   * generator is kept; states[2] holds the information state at first, then the last world.
   *
   * Shapes: states (3,) of the game's layout; nodes (capacity,) of NODE, the root first; table (a
   * power of two, at least twice as many), zeros at first; path (MAX_DEPTH + 1,); out (max_legal +
   * 1,); values (seats,), for the most seats that the game takes; scratch SCRATCH. Records: settings
   * of SETTINGS, counts of COUNTS.
   */
  function search(
    states: py.State[],
    s: py.State,
    seat: number,
    nodes: any,
    table: py.Row,
    path: py.Row,
    out: py.Row,
    values: py.Row,
    scratch: py.Row[],
    settings: any,
    counts: any,
    iterations: number,
  ): void {
    for (let _ = 0; _ < iterations; _++) {
      imagine(states, s, seat, settings, counts);
      const depth = descend(s, seat, nodes, table, path, out, settings, counts);
      play_out(s, out, values, scratch, settings, counts);
      counts.results += 1;
      counts.total += values[seat];
      counts.squares += values[seat] * values[seat];
      nodes.visits[ROOT] += 1;
      for (let i = 1; i < depth + 1; i++) {
        const node = path[i];
        const share = values[nodes.seat[node]];
        nodes.visits[node] += 1;
        nodes.total[node] += share;
        nodes.squares[node] += share * share;
      }
    }
  }

  /** Make s a world that fits the seat's knowledge: a new one, or the last one again. */
  function imagine(
    states: py.State[],
    s: py.State,
    seat: number,
    settings: any,
    counts: any,
  ): void {
    if (counts.tried < Math.min(settings.tries, counts.choices)) {
      counts.tried += 1;
    } else {
      counts.tried = 1;
      if (settings.imagine !== 0) {
        renew(s, states[2], seat, counts);
      }
      counts.worlds += 1;
    }
    const a = s.rng[0];
    const b = s.rng[1];
    const c = s.rng[2];
    const counter = s.rng[3];
    states[1].set(states[2]);
    s.rng[0] = a;
    s.rng[1] = b;
    s.rng[2] = c;
    s.rng[3] = counter;
  }

  /** Make another world of the last one, by the chances of s. */
  function renew(s: py.State, world: py.State, seat: number, counts: any): void {
    for (let i = 0; i < 4; i++) {
      world.rng[i] = s.rng[i];
    }
    if (counts.worlds === 0) {
      redeal(world, seat);
    } else {
      vary(world, seat);
    }
    for (let i = 0; i < 4; i++) {
      s.rng[i] = world.rng[i];
    }
  }

  /** Play from the root down to a new node, and add it; return the depth of the path. */
  function descend(
    s: py.State,
    seat: number,
    nodes: any,
    table: py.Row,
    path: py.Row,
    out: py.Row,
    settings: any,
    counts: any,
  ): number {
    const spread = settings.exploration * deviation(counts.results, counts.total, counts.squares);
    let node = ROOT;
    let depth = 0;
    let actor = seat;
    while (true) {
      let n = legal_moves(s, actor, out);
      if (depth === 0) {
        if (to_act(s) !== seat) {
          out[n] = NOTHING;
          n += 1;
        }
        counts.choices = n;
      }
      const parts_0 = tree_choose(s, actor, n, node, nodes, table, out, spread, counts);
      node = parts_0[0];
      const fresh = parts_0[1];
      if (node === ROOT) {
        return depth;
      }
      depth += 1;
      path[depth] = node;
      counts.moves += 1;
      if (nodes.action[node] === NOTHING) {
        let_pass(s, seat, out);
      } else {
        carry_out(s, actor, nodes.action[node]);
      }
      if (fresh || depth >= settings.depth) {
        return depth;
      }
      settle_moment(s, out);
      actor = to_act(s);
      if (actor < 0) {
        return depth;
      }
    }
  }

  /** The seat does not act out of turn: others may, and then the seat in turn goes on. */
  function let_pass(s: py.State, seat: number, out: py.Row): void {
    settle(s, ~(1 << seat), out);
    const actor = to_act(s);
    carry_out(s, actor, by_policy(s, actor, out, legal_moves(s, actor, out)));
  }

  /** The standard deviation of n numbers. */
  function deviation(n: number, total: number, squares: number): number {
    if (n < 2) {
      return 1.0;
    }
    return Math.sqrt(Math.max(squares / n - (total / n) * (total / n), 1e-12));
  }

  /**
   * The child to try among the actor's n legal moves, and whether it is new: one not tried yet,
   * the policy's move first of all; else by UCB1. If there is no space for new ones, the best of
   * those that were tried; ROOT if none was.
   */
  function tree_choose(
    s: py.State,
    actor: number,
    n: number,
    node: number,
    nodes: any,
    table: py.Row,
    out: py.Row,
    spread: number,
    counts: any,
  ): [number, boolean] {
    const room = counts.nodes < nodes.length;
    let untried = 0;
    let fresh = 0;
    let best = ROOT;
    let highest = -1e30;
    let worlds = 1;
    let logarithm = 0.0;
    for (let i = 0; i < n; i++) {
      const child = table[place_of(out[i], actor, node, nodes, table)];
      if (child === 0) {
        untried += 1;
        if (py.random_below(s, untried) === 0) {
          fresh = i;
        }
      } else {
        nodes.available[child] += 1;
        if (untried === 0 || !room) {
          const visits = nodes.visits[child];
          if (nodes.available[child] !== worlds) {
            worlds = nodes.available[child];
            logarithm = Math.log(worlds);
          }
          const bonus = spread * Math.sqrt(logarithm / visits);
          let value = nodes.total[child] / visits + bonus;
          if (node === ROOT && nodes.world[child] === counts.worlds) {
            value -= ALREADY;
          }
          if (value > highest) {
            highest = value;
            best = child;
          }
        }
      }
    }
    if (untried === 0 || !room) {
      if (node === ROOT) {
        nodes.world[best] = counts.worlds;
      }
      return [best, false];
    }
    let action = out[fresh];
    if (untried === n) {
      action = by_policy(s, actor, out, out[n - 1] === NOTHING ? n - 1 : n);
    }
    return [add_child(action, actor, node, nodes, table, counts), true];
  }

  /** The place in the table of the child for a move of a seat: it holds 0 if there is none. */
  function place_of(
    action: number,
    actor: number,
    node: number,
    nodes: any,
    table: py.Row,
  ): number {
    const last = table.length - 1;
    let place = py.and(node * APART + action + 1, last);
    let child = table[place];
    while (
      child !== 0 &&
      (nodes.parent[child] !== node ||
        nodes.action[child] !== action ||
        nodes.seat[child] !== actor)
    ) {
      place = py.and(place + 1, last);
      child = table[place];
    }
    return place;
  }

  /** Add a child for a move of a seat; return its number. */
  function add_child(
    action: number,
    actor: number,
    node: number,
    nodes: any,
    table: py.Row,
    counts: any,
  ): number {
    const fresh = counts.nodes;
    counts.nodes += 1;
    table[place_of(action, actor, node, nodes, table)] = fresh;
    nodes.parent[fresh] = node;
    nodes.action[fresh] = action;
    nodes.seat[fresh] = actor;
    nodes.sibling[fresh] = nodes.child[node];
    nodes.child[fresh] = 0;
    nodes.visits[fresh] = 0;
    nodes.available[fresh] = 1;
    nodes.world[fresh] = counts.worlds;
    nodes.total[fresh] = 0.0;
    nodes.squares[fresh] = 0.0;
    nodes.child[node] = fresh;
    return fresh;
  }

  /**
   * Play on by the policy, with a fraction `noise` of random moves, to the end of the round or
   * the horizon; write each seat's share of the victory then to `values`. A round without end counts
   * as the totals stand.
   */
  function play_out(
    s: py.State,
    out: py.Row,
    values: py.Row,
    scratch: py.Row[],
    settings: any,
    counts: any,
  ): void {
    let action;
    const noise = py.whole_part(256 * settings.noise);
    const horizon = counts.moves + settings.horizon;
    const last = counts.moves + MOST_PLAYED;
    while (true) {
      settle_moment(s, out);
      const actor = to_act(s);
      if (actor < 0 || counts.moves >= last) {
        standing(s, values);
        return;
      }
      if (counts.moves >= horizon && cut_off(s, values, scratch, settings)) {
        return;
      }
      const n = legal(s, actor, out);
      if (noise > 0 && py.random_below(s, 256) < noise) {
        action = out[py.random_below(s, n)];
      } else {
        action = policy(s, actor, out, n);
      }
      apply(s, actor, action);
      counts.moves += 1;
    }
  }

  /**
   * Value the round as it stands, by the net, if it may and judges such a position, or else by
   * the rule of thumb; return whether either does.
   */
  function cut_off(s: py.State, values: py.Row, scratch: py.Row[], settings: any): boolean {
    if (settings.net !== 0 && appraise(s, values, scratch)) {
      return true;
    }
    return outlook(s, values, scratch);
  }

  /** Let those who may act out of turn do so by the policy, in random order. */
  function settle_moment(s: py.State, out: py.Row): void {
    if (interrupters(s) !== 0) {
      settle(s, -1, out);
    }
  }

  /**
   * Let those seats of a bit mask that may act out of turn do so by the policy, in random
   * order.
   */
  function settle(s: py.State, asked: number, out: py.Row): void {
    let waiting = py.and(interrupters(s), asked);
    while (waiting !== 0) {
      let seat = 0;
      let others = 0;
      for (let other = 0, other_end = s.seats; other < other_end; other++) {
        if ((py.shr(waiting, other) & 1) !== 0) {
          others += 1;
          if (py.random_below(s, others) === 0) {
            seat = other;
          }
        }
      }
      let action = NOTHING;
      const n = legal_moves(s, seat, out);
      if (n > 0) {
        action = by_policy(s, seat, out, n);
      }
      if (action === NOTHING) {
        waiting = py.and(waiting, ~(1 << seat));
      } else {
        carry_out(s, seat, action);
        waiting = py.and(interrupters(s), asked);
      }
    }
  }

  /** `legal`, out of line. */
  function legal_moves(s: py.State, seat: number, out: py.Row): number {
    return legal(s, seat, out);
  }

  /** `apply`, out of line. */
  function carry_out(s: py.State, seat: number, action: number): void {
    apply(s, seat, action);
  }

  /** `policy`, out of line. */
  function by_policy(s: py.State, seat: number, out: py.Row, n: number): number {
    return policy(s, seat, out, n);
  }

  return { search, value_position, value_choices, foresee, blend, choose };
}
