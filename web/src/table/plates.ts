/** The sizes of a seat's plate, the largest first; `SeatPlate.svelte` fills them. */
import type { SeatInfo } from "../wire";
import type { Plate } from "./arrange";

/** What a game's plate is told of a seat, for `SeatPlate`. */
export interface PlateProps {
  seat: number;
  info: SeatInfo;
  /** One of PLATES. */
  size: string;
  active: boolean;
}

export const PLATES: readonly Plate[] = [
  { name: "large", width: 168, height: 92, cost: 0 },
  { name: "small", width: 112, height: 72, cost: 0.07 },
  { name: "tiny", width: 118, height: 42, cost: 0.14 },
  { name: "tiny", width: 100, height: 42, cost: 0.21 },
  { name: "bare", width: 64, height: 42, cost: 0.5 },
];

/** A hand as the viewer knows it: face up what has been seen, null for the rest. */
export function handSeen<C>(
  hand: readonly C[] | null | undefined,
  size: number,
  known: readonly C[],
): (C | null)[] {
  if (hand) return [...hand];
  return [...known, ...Array<null>(Math.max(0, size - known.length)).fill(null)];
}
