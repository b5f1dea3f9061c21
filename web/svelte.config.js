import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("src/", import.meta.url));
/** Most of what a first visit fetches is here: what else is written leaves its names, and so its size, alone. */
const FIRST = /^(App|art|games|kit|pages|table)\b/;
const later = (path) => Number(!FIRST.test(path));
const components = readdirSync(SOURCES, { recursive: true })
  .filter((path) => path.endsWith(".svelte"))
  .sort()
  .sort((one, other) => later(one) - later(other))
  .map((path) => SOURCES + path);

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    discloseVersion: false,
    runes: true, // without what Svelte has for components of its old kind
    // Shorter names than Svelte's own: they stand in all components and their styles.
    cssHash: ({ hash, filename }) => {
      const at = components.indexOf(resolve(filename));
      return `s${at < 0 ? hash(filename) : at.toString(36)}`; // one that was written since
    },
  },
};
