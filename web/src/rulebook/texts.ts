/** The texts of rulebooks, and of questions about the rules: fetched when somebody opens one, or asks. */
import { loadTexts } from "../words/i18n.svelte";

const rules = import.meta.glob<string>("../../../src/parlour/locales/*/{rules,games/*/rules}.ftl", {
  query: "?raw",
  import: "default",
});
const asking = import.meta.glob<string>(
  "../../../src/parlour/locales/*/{asking,games/*/asking}.ftl",
  { query: "?raw", import: "default" },
);

/** What is said of no game, and of this one. */
function load(files: typeof rules, game: string): Promise<void> {
  const wanted = Object.entries(files).filter(
    ([path]) => !path.includes("/games/") || path.includes(`/games/${game}/`),
  );
  return loadTexts(game, Object.fromEntries(wanted));
}

export const loadRules = (game: string): Promise<void> => load(rules, game);
export const loadAsking = (game: string): Promise<void> => load(asking, game);
