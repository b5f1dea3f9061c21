/** Leaves out what Svelte has for pages that a server has drawn, for components that wait and for those of its old
 * kind: ours are drawn in the browser alone, at once, and use runes. None catches another's errors, moves its lists
 * by animations, or spreads what it is given over a `<select>`, an `<option>` or an element of its own. */
import type { Plugin } from "vite";

const CLIENT = "svelte/src/internal/client/";

/** By the file: what stands there, and what stands there now. */
const CHANGES: Record<string, [what: string, instead: string][]> = {
  "dom/hydration.js": [
    ["export let hydrating = false", "export const hydrating = false"],
    ["hydrating = value;", ""],
  ],
  "dom/blocks/branches.js": [["should_defer_append()", "false"]],
  "dom/blocks/each.js": [
    ["should_defer_append()", "false"],
    ["(flags & EACH_IS_ANIMATED) !== 0", "false"],
  ],
  "dom/elements/attributes.js": [
    ["element.nodeName === OPTION_TAG", "false"],
    ["element.nodeName === SELECT_TAG", "false"],
    ["attributes[IS_CUSTOM_ELEMENT]", "false"],
  ],
  "render.js": [
    [
      "import { boundary } from './dom/blocks/boundary.js';",
      "const boundary = (anchor, _, children) => children(anchor);",
    ],
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
