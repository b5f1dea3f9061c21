import { expect, test } from "vitest";
import { rowsOf, settle } from "./cells";

const DEALT = ["1r", "1c1", "3c1", "4a", "4r", "4c1", "10a", "12c1"];

test("a month dealt lies together, in one row", () => {
  for (const columns of [4, 6]) {
    const { of } = settle(null, DEALT, columns);
    expect(new Set(of.values()).size).toBe(8);
    for (const month of [
      ["1r", "1c1"],
      ["4a", "4r", "4c1"],
    ]) {
      // prettier-ignore
      const cells = month.map((card) => of.get(card)!).sort((a, b) => a - b);
      expect(cells.at(-1)! - cells[0]!).toBe(month.length - 1);
      expect(new Set(cells.map((cell) => Math.floor(cell / columns))).size).toBe(1);
    }
  }
});

test("a card keeps its cell; a new one fills a gap before it opens a row", () => {
  const first = settle(null, DEALT, 4);
  const second = settle(first, [...DEALT.slice(1), "5a"], 4);
  for (const card of DEALT.slice(1)) expect(second.of.get(card)).toBe(first.of.get(card));
  expect(second.of.get("5a")).toBe(first.of.get("1r"));
  expect(rowsOf(second)).toBe(2);
  expect(rowsOf(settle(second, [...second.of.keys(), "2a"], 4))).toBe(3);
});

test("all that can ever lie there has a cell of its own", () => {
  const full = "1b 1r 1c1 2a 2r 2c1 3b 3r 4a 5a 8b 9a 10a 11b 11j 12b".split(" ");
  expect(new Set(settle(null, full, 4).of.values()).size).toBe(16);
});
