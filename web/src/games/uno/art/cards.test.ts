import { expect, test } from "vitest";
import { GAME } from "../../../rules/games/uno";
import { pointsOf, read } from "./cards";

test("a card is read from its notation", () => {
  expect(read("b7")).toEqual({ colour: "blue", symbol: "7" });
  expect(read("ps")).toEqual({ colour: "pink", symbol: "s" });
  expect(read("y+2")).toEqual({ colour: "yellow", symbol: "+2" });
  expect(read("+4")).toEqual({ colour: null, symbol: "+4" });
  expect(read("wild")).toEqual({ colour: null, symbol: "wild" });
  expect(read("scary")).toEqual({ colour: null, symbol: "scary" });
});

test("a card counts as much as by the rules", () => {
  const { new_state, pad, parse_card } = GAME;
  const counted = (card: string): number => {
    const s = new_state();
    pad!.put(s, 0, parse_card(card), 1);
    return pad!.count(s, 0);
  };
  const cards = ["g0", "y9", "b+2", "pr", "gs", "wild", "+4", "scary"];
  expect(cards.map(pointsOf)).toEqual(cards.map(counted));
});
