/** The space around the parts of a board, as they know it. */
import { type Component, createContext } from "svelte";
import type { Kind } from "./arrange";

export interface FrameInfo {
  readonly kind: Kind;
  /** The widest card of the hand, in pixels. */
  readonly card: number;
  /** How much taller than wide the cards are. */
  readonly tall: number;
  /** How many times as large as usual the board is drawn. */
  readonly scale: number;
  /** How much higher the arena is when no line lies over the board; and the widest card then. */
  readonly taken: number;
  readonly usualCard: number;
  /** The last cards that each seat played, as `Card` draws them; none where they can be read
   * beside. */
  readonly lasts: ReadonlyMap<number, readonly unknown[]>;
  readonly Card: Component<{ card: unknown }> | undefined;
}

export const [frame, setFrame] = createContext<FrameInfo>();
