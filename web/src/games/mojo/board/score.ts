/** The display of a seat's score, card by card. */
import { added } from "../../../table/score/score";
import type { MojoScore } from "../../../wire";

export interface ScoredCard {
  value: number;
  counts: boolean;
}

/** All cards of the seat; of each counted value one card counts. */
export function scored(score: MojoScore): ScoredCard[] {
  const open = new Set(score.counted);
  return [...score.cards].reverse().map((value) => ({ value, counts: open.delete(value) }));
}

/** "9 + 1", highest first. */
export function parts(score: MojoScore): string {
  return added([...score.counted].sort((a, b) => b - a));
}
