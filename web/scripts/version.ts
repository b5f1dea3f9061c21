/** The version of the page: a hash of all that it is built from. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const FOLDERS = ["../src/", "../scripts/", "../public/", "../../src/parlour/locales/"];
const FILES = ["../index.html", "../package-lock.json", "../svelte.config.js", "../vite.config.ts"];

/** Eight letters and figures; `more`: what else a build depends on. */
export function version(...more: string[]): string {
  const digest = createHash("sha256");
  const add = (what: string | Buffer): void => void digest.update(what).update("\0");
  more.forEach(add);
  for (const file of FILES) add(readFileSync(at(file)));
  for (const folder of FOLDERS) {
    const found = readdirSync(at(folder), { recursive: true, withFileTypes: true });
    const files = found
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`);
    for (const file of files.sort()) {
      add(file.slice(at("../../").length));
      add(readFileSync(file));
    }
  }
  return digest.digest("hex").slice(0, 8);
}
