// What browsers say of games on standard input, after they were shown what the server showed them:
// [text of the record, frames, seat, what it makes at random] each. With "http", there is no WebCrypto.
import { readFileSync } from "node:fs";
import { bytesOf } from "../../web/src/remote/digest.ts";
import { beginnings, Contributions } from "../../web/src/remote/contributions.ts";
import type { Game } from "../../web/src/rules/native.ts";
import { check, read } from "../../web/src/verify/proof.ts";
import { cheated, fateOf } from "../../web/src/verify/mine.ts";
import type { ClientMessage, TableInfo } from "../../web/src/wire.ts";

type Told = [text: string, frames: TableInfo[], seat: number | null, made: string[]];

let made: string[] = [];
const webCrypto = globalThis.crypto;
const getRandomValues = (into: Uint8Array): Uint8Array => {
  into.set(bytesOf(made.shift()!));
  return into;
};
const subtle = process.argv.includes("http") ? undefined : webCrypto.subtle;
Object.defineProperty(globalThis, "crypto", { value: { getRandomValues, subtle } });

for (const [text, frames, seat, random] of JSON.parse(readFileSync(0, "utf8")) as Told[]) {
  const kept = new Map<string, string>();
  const getItem = (key: string): string | null => kept.get(key) ?? null;
  const setItem = (key: string, value: string): void => void kept.set(key, value);
  Object.defineProperty(globalThis, "localStorage", {
    value: { getItem, setItem },
    configurable: true,
  });
  made = [...random];
  const sent: ClientMessage[] = [];
  let games = 0;
  let connection = new Contributions((message) => sent.push(message));
  for (const frame of frames) {
    // A server that goes back to an older state has started anew.
    if (frame.games < games) connection = new Contributions((message) => sent.push(message));
    games = frame.games;
    await connection.follow(frame, seat);
  }
  const shown = read(text);
  const file = `../../web/src/rules/games/${shown.record.game}.ts`;
  const { GAME } = (await import(file)) as { GAME: Game };
  const { fair, follows, parts, seal } = await check(shown, GAME);
  const { table } = frames.at(-1)!;
  const mine = fateOf(shown, beginnings(table, games), { table, game: games });
  const yes = fair && !cheated(mine) && !mine.again && !["late", "other"].includes(mine.own);
  console.log(JSON.stringify({ yes, fair, follows, parts, seal, mine, sent }));
}
