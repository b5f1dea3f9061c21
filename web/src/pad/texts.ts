/** The texts of the score pad, and what it says of a game: fetched when somebody opens it. */
import { loadTexts } from "../words/i18n.svelte";

const files = import.meta.glob<string>("../../../src/parlour/locales/*/{pad,games/*/pad}.ftl", {
  query: "?raw",
  import: "default",
});

/** `game`: null for all that is said of none. */
export function loadPadTexts(game: string | null): Promise<void> {
  const end = game === null ? /\/\w+\/pad\.ftl$/ : new RegExp(`/games/${game}/pad\\.ftl$`);
  const wanted = Object.entries(files).filter(
    ([path]) => end.test(path) && (game !== null || !path.includes("/games/")),
  );
  return loadTexts(game ?? "pad", Object.fromEntries(wanted));
}
