import { expect, it } from "vitest";
import { towards } from "./focus";

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
