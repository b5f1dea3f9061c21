/** The space around the parts of a board, as they know it. */
import { type Component, createContext } from "svelte";
import type { Kind } from "./board";

export interface FrameInfo {
  readonly kind: Kind;
  /** The widest card of the hand, in pixels. */
  readonly card: number;
  /** The ratio of the cards' height to their width. */
  readonly tall: number;
  /** The scale at which the board is drawn, 1 being usual. */
  readonly scale: number;
  /** The height that the arena gains when no line lies over the board; and the widest card then. */
  readonly taken: number;
  readonly usualCard: number;
  /** The last cards that each seat played, as `Card` draws them; none where they can be read
   * beside. */
  readonly lasts: ReadonlyMap<number, readonly unknown[]>;
  readonly Card: Component<{ card: unknown }> | undefined;
}

export const [frame, setFrame] = createContext<FrameInfo>();
