// What the page says of the games on standard input, each a JSON text: a verdict, or the code of what
// is wrong with it.
import { readFileSync } from "node:fs";
import type { Game } from "../../web/src/rules/native.ts";
import { check, read, type Shown } from "../../web/src/verify/proof.ts";
import { ProofError } from "../../web/src/verify/reading.ts";

for (const text of JSON.parse(readFileSync(0, "utf8")) as string[]) {
  let shown: Shown;
  try {
    shown = read(text);
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    console.log(JSON.stringify({ code: error.code }));
    continue;
  }
  const file = `../../web/src/rules/games/${shown.record.game}.ts`;
  const module = (await import(file).catch(() => null)) as { GAME: Game } | null;
  console.log(JSON.stringify(await check(shown, module?.GAME ?? null)));
}
