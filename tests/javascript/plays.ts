// Plays whole games between bots that play the policy, from the seeds on standard input.
import { readFileSync } from "node:fs";
import { Bot } from "../../web/src/rules/bots.ts";
import type { Game } from "../../web/src/rules/native.ts";
import { Table } from "../../web/src/rules/table.ts";

interface Asked {
  game: string;
  seats: number;
  seed: number;
}

for (const { game, seats, seed } of JSON.parse(readFileSync(0, "utf8")) as Asked[]) {
  const module = (await import(`../../web/src/rules/games/${game}.ts`)) as { GAME: Game };
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  const table = new Table(module.GAME, names, { seed });
  const level = { slips: 0, budget: null, search: Object.values(module.GAME.levels)[0]!.search };
  const bot = new Bot(module.GAME, level);
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
  console.log(JSON.stringify({ winners: table.winners(), record: table.record() }));
}
