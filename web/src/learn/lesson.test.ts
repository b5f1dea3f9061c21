/** Every lesson by every right move, with the real rules; what its texts say is so. */
import { describe, expect, it } from "vitest";
import { has, t } from "../words/i18n.svelte";
import type { Game } from "../rules/native";
import type { Table } from "../rules/table";
import type { View } from "../wire";
import { type Lesson, PUPIL, type Step } from "./lesson";
import { games } from "../games/registry";
import { loadWords, taught } from "./lessons";
import { mine, tableAt, type Way, wayTo } from "./positions";

const lessons = import.meta.glob<{ lesson: Lesson }>("../games/*/lesson.ts", { eager: true });
const rules = import.meta.glob<{ GAME: Game }>("../rules/games/*.ts", { eager: true });
const named = Object.entries(lessons).map(
  ([path, { lesson }]) => [path.split("/")[2]!, lesson] as const,
);
await Promise.all(named.map(([game]) => loadWords(game)));

const legal = (table: Table<View>): string[] => table.view(PUPIL).legal.map((move) => move.action);

it("is there for every game", () => expect(taught).toEqual(Object.keys(games)));

describe.each(named)("the lesson of %s", (game, lesson) => {
  const { GAME } = rules[`../rules/games/${game}.ts`]!;
  const id = (step: Step, more = ""): string => `learn-${game}-${step.name}${more}`;

  const tables = (ways: readonly Way[]): Table<View>[] =>
    ways.map((way) => tableAt(GAME, lesson, way));

  /** All ways to a step, by the right moves of those before it. */
  const ways: Way[][] = [];
  for (const [at, { from }] of lesson.steps.entries()) {
    const { right = [], then = [] } = lesson.steps[at - 1] ?? {};
    const before = ways[at - 1]!;
    ways.push(
      from
        ? [wayTo(GAME, lesson, at)]
        : !lesson.steps[at - 1]!.right
          ? before
          : tables(before).flatMap((table, n) =>
              right
                .filter((move) => legal(table).includes(move))
                .map((move) => ({
                  ...before[n]!,
                  moves: [...before[n]!.moves, mine(move), ...then],
                })),
            ),
    );
  }
  const beginnings = (at: number): Table<View>[] => tables(ways[at]!);

  it("ends, whichever right moves are made", () => {
    for (let at = 0; at < lesson.steps.length; at++)
      expect(beginnings(at).length).toBeGreaterThan(0);
    const end = beginnings(lesson.steps.length - 1)[0]!.view(PUPIL);
    expect(end.scores, "the last step shows the scores of a round").not.toBeNull();
    expect(end.winners, "with which the game does not end").toEqual([]);
  });

  it("can be begun at any step", () => {
    for (const [at] of lesson.steps.entries())
      expect(ways[at]).toContainEqual(wayTo(GAME, lesson, at));
  });

  describe.each(lesson.steps.map((step, at) => ({ ...step, at })))("at $name", (step) => {
    it("has a right move, and says why each other one is not", () => {
      for (const table of beginnings(step.at)) {
        const view = table.view(PUPIL);
        const { right } = step;
        if (!right) continue;
        expect(legal(table).some((move) => right.includes(move))).toBe(true);
        for (const move of view.legal) {
          if (right.includes(move.action)) continue;
          const why = id(step, `-${step.wrong?.(move, view)}`);
          expect(has(why), `${move.action}: ${why}`).toBe(true);
        }
      }
    });

    it("has only right moves that may come up", () => {
      const all = new Set(beginnings(step.at).flatMap(legal));
      for (const move of step.right ?? []) expect(all).toContain(move);
    });

    it("says what is so at every beginning", () => {
      expect(has(id(step))).toBe(true);
      const said = beginnings(step.at).map((table) => step.args?.(table.view(PUPIL)));
      expect(new Set(said.map((args) => JSON.stringify(args))).size).toBe(1);
      const args = { left: "L", right: "R", ...said[0] };
      for (const more of ["", "-done"])
        if (has(id(step, more))) expect(t(id(step, more), args)).not.toContain("{");
    });

    it("lets its end be seen before the table changes", () => {
      if (step.right && lesson.steps[step.at + 1]?.from) expect(has(id(step, "-done"))).toBe(true);
    });
  });

  it("says what has been learned", () => {
    for (const line of [1, 2, 3]) expect(has(`learn-${game}-learned-${line}`)).toBe(true);
  });
});
