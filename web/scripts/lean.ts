/** Leaves out what Svelte has for pages that a server has drawn, for components that wait and for those of its old
 * kind: ours are drawn in the browser alone, at once, and use runes. */
import type { Plugin } from "vite";

const CLIENT = "svelte/src/internal/client/";

/** By the file: what stands there, and what stands there now. */
const CHANGES: Record<string, [what: string, instead: string][]> = {
  "dom/hydration.js": [
    ["export let hydrating = false", "export const hydrating = false"],
    ["hydrating = value;", ""],
  ],
  "reactivity/async.js": [
    ["is_runes() ? derived : derived_safe_equal", "derived"],
    ["async.length === 0 && pending.length === 0", "true"],
  ],
  "reactivity/sources.js": [["is_runes()", "true"]],
  "runtime.js": [["is_runes()", "true"]],
  "dom/blocks/await.js": [["is_runes()", "true"]],
  "dom/blocks/key.js": [["is_runes()", "true"]],
};

export function lean(): Plugin {
  return {
    name: "parlour-lean",
    apply: "build",
    transform: {
      filter: { id: new RegExp(`${CLIENT}(${Object.keys(CHANGES).join("|")})$`) },
      handler(code, id) {
        const changes = CHANGES[id.slice(id.indexOf(CLIENT) + CLIENT.length)]!;
        return changes.reduce((found, [what, instead]) => {
          if (!found.includes(what)) this.error(`${what} is not in ${id} any more`);
          return found.replaceAll(what, instead);
        }, code);
      },
    },
  };
}
