// For tests: the texts of all games.
import { games } from "./games/registry";
import { loadTexts } from "./i18n.svelte";

await Promise.all(Object.keys(games).map(loadTexts));
