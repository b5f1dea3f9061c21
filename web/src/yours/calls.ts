/** The moments at which a player who looks away is called, in any game. */
import { isolate, list, t } from "../words/i18n.svelte";
import type { Summary, View } from "../wire";

/** My turn; somebody can be caught; a round, or the game, is over; the others wait for me. */
export const CALLS = ["turn", "catch", "round", "nudge"] as const;
export type Call = (typeof CALLS)[number];

/** The call that a position makes to the player on this seat; null: none. */
export function callOf(view: View, seat: number | null): Call | null {
  if (seat === null) return null;
  if (view.phase === "over" || (view.phase === "deal" && view.scores !== null)) return "round";
  if (view.legal.some((move) => move.kind === "catch")) return "catch";
  return view.to_act === seat ? "turn" : null;
}

/** A table, as the player on a seat calls it: "Mojo with Bea". */
export function whereOf(table: Pick<Summary, "game" | "seats" | "seat">): string {
  const { game, seats, seat } = table;
  const others = seats.filter((each, n) => n !== seat && each.name);
  const names = list(others.map((each) => isolate(each.name)));
  return t("call-where", { game: t(`game-${game}`), names });
}
