/**
 * Fluent files without what only their writers need: comments and empty lines. What every page says,
 * `page.ftl`, comes with what it says of each game, `games/<game>/game.ftl`: one file for each language.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

export function texts(): Plugin {
  return {
    name: "parlour-texts",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (!file!.endsWith(".ftl") || query !== "raw") return undefined;
      const files = [
        file!,
        ...(/locales.\w+.page\.ftl$/.test(file!) ? ofGames(dirname(file!)) : []),
      ];
      for (const each of files) this.addWatchFile(each);
      return `export default ${JSON.stringify(files.map(text).join("\n"))}`;
    },
  };
}

function ofGames(language: string): string[] {
  const folder = join(language, "games");
  return readdirSync(folder)
    .sort()
    .map((game) => join(folder, game, "game.ftl"));
}

function text(file: string): string {
  const text = readFileSync(file, "utf-8").replace(/^#.*\n/gm, "");
  // An empty line before an indented one is part of a text.
  return text.replace(/\n{2,}(?=\S)/g, "\n");
}
