/** Shortens once more what a first visit fetches: the page is sent without comments and indents, and Terser finds a
 * hundredth that the build's own way leaves. */
import { minify } from "terser";
import type { Plugin } from "vite";

const FIRST = /\/(common|around|(board|cards|leading)-\w+)\.js$/;

export function terse(): Plugin {
  return {
    name: "parlour-terse",
    apply: "build",
    enforce: "post",
    transformIndexHtml: (page) => page.replace(/^ *(\/\/.*|<!-- [A-Z].*-->)\n|^ +/gm, ""),
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const how = { module: true, compress: { passes: 2 } };
        for (const file of Object.values(bundle)) {
          if (!FIRST.test(file.fileName)) continue;
          if (file.type === "chunk") file.code = (await minify(file.code, how)).code!;
          else file.source = (await minify(String(file.source), how)).code!;
        }
      },
    },
  };
}
