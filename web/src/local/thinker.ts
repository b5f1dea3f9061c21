/** Bots that search, and looks back, in a worker of their own; `thinking/` has one for each game. */
import { Bot } from "../rules/bots.ts";
import type { Game, State } from "../rules/native.ts";
import { lookBack, Pace } from "../rules/review.ts";
import type { FromReview, ToReview } from "./messages.ts";
import type { Answer, Question } from "./thinkers.ts";

/** Seconds for a look back: with the way there and back, it is to take no more than ten. */
const REVIEWING = 8;
/** Milliseconds between two messages about how far a look back is. */
const TOLD = 100;

/** Answers the questions of the worker that leads the table, or of a page that looks back. */
export function think<G>(rules: G): void {
  const game = rules as Game;
  const answer = thinking(game);
  onmessage = ({ data }: MessageEvent<Question | ToReview>) => {
    if (data.type === "review") review(game, data);
    else postMessage(answer(data));
  };
}

function review(game: Game, { record }: ToReview): void {
  const send = (message: FromReview): void => postMessage(message);
  const pace = new Pace(REVIEWING);
  const steps = lookBack(game, record, (progress) => pace.worldsFor(progress));
  let told = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return send({ type: "reviewed", review: step.value });
    if (performance.now() < told + TOLD) continue;
    told = performance.now();
    send({ type: "reviewing", ...step.value });
  }
}

function thinking(game: Game): (question: Question) => Answer {
  const bots = new Map<string, Bot>();
  return ({ id, level, seat, known, seconds: most, seed }) => {
    const state = game.new_state();
    state.set(known as State);
    const bot = bots.get(level) ?? new Bot(game, game.levels[level]!);
    bots.set(level, bot);
    const { moves, seconds } = bot.analyse(state, seat, most, BigInt(seed));
    const told = moves.map((move): [string | null, number] => [move.action, move.share]);
    return { id, seconds, waited: seconds, moves: told };
  };
}
