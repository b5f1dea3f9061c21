import type { SeatInfo } from "../wire";

/** The number of games that a person has won at their table, of any kind. */
export function wonBy({ won }: Pick<SeatInfo, "won">): number {
  return Object.values(won ?? {}).reduce((sum, one) => sum + one, 0);
}
