/** The screen as the director sees it: places by their anchors, and cards that fly between them. */
import type { Stage } from "./director.svelte";

export function stageOf<C>(
  root: () => HTMLElement | undefined,
  flights: () => Pick<Stage<C>, "fly"> | undefined,
): Stage<C> {
  return {
    box: (anchor) =>
      root()?.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect() ?? null,
    async fly(...course) {
      await flights()?.fly(...course);
    },
  };
}
