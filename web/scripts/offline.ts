/** What lets the page be installed, and work offline: its service worker and its manifest. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PUBLIC = at("../public/");
const LOCALE = at("../../src/parlour/locales/en/");
const PAGE = "index.html";
const WORKER = "sw.js";
const MANIFEST = "manifest.webmanifest";

export function offline(): Plugin {
  let base: string;
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      base = config.base;
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: at("../src/offline/worker.ts"), fileName: WORKER });
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: base + MANIFEST }, injectTo: "head" },
    ],
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = String((bundle[PAGE] as Rolldown.OutputAsset).source);
        const worker = bundle[WORKER] as Rolldown.OutputChunk;
        if (worker.imports.length) this.error(`${WORKER} must not import anything`);
        const manifest = manifestOf(page);
        this.emitFile({ type: "asset", fileName: MANIFEST, source: manifest });
        const icon = readFileSync(`${PUBLIC}favicon.svg`);
        const files = Object.keys(bundle).filter((name) => name !== PAGE && name !== WORKER);
        const build = {
          version: hash(page, manifest, icon, worker.code, ...files),
          files: [...files.sort(), MANIFEST, "favicon.svg"],
          first: page.match(/assets\/[^"]+/g),
        };
        worker.code = `self.build=${JSON.stringify(build)};${worker.code}`;
      },
    },
  };
}

function hash(...parts: (string | Buffer)[]): string {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part).update("\0");
  return digest.digest("hex").slice(0, 12);
}

/** Its texts are those of the page, its colour that of the page's head. */
function manifestOf(page: string): string {
  const colour = /name="theme-color" content="([^"]+)"/.exec(page)![1];
  const name = text("page", "app-name");
  const games = readdirSync(`${LOCALE}games`).sort();
  return JSON.stringify({
    name,
    short_name: name,
    description: text("page", "app-about"),
    lang: "en",
    start_url: "./",
    scope: "./",
    display: "standalone",
    theme_color: colour,
    background_color: colour,
    icons: [
      { src: "favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: games.map((game) => ({
      name: text(`games/${game}/game`, `game-${game}`),
      description: text(`games/${game}/game`, `game-${game}-pitch`),
      url: game,
    })),
  });
}

function text(file: string, id: string): string {
  const bundle = new FluentBundle("en");
  bundle.addResource(new FluentResource(readFileSync(`${LOCALE}${file}.ftl`, "utf8")));
  return bundle.formatPattern(bundle.getMessage(id)!.value!);
}
