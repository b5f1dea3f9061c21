import { expect, test } from "vitest";
import { fixtures } from "./fixtures";
import { cardsOf, nearest } from "./yaku";

test("the nearest yaku first: those made, then those that lack least, then those out of reach", () => {
  const names = (most: number) =>
    nearest(fixtures.joker!.seats[0]!.yaku, most).map((one) => one.name);
  expect(names(2)).toEqual(["three_brights", "wisterias"]);
  expect(names(4)).toEqual(["three_brights", "wisterias", "five_brights", "paulownias"]);
});

test("a yaku has all its cards as soon as the last of them is captured", () => {
  const before = fixtures.joker!.seats[0]!.yaku.find(({ name }) => name === "five_brights")!;
  expect(before.missing).not.toEqual([]);
  const five = [...before.cards, ...before.missing].slice(0, before.need);
  expect(cardsOf(before, ["1c1", ...five])).toEqual(five);
});
