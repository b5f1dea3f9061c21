// Plays the games that are asked for on standard input, and prints what Python is to agree with.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Fact, Game, State } from "../../web/src/rules/native.ts";

interface Walk {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  seed: string;
  steps: number;
  every: number;
}

interface Named extends State {
  [field: string]: unknown;
}

const [, , folder = "", told] = process.argv;
const walks = JSON.parse(readFileSync(0, "utf8")) as Walk[];
const native = (await import(pathToFileURL(`${folder}/native.ts`).href)) as typeof import("../../web/src/rules/native.ts");

for (const walk of walks) {
  const module = (await import(pathToFileURL(`${folder}/games/${walk.game}.ts`).href)) as { GAME: Game };
  const digest = createHash("sha256");
  let steps = 0;
  for (const line of played(module.GAME, walk)) {
    digest.update(line);
    steps += 1;
    if (told !== undefined) process.stdout.write(line);
  }
  if (told === undefined) console.log(`${digest.digest("hex")} ${steps}`);
}

/** A line of text for every position of random games. */
function* played(game: Game, walk: Walk): Generator<string> {
  const out = new Array<number>(game.max_legal + 1).fill(0);
  let luck = (Number(BigInt(walk.seed) % 2147483646n) + 1) % 2147483647;
  const below = (n: number): number => {
    luck = (luck * 16807) % 2147483647;
    return luck % n;
  };
  let s = fresh(game, walk, 0);
  for (let step = 0; step < walk.steps; step++) {
    const turn = game.to_act(s);
    const legal = Array.from({ length: s.seats }, (_, seat) =>
      out.slice(0, game.legal(s, seat, out)),
    );
    const journal = s.journal ?? [];
    s.journal = [];
    const line: unknown[] = [values(s), turn, game.interrupters(s), legal, journal, game.winners(s), game.sound(s)];
    if (step % walk.every === 0) line.push(seen(game, s, legal, journal));
    yield `${JSON.stringify(line)}\n`;
    if (turn === -2) {
      s = fresh(game, walk, step);
    } else if (turn === -1) {
      game.deal(s);
    } else {
      const able = legal.flatMap((actions, seat) => (actions.length > 0 ? [seat] : []));
      const seat = able[below(able.length)]!;
      const actions = legal[seat]!;
      game.apply(s, seat, actions[below(actions.length)]!);
    }
  }
}

function fresh(game: Game, walk: Walk, step: number): State {
  const s = game.new_state();
  const known = game.options.map((option) => [option.name, option.default]);
  game.configure(s, { ...Object.fromEntries(known), ...walk.options }, walk.seats);
  native.seed_generator(s, BigInt(walk.seed), BigInt(step));
  game.start(s);
  s.journal = [];
  return s;
}

function values(s: State): unknown[] {
  const { fields } = s.constructor as unknown as { fields: string[] };
  return fields.map((name) => plain((s as Named)[name]));
}

function plain(value: unknown): unknown {
  if (typeof value === "number") return value;
  return Array.from(value as ArrayLike<unknown>, plain);
}

/** What each seat, and a spectator, is shown; what it knows; and a world that fits. */
function seen(game: Game, s: State, legal: number[][], journal: Fact[]): unknown[] {
  const made: unknown[] = [];
  for (const seat of [null, ...legal.keys()]) {
    made.push(game.view(s, seat));
    made.push(journal.map((fact) => game.event(s, fact, seat)));
    if (seat === null) continue;
    const actions = legal[seat]!;
    made.push(actions.map((action) => game.format_action(s, action)));
    made.push(actions.map((action) => game.parse_action(s, game.format_action(s, action))));
    made.push(actions.map((action) => game.ends_moment(s, action)));
    const known = copied(s);
    game.conceal(known, seat);
    made.push(values(known));
    const world = copied(known);
    native.seed_generator(world, 7n, BigInt(seat));
    game.redeal(world, seat);
    made.push(values(world));
    if (actions.length > 0) made.push(game.policy(copied(s), seat, [...actions, 0], actions.length));
  }
  return made;
}

function copied(s: State): State {
  return (s as unknown as { copy(): State }).copy();
}
