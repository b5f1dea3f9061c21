import { describe, expect, it } from "vitest";
import { along, hand, nearest, track } from "../../table/geometry";
import { places } from "./layout";

describe("places", () => {
  it("seats everybody else, the next seat at the viewer's left hand", () => {
    for (const wide of [true, false])
      for (let seats = 2; seats <= 8; seats++) {
        const spots = places(seats, 2 % seats, wide);
        expect([...spots.keys()].sort()).toEqual(
          Array.from({ length: seats }, (_, i) => i).filter((seat) => seat !== 2 % seats),
        );
        if (seats > 2) expect(spots.get(3 % seats)!.x).toBeLessThan(50);
      }
  });
});

describe("track", () => {
  const marks = track(1000, 600, { x: 50, y: 50 }, 25);

  it("starts at the bottom and runs clockwise, to the left first", () => {
    expect(marks[0]!.y).toBeCloseTo(550);
    expect(marks[3]!.x).toBeLessThan(500);
    expect(Math.abs(marks[0]!.angle)).toBeGreaterThan(170);
  });

  it("lights the way from a seat to the next one, either way round", () => {
    const [bottom, left] = [nearest(marks, { x: 500, y: 600 }), nearest(marks, { x: 0, y: 300 })];
    const short = along(marks.length, bottom, left, 1);
    const long = along(marks.length, bottom, left, -1);
    expect(short.size).toBeLessThan(long.size);
    expect(short.size + long.size).toBe(marks.length + 2);
    expect(short.get(bottom)).toBe(0);
  });

  it("has no marks where there is no room", () => {
    expect(track(40, 600, { x: 50, y: 50 }, 25)).toEqual([]);
  });
});

describe("hand", () => {
  it("keeps every card in the width and every strip wide enough to touch", () => {
    for (const [width, card] of [
      [354, 76],
      [354, 86],
      [1040, 112],
    ] as const)
      // prettier-ignore
      for (let count = 0; count <= 24; count++) {
        const { spots, step } = hand(count, width, card);
        expect(spots).toHaveLength(count);
        for (const spot of spots) {
          expect(spot.x).toBeGreaterThanOrEqual(-0.01);
          expect(spot.x + card).toBeLessThanOrEqual(width + 0.01);
        }
        expect(step).toBeGreaterThanOrEqual(30);
      }
  });

  it("uses a second row only when one is too narrow", () => {
    expect(hand(8, 354, 86).spots.every((spot) => spot.row === 0)).toBe(true);
    expect(new Set(hand(20, 354, 76).spots.map((spot) => spot.row)).size).toBe(2);
  });
});
