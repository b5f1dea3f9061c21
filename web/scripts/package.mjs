// Packs what tsc has written to build/npm/ as build/npm/parlour-rules-*.tgz.
import { execFileSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("../npm/", import.meta.url));
const target = fileURLToPath(new URL("../../build/npm/", import.meta.url));
for (const name of ["package.json", "README.md"]) copyFileSync(here + name, target + name);
copyFileSync(fileURLToPath(new URL("../../LICENSE", import.meta.url)), `${target}LICENSE`);
// In declarations tsc leaves the names of the sources.
for (const name of readdirSync(`${target}dist`, { recursive: true, encoding: "utf8" })) {
  if (!name.endsWith(".d.ts")) continue;
  const file = `${target}dist/${name}`;
  writeFileSync(file, readFileSync(file, "utf8").replace(/(from "\.[^"]*)\.ts"/g, '$1.js"'));
}
execFileSync("npm", ["pack", "--silent"], { cwd: target, stdio: "inherit" });
