/** The last moves of seats, as the screen in the room shows it: in cards rather than words. */
import type { Told } from "../session/history.svelte";
import type { Event } from "../../wire";

export interface Deed<C> {
  seat: number;
  /** Cards that everybody has seen. */
  cards?: readonly C[];
  /** The number that nobody else has seen. */
  drawn?: number;
  /** The word where there are none. */
  word?: string;
}

/** Something that all stop to read. */
export interface News {
  title: string;
  /** Under it, in a sentence. */
  line: string;
  /** Whose face is beside it. */
  seat: number | null;
  tone: "good" | "bad" | "loud";
  cards?: readonly unknown[];
}

/** The words of a game about a seat. */
export interface SeatState<C> {
  /** In full, for those who hear it. */
  label: string;
  total: number;
  count: number;
  tone?: "tense" | "alarm" | "accused";
  /** A letter on the face: the dealer. */
  badge?: string;
  /** Said by the seat, as long as it holds. */
  called?: string | null;
  /** Cards that lie open before the seat, shown instead of its last move. */
  open?: readonly C[];
  data?: Record<`data-${string}`, unknown>;
}

/** The last deed of each seat in the round that is played. */
export function lastDeeds<E extends Event, C>(
  events: readonly Told<E>[],
  deed: (event: E) => Deed<C> | null,
): ReadonlyMap<number, Deed<C>> {
  const found = new Map<number, Deed<C>>();
  const round = events.at(-1)?.round;
  for (const told of events.toReversed()) {
    if (told.round !== round) break;
    const done = deed(told.event);
    if (done && !found.has(done.seat)) found.set(done.seat, done);
  }
  return found;
}
