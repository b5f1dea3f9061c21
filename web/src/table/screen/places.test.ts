import { describe, expect, it } from "vitest";
import type { Box } from "../../layout/board";
import { rimOf } from "../board/Rim.svelte";
import { BAR, LETTER, placesOf, scaleOf } from "./places";
import { MAX_NAME, MOST_SEATS } from "../../wire";

const WINDOWS = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
  [1024, 768],
  [768, 1024],
] as const;
const COUNTS = Array.from({ length: MOST_SEATS - 1 }, (_, n) => n + 2);
const NAMES = ["W".repeat(MAX_NAME), "Wielkopolska Aleksandra-Maria Zo", "Ann"];

/** The space for the seats in a window, in the screen's own pixels, without what is told below. */
function arenaOf(width: number, height: number) {
  const bar = BAR * Math.min(width / 600, height / 540);
  const room = { width, height: height - bar };
  const scale = scaleOf(room);
  return { width: width / scale, height: room.height / scale - 72 };
}
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe("seats on the screen in the room", () => {
  for (const [width, height] of WINDOWS)
    for (const count of COUNTS)
      it(`lie apart and inside: ${count} at ${width}x${height}`, () => {
        const arena = arenaOf(width, height);
        const names = Array.from({ length: count }, (_, i) => NAMES[i % NAMES.length]!);
        const { seats, middle } = placesOf(arena, names);
        expect(seats).toHaveLength(count);
        const all = [...seats, middle];
        all.forEach((one, i) => {
          expect(one.x).toBeGreaterThanOrEqual(0);
          expect(one.y).toBeGreaterThanOrEqual(0);
          expect(one.x + one.width).toBeLessThanOrEqual(arena.width + 0.01);
          expect(one.y + one.height).toBeLessThanOrEqual(arena.height + 0.01);
          for (const other of all.slice(i + 1)) expect(apart(one, other)).toBe(true);
        });
        const letters = new Set(seats.map((seat) => seat.letters));
        expect(letters.size).toBe(1);
        expect(Math.min(...letters)).toBeGreaterThanOrEqual(LETTER);
      });

  it("lie clockwise: the next one on the left sits higher, the next one above more to the right", () => {
    const { seats } = placesOf(arenaOf(1920, 1080), Array<string>(10).fill("Ann"));
    expect(seats[1]!.y).toBeLessThan(seats[0]!.y);
    expect(seats[3]!.x).toBeGreaterThan(seats[2]!.x);
    expect(seats[6]!.y).toBeGreaterThan(seats[5]!.y);
    expect(seats[9]!.x).toBeLessThan(seats[8]!.x);
  });

  for (const count of COUNTS.filter((count) => count > 4))
    it(`leave the table between them free, so that its rim is seen: ${count}`, () => {
      const arena = arenaOf(1280, 720);
      const names = Array.from({ length: count }, (_, i) => ["Aleksandra", "Bo"][i % 2]!);
      const { seats, middle, table } = placesOf(arena, names);
      const size = { width: table.width / table.scale, height: table.height / table.scale };
      const felt = rimOf(size, true).y * table.scale;
      const above = seats.filter((seat) => seat.y + seat.height < middle.y);
      const below = seats.filter((seat) => seat.y > middle.y + middle.height);
      expect(above.length).toBeGreaterThan(1);
      // Nothing lies on the marks, halfway between the wood and the felt; the middle lies on the felt.
      for (const seat of above) expect(seat.y + seat.height).toBeLessThan(table.y + felt * 0.6);
      for (const seat of below) expect(seat.y).toBeGreaterThan(table.y + table.height - felt * 0.6);
      expect(middle.y).toBeGreaterThanOrEqual(table.y + felt - 8);
      for (const seat of seats) expect(seat.height).toBeLessThan(52);
    });

  it("are as large on any television", () => {
    const [small, large] = [arenaOf(1280, 720), arenaOf(3840, 2160)];
    expect(small.width).toBeCloseTo(large.width);
    expect(small.height).toBeCloseTo(large.height);
  });
});
