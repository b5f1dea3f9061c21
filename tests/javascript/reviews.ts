// Looks back at the games whose records are given on standard input, and prints what was found.
import { readFileSync } from "node:fs";
import type { Game } from "../../web/src/rules/native.ts";
import { lookBack } from "../../web/src/rules/review.ts";
import type { GameRecord } from "../../web/src/rules/table.ts";

interface Question {
  record: GameRecord;
  worlds: number;
  seed: number;
}

for (const { record, worlds, seed } of JSON.parse(
  readFileSync(0, "utf8"),
) as Question[]) {
  const module = (await import(
    `../../web/src/rules/games/${record.game}.ts`
  )) as { GAME: Game };
  const steps = lookBack(module.GAME, record, () => worlds, seed);
  let step = steps.next();
  while (!step.done) step = steps.next();
  console.log(JSON.stringify(step.value));
}
