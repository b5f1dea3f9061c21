import { go } from "../browser/route.svelte";

/** Follows a link, unless another window is asked for. */
export function follow(event: MouseEvent, address: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(address);
}
