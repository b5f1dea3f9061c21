/** The deck as it is drawn: five colours, each with a charm of its own shape. */

export interface Charm {
  name: "blue" | "green" | "yellow" | "orange" | "red";
  /** Light and dark end of the card's ground. */
  light: string;
  dark: string;
  /** Dark enough to read on paper (contrast beyond 4.5). */
  ink: string;
  /** The shape, in a box of 100 x 100. */
  path: string;
}

const DROP = "M50 5C53 20 84 43 84 64A34 33 0 0 1 16 64C16 43 47 20 50 5Z";
const CLOVER =
  "M50 47C40 38 22 38 17 26C12 12 30 2 40 10C46 14 49 20 50 26C51 20 54 14 60 10C70 2 88 12 83 26C78 38 60 38 50 47" +
  "C60 46 74 43 84 51C95 60 90 80 77 80C68 80 58 70 53 60C53 74 55 86 62 96L50 96C49 86 49 74 48 60" +
  "C42 70 32 80 23 80C10 80 5 60 16 51C26 43 40 46 50 47Z";
const STAR =
  "M50 3C53 3 55 5 56 8L65 32L91 33C98 34 99 40 94 44L74 60L81 85C82 92 77 95 71 92L50 78L29 92" +
  "C23 95 18 92 19 85L26 60L6 44C1 40 2 34 9 33L35 32L44 8C45 5 47 3 50 3Z";
const FLAME =
  "M55 2C57 18 70 26 78 40C92 66 78 97 50 97C22 97 8 70 19 48C23 40 27 36 27 26C35 29 39 35 40 42" +
  "C48 32 54 18 55 2Z";
const HEART = "M50 94C26 78 4 58 5 34C6 12 36 4 50 26C64 4 94 12 95 34C96 58 74 78 50 94Z";

export const CHARMS: readonly Charm[] = [
  { name: "blue", light: "#4aa3ee", dark: "#1c5fbe", ink: "#154489", path: DROP },
  { name: "green", light: "#4fbb6d", dark: "#197a48", ink: "#0f5a33", path: CLOVER },
  { name: "yellow", light: "#ffd457", dark: "#e59f10", ink: "#7a4d00", path: STAR },
  { name: "orange", light: "#ff9a4a", dark: "#dd5a14", ink: "#97370a", path: FLAME },
  { name: "red", light: "#ee5263", dark: "#ad1738", ink: "#8d0f2f", path: HEART },
];

const LAST = [1, 4, 7, 10, 12];

export function charmOf(value: number): Charm {
  return CHARMS[LAST.findIndex((last) => value <= last)]!;
}
