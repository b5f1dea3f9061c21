/** The rules of each game, fetched when a record is checked by them. */
import type { Rules } from "../rules/native";

const rules = import.meta.glob<Rules>("../rules/games/*.ts", { import: "RULES" });

/** The rules of a game; null if there is no such game. */
export async function rulesOf(game: string): Promise<Rules | null> {
  return (await rules[`../rules/games/${game}.ts`]?.()) ?? null;
}
