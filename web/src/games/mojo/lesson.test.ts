/** The claims of the lesson's words, beside the moves that are right. */
import { expect, it } from "vitest";
import { viewsOf } from "../../learn/views";
import { GAME } from "../../rules/games/mojo";
import type { MojoView } from "../../wire";
import { lesson } from "./lesson";

const at = viewsOf<MojoView>(GAME, lesson);
const effects = (name: string): (string | null)[] => at(name).legal.map((move) => move.effect);
const right = (name: string) => lesson.steps.find((step) => step.name === name)!.right;

it("asks for all lower, higher and equal cards", () => {
  for (const [name, effect] of [
    ["lower", "lower"],
    ["higher", "higher"],
    ["equal", "equal"],
    ["chain", "equal"],
    ["end", "lower"],
  ] as const) {
    const found = at(name).legal.filter((move) => move.effect === effect);
    expect(found.length).toBeGreaterThan(0);
    for (const move of found) expect(right(name)).toContain(move.action);
  }
  expect(new Set(effects("lower"))).toEqual(new Set(["lower", "equal", "higher"]));
});

it("gives two cards of the number on the discard", () => {
  const { discards, seats } = at("equal");
  expect(seats[0]!.hand!.filter((card) => card === discards[0]!.at(-1))).toHaveLength(2);
});

it("comes to Mojo Time for everybody", () => {
  expect(at("time").seats.map((seat) => seat.hand_size)).toEqual([4, 4, 4]);
  expect(at("time").seats[0]!.hand).toEqual([0, 3, 4, 8]);
  expect(at("reveal").seats.map((seat) => seat.laid_size)).toEqual([3, 3, 3]);
});

it("ends with the pupil as holder of the Mojo card, and no points", () => {
  const { holder, scores } = at("count");
  expect(holder).toBe(0);
  expect(scores![0]).toMatchObject({ mojo: "zero", points: 0 });
  expect(scores![0]!.counted).not.toContain(3);
});
