/** The texts of rulebooks, and of questions about the rules: fetched when somebody opens one, or asks. */
import { loadTexts } from "../words/i18n.svelte";

/** What is said of no game, and of this one. */
export const loadRules = (game: string): Promise<void> => loadTexts(game, "rules", `${game}/rules`);
export const loadAsking = (game: string): Promise<void> =>
  loadTexts(game, "asking", `${game}/asking`);
