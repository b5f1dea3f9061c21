/** The player's moves, taken from `legal`, and the reasons why others are not possible. */
import type { Text } from "../../words/i18n.svelte";
import type { Why } from "../../table/cards/refusal.svelte";
import type { MushiMove, MushiView } from "../../wire";
import type { Card } from "./board/scene";

/** The moves that play a card from hand. */
export function playsOf(view: MushiView, card: Card): MushiMove[] {
  return view.legal.filter((move) => move.kind === "play" && move.card === card);
}

/** The moves that choose which cards the turned-up card captures. */
export function takes(view: MushiView): MushiMove[] {
  return view.legal.filter((move) => move.kind === "take");
}

/** Every card on the table that one of these moves captures. */
export function targets(moves: readonly MushiMove[]): Set<Card> {
  return new Set(moves.flatMap((move) => move.captures));
}

/** The moves that play a card from hand and capture this one. */
export function capturing(view: MushiView, card: Card): MushiMove[] {
  return view.legal.filter((move) => move.kind === "play" && move.captures.includes(card));
}

export type Names = (seat: number) => string;
export type CardName = (card: Card) => string;

/** The request to me, or the player whose turn it is, in words. */
export function prompt(view: MushiView, name: Names, called: CardName): Text {
  if (view.phase === "over") return { id: "mushi-prompt-over" };
  if (view.phase === "deal" || view.to_act === null) return { id: "mushi-prompt-deal" };
  if (view.to_act !== view.seat) {
    const id = view.phase === "take" ? "mushi-wait-take" : "mushi-wait-play";
    return { id, args: { name: name(view.to_act) } };
  }
  if (view.phase === "take")
    return { id: "mushi-prompt-take", args: { card: called(view.turned_up ?? "") } };
  const plays = view.legal.filter((move) => move.kind === "play");
  if (plays.length && plays.every((move) => !move.captures.length))
    return { id: "mushi-prompt-nothing" };
  return { id: "mushi-prompt-play" };
}

export type Target = { what: "hand" | "table"; card: Card } | { what: "pile" };

/** Why a tap does nothing. */
export function explain(view: MushiView, target: Target, name: Names, called: CardName): Why {
  if (view.phase === "deal" || view.phase === "over" || view.to_act === null)
    return { id: "mushi-why-over", rule: "h15-end" };
  if (view.seat === null) return { id: "mushi-why-watching", rule: "h1-game" };
  if (view.to_act !== view.seat)
    return { id: "mushi-why-turn", rule: "h6", args: { name: name(view.to_act) } };
  if (target.what === "pile") return { id: "mushi-why-pile", rule: "h7" };
  if (view.phase === "take") {
    const rule = view.turned_up === "11j" ? "h13" : "h9-two";
    return { id: "mushi-why-take", rule, args: { card: called(view.turned_up ?? "") } };
  }
  if (target.what === "table") {
    if (target.card === "11j") return { id: "mushi-why-joker-waits", rule: "h12" };
    return { id: "mushi-why-none-captures", rule: "h9", args: { card: called(target.card) } };
  }
  if (target.card === "11j") return { id: "mushi-why-joker", rule: "h8-joker" };
  const joker = view.legal.some(({ kind, card }) => kind === "play" && card === "11j");
  return { id: "mushi-why-must-match", rule: "h8-ru", args: { joker: joker ? "yes" : "no" } };
}
