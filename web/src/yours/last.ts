/** The state of a server's table at its last answer: the home page begins with that, and names by it what the
 * server has deleted. */
import { kept } from "../browser/kept";
import { lastKey } from "../browser/settings.svelte";
import type { Summary, TableInfo } from "../wire";

/** What is kept of its answer. */
const KEPT = [
  "game",
  "seats",
  "seat",
  "moved",
  "status",
  "awaited",
  "winners",
  "successor",
  "games",
] as const;

export type Info = Omit<Pick<Summary, (typeof KEPT)[number] | "since">, "games"> &
  // Older pages have not kept it.
  Partial<Pick<Summary, "games">> & {
    /** When something last happened there, to the hour, in milliseconds since 1970. */
    at?: number;
    /** When this browser found that the server has deleted it, in milliseconds since 1970. */
    deleted?: number;
  };

const HOUR = 3_600_000;
const hour = (time: number): number => Math.floor(time / HOUR) * HOUR;

export function lastOf(table: string): Info | null {
  try {
    return JSON.parse(kept.read(lastKey(table)) ?? "null") as Info | null;
  } catch {
    return null;
  }
}

export function keepLast(table: string, info: Info): void {
  const { since = 0, at = info.deleted ? undefined : hour(Date.now() - since * 1000) } = info;
  const told = Object.fromEntries(KEPT.map((name) => [name, info[name]]));
  const last = { ...told, at, deleted: info.deleted };
  const text = JSON.stringify(last);
  if (text !== kept.read(lastKey(table))) kept.write(lastKey(table), text);
}

/** Notes which game is played at a table and with whom, as its page shows it: home may never hear of it. */
export function noteSeat(
  table: string,
  seat: number,
  info: Pick<TableInfo, "game" | "seats" | "status">,
): void {
  const { game, seats, status } = info;
  const unknown = { moved: false, awaited: [], winners: [], successor: "" };
  keepLast(table, { ...unknown, ...lastOf(table), at: undefined, game, seats, seat, status });
}
