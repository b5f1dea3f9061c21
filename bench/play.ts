// Random play in JavaScript: for each number on standard input, so many games of one game; prints
// the moves and the seconds of processor time.
//
//     node bench/play.ts mojo 4
import { createInterface } from "node:readline";
import { generated_below, seed_generator, type Game } from "../web/src/rules/native.ts";

const [, , name = "", seats = ""] = process.argv;
const module = (await import(`../web/src/rules/games/${name}.ts`)) as { GAME: Game };
const game = module.GAME;

const options = game.options.map(({ name, default: value }) => [name, value]);
const blank = game.new_state();
game.configure(blank, Object.fromEntries(options), Number(seats));
const s = game.new_state();
const out = new Int16Array(game.max_legal + 1);

/** One game, from its seed to its end; returns its moves. */
function play(number: number): number {
  s.set(blank);
  seed_generator(s, 1n, BigInt(number));
  game.start(s);
  let moves = 0;
  for (;;) {
    const turn = game.to_act(s);
    if (turn === -2) return moves;
    if (turn === -1) {
      game.deal(s);
      continue;
    }
    const actor = whoActs(turn);
    game.apply(s, actor, out[generated_below(s, game.legal(s, actor, out))]!);
    moves += 1;
  }
}

/** One of the seats that may act, in proportion to the number of its legal actions. */
function whoActs(turn: number): number {
  const able = game.interrupters(s) | (1 << turn);
  if (able === 1 << turn) return turn;
  let actor = 0;
  let total = 0;
  for (let seat = 0; able >> seat !== 0; seat++) {
    if (((able >> seat) & 1) === 0) continue;
    const n = game.legal(s, seat, out);
    total += n;
    if (generated_below(s, total) < n) actor = seat;
  }
  return actor;
}

for await (const line of createInterface({ input: process.stdin })) {
  const before = process.cpuUsage();
  let moves = 0;
  for (let number = 0; number < Number(line); number++) moves += play(number);
  const { user, system } = process.cpuUsage(before);
  console.log(`${moves} ${(user + system) / 1e6}`);
}
