/** Bots that search, in a worker of their own; `thinking/` has one for each game. */
import { Bot } from "../rules/bots.ts";
import type { Game, State } from "../rules/native.ts";
import type { Answer, Question } from "./thinkers.ts";

/** Answers the questions of the worker that leads the table. */
export function think<G>(game: G): void {
  const answer = thinking(game as Game);
  onmessage = ({ data }: MessageEvent<Question>) => postMessage(answer(data));
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
