import { describe, expect, it } from "vitest";
import { besidePlate } from "./beside";

const arena = { width: 360, height: 400 };
const words = { width: 100, height: 30 };
const plate = { x: 130, y: 40, width: 100, height: 60 };

describe("words beside a plate", () => {
  it("are below it where there is room", () => {
    const { x, y } = besidePlate([plate], plate, arena, words)!;
    expect(x).toBeCloseTo(180, -1);
    expect(y).toBeGreaterThan(100);
    expect(y - words.height / 2).toBeLessThan(110);
  });

  it("give way to a plate below", () => {
    const below = { ...plate, y: 108 };
    const spot = besidePlate([plate, below], plate, arena, words)!;
    const left = spot.x - words.width / 2;
    const top = spot.y - words.height / 2;
    expect(left >= 230 || left + words.width <= 130 || top + words.height <= 108).toBe(true);
    expect(Math.abs(spot.x - 180)).toBeLessThan(120);
  });

  it("stay in the arena", () => {
    const corner = { x: 4, y: 336, width: 100, height: 60 };
    const spot = besidePlate([corner], corner, arena, words)!;
    expect(spot.x - words.width / 2).toBeGreaterThanOrEqual(2);
    expect(spot.y + words.height / 2).toBeLessThanOrEqual(400);
  });

  it("go farther away where plates are all around", () => {
    const row = [0, 1, 2].map((i) => ({ ...plate, x: 10 + i * 116, y: 4 }));
    const next = [0, 1, 2].map((i) => ({ ...plate, x: 10 + i * 116, y: 72 }));
    const all = [...row, ...next];
    expect(besidePlate(all, row[1]!, arena, words)).toBeNull();
    const { x, y } = besidePlate(all, row[1]!, arena, words, Infinity)!;
    expect(y - words.height / 2).toBeGreaterThanOrEqual(132);
    expect(Math.abs(x - 176)).toBeLessThan(20);
  });

  it("have no place where plates are all around", () => {
    const all = [-1, 0, 1].flatMap((i) =>
      [-1, 0, 1].map((j) => ({ ...plate, x: 130 + i * 104, y: 40 + j * 64 })),
    );
    expect(besidePlate(all, all[4]!, arena, words)).toBeNull();
  });
});
