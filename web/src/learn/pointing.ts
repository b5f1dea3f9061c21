/** Rings around what the coach speaks of, while it is on the board. */
import type { Attachment } from "svelte/attachments";
import type { Coach } from "./coach.svelte";

const MARK = "data-pointed";

/** For the element that the board is in. */
export function pointing(coach: () => Coach): Attachment {
  return (board) => {
    const wanted = coach().points.map(
      (place) => `[data-anchor="${place}"], [data-testid="${place}"]`,
    );
    const mark = (): void => {
      for (const selector of wanted) board.querySelector(selector)?.setAttribute(MARK, "");
    };
    // Places come and go with the size of the window, and a moment after the step begins.
    const watch = new MutationObserver(mark);
    watch.observe(board, { childList: true, subtree: true });
    mark();
    return () => {
      watch.disconnect();
      for (const one of board.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK);
    };
  };
}
