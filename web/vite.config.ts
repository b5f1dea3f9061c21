import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fonts } from "./scripts/fonts.ts";
import { offline } from "./scripts/offline.ts";
import { rules } from "./scripts/rules.ts";
import { texts } from "./scripts/texts.ts";

/** What only some pages need, or later: drawings and modules of its top folder. */
const LATER = /web\/src\/(art\/Face\.svelte|(caller\.svelte|calls|digest|sha256|sounds)\.ts)$/;
/** What every new table is asked. */
const FORM = [
  "pages/Home", "pages/NewTable", "pages/code", "table/Choice", "table/HowTo", "table/rules", "table/Language", "table/levels",
  "table/names", "table/fitting", "table/Stepper",
]; // prettier-ignore
/** What every board is made of. */
const BOARD = [
  "Badge", "Board", "board.svelte", "director.svelte", "DrawPile", "Flights", "focus", "Frame",
  "frame", "Hand", "hand.svelte", "layers", "Mark", "marks", "News", "Pile",
  "Name", "lasts", "premove.svelte", "Prompt", "reader", "refusal.svelte", "SeatPlate", "Self",
  "updates.svelte", "wrap",
].map((name) => `table/${name}`).concat("pages/Table"); // prettier-ignore
/** What knows of this browser's tables, and calls to them. */
const TABLES = ["pages/tables.svelte", "pages/last", "pages/follow", "calls", "caller.svelte"];

const files = (names: readonly string[]): RegExp =>
  new RegExp(`web/src/(${names.join("|").replaceAll(".", "\\.")})\\.(svelte|ts)$`);

const server = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  // The page works in any folder: `index` in server/pages/index.py says in which it lies.
  base: "./",
  plugins: [svelte(), texts(), fonts(), offline(), rules()],
  build: {
    outDir: mode === "site" ? "../site" : "../src/parlour/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false }, // says which plugins take time, which is no news
      output: {
        codeSplitting: {
          groups: [
            { name: "libraries", test: /node_modules\/(svelte|clsx|@fluent)\// },
            // What every page needs.
            {
              name: "common",
              test: (id) => /web\/src\/(art\/|[^/]+\.ts$)/.test(id) && !LATER.test(id),
            },
            { name: "form", test: files(FORM) },
            { name: "board", test: files(BOARD) },
            { name: "tables", test: files(TABLES) },
            {
              name: "cards-mojo",
              test: files(["games/mojo/(Card|CardDefs|MojoCard|charms|letters)"]),
            },
            {
              name: "cards-mushi",
              test: files(["games/mushi/(Face|Tag|Yaku|yaku|kinds|art/\\w+)"]),
            },
            { name: "cards-uno", test: files(["games/uno/(UnoCard|CardDefs|cards|letters)"]) },
          ],
        },
      },
    },
    modulePreload: { polyfill: false }, // older browsers fetch a moment later
  },
  server: {
    fs: { allow: [".."] }, // the Fluent files lie beside the Python code
    proxy: { "/api": { target: server, ws: true } },
  },
  worker: { format: "es" }, // as workers are asked for
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/texts.setup.ts"] },
}));
