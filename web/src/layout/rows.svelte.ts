/**
 * A phone on its side that is very low has no height for the line over the board (Staying): its
 * words then take the row of news, its buttons the bar.
 */
import { getContext, type Snippet, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

const KEY = Symbol("rows");

export class Rows {
  readonly #low = new MediaQuery("(max-height: 380px) and (orientation: landscape)");
  /** True if a board is there whose rows are free. */
  free = $state(false);
  /** True if there is a line. */
  shown = $state(false);
  /** The height of the line, as measured, in pixels of the window. */
  height = $state(0);
  /**
   * The place of its end, in pixels from the top of the window; 0 where it takes no height of its
   * own.
   */
  bottom = $state(0);
  /** The things that lie in the rows. */
  line = $state.raw<{ says: Snippet; ways: Snippet } | null>(null);
  /** The sheet of scores, while it lies over the board. */
  sheet = $state.raw<HTMLElement | null>(null);
  /** The time that I have left, once it is little: the bar says so. */
  soon = $state<string | null>(null);

  /** True if the line belongs in the rows of the board. */
  get wanted(): boolean {
    return this.#low.current && this.free;
  }

  /** The height that the board would gain without the line. */
  get taken(): number {
    return this.shown && !this.#low.current ? this.height : 0;
  }
}

/** To be called while the page of the table is made. */
export function setRows(): void {
  setContext(KEY, new Rows());
}

/** None where no line lies over the board, such as in lessons. */
export function rowsOfBoard(): Rows | undefined {
  return getContext<Rows | undefined>(KEY);
}
