/** A look back takes about as long as it may. */
import { expect, it } from "vitest";
import { Pace } from "./review";

/** The worlds of each of 100 steps, where each world takes so many seconds, and what they took. */
function paced(seconds: number, perWorld: number): { worlds: number[]; took: number } {
  let now = 0;
  const pace = new Pace(seconds, () => now);
  const worlds = Array.from({ length: 100 }, (_, done) => {
    const found = pace.worldsFor({ done, of: 100 });
    now += found * perWorld;
    return found;
  });
  return { worlds, took: now };
}

it("uses all worlds where there is time for them", () => {
  const { worlds, took } = paced(8, 0.0001);
  expect(worlds.slice(1)).toEqual(worlds.slice(1).map(() => 128));
  expect(took).toBeLessThan(8);
});

it("uses fewer where it is slow, and fills its time", () => {
  const { worlds, took } = paced(8, 0.004);
  expect(Math.max(...worlds)).toBeLessThan(30);
  expect(took).toBeGreaterThan(7);
  expect(took).toBeLessThanOrEqual(8);
});

it("uses a few worlds even if that takes longer", () => {
  expect(paced(8, 0.1).worlds).toEqual(Array.from({ length: 100 }, () => 8));
});
