/** The cards that each seat has played last, for boards without a history beside them. */
import type { Event } from "../../wire";
import type { Told } from "../session/history.svelte";

/** The cards by seat, of this round. */
export function lasts<E extends Event>(
  events: readonly Told<E>[],
  cards: (event: E) => readonly unknown[],
): ReadonlyMap<number, readonly unknown[]> {
  const found = new Map<number, readonly unknown[]>();
  const round = events.at(-1)?.round;
  for (const told of events.toReversed()) {
    if (told.round !== round) break;
    const { seat, kind } = told.event;
    if (kind !== "played" || seat === null || seat === undefined || found.has(seat)) continue;
    found.set(seat, cards(told.event));
  }
  return found;
}
