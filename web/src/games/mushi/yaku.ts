/** The progress of a seat towards its yaku. */
import type { MushiYaku } from "../../wire";

export type YakuState = "made" | "open" | "lost";

export function stateOf(yaku: MushiYaku): YakuState {
  return yaku.made ? "made" : yaku.open ? "open" : "lost";
}

/** Those made, and those that can still be made. */
export const reachable = (yaku: readonly MushiYaku[]): MushiYaku[] =>
  yaku.filter((one) => one.made || one.open);

/** The first `most` of them: those made, then those that lack the fewest cards, the more valuable first. */
export function nearest(yaku: readonly MushiYaku[], most: number): MushiYaku[] {
  const lack = (one: MushiYaku): number => (one.made ? 0 : one.open ? one.need - one.have : 99);
  return [...yaku].sort((a, b) => lack(a) - lack(b) || b.points - a.points).slice(0, most);
}

/** The cards of a yaku that has just been made, of those captured: the position on the screen may still be the one before. */
export function cardsOf({ cards, missing }: MushiYaku, captured: readonly string[]): string[] {
  return captured.filter((card) => cards.includes(card) || missing.includes(card));
}
