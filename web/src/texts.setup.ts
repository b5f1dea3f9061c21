// For tests: the texts of all games, and of their rules.
import { games } from "./games/registry";
import { loadRules } from "./rulebook/texts";

await Promise.all(Object.keys(games).map(loadRules));
