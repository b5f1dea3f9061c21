/** What is worth finding again in a game. */
import { fits, type Triumphs, triumphOf } from "../table/triumphs/triumph";
import type { Decision } from "../rules/findings";
import type { Event } from "../wire";
import type { Film } from "./film";

/** `round`: one begins. `great`: a call, a catch, a yaku, Mojo Time. `end`: of a round, or of the game. */
export type Kind = "round" | "great" | "end";

export interface Highlight {
  stop: number;
  kind: Kind;
  round: number;
  /** The event; null: a deal. */
  event: Event | null;
}

/** A mistake that a look back has found, in words. */
export interface Mistake {
  decision: Decision;
  /** The stop before the move. */
  stop: number;
  title: string;
  better: string;
  cost: string;
}

const ENDS: readonly string[] = ["round_over", "deal_over", "game_over"];

/** The marks on the line of time, in their order; of one stop, only what matters most. */
export function highlightsOf(film: Film, triumphs: Triumphs | undefined): Highlight[] {
  const found: Highlight[] = [];
  let before = 0;
  for (let stop = 0; stop <= film.last; stop++) {
    const { events, view } = film.update(stop, null);
    const round = film.roundAt(stop);
    const end = events.findLast(({ kind }) => ENDS.includes(kind));
    const great = events.findLast(
      (event) =>
        !ENDS.includes(event.kind) &&
        (triumphOf([event], view, triumphs) !== null ||
          triumphs?.marked?.some((on) => fits(event, on))),
    );
    if (end) found.push({ stop, kind: "end", round, event: end });
    else if (great) found.push({ stop, kind: "great", round, event: great });
    else if (round > before) found.push({ stop, kind: "round", round, event: null });
    before = round;
  }
  return found;
}

/** The stop of the next highlight after a stop, or of the last before it; null: there is none. */
export function neighbour(
  highlights: readonly Highlight[],
  stop: number,
  by: 1 | -1,
): number | null {
  const stops = highlights.map((highlight) => highlight.stop);
  const found = by > 0 ? stops.find((at) => at > stop) : stops.findLast((at) => at < stop);
  return found ?? null;
}
