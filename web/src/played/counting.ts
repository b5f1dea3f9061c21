/** How the points of a game count, by its house rules. */
import { games } from "../games/registry";
import type { PlayedGame } from "./game";

/** Whether the most points win. */
export function highest({ game, options }: Pick<PlayedGame, "game" | "options">): boolean {
  return games[game]!.sheet.best(options)(0, 1) === 1;
}
