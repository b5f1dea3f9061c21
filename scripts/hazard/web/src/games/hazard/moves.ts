/** What the player is asked, and why something cannot be done. */
import type { Text } from "../../words/i18n.svelte";
import type { Why } from "../../table/cards/refusal.svelte";
import type { HazardMove, HazardView } from "../../wire";

export function moveOf(
  view: HazardView,
  kind: HazardMove["kind"],
): HazardMove | undefined {
  return view.legal.find((move) => move.kind === kind);
}

/** What I am asked to do, or whose turn it is. */
export function prompt(view: HazardView, name: (seat: number) => string): Text {
  if (view.phase === "over") return { id: "hazard-prompt-over" };
  if (view.to_act === null) return { id: "hazard-prompt-deal" };
  if (view.to_act === view.seat) return { id: "hazard-prompt" };
  return { id: "hazard-wait", args: { name: name(view.to_act) } };
}

/** Why a tap on a pile does nothing. */
export function explain(view: HazardView, name: (seat: number) => string): Why {
  if (view.to_act === null) return { id: "hazard-why-over", rule: "x7" };
  if (view.to_act !== view.seat)
    return {
      id: "hazard-why-turn",
      rule: "x5",
      args: { name: name(view.to_act) },
    };
  return { id: "hazard-why-looked", rule: "x6" };
}
