import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fonts } from "./scripts/fonts.ts";
import { lean } from "./scripts/lean.ts";
import { offline } from "./scripts/offline.ts";
import { packed } from "./scripts/packed.ts";
import { rules } from "./scripts/rules.ts";
import { terse } from "./scripts/terse.ts";
import { texts } from "./scripts/texts.ts";
import { version } from "./scripts/version.ts";

/** Where the page begins, and what every table is made of; each with all that it imports. */
const COMMON = [
  "main", "art/\\w+", "kit/Badge", "table/board/(?!Around|Rim)\\w+(.svelte)?",
  "table/cards/(?!Choices|Panel|tilt)\\w+(.svelte)?",
]; // prettier-ignore
/** What the tables of those games are made of whose players sit around the middle. */
const AROUND = [
  "kit/Bubble", "layout/(arrange|beside|geometry|plates)", "table/board/(Around|Rim)", "table/cards/tilt",
]; // prettier-ignore
/** What only later parts use of Svelte, with all of which it would come. */
const SELDOM = /svelte\/src\/internal\/client\/dom\/elements\/bindings\/select\.js$/;
/** What calls to this browser's tables, and what knows of them. */
const CALLS = ["yours/caller.svelte", "yours/calls", "yours/last"];
const TABLES = ["yours/tables.svelte"];

const files = (names: readonly string[]): RegExp =>
  new RegExp(`web/src/(${names.join("|").replaceAll(".", "\\.")})\\.(svelte|ts)$`);

/** What is named to be fetched beside a part: not what came with the page, nor the part itself if it waits for no style. */
const beside = (part: string, names: string[]): string[] => {
  const others = names.filter((name) => !/\/common\.(js|css)$/.test(name));
  return others.some((name) => name.endsWith(".css"))
    ? others
    : others.filter((name) => name !== part);
};

/** Not which plugins take time, which is no news. */
const CHECKS = { pluginTimings: false };

/** The game whose folder a file is in. */
const of = (id: string): string => /games\/(\w+)\//.exec(id)![1]!;

/** Where the files of a version lie, by names that last as long as it does: a hash in each name would stand in all
 * that name it, be sent with the first file, and change with whatever changes. */
const names = (folder: string) => ({
  entryFileNames: `${folder}/[name].js`,
  chunkFileNames: `${folder}/[name].js`,
  assetFileNames: `${folder}/[name].[ext]`,
});

/** A game's workers: what leads its tables, what searches. */
const workers = (folder: string) => ({
  ...names(folder),
  comments: { annotation: false },
  entryFileNames: ({ facadeModuleId: id }: { facadeModuleId: string | null }) =>
    `${folder}/${id!.includes("/thinking/") ? "thinking" : "leading"}-[name].js`,
});

/** Tests are named as what they try: a component in a document, or a module without one. */
const COMPONENTS = "src/**/[A-Z]*.test.ts";
const MODULES = "src/**/[!A-Z]*.test.ts";

const server = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => {
  const folder = `assets/${version(mode, process.env.VITE_SERVER ?? "")}`;
  return {
    // The page works in any folder: `index` in server/pages/index.py says in which it lies.
    base: "./",
    plugins: [svelte(), lean(), texts(folder), fonts(), offline(), rules(), terse(), packed()], // what packs comes last
    build: {
      outDir: mode === "site" ? "../site" : "../src/parlour/server/static",
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: CHECKS,
        treeshake: { moduleSideEffects: [{ test: SELDOM, sideEffects: false }] },
        output: {
          ...names(folder),
          codeSplitting: {
            groups: [
              { name: "common", test: files(COMMON), priority: 1 },
              { name: "seldom", test: SELDOM, priority: 2, includeDependenciesRecursively: false },
              { name: "around", test: files(AROUND) },
              { name: "controls", test: files(["kit/(Dialog|Fold|Switch)"]) },
              {
                name: "triumphs",
                test: files([
                  "sound/(audio|setting.svelte|voices)",
                  "table/triumphs/(?!Later)\\w+",
                ]),
              },
              { name: "calls", test: files(CALLS) },
              { name: "tables", test: files(TABLES) },
              {
                // A game's cards come with its picture, before its board.
                name: (id: string) => `cards-${of(id)}`,
                test: files(["games/\\w+/art/(?!Mini|Signs|Turned|Ring|RuleCard|Shape|Sign)\\w+"]),
              },
              {
                // UNO names a hint's move with what its players answer, a moment later.
                name: (id: string) => `board-${of(id)}`,
                test: files([
                  "games/(?!uno/hint)\\w+/(moves|hint|texts|kinds|yaku|art/(?!RuleCard)\\w+|board/(?!Details|Score|score|Screen)\\w+(.svelte)?)",
                ]),
              },
            ],
          },
        },
      },
      modulePreload: { polyfill: false, resolveDependencies: beside }, // older browsers fetch a moment later
    },
    server: {
      fs: { allow: [".."] }, // the Fluent files lie beside the Python code
      proxy: { "/api": { target: server, ws: true } },
    },
    worker: { format: "es", rolldownOptions: { checks: CHECKS, output: workers(folder) } }, // as workers are asked for
    ...(process.env.VITEST && { resolve: { conditions: ["browser"] } }), // components are mounted in tests, too
    test: {
      setupFiles: ["src/dev/setup.ts"],
      projects: [
        // What a module keeps is there for the next file's tests, too: to load all anew for each takes twice as long.
        { extends: true, test: { name: "modules", include: [MODULES], isolate: false } },
        {
          extends: true,
          test: { name: "components", include: [COMPONENTS], environment: "happy-dom" },
        },
      ],
    },
  };
});
