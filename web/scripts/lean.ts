/** Leaves out what Svelte has for pages that a server has drawn, for components that wait, for changes that are tried
 * out and for components of its old kind: ours are drawn in the browser alone, at once, and use runes. None catches
 * another's errors, moves its lists by animations, or changes a state from within (`eslint.config.js`). */
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
  // No batch of changes waits for anything, and none is tried out: the values of all are the real ones.
  "client/reactivity/batch.js": [
    ["batch.is_fork = true;", ""],
    ["batch.is_fork = false;", ""],
    ["is_fork = false;", ""],
    ["this.is_fork", "false"],
    ["batch.is_fork", "false"],
    ["if (!this.#is_deferred()) this.discard();", "this.discard();"],
    ["if (this.#is_deferred()) {", "if (false) {"],
    ["this.#pending === 0 && (", "("],
    ["this.#pending += 1;", "return;"],
    ["this.#pending -= 1;", "return;"],
    ["async_deriveds = new Map();", ""],
    ["batch.async_deriveds.clear();", ""],
    [" && !this.async_deriveds.has(effect)", ""],
    ["for (const [effect, deferred] of batch.async_deriveds)", "if (false)"],
    ["for (const deferred of this.async_deriveds.values())", "if (false)"],
    ["effect.b?.is_pending &&", "false &&"],
    ["this.#new_effects.push(effect);", ""],
    ["batch_values?.set(source, value);", ""],
    ["this.apply();", ""],
  ],
  "client/reactivity/deriveds.js": [
    ["current_batch?.is_fork", "false"],
    ["batch_values !== null", "false"],
  ],
  "client/reactivity/effects.js": [["current_batch?.register_created_effect(effect);", ""]],
  "client/reactivity/async.js": [
    ["is_runes() ? derived : derived_safe_equal", "derived"],
    ["async.length === 0 && pending.length === 0", "true"],
  ],
  "client/reactivity/sources.js": [
    ["is_runes()", "true"],
    ["should_proxy ? proxy(value) : value", "value"],
    ["batch_values === null", "true"],
    ["batch_values?.delete(derived);", ""],
  ],
  "client/reactivity/props.js": [["runes && bindable ? proxy(value) : value", "value"]],
  "client/runtime.js": [
    ["is_runes()", "true"],
    ["current_batch?.is_fork", "false"],
    ["batch_values === null", "true"],
    ["batch_values?.has(signal)", "false"],
  ],
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
