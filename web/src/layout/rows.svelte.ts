/**
 * A phone on its side that is very low has no height for the line over the board (Staying): its
 * words then take the row of news, its buttons the bar.
 */
import { getContext, type Snippet, setContext } from "svelte";

const KEY = Symbol("rows");
const LOW = "(max-height: 380px) and (orientation: landscape)";

export class Rows {
  /** True if the window is so low. */
  low = $state.raw(matchMedia(LOW).matches);
  /** True if a board is there whose rows are free. */
  free = $state.raw(false);
  /** True if there is a line. */
  shown = $state.raw(false);
  /** The height of the line, as measured, in pixels of the window. */
  height = $state.raw(0);
  /**
   * The place of its end, in pixels from the top of the window; 0 where it takes no height of its
   * own.
   */
  bottom = $state.raw(0);
  /** The things that lie in the rows. */
  line = $state.raw<{ says: Snippet; ways: Snippet } | null>(null);
  /** The sheet of scores, while it lies over the board. */
  sheet = $state.raw<HTMLElement | null>(null);
  /** The time that I have left, once it is little: the bar says so. */
  soon = $state.raw<string | null>(null);

  /** True if the line belongs in the rows of the board. */
  get wanted(): boolean {
    return this.low && this.free;
  }

  /** Keeps in mind how low the window is; returns the function that stops it. */
  watch(): () => void {
    const low = matchMedia(LOW);
    const look = (): void => void (this.low = low.matches);
    look();
    low.addEventListener("change", look);
    return () => low.removeEventListener("change", look);
  }

  /** The height that the board would gain without the line. */
  get taken(): number {
    return this.shown && !this.low ? this.height : 0;
  }
}

/** To be called while the page of the table is made. */
export function setRows(): void {
  const rows = new Rows();
  $effect(() => rows.watch());
  setContext(KEY, rows);
}

/** None where no line lies over the board, such as in lessons. */
export function rowsOfBoard(): Rows | undefined {
  return getContext<Rows | undefined>(KEY);
}
