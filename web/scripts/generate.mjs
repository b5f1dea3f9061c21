// Writes src/wire.ts from the server's message types; `--check` only says whether it is fresh.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));
const target = fileURLToPath(new URL("../src/wire.ts", import.meta.url));
const python = process.env.PYTHON ?? "python3";

const schema = JSON.parse(
  execFileSync(python, ["-m", "parlour.server.wire_schema"], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: `${root}src` },
    encoding: "utf8",
  }),
);
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
const text = `${named}\nexport const PROTOCOL = ${protocol};\n`;

if (process.argv.includes("--check")) {
  let old = "";
  try {
    old = readFileSync(target, "utf8");
  } catch {}
  if (old !== text) {
    console.error("src/wire.ts is stale: run `npm run generate`");
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
