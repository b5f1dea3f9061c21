/** Keys: their names, and the way of arrows among things on a plane. */
import { settings } from "../browser/settings.svelte";
import type { Box } from "./board";

/**
 * The name of a key: a letter as on a Latin keyboard, whatever the alphabet in use. Nothing, if
 * keys that write something are switched off.
 */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (key.length === 1 && !settings.letters) return "";
  const letter = /^[a-z]$/i.test(key) ? key : /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? key;
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of `boxes` that lies that way from box `from`; null if there is none. */
export function towards(boxes: readonly Box[], from: number, key: string): number | null {
  const way = WAYS[key];
  const start = boxes[from];
  if (!way || !start) return null;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, i) => {
    const dx = box.x + box.width / 2 - start.x - start.width / 2;
    const dy = box.y + box.height / 2 - start.y - start.height / 2;
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // A thing that lies more to the side than ahead is in another direction.
    if (ahead < 1 || aside > ahead * 1.2) return;
    if (ahead + aside * 2 < least) [best, least] = [i, ahead + aside * 2];
  });
  return best;
}
