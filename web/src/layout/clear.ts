/** Finds places for notices: over nothing that can be pressed, nor over a text to be read first. */
import type { Box, Size } from "./board";

const STEP = 8;
/** The distance between a notice and anything that it must not cover. */
const APART = 3;

/**
 * The left top corner of a place for a box of this size in a window: over none of the others, as near
 * as can be to the place where it would be put; there itself if no other is free.
 */
export function clearOf(
  others: readonly Box[],
  { width, height }: Size,
  window: Size,
  at: { x: number; y: number },
): { x: number; y: number } {
  let best = at;
  let least = Infinity;
  for (let y = STEP; y + height <= window.height; y += STEP)
    for (let x = STEP; x + width <= window.width; x += STEP) {
      const cost = Math.abs(x - at.x) + Math.abs(y - at.y);
      const over = (one: Box): boolean =>
        x - APART < one.x + one.width && one.x < x + width + APART &&
        y - APART < one.y + one.height && one.y < y + height + APART; // prettier-ignore
      if (cost < least && !others.some(over)) [best, least] = [{ x, y }, cost];
    }
  return best;
}

const CONTROLS = "a[href], button, input, select, summary, [role=button], [data-keep-clear]";

/** Keeps a notice away from all controls, also when something moves. */
export function clear(notice: HTMLElement): () => void {
  const place = (): void => {
    const home = notice.getBoundingClientRect();
    const [dx, dy] = [notice.style.translate || "0px 0px"].flatMap((one) =>
      one.split(" ").map(parseFloat),
    );
    const from = { x: home.x - (dx ?? 0), y: home.y - (dy ?? 0) };
    const others = [...document.querySelectorAll(CONTROLS)]
      .filter((one) => !notice.contains(one) && one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
    const to = clearOf(others, home, { width: innerWidth, height: innerHeight }, from);
    notice.style.translate = `${to.x - from.x}px ${to.y - from.y}px`;
  };
  place();
  const watch = new ResizeObserver(place);
  watch.observe(notice);
  watch.observe(document.documentElement);
  const timer = setInterval(place, 500); // a board that moves on tells nobody
  return () => {
    watch.disconnect();
    clearInterval(timer);
  };
}
