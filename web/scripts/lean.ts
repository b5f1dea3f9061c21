/** Leaves out what Svelte has to wake pages that a server has drawn: ours are drawn in the browser alone. */
import type { Plugin } from "vite";

export function lean(): Plugin {
  return {
    name: "parlour-lean",
    apply: "build",
    transform: {
      filter: { id: /svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
      handler(code) {
        return code
          .replace("export let hydrating = false", "export const hydrating = false")
          .replace("hydrating = value;", "");
      },
    },
  };
}
