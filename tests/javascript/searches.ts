// Searches from the positions that are asked for on standard input, and prints what was found.
import { readFileSync } from "node:fs";
import type { Game, State } from "../../web/src/rules/native.ts";
import { analyse, solve, Workspace } from "../../web/src/rules/search.ts";

interface Question {
  game: string;
  seat: number;
  level: string;
  values: (number | number[] | number[][])[];
  seed: string;
  iterations: number;
  enough: number;
}

for (const question of JSON.parse(readFileSync(0, "utf8")) as Question[]) {
  const module = (await import(`../../web/src/rules/games/${question.game}.ts`)) as { GAME: Game };
  const game = module.GAME;
  const known = filled(game.new_state(), question.values);
  const { search } = game.levels[question.level]!;
  const workspace = new Workspace(game, search);
  workspace.begin(known, question.seat, BigInt(question.seed));
  workspace.grow(question.iterations);
  const budget = { seconds: null, iterations: question.enough };
  const seed = BigInt(question.seed);
  const moves = workspace.moves(known);
  const values = new Float64Array(known.seats);
  game.standing(known, values);
  console.log(
    JSON.stringify({
      moves,
      standing: [...values],
      solved: solve(game, known, question.seat),
      analysis: analyse(workspace, game, known, question.seat, search, budget, seed),
    }),
  );
}

function filled(s: State, values: Question["values"]): State {
  const { fields } = s.constructor as unknown as { fields: string[] };
  const named = s as unknown as Record<string, number | number[] | number[][]>;
  fields.forEach((name, i) => {
    const value = values[i]!;
    if (typeof value === "number") named[name] = value;
    else copy(value, named[name] as number[]);
  });
  return s;
}

function copy(from: number[] | number[][], to: number[] | number[][]): void {
  from.forEach((each, i) => {
    if (typeof each === "number") to[i] = each;
    else copy(each, to[i] as number[]);
  });
}
