import { longestWord, widthFor } from "./wrap";

/** The width of a name in two lines, in ems, without a word that is broken. */
export function inTwoLines(name: string): number {
  return Math.max(widthFor([name], 2), longestWord([name]));
}
