// For tests: the texts of all games, and those that are fetched when they are wanted.
import { games } from "./games/registry";
import { loadTexts } from "./i18n.svelte";

await Promise.all([...Object.keys(games), "aloud", "looks"].map(loadTexts));
