// Folds the records on standard input, and prints where each ends, or what is wrong with it.
import { readFileSync } from "node:fs";
import type { Game } from "../../web/src/rules/native.ts";
import { ParlourError } from "../../web/src/rules/errors.ts";
import { Table, type GameRecord } from "../../web/src/rules/table.ts";

for (const record of JSON.parse(readFileSync(0, "utf8")) as GameRecord[]) {
  const module = (await import(`../../web/src/rules/games/${record.game}.ts`)) as { GAME: Game };
  try {
    const table = Table.resume(module.GAME, record);
    const seats = [null, ...Array(table.seats).keys()];
    const told = {
      views: seats.map((seat) => table.view(seat)),
      events: seats.map((seat) => table.events(seat)),
      legal: seats.slice(1).map((seat) => table.legal(seat)),
      interruptible: table.interruptible,
      moments: table.momentsEnded,
      sheet: table.sheet,
      winners: table.winners(),
      record: table.record(),
    };
    console.log(JSON.stringify(told));
  } catch (error) {
    if (!(error instanceof ParlourError)) throw error;
    console.log(JSON.stringify({ code: error.code, message: error.message }));
  }
}
