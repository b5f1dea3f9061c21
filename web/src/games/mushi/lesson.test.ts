/** The claims of the lesson's words, beside the moves that are right. */
import { expect, it } from "vitest";
import { viewsOf } from "../../learn/views";
import { GAME } from "../../rules/games/mushi";
import type { MushiView } from "../../wire";
import { lesson } from "./lesson";

const at = viewsOf<MushiView>(GAME, lesson);
const captures = (name: string): string[][] => at(name).legal.map((move) => move.captures);

it("shows a pair, then a choice, then a choice of the draw pile", () => {
  const pair = at("match").legal.filter((move) => move.card === "1r");
  expect(pair.map((move) => move.captures)).toEqual([["1b"]]);
  const plum = at("choose").legal.filter((move) => move.card === "2r");
  expect(plum.map((move) => move.captures)).toEqual([["2a"], ["2c1"]]);
  expect(at("take").turned_up).toBe("9r");
  expect(captures("take")).toEqual([["9a"], ["9c1"]]);
});

it("leaves only the joker something to capture, but no Willow, then nothing at all", () => {
  const { legal, table } = at("joker");
  expect(legal.every((move) => move.captures.length === Number(move.card === "11j"))).toBe(true);
  expect(table).toContain("11r");
  expect(captures("joker")).not.toContainEqual(["11r"]);
  expect(captures("leave").every((cards) => cards.length === 0)).toBe(true);
});

it("makes three brights", () => {
  expect(at("joker").seats[0]!.yaku.some((one) => one.made)).toBe(false);
  const made = at("leave").seats[0]!.yaku.filter((one) => one.made);
  expect(made.map((one) => one.name)).toEqual(["three_brights"]);
});

it("ends with the last card of the pupil", () => {
  expect(at("last").seats[0]!.hand).toEqual(["10r"]);
  const [mine, hers] = at("count").scores!;
  expect(mine).toMatchObject({ debit: 0, par: 115, points: mine!.value - 115 });
  expect(hers).toMatchObject({ debit: 35, points: hers!.value - 115 - 35 });
});
