import { expect, test } from "vitest";
import { pointsOf, read } from "./cards";
import { ranking } from "./score";

test("a card is read from its notation", () => {
  expect(read("b7")).toEqual({ colour: "blue", symbol: "7" });
  expect(read("ps")).toEqual({ colour: "pink", symbol: "s" });
  expect(read("y+2")).toEqual({ colour: "yellow", symbol: "+2" });
  expect(read("+4")).toEqual({ colour: null, symbol: "+4" });
  expect(read("wild")).toEqual({ colour: null, symbol: "wild" });
  expect(read("scary")).toEqual({ colour: null, symbol: "scary" });
});

test("numbers count what they say, signs 20, wild cards 50", () => {
  expect(["g0", "y9", "b+2", "pr", "gs", "wild", "+4", "scary"].map(pointsOf)).toEqual([
    0, 9, 20, 20, 20, 50, 50, 50,
  ]);
});

test("most points are first in the main scoring, fewest in the alternative one", () => {
  expect(ranking([120, 500, 0, 120], true)).toEqual([1, 0, 3, 2]);
  expect(ranking([120, 500, 0, 120], false)).toEqual([2, 0, 3, 1]);
});
