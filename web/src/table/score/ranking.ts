/** Places by the totals, the first one first: equal totals share one. */
export function ranking(
  totals: readonly number[],
  highest: boolean,
): { seat: number; place: number }[] {
  const better = (a: number, b: number): boolean => (highest ? a > b : a < b);
  return totals
    .map((total, seat) => ({
      seat,
      place: 1 + totals.filter((other) => better(other, total)).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
