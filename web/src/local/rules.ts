/** The rules of each game, fetched when it is played. */
import type { Game } from "../rules/native";

const modules = import.meta.glob<{ GAME: Game }>("../rules/games/*.ts");

export async function loadRules(game: string): Promise<Game> {
  return (await modules[`../rules/games/${game}.ts`]!()).GAME;
}
