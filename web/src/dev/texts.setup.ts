// For tests: the texts of all games, of their rules and lessons, and of all parts of the page.
import { games } from "../games/registry";
import { loadTexts } from "../words/i18n.svelte";
import { loadWords } from "../learn/lessons";
import { loadPadTexts } from "../pad/texts";
import { loadAsking, loadRules } from "../rulebook/texts";

await loadPadTexts(null);
await Promise.all(
  Object.keys(games).flatMap((game) => [loadRules(game), loadAsking(game), loadWords(game)]),
);
const parts = Object.keys(import.meta.glob("../../../src/parlour/locales/en/page/*.ftl")).map(
  (file) => /page\/(.*)\.ftl$/.exec(file)![1]!,
);
await Promise.all(["replay", "played", "review", ...parts].map((name) => loadTexts(name)));
