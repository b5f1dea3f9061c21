import { describe, expect, it } from "vitest";
import { move, view } from "./fixtures";
import { placesOf } from "./board/marked";
import { nameOf } from "./hint";

const table = view({
  legal: [
    move({ action: "b7", kind: "play", card: "b7" }),
    move({ action: "b7 uno", kind: "play", card: "b7", calls: true }),
    move({ action: "+4 green", kind: "play", card: "+4", colour: "green", target: 1 }),
    move({ action: "scary pink", kind: "play", card: "scary", colour: "pink" }),
    move({ action: "wild", kind: "play", card: "wild" }),
    move({ action: "give p7", kind: "give", card: "p7", target: 2 }),
    move({ action: "blue", kind: "name", colour: "blue" }),
    move({ action: "draw", kind: "draw" }),
    move({ action: "challenge", kind: "challenge", target: 2 }),
    move({ action: "uno", kind: "call", calls: true }),
    move({ action: "catch 2", kind: "catch", target: 2 }),
  ],
});

describe("a hint at UNO", () => {
  it.each([
    ["b7", ["card:b7"], "Play the blue 7"],
    ["b7 uno", ["card:b7", "call"], "Play the blue 7, UNO!"],
    ["+4 green", ["card:+4", "colour:green"], "Wild Draw Four, green"],
    ["scary pink", ["card:scary", "colour:pink"], "Scary: give pink"],
    ["wild", ["card:wild"], "Play the Wild"],
    ["give p7", ["card:p7"], "Give Bo the pink 7"],
    ["blue", ["colour:blue"], "Name blue"],
    ["draw", ["pile"], "Draw a card"],
    ["challenge", ["challenge"], "Challenge"],
    ["uno", ["call"], "Call UNO now"],
    ["catch 2", ["catch:2"], "Catch Bo!"],
  ])("marks what is pressed for %s, and names it", (action, places, name) => {
    expect(placesOf(table, action)).toEqual(places);
    expect(nameOf(table, action, () => "Bo")).toBe(name);
  });

  it("may be to let a chance pass", () => {
    expect(placesOf(table, null)).toEqual([]);
    expect(nameOf(table, null, String)).toBe("Do nothing");
  });
});
