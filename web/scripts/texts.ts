/** Fluent files without what only their writers need: comments and empty lines. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function texts(): Plugin {
  return {
    name: "parlour-texts",
    apply: "build",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (!file!.endsWith(".ftl") || query !== "raw") return undefined;
      const text = readFileSync(file!, "utf-8").replace(/^#.*\n/gm, "");
      // An empty line before an indented one is part of a text.
      return `export default ${JSON.stringify(text.replace(/\n{2,}(?=\S)/g, "\n"))}`;
    },
  };
}
