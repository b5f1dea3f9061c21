/** The few things that a table celebrates: how they look, sound and feel. */
import type { Event } from "../../wire";
import { type Note, tune, type Voice } from "../../sound/voices";

export type Look = "burst" | "bolts" | "rays" | "petals" | "ring" | "confetti";

export interface Triumph {
  look: Look;
  /** Around whose plate, or around a place of the board by its `data-anchor`; "table": all of it. */
  at: "seat" | "table" | (string & {});
  notes: readonly Note[];
  /** Milliseconds of buzzing, pauses between, for those whose triumph it is. */
  buzz: readonly number[];
  /** Other colours than the game's. */
  colours?: readonly string[];
}

/** An event with these fields, and how it is celebrated; null: in silence. */
type Row<E extends Event> = readonly [on: Partial<E>, triumph: Triumph | null];

/** Of a game: `games/<game>/triumphs.ts`. */
export interface Triumphs<E extends Event = Event> {
  colours: readonly string[];
  voice: Voice;
  rows: readonly Row<E>[];
  /** Events that are marked on a replay's line of time besides those that are celebrated. */
  marked?: readonly Partial<E>[];
}

/** The last card of a round. */
export const LAST: Triumph = {
  look: "ring",
  at: "discard",
  notes: tune("G4 C5 E5", 0.11, 0.5),
  buzz: [40],
};

export const VICTORY: Triumph = {
  look: "confetti",
  at: "table",
  notes: tune("C5 E5 G5 C6+E5 - G5+C6+E6", 0.12, 0.7),
  buzz: [60, 60, 60, 60, 180],
};

/** Of somebody else's victory at my table, this is heard. */
const CLOSE: readonly Note[] = tune("E5 D5 C5+E4", 0.16, 0.6);

/** For a game that says nothing of its own. */
export const USUAL: Triumphs = {
  colours: ["#ffd667", "#ffe6a3", "#ff8a5c", "#f7f2ff"],
  voice: "marimba",
  rows: [
    [{ kind: "round_over" }, LAST],
    [{ kind: "game_over" }, VICTORY],
  ],
};

/** A triumph as one seat sees it. */
export interface Celebrated extends Triumph {
  seat: number | null;
  /** True if it is the viewer's own, or of somebody whom they watch. */
  mine: boolean;
  /** It is only heard: nothing is seen. */
  only: boolean;
}

/** True if an event has these fields. */
export function fits<E extends Event>(event: E, on: Partial<E>): boolean {
  const fields = Object.entries(on) as [keyof E, unknown][];
  return fields.every(([field, value]) => event[field] === value);
}

/** The celebration of events that are shown at once: the last of them that is. */
export function triumphOf<E extends Event>(
  events: readonly E[],
  view: Readonly<{ seat: number | null; winners: readonly number[] }>,
  game: Triumphs<E> | undefined,
): Celebrated | null {
  const rows = [...(game?.rows ?? []), ...USUAL.rows] as readonly Row<E>[];
  for (const event of [...events].reverse()) {
    const row = rows.find(([on]) => fits(event, on));
    if (!row?.[1]) continue;
    const [, triumph] = row;
    const seat = event.seat ?? null;
    if (event.kind === "game_over") {
      if (!view.winners.length) continue; // nobody has won
      const mine = view.seat === null || view.winners.includes(view.seat);
      return { ...triumph, seat, mine, only: !mine, notes: mine ? triumph.notes : CLOSE };
    }
    // A round that nobody ended has no last card.
    if (event.kind === "round_over" && seat === null) continue;
    return { ...triumph, seat, mine: view.seat === null || seat === view.seat, only: false };
  }
  return null;
}
