/**
 * What this browser adds to the shuffles of a server's tables: made once for each game, and kept, to
 * check after the game that it was used.
 */
import { kept } from "../kept";

export interface Contribution {
  contribution: string;
  /** The server's commitment when it was made. */
  commitment: string;
  /** Whether the server has shown that it has it. */
  acknowledged: boolean;
}

/** How many games of a table are remembered. */
const GAMES = 20;

const keyOf = (table: string): string => `parlour.contributions.${table}`;

function all(table: string): Record<string, Contribution> {
  try {
    return JSON.parse(kept.read(keyOf(table)) ?? "{}") as Record<string, Contribution>;
  } catch {
    return {};
  }
}

function keep(table: string, game: number, mine: Contribution): void {
  const games = Object.entries({ ...all(table), [game]: mine }); // in the order of their numbers
  kept.write(keyOf(table), JSON.stringify(Object.fromEntries(games.slice(-GAMES))));
}

/** What this browser has added to the game of this number; null: nothing. */
export function contributed(table: string, game: number): Contribution | null {
  return all(table)[game] ?? null;
}

/** What this browser adds to a game whose key the server has committed to. */
export function contribution(table: string, game: number, commitment: string): string {
  const before = contributed(table, game);
  if (before) return before.contribution;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(table, game, { contribution: made, commitment, acknowledged: false });
  return made;
}

/** The server shows that it has this from the seat. */
export function acknowledge(table: string, game: number, shown: string): void {
  const mine = contributed(table, game);
  if (mine?.contribution === shown && !mine.acknowledged)
    keep(table, game, { ...mine, acknowledged: true });
}
