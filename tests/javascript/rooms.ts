// What a room in the browser tells a page that says hello, and then plays an action: for the tables
// on standard input.
import { readFileSync } from "node:fs";
import { Room } from "../../web/src/local/room.ts";
import { Forgetful, type Row, type Step } from "../../web/src/local/store.ts";
import { Thinkers } from "../../web/src/local/thinkers.ts";
import type { FromWorker } from "../../web/src/local/messages.ts";
import type { Game } from "../../web/src/rules/native.ts";

interface Asked {
  row: Row;
  steps: Step[];
  actions: string[];
}

for (const { row, steps, actions } of JSON.parse(readFileSync(0, "utf8")) as Asked[]) {
  const module = (await import(`../../web/src/rules/games/${row.game}.ts`)) as { GAME: Game };
  const told: FromWorker[] = [];
  const store = new Forgetful();
  for (const step of steps) await store.append({ ...row, n: step.n }, step);
  const room = new Room(module.GAME, row, steps, {
    store,
    thinkers: new Thinkers(module.GAME, { ask: () => new Promise(() => {}), forget() {}, wake() {} }),
    tell: (message) => told.push(structuredClone(message)),
    now: () => performance.now(),
    changed() {},
  });
  await room.handle({ type: "hello", protocol: 2, token: null, entry: 0 });
  for (const action of actions) {
    await room.handle({ type: "act", action, entry: row.n, id: action.slice(0, 9) });
  }
  console.log(JSON.stringify(told));
}
process.exit(0); // bots would move in time
