/** What calls a player who looks away: which moment it is, in whatever game. */
import type { View } from "./wire";

/** My turn; somebody can be caught; a round, or the game, is over. */
export type Call = "turn" | "catch" | "round";

/** What the player on this seat is called for by a position. */
export function callOf(view: View, seat: number | null): Call | null {
  if (seat === null) return null;
  if (view.phase === "over" || (view.phase === "deal" && view.scores !== null)) return "round";
  if (view.legal.some((move) => move.kind === "catch")) return "catch";
  return view.to_act === seat ? "turn" : null;
}
