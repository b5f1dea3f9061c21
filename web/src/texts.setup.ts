// For tests: the texts of all games, of their rules and lessons, and of all parts of the page.
import { games } from "./games/registry";
import { loadTexts } from "./i18n.svelte";
import { loadWords } from "./learn/lessons";
import { loadRules } from "./rulebook/texts";

await Promise.all(Object.keys(games).flatMap((game) => [loadRules(game), loadWords(game)]));
await Promise.all(
  [
    "lobby",
    "tables",
    "transfer",
    "calls",
    "open",
    "looks",
    "aloud",
    "verify",
    "staying",
    "talk",
  ].map((name) => loadTexts(name)),
);
