/** Bots that search, in a worker of their own. */
import { Bot } from "../rules/bots.ts";
import type { State } from "../rules/native.ts";
import { loadRules } from "./rules.ts";
import type { Answer, Question } from "./thinkers.ts";

const bots = new Map<string, Bot>();

/** What a search finds. */
export async function answer(question: Question): Promise<Answer> {
  const game = await loadRules(question.game);
  const known = game.new_state();
  known.set(question.known as State);
  const key = `${question.game} ${question.level}`;
  const bot = bots.get(key) ?? new Bot(game, game.levels[question.level]!);
  bots.set(key, bot);
  const seed = BigInt(question.seed);
  const { moves, seconds } = bot.analyse(known, question.seat, question.seconds, seed);
  return {
    id: question.id,
    seconds,
    waited: seconds,
    moves: moves.map((move) => [move.action, move.share]),
  };
}
