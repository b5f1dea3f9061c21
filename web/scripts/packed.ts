/** Packs what is built once and for all: a server sends `x.js.br` to whoever takes it (`server/pages/index.py`). */
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";

const pack = promisify(brotliCompress);

export function packed(): Plugin {
  return {
    name: "parlour-packed",
    enforce: "post",
    apply: (_, { command, mode }) => command === "build" && mode !== "site", // static hosts pack by themselves
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
        await Promise.all(
          files.map(async (file) => {
            const content = file.type === "chunk" ? file.code : file.source;
            const source = await pack(content);
            this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source });
          }),
        );
      },
    },
  };
}
