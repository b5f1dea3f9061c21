/** Where the other seats sit: up to seven of them. */
import type { Point } from "../../table/geometry";

// Opponents in turn order, clockwise from the viewer's left hand, in per cent of the arena.
const UPRIGHT: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 11]],
  2: [
    [21, 13],
    [79, 13],
  ],
  3: [
    [16.5, 25],
    [50, 10],
    [83.5, 25],
  ],
  4: [
    [16, 38],
    [28, 10],
    [72, 10],
    [84, 38],
  ],
  5: [
    [15, 42],
    [16, 13],
    [50, 9],
    [84, 13],
    [85, 42],
  ],
  6: [
    [15, 53],
    [15, 29],
    [31, 9],
    [69, 9],
    [85, 29],
    [85, 53],
  ],
  7: [
    [15, 55],
    [15, 33],
    [16, 11],
    [50, 9],
    [84, 11],
    [85, 33],
    [85, 55],
  ],
};
const WIDE: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 13]],
  2: [
    [22, 22],
    [78, 22],
  ],
  3: [
    [12, 46],
    [50, 13],
    [88, 46],
  ],
  4: [
    [11, 54],
    [29, 15],
    [71, 15],
    [89, 54],
  ],
  5: [
    [10, 58],
    [19, 18],
    [50, 13],
    [81, 18],
    [90, 58],
  ],
  6: [
    [10, 66],
    [13, 24],
    [37, 13],
    [63, 13],
    [87, 24],
    [90, 66],
  ],
  7: [
    [10, 72],
    [10, 34],
    [27, 13],
    [50, 13],
    [73, 13],
    [90, 34],
    [90, 72],
  ],
};

/** Places of the other seats in per cent; `first` is the seat at the bottom. */
export function places(seats: number, first: number, wide: boolean): Map<number, Point> {
  const table = (wide ? WIDE : UPRIGHT)[seats - 1] ?? [];
  return new Map(table.map(([x, y], i) => [(first + 1 + i) % seats, { x, y }]));
}
