import { expect, test } from "vitest";
import { pointsOf, read } from "./cards";

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
