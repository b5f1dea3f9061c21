/** A hint at this table: the places that it marks, and the move in words. */
import { t } from "../../words/i18n.svelte";
import type { MushiView } from "../../wire";
import { playsOf } from "./moves";
import { called } from "./texts";

/** My card, and what it would capture. */
export function placesOf(view: MushiView, action: string | null | undefined): string[] {
  const move = view.legal.find((one) => one.action === action);
  if (!move) return [];
  const mine = move.kind === "play" ? [move.card] : [];
  return [...mine, ...move.captures].map((card) => `card:${card}`);
}

export function nameOf(view: MushiView, action: string | null): string {
  const move = view.legal.find((one) => one.action === action);
  if (!move) return action ?? "";
  const [captured = ""] = move.captures;
  const choice = move.kind === "take" ? "take" : playsOf(view, move.card).length > 1 ? "yes" : "no";
  return t("mushi-move", { choice, card: called(move.card), captured: called(captured) });
}
