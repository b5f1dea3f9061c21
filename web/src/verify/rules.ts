/** The rules of each game, fetched when a record is checked by them. */
import type { Game } from "../rules/native";

const rules = import.meta.glob<{ GAME: Game }>("../rules/games/*.ts");

/** The rules of a game; null if there is no such game. */
export async function rulesOf(game: string): Promise<Game | null> {
  return (await rules[`../rules/games/${game}.ts`]?.())?.GAME ?? null;
}
