import { expect, test } from "vitest";
import { fixtures } from "./fixtures";
import { nearest } from "./yaku";

test("the nearest yaku first: those made, then those that lack least, then those out of reach", () => {
  const names = (most: number) =>
    nearest(fixtures.joker!.seats[0]!.yaku, most).map((one) => one.name);
  expect(names(2)).toEqual(["three_brights", "wisterias"]);
  expect(names(4)).toEqual(["three_brights", "wisterias", "five_brights", "paulownias"]);
});
