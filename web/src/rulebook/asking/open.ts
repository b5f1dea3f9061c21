/** Everything that questions about a game's rules are answered with, fetched when somebody asks. */
import { type GameOnPad, games } from "../../games/registry";
import type { Question } from "../../games/asking";
import { type Opened, openRules } from "../open";
import { loadAsking } from "../texts";

export interface Asking extends Opened {
  questions: readonly Question[];
  /** The deck, as cards are chosen from it. */
  deck: GameOnPad;
}

/** null: nothing can be asked about this game. */
export async function openAsking(game: string): Promise<Asking | null> {
  const { asking, pad } = games[game]!;
  if (!asking || !pad) return null;
  const [opened, { questions }, { pad: deck }] = await Promise.all([
    openRules(game),
    asking(),
    pad(),
    loadAsking(game),
  ]);
  return { ...opened, questions, deck };
}
