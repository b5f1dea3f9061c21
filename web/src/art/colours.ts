/** Each seat's colour, the same on its doll and in the history. */
const CLOTH = [
  "#f3b25d",
  "#7fc6c0",
  "#e88a9a",
  "#a7c36a",
  "#b79be0",
  "#f0d9a8",
  "#8fb4ea",
  "#e39c6b",
  "#c9d66b",
  "#d79ad0",
];

export function seatColour(seat: number | null): string {
  return seat === null ? "transparent" : CLOTH[seat % CLOTH.length]!;
}
