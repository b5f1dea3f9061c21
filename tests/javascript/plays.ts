// Plays whole games between bots of a level that does not search, from the seeds on standard input.
import { readFileSync } from "node:fs";
import { Bot } from "../../web/src/rules/bots.ts";
import type { Game, Level } from "../../web/src/rules/native.ts";
import { Table } from "../../web/src/rules/table.ts";

interface Asked {
  game: string;
  seats: number;
  seed: number;
  level: Level;
}

for (const { game, seats, seed, level } of JSON.parse(
  readFileSync(0, "utf8"),
) as Asked[]) {
  const module = (await import(`../../web/src/rules/games/${game}.ts`)) as {
    GAME: Game;
  };
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  const table = new Table(module.GAME, names, { seed });
  let last = seed + 1;
  const random = (): number =>
    (last = (last * 16807) % 2147483647) / 2147483647;
  const bot = new Bot(module.GAME, level, random);
  while (!table.over) {
    const turn = table.toAct!;
    const others = names.map((_, seat) => seat).filter((seat) => seat !== turn);
    for (const seat of [...others, turn]) {
      if (table.legal(seat).length === 0) continue;
      const action = bot.decide(table.known(seat), seat);
      if (action === null) continue;
      table.play(action, seat);
      break;
    }
  }
  console.log(
    JSON.stringify({ winners: table.winners(), record: table.record() }),
  );
}
