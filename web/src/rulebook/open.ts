/** Everything a rulebook is shown with, fetched when somebody opens it. */
import { gameInfo, ownGames } from "../browser/api";
import { games } from "../games/registry";
import type { GameInfo } from "../wire";
import type { Book } from "../games/rulebook";
import { loadRules } from "./texts";

export interface Opened {
  info: GameInfo;
  book: Book;
}

export async function openRules(game: string): Promise<Opened> {
  const own = async (): Promise<GameInfo> => (await ownGames()).find((one) => one.name === game)!;
  const [{ book }, info] = await Promise.all([
    games[game]!.book(),
    gameInfo(game).then((found) => found ?? own()),
    loadRules(game),
  ]);
  return { book, info };
}
