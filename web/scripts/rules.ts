/**
 * Writes the rules as pages that need no script beside the built page: `{game}/rules/{language}/`, for
 * each edition and as a summary to print. Titles and the like are filled in later, by the server or for a
 * site, as in the page itself.
 */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createServer, type Plugin } from "vite";
import { small } from "./fonts.ts";
import { texts } from "./texts.ts";

type Pages = typeof import("../src/rulebook/pages.ts");
type Decks = typeof import("../src/rulebook/decks.ts");

/** Where Python looks for the art of cards. */
const ART = "../src/parlour/art";
/** What is written on cards: the art refers to the page's font, which Python has not. */
const FIGURES = "0123456789+AJKQ";

export function rules(): Plugin {
  let root: string;
  let folder: string;
  return {
    name: "rules",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    async writeBundle() {
      await render(root, folder, await figures());
    },
  };
}

async function render(root: string, folder: string, font: string): Promise<void> {
  Object.assign(globalThis, { document: { documentElement: {} } }); // which knows its language
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "warn",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [svelte({ compilerOptions: { css: "injected", dev: false } }), texts()],
  });
  try {
    const { pages, pictures } = (await vite.ssrLoadModule("/src/rulebook/pages.ts")) as Pages;
    for await (const { path, svg } of pictures()) write(join(folder, path), svg);
    const page = readFileSync(join(folder, "index.html"), "utf8");
    for await (const { path, language, up, head, body } of pages())
      write(
        join(folder, path, "index.html"),
        shell(page, up)
          .replace('lang="en"', `lang="${language}"`)
          .replace("</head>", () => `${head}</head>`)
          .replace('<div id="app"></div>', () => body),
      );
    const { decks } = (await vite.ssrLoadModule("/src/rulebook/decks.ts")) as Decks;
    for await (const { game, ...art } of decks())
      write(
        resolve(root, ART, `${game}.json`),
        JSON.stringify({ ...art, shared: font + art.shared }),
      );
  } finally {
    await vite.close();
  }
}

/** The built page without what runs, on the way `up` from where it lies. */
function shell(page: string, up: string): string {
  return page
    .replaceAll(
      /\s*<script.*?<\/script>|\s*<link (rel="(modulepreload|manifest)"|id="texts")[^>]*>/gs,
      "",
    )
    .replace(/(<link id="light"[^>]*) disabled/, '$1 media="(prefers-color-scheme: light)"')
    .replace(' translate="no"', "")
    .replace('content="dark"', 'content="dark light"')
    .replaceAll(/="\.?\//g, `="${up}`);
}

/** Without what tells scripts where to go on. */
function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text.replaceAll(/<!--(?! preview -->).*?-->/g, ""));
}

/** The font of the figures on cards, as a style that needs no file. */
async function figures(): Promise<string> {
  const font = (await small("latin", FIGURES)).toString("base64");
  const source = `url(data:font/woff2;base64,${font})`;
  return `<style>@font-face{font-family:"Figures";src:${source}}svg{--display:"Figures"}</style>`;
}
