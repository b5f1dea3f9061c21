import { describe, expect, it } from "vitest";
import type { MushiView } from "../../wire";
import { nameOf, placesOf } from "./hint";

const at = (legal: MushiView["legal"]): MushiView => ({ legal }) as MushiView;

describe("a hint at Mushi", () => {
  it("marks the card and what it captures", () => {
    const view = at([
      { action: "4a", kind: "play", card: "4a", captures: ["4r", "4c1", "4c2"] },
      { action: "1b", kind: "play", card: "1b", captures: [] },
    ]);
    expect(placesOf(view, "4a")).toEqual(["card:4a", "card:4r", "card:4c1", "card:4c2"]);
    expect(nameOf(view, "4a")).toBe("Play Wisteria animal");
    expect(placesOf(view, "1b")).toEqual(["card:1b"]);
  });

  it("says what to capture where there is a choice", () => {
    const view = at([
      { action: "1b x 1r", kind: "play", card: "1b", captures: ["1r"] },
      { action: "1b x 1c1", kind: "play", card: "1b", captures: ["1c1"] },
    ]);
    expect(placesOf(view, "1b x 1c1")).toEqual(["card:1b", "card:1c1"]);
    expect(nameOf(view, "1b x 1c1")).toBe("Pine bright captures Pine chaff");
  });

  it("marks only the table for a card that was turned up", () => {
    const view = at([{ action: "x 1r", kind: "take", card: "1b", captures: ["1r"] }]);
    expect(placesOf(view, "x 1r")).toEqual(["card:1r"]);
    expect(nameOf(view, "x 1r")).toBe("Capture Pine ribbon");
  });
});
