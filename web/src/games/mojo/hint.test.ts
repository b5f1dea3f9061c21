import { describe, expect, it } from "vitest";
import { play, view } from "./fixtures";
import { nameOf, placesOf } from "./hint";

const two = view({
  discards: [[3], [8]],
  legal: [
    { action: "5a", kind: "play", card: 5, discard: 0, effect: "higher" },
    { action: "5b", kind: "play", card: 5, discard: 1, effect: "lower" },
    { action: "draw", kind: "draw", card: null, discard: null, effect: null },
    { action: "take", kind: "take", card: 8, discard: 1, effect: null },
    { action: "show 4", kind: "reveal", card: 4, discard: null, effect: null },
  ],
});

describe("a hint at Mojo", () => {
  it("marks the card alone where there is one discard", () => {
    const one = view({ legal: [play(5, 7)] });
    expect(placesOf(one, "5")).toEqual(["card:5"]);
    expect(nameOf(one, "5")).toBe("Play the 5");
  });

  it("marks the discard too where there are two", () => {
    expect(placesOf(two, "5b")).toEqual(["card:5", "discard:1"]);
    expect(nameOf(two, "5b")).toBe("5 on the right discard");
    expect(placesOf(two, "draw")).toEqual(["pile"]);
    expect(placesOf(two, "take")).toEqual(["discard:1"]);
    expect(nameOf(two, "take")).toBe("Take the 8");
    expect(nameOf(two, "show 4")).toBe("Turn up the 4");
  });

  it("marks nothing without an answer, or for what cannot be played here", () => {
    for (const action of [undefined, null, "9"]) expect(placesOf(two, action)).toEqual([]);
  });
});
