/** Seats from first to last by their totals; `most`: whether most points win. */
export function ranking(totals: readonly number[], most: boolean): number[] {
  return totals
    .map((_, seat) => seat)
    .sort((a, b) => (most ? totals[b]! - totals[a]! : totals[a]! - totals[b]!) || a - b);
}
