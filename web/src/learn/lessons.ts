/** The lessons there are, found by their files; what one needs is fetched when it is wanted. */
import { games } from "../games/registry";
import { loadTexts } from "../words/i18n.svelte";
import type { Rules } from "../rules/native";
import type { Lesson } from "./lesson";

const lessons = import.meta.glob<{ lesson: Lesson }>("../games/*/lesson.ts");
const rules = import.meta.glob<Rules>("../rules/games/*.ts", { import: "RULES" });
/** The texts of a lesson. */
export const loadWords = (game: string): Promise<void> => loadTexts(game, "learn", `${game}/learn`);

/** The games that can be learned. */
export const taught = Object.keys(games).filter((game) => lessons[`../games/${game}/lesson.ts`]);

/** A lesson, with the rules, the board and the words that it takes. */
export async function loadLesson(game: string) {
  const [{ lesson }, own, { default: Board }] = await Promise.all([
    lessons[`../games/${game}/lesson.ts`]!(),
    rules[`../rules/games/${game}.ts`]!(),
    games[game]!.board(),
    loadWords(game),
  ]);
  return { lesson, game: own, Board };
}
