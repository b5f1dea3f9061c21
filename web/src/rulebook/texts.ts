/** The texts of rulebooks, which are fetched when somebody opens one. */
import { loadTexts } from "../words/i18n.svelte";

const files = import.meta.glob<string>("../../../src/parlour/locales/*/{rules,games/*/rules}.ftl", {
  query: "?raw",
  import: "default",
});

export function loadRules(game: string): Promise<void> {
  const wanted = Object.entries(files).filter(([path]) =>
    path.includes("/games/") ? path.endsWith(`/games/${game}/rules.ftl`) : true,
  );
  return loadTexts(game, Object.fromEntries(wanted));
}
