/**
 * A lesson as data: which position each step begins from, which moves are right, and what is said. The
 * rules decide the rest. Texts are found by the convention of their ids, in `games/<game>/learn.ftl`:
 *
 * - `learn-mojo-lower` says what to see and do in the step `lower`;
 * - `learn-mojo-lower-done`, if there is one, what has come of it: the lesson then waits for the reader.
 *   A step after which the next one begins `from` elsewhere needs it;
 * - `learn-mojo-lower-equal` why a move is not the one asked for, where `wrong` answers `equal`;
 * - `learn-mojo-learned-1` to `-3` what has been learned.
 */
import type { Args } from "../words/i18n.svelte";
import type { Options } from "../rules/options";
import type { View } from "../wire";

/** An action in notation: of the seat whose turn it is, or of the one that is named. */
export type Played = string | { seat: number; action: string };

/** A way to a position. */
export interface Deal {
  /** For each shuffle, the cards on top; below them lie the others in their usual order. */
  decks: readonly (readonly string[])[];
  moves?: readonly Played[];
}

export interface Step<V extends View = View> {
  name: string;
  /** The position at its beginning, if not the one in which the step before it ended. */
  from?: Deal;
  /** The moves that are right; none: there is only something to read. */
  right?: readonly string[];
  /** Why another legal move is not right: the end of the text's id. */
  wrong?(move: V["legal"][number], view: V): string;
  /** The moves of the other players after that. */
  then?: readonly Played[];
  /** The thing that the coach speaks of, by its `data-anchor` or `data-testid` on the board. */
  points?: readonly string[];
  /** Values for its texts, from the position that it begins with. */
  args?(view: V): Args;
}

/** The pupil has seat 0. */
export interface Lesson<V extends View = View> {
  /** The number of seats at the table. */
  seats: number;
  options: Options;
  /** The first one begins from a deal of its own. */
  steps: readonly Step<V>[];
}

/** The pupil's seat. */
export const PUPIL = 0;
