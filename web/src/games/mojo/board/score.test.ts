import { describe, expect, it } from "vitest";
import type { MojoScore } from "../../../wire";
import { ranking } from "../../../table/score/ranking";
import { parts, scored } from "./score";

const score = (cards: number[], counted: number[]): MojoScore => ({
  cards,
  counted,
  sum: counted.reduce((sum, value) => sum + value, 0),
  mojo: null,
  points: 0,
  total: 0,
});

describe("scores", () => {
  it("counts one card of each counted value, as the server says", () => {
    const cards = scored(score([1, 9, 9], [1, 9]));
    expect(cards).toEqual([
      { value: 9, counts: true },
      { value: 9, counts: false },
      { value: 1, counts: true },
    ]);
  });

  it("writes the sum as the rulebook does", () => {
    expect(parts(score([1, 9], [1, 9]))).toBe("9\u00a0+\u00a01");
  });

  it("lets equal totals share a place", () => {
    expect(ranking([30, 12, 12, 51], false).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
  });
});
