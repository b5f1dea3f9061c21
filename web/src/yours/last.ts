/** The state of a server's table at its last answer: the home page begins with that. */
import { kept } from "../browser/kept";
import { lastKey } from "../browser/settings.svelte";
import type { Summary } from "../wire";

export type Info = Pick<
  Summary,
  "game" | "seats" | "seat" | "moved" | "status" | "awaited" | "since" | "winners" | "successor"
> &
  // Older pages have not kept it.
  Partial<Pick<Summary, "games">>;

export function lastOf(table: string): Info | null {
  try {
    return JSON.parse(kept.read(lastKey(table)) ?? "null") as Info | null;
  } catch {
    return null;
  }
}

export function keepLast(table: string, info: Info): void {
  const { game, seats, seat, moved, status, awaited, winners, successor, games } = info;
  const last = { game, seats, seat, moved, status, awaited, winners, successor, games };
  const text = JSON.stringify(last);
  if (text !== kept.read(lastKey(table))) kept.write(lastKey(table), text);
}
