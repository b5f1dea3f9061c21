/** The counting of a game's points, by its house rules. */
import { games } from "../games/registry";
import type { PlayedGame } from "./game";

/** True if the most points win. */
export function highest({ game, options }: Pick<PlayedGame, "game" | "options">): boolean {
  return games[game]!.sheet.best(options)(0, 1) === 1;
}
