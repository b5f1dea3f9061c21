// A bot that plays by the policy of its game, with slips.
import { NOTHING } from "./budget.ts";
import type { Outline, Rules, State } from "./native.ts";
import { slip } from "./slips.ts";

/** Numbers from 0 to below 1. */
export type Random = () => number;

/** One of the legal actions, as notation; out of turn also null, for not acting. `known` is all that the seat knows. */
export function byPolicy<S extends State>(
  game: Rules<S>,
  level: Outline,
  known: S,
  seat: number,
  random: Random,
): string | null {
  const actions = actionsOf(game, known, seat);
  let state = known;
  if (level.forgets > 0 && random() < level.forgets && game.forget) {
    state = known.copy() as S;
    game.forget(state);
  }
  if (level.slips === 0)
    return textOf(game, known, game.policy(state, seat, actions, actions.length));
  const choices = game.to_act(known) === seat ? actions : [...actions, NOTHING];
  const worths = choices.map(() => 0);
  game.judge(state, seat, actions, actions.length, worths);
  return textOf(game, known, choices[slip(worths, level.slips, random())]!);
}

/** What a seat may do. */
export function actionsOf<S extends State>(game: Rules<S>, known: S, seat: number): number[] {
  const out = new Array<number>(game.max_legal).fill(0);
  return out.slice(0, game.legal(known, seat, out));
}

export function textOf<S extends State>(game: Rules<S>, known: S, action: number): string | null {
  return action === NOTHING ? null : game.format_action(known, action);
}

export function seedFrom(random: Random): bigint {
  const word = (): bigint => BigInt(Math.floor(random() * 2 ** 32));
  return (word() << 32n) | word();
}
