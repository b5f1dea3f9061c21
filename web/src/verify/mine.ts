/** What this browser can say of a game, from what it added to the shuffles. */
import type { Contribution } from "../remote/contributions";
import type { Shown } from "./proof";

/**
 * `used`; `none`, if it added nothing; `late`, if that came after the game had begun; or the server
 * has cheated: `missing`, if it had shown that it had it, `promise`, if it had committed to another key.
 */
export type Mine = "used" | "none" | "late" | "missing" | "promise";

/** `mine`: what this browser added, if anything. */
export function standing(shown: Shown, mine: Contribution | null): Mine {
  if (mine === null) return "none";
  if (mine.commitment !== shown.commitment) return "promise";
  if (shown.shuffles === 2 && shown.contributions.includes(mine.contribution)) return "used";
  return mine.acknowledged ? "missing" : "late";
}

/** Whether that shows that the server has cheated. */
export function cheated(mine: Mine): boolean {
  return mine === "missing" || mine === "promise";
}
