// Writes what is made from Python: src/wire.ts from the server's message types, src/local/defaults.ts
// from its settings, src/rules/games/ from the rules. `--check` only says whether they are fresh.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { format } from "prettier";

const root = fileURLToPath(new URL("../../", import.meta.url));
const sources = fileURLToPath(new URL("../src/", import.meta.url));

/** What a module of Parlour prints, as JSON. */
function printed(module) {
  const text = execFileSync(process.env.PYTHON ?? "python3", ["-m", module], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: `${root}src` },
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return JSON.parse(text);
}

async function wire() {
  const schema = printed("parlour.server.wire_schema");
  const protocol = schema.properties.protocol.const;
  // A type per definition: reach each of them from the root, then drop the root itself.
  const types = await compile(
    {
      ...schema,
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.keys(schema.definitions).map((name) => [name, { $ref: `#/definitions/${name}` }]),
      ),
    },
    "Wire",
    {
      additionalProperties: false,
      bannerComment:
        "// Generated from src/parlour/server/wire.py by `npm run generate`. Do not edit.",
      style: { printWidth: 80 },
    },
  );
  const named = types.replace(/export interface Wire \{[^}]*\}\n/, "");
  return `${named}\nexport const PROTOCOL = ${protocol};\n`;
}

async function defaults() {
  const constants = Object.entries(printed("parlour.server.defaults")).map(([name, value]) => {
    const type = name === "GAMES" ? ": GameInfo[]" : "";
    return `export const ${name}${type} = ${JSON.stringify(value)};`;
  });
  const text = [
    "// Generated from src/parlour/server/defaults.py by `npm run generate`. Do not edit.",
    'import type { GameInfo } from "../wire";\n',
    ...constants,
  ];
  return format(text.join("\n"), { parser: "typescript", printWidth: 100 });
}

const files = { "wire.ts": await wire(), "local/defaults.ts": await defaults() };
for (const [name, text] of Object.entries(printed("parlour.javascript"))) {
  files[`rules/games/${name}`] = await format(text, { parser: "typescript", printWidth: 100 });
}

const stale = [];
for (const [name, text] of Object.entries(files)) {
  const target = `${sources}${name}`;
  let old = "";
  try {
    old = readFileSync(target, "utf8");
  } catch {}
  if (old === text) continue;
  stale.push(relative(root, target));
  if (process.argv.includes("--check")) continue;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
if (process.argv.includes("--check") && stale.length > 0) {
  console.error(`stale: ${stale.join(", ")}; run \`make generate\``);
  process.exit(1);
}
