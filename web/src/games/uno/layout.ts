/** Where the other seats sit: up to nine of them. */
import type { Point } from "../../table/geometry";

type Spots = Record<number, readonly (readonly [number, number])[]>;

// Opponents clockwise from the viewer's left hand, in per cent of the arena.
// prettier-ignore
const UPRIGHT: Spots = {
  1: [[50, 11]],
  2: [[22, 13], [78, 13]],
  3: [[17, 30], [50, 10], [83, 30]],
  4: [[17, 40], [27, 11], [73, 11], [83, 40]],
  5: [[17, 47], [17, 13], [50, 11], [83, 13], [83, 47]],
  6: [[14, 56], [14, 33], [25, 10], [75, 10], [86, 33], [86, 56]],
  7: [[14, 58], [14, 34], [17, 10], [50, 9], [83, 10], [86, 34], [86, 58]],
  8: [[14, 73], [14, 53], [14, 33], [25, 10], [75, 10], [86, 33], [86, 53], [86, 73]],
  9: [[14, 74], [14, 53], [14, 32], [17, 10], [50, 9], [83, 10], [86, 32], [86, 53], [86, 74]],
};
// prettier-ignore
const WIDE: Spots = {
  1: [[50, 13]],
  2: [[23, 20], [77, 20]],
  3: [[12, 46], [50, 13], [88, 46]],
  4: [[11, 54], [29, 15], [71, 15], [89, 54]],
  5: [[10, 58], [19, 18], [50, 13], [81, 18], [90, 58]],
  6: [[10, 66], [13, 24], [37, 13], [63, 13], [87, 24], [90, 66]],
  7: [[10, 72], [10, 34], [27, 13], [50, 13], [73, 13], [90, 34], [90, 72]],
  8: [[10, 78], [9, 45], [15, 14], [39, 12], [61, 12], [85, 14], [91, 45], [90, 78]],
  9: [[10, 79], [8, 46], [13, 14], [32, 12], [50, 12], [68, 12], [87, 14], [92, 46], [90, 79]],
};

/** Places of the other seats in per cent; `first` is the seat at the bottom. */
export function places(seats: number, first: number, wide: boolean): Map<number, Point> {
  const table = (wide ? WIDE : UPRIGHT)[seats - 1] ?? [];
  return new Map(table.map(([x, y], i) => [(first + 1 + i) % seats, { x, y }]));
}
