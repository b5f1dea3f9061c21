/** The places that a hint marks at this table. */
import type { UnoView } from "../../../wire";

/** My card, its colour and the call that goes with it; or the button to press. */
export function placesOf(view: UnoView, action: string | null | undefined): string[] {
  const move = view.legal.find((one) => one.action === action);
  if (!move) return [];
  switch (move.kind) {
    case "play":
    case "give":
    case "name": {
      const places = move.card === null ? [] : [`card:${move.card}`];
      if (move.colour !== null) places.push(`colour:${move.colour}`);
      if (move.calls) places.push("call");
      return places;
    }
    case "draw":
      return ["pile"];
    case "catch":
      return [`catch:${move.target}`];
    default:
      return [move.kind];
  }
}
