/** A hint at this table: the places that it marks, and the move in words. */
import { t } from "../../words/i18n.svelte";
import type { MojoView } from "../../wire";

/** The places of a move: my card, and the pile if there is a choice. */
export function placesOf(view: MojoView, action: string | null | undefined): string[] {
  const move = view.legal.find((one) => one.action === action);
  if (!move) return [];
  if (move.kind === "draw") return ["pile"];
  if (move.kind === "take") return [`discard:${move.discard}`];
  const card = `card:${move.card}`;
  return move.kind === "play" && view.discards.length > 1
    ? [card, `discard:${move.discard}`]
    : [card];
}

export function nameOf(view: MojoView, action: string | null): string {
  const move = view.legal.find((one) => one.action === action);
  if (!move) return action ?? "";
  return t("mojo-move", {
    kind: move.kind,
    card: move.card ?? "",
    discard: view.discards.length > 1 ? (move.discard ?? "") : "only",
  });
}
