/** Leaves out what Svelte has for pages that a server has drawn, for components that wait and for those of its old
 * kind: ours are drawn in the browser alone, at once, and use runes. None catches another's errors, moves its lists
 * by animations, or changes a state from within (`eslint.config.js`). */
import type { Plugin } from "vite";

const SVELTE = "svelte/src/internal/";

/** By the file: what stands there, and what stands there now. */
const CHANGES: Record<string, [what: string, instead: string][]> = {
  "client/dom/hydration.js": [
    ["export let hydrating = false", "export const hydrating = false"],
    ["hydrating = value;", ""],
  ],
  "client/dom/blocks/branches.js": [["should_defer_append()", "false"]],
  "client/dom/blocks/each.js": [
    ["should_defer_append()", "false"],
    ["(flags & EACH_IS_ANIMATED) !== 0", "false"],
  ],
  "client/render.js": [
    [
      "import { boundary } from './dom/blocks/boundary.js';",
      "const boundary = (anchor, _, children) => children(anchor);",
    ],
  ],
  "client/reactivity/async.js": [
    ["is_runes() ? derived : derived_safe_equal", "derived"],
    ["async.length === 0 && pending.length === 0", "true"],
  ],
  "client/reactivity/sources.js": [
    ["is_runes()", "true"],
    ["should_proxy ? proxy(value) : value", "value"],
  ],
  "client/reactivity/props.js": [["runes && bindable ? proxy(value) : value", "value"]],
  "client/runtime.js": [["is_runes()", "true"]],
  "client/dom/blocks/await.js": [["is_runes()", "true"]],
  "client/dom/blocks/key.js": [["is_runes()", "true"]],
  // A style in words and others by name: the later ones win by themselves.
  "shared/attributes.js": [
    [
      "if (value) {\n\t\t\t// strip",
      "new_style = value ? `${value};` : '';\n\t\tif (false) {\n\t\t\t// strip",
    ],
  ],
};

export function lean(): Plugin {
  return {
    name: "parlour-lean",
    apply: "build",
    transform: {
      filter: { id: new RegExp(`${SVELTE}(${Object.keys(CHANGES).join("|")})$`) },
      handler(code, id) {
        const changes = CHANGES[id.slice(id.indexOf(SVELTE) + SVELTE.length)]!;
        return changes.reduce((found, [what, instead]) => {
          if (!found.includes(what)) this.error(`${what} is not in ${id} any more`);
          return found.replaceAll(what, instead);
        }, code);
      },
    },
  };
}
