/** Finds places for notices: over nothing that can be pressed, nor over a text to be read first. */
import type { Box, Size } from "./board";

const STEP = 8;
/** The distance between a notice and anything that it must not cover. */
const APART = 3;

/**
 * The left top corner of a place for a box of this size in a window: over as little of the others as
 * can be, and as near to the place where it would be put.
 */
export function clearOf(
  others: readonly Box[],
  { width, height }: Size,
  window: Size,
  at: { x: number; y: number },
): { x: number; y: number } {
  let best = at;
  let least = Infinity;
  const far = window.width + window.height;
  for (let y = STEP; y + height <= window.height; y += STEP)
    for (let x = STEP; x + width <= window.width; x += STEP) {
      let cost = Math.abs(x - at.x) + Math.abs(y - at.y);
      for (const one of others) {
        if (cost >= least) break;
        cost += far * covered(one, { x, y, width, height });
      }
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  return best;
}

/** 1 and the part of one box that lies under another or too near to it; 0 if nothing does. */
function covered(one: Box, { x, y, width, height }: Box): number {
  const across = Math.min(one.x + one.width, x + width + APART) - Math.max(one.x, x - APART);
  const down = Math.min(one.y + one.height, y + height + APART) - Math.max(one.y, y - APART);
  return across > 0 && down > 0 ? 1 + (across * down) / (one.width * one.height) : 0;
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
