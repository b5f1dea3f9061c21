/** Finds room for words beside a plate. */
import type { Box, Size } from "./board";

/** The usual distance of words from their plate, and the part of them that may lie on its edge. */
const GAP = 8;
const EDGE = 5;
const STEP = 4;

/**
 * The middle of a place for words of this size: in the arena, no farther than `gap` from the plate,
 * on no other plate, preferably below it; null if there is none.
 */
export function besidePlate(
  plates: readonly Box[],
  plate: Box,
  arena: Size,
  words: Size,
  gap = GAP,
): { x: number; y: number } | null {
  const centre = { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };
  const near = grown(plate, gap);
  const far = { x: near.width / 2 + words.width / 2, y: near.height / 2 + words.height / 2 };
  let best: { x: number; y: number } | null = null;
  let least = Infinity;
  // No farther than the arena goes.
  const left = Math.max(-far.x, words.width / 2 - centre.x);
  const right = Math.min(far.x, arena.width - words.width / 2 - centre.x);
  const top = Math.max(-far.y, words.height / 2 - centre.y);
  const bottom = Math.min(far.y, arena.height - words.height / 2 - centre.y);
  for (let dy = top; dy <= bottom; dy += STEP) {
    for (let dx = left; dx <= right; dx += STEP) {
      const cost = Math.abs(dx) + Math.abs(dy) / 2 + (dy < 0 ? 40 : 0);
      if (cost >= least) continue;
      const x = centre.x + dx;
      const y = centre.y + dy;
      const box = { x: x - words.width / 2, y: y - words.height / 2, ...words };
      const inside =
        box.x >= 2 && box.y >= 0 && x + words.width / 2 <= arena.width - 2 &&
        y + words.height / 2 <= arena.height; // prettier-ignore
      const covers = (one: Box): boolean => meet(box, one === plate ? grown(plate, -EDGE) : one);
      if (!inside || plates.some(covers)) continue;
      best = { x, y };
      least = cost;
    }
  }
  return best;
}

function grown(box: Box, by: number): Box {
  const { x, y, width, height } = box;
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
