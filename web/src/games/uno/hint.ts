/** The move of a hint in words. */
import { t } from "../../words/i18n.svelte";
import type { UnoView } from "../../wire";
import type { Move } from "./art/cards";
import { cardName } from "./texts";

type Names = (seat: number) => string;

export function nameOf(view: UnoView, action: string | null, name: Names): string {
  if (action === null) return t("uno-move-wait");
  const move = view.legal.find((one) => one.action === action);
  if (!move) return action;
  const text = inWords(view, move, name);
  return move.calls && move.kind !== "call" ? t("uno-move-calls", { move: text }) : text;
}

function inWords(view: UnoView, move: Move, name: Names): string {
  const target = move.target === null ? "" : name(move.target);
  const card = move.card === null ? "" : cardName(move.card);
  switch (move.kind) {
    case "play": {
      const how = move.card === "scary" && move.colour ? "scary" : "named";
      if (move.colour === null) return t("uno-card-does", { effect: "none", card, name: target });
      return t(`uno-move-${how}`, { card, colour: move.colour });
    }
    case "give":
      return t("uno-card-does", { effect: "give", card, name: target });
    case "name":
      return t("uno-move-name", { colour: move.colour ?? "" });
    case "draw":
      return t("uno-move-draw");
    case "pass":
      return t(view.drawn ? "uno-keep" : "uno-keep-nothing");
    case "accept":
      return t("uno-accept", { count: view.stake!.accept });
    case "challenge":
      return t("uno-challenge");
    case "catch":
      return t("uno-catch", { name: target });
    case "call":
      return t("uno-call-late");
  }
}
