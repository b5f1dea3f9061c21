/** Everything a rulebook is shown with, fetched when somebody opens it. */
import { gameInfo, ownGames } from "../browser/api";
import { games } from "../games/registry";
import type { GameInfo } from "../wire";
import type { Book } from "../games/rulebook";
import type { OptionValues } from "../table/houserules/options";
import { loadRules } from "./texts";

/** Which rules somebody wants to read. */
export interface Wanted {
  game: string;
  options: OptionValues;
  /** The address of the paragraph to begin at, or the code of the error that it answers. */
  at: string | undefined;
}

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
