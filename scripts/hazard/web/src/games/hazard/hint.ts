/** What a hint means on this table: the place that it marks, and the move in words. */
import { t } from "../../words/i18n.svelte";
import type { HazardView } from "../../wire";

const PLACES = { draw: "pile", look: "hidden", stop: "stop" } as const;

export function placesOf(
  view: HazardView,
  action: string | null | undefined,
): string[] {
  const move = view.legal.find((one) => one.action === action);
  return move ? [PLACES[move.kind]] : [];
}

export function nameOf(view: HazardView, action: string | null): string {
  const move = view.legal.find((one) => one.action === action);
  return move ? t(`hazard-move-${move.kind}`) : (action ?? "");
}
