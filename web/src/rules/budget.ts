// Generated from parlour/bots/search by `make generate`.
// Do not edit: Python is the source, and what is written here is held against it.
// @ts-nocheck
import * as py from "./native.ts";

const NOTHING = -1;
const inf = Infinity;
const CHUNK = 256;
const SLICES = 40;
const PAUSE = 0.002;
const LEAST = 16;
const SHORTEST = 1e-6;

// --- bots.search.analysis ---

/** The variance of `count` results, from their sum and the sum of their squares. */
function variance(count: number, total: number, squares: number): number {
  return Math.max(squares / count - (total / count) ** 2, 0.0);
}

/**
 * Value a move by the results of its visits. `overall` is the variance of the results of all
 * moves: few visits say little about the variance of one.
 */
function estimate(
  action: string | null,
  visits: number,
  total: number,
  squares: number,
  overall: number,
): any {
  const count = Math.max(visits, 1);
  const spread = (count * variance(count, total, squares) + overall) / (count + 1);
  const share = total / count;
  return { action: action, share: share, error: Math.sqrt(spread / count), visits: count };
}

/** The move with a share that can be: what was estimated may lie a little beyond 0 or 1. */
function within(move: any): any {
  const share = Math.min(Math.max(move.share, 0.0), 1.0);
  return { action: move.action, share: share, error: move.error, visits: move.visits };
}

// --- bots.search.budget ---

/**
 * The number of iterations that a budget still allows after `done` of them in `spent` seconds:
 * an estimate, if it is in seconds.
 */
function iterations_left(
  seconds: number | null,
  iterations: number | null,
  done: number,
  spent: number,
): number {
  const left = iterations === null ? inf : iterations - done;
  if (seconds === null || done === 0) {
    return left;
  }
  return Math.min(left, (seconds - spent) * speed(done, spent));
}

/** The number of iterations to make before the next look at the answer. */
function until_look(
  seconds: number | null,
  iterations: number | null,
  done: number,
  spent: number,
): number {
  if (iterations !== null) {
    return Math.min(CHUNK, iterations - done);
  }
  if (seconds === null || done === 0) {
    return CHUNK;
  }
  const pause = Math.max(seconds / SLICES, PAUSE);
  const left = iterations_left(seconds, iterations, done, spent);
  return Math.max(LEAST, py.whole_part(Math.min(pause * speed(done, spent), left)));
}

/** Iterations in a second. */
function speed(done: number, spent: number): number {
  return done / Math.max(spent, SHORTEST);
}

export { NOTHING, iterations_left, until_look, variance, estimate, within };
