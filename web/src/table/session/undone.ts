/** An event of every game: a seat took back its last action. */
import type { Event } from "../../wire";

export function isUndone(event: Event): boolean {
  return (event.kind as string) === "undone";
}
