// For tests: the texts of all games, and of all parts of the page.
import { games } from "./games/registry";
import { loadTexts } from "./i18n.svelte";

await Promise.all([...Object.keys(games), "lobby", "tables", "looks", "aloud"].map(loadTexts));
