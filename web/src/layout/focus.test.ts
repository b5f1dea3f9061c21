import { expect, it } from "vitest";
import { settings } from "../browser/settings.svelte";
import { keyOf, towards } from "./focus";

const at = (x: number, y: number) => ({ x, y, width: 10, height: 16 });
// Two rows of three, and a pile to the right, half way down.
const boxes = [at(0, 0), at(12, 0), at(24, 0), at(0, 18), at(12, 18), at(24, 18), at(40, 9)];

it.each([
  [0, "ArrowRight", 1],
  [1, "ArrowDown", 4],
  [5, "ArrowUp", 2],
  [5, "ArrowLeft", 4],
  [2, "ArrowRight", 6],
  [5, "ArrowRight", 6],
  [4, "ArrowDown", null],
  [3, "ArrowLeft", null],
  [0, "Enter", null],
])("from %i with %s to %s", (from, key, to) => {
  expect(towards(boxes, from, key)).toBe(to);
});

const key = (key: string, code: string) => keyOf({ key, code });

it("knows letters in any alphabet, and none when they are switched off", () => {
  expect(key("s", "KeyS")).toBe("s");
  expect(key("ы", "KeyS")).toBe("s");
  settings.letters = false;
  expect([key("s", "KeyS"), key("?", "Slash"), key("5", "Digit5")]).toEqual(["", "", ""]);
  expect(key("Enter", "Enter")).toBe("Enter");
  settings.letters = true;
});
