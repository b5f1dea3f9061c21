// Generated from parlour/bots/slips.py by `make generate`.
// Do not edit: Python is the source, and what is written here is held against it.
// @ts-nocheck
import * as py from "./native.ts";

// --- bots.slips ---

/**
 * The index of the choice that a bot makes by a random number from 0 to below 1: one that is
 * worse than another by `slips`, which is above 0, is made 1/e times as often (softmax).
 */
function slip(worths: py.Row, slips: number, random: number): number {
  const best = py.max(worths);
  let total = 0.0;
  for (const worth of worths) {
    total += Math.exp((worth - best) / slips);
  }
  let left = random * total;
  for (let i = 0, i_end = worths.length; i < i_end; i++) {
    left -= Math.exp((worths[i] - best) / slips);
    if (left < 0) {
      return i;
    }
  }
  return worths.length - 1;
}

export { slip };
