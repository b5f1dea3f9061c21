/** The player's moves, taken from `legal`, and the reasons why others are not possible. */
import type { Text } from "../../words/i18n.svelte";
import type { Why } from "../../table/cards/refusal.svelte";
import type { UnoView } from "../../wire";
import { type Card, type Colour, type Move, read } from "./art/cards";

/** The moves that play a card from hand, or give it away. */
export function movesOf(view: UnoView, card: Card): Move[] {
  return view.legal.filter(
    (move) => move.card === card && (move.kind === "play" || move.kind === "give"),
  );
}

/** One move for each colour (or none), with the call if it is armed and due. */
export function variants(moves: readonly Move[], calls: boolean): Map<Colour | null, Move> {
  const found = new Map<Colour | null, Move>();
  for (const move of moves)
    if (!found.has(move.colour) || move.calls === calls) found.set(move.colour, move);
  return found;
}

export function moveOf(view: UnoView, kind: Move["kind"]): Move | undefined {
  return view.legal.find((move) => move.kind === kind);
}

/** True if a play of mine would leave one card: the call has to go with it. */
export function callDue(view: UnoView): boolean {
  return view.legal.some((move) => move.calls && move.kind !== "call");
}

/** The effect of a card, in a word; for the signs on cards and for the line below. */
export type Effect = "draw_two" | "draw_four" | "skip" | "reverse" | "wild" | "scary" | "give";

export function effectOf(moves: readonly Move[]): Effect | null {
  const [move] = moves;
  if (!move?.card) return null;
  if (move.kind === "give") return "give";
  const { symbol } = read(move.card);
  if (symbol === "+2") return "draw_two";
  if (symbol === "+4") return "draw_four";
  if (symbol === "s" || (symbol === "r" && move.target !== null)) return "skip";
  if (symbol === "r") return "reverse";
  if (symbol === "wild") return "wild";
  return symbol === "scary" ? "scary" : null;
}

/** The request to me, or the player whose turn it is, in words. */
export function prompt(view: UnoView, name: (seat: number) => string): Text {
  if (view.phase === "over") return { id: "uno-prompt-over" };
  if (view.phase === "deal" || view.to_act === null) return { id: "uno-prompt-deal" };
  const receiver = view.giving?.receiver ?? null;
  const args = {
    name: name(view.to_act),
    colour: view.giving?.colour ?? view.stake?.colour ?? "",
    other: receiver === null ? "" : name(receiver),
    toMe: receiver !== null && receiver === view.seat ? "yes" : "no",
  };
  if (view.to_act !== view.seat) return { id: `uno-wait-${view.phase}`, args };
  if (view.phase === "play" && !view.legal.some((move) => move.kind === "play"))
    return { id: "uno-prompt-draw" };
  return { id: `uno-prompt-${view.phase}`, args };
}

export type Target = { what: "pile" | "discard" | "call" } | { what: "hand"; card: Card };

/** Why a tap does nothing. */
export function explain(view: UnoView, target: Target, called: (card: Card) => string): Why {
  if (target.what === "call") return { id: "uno-why-call", rule: "u16" };
  if (view.phase === "deal" || view.phase === "over" || view.to_act === null)
    return { id: "uno-why-over", rule: "u17" };
  if (view.to_act !== view.seat) return { id: "uno-why-turn", rule: "u6" };
  if (view.phase === "challenge") return { id: "uno-why-challenge", rule: "u13" };
  if (view.phase === "name")
    return { id: "uno-why-name", rule: view.discard.length > 1 ? "u14" : "u5-wild" };
  if (view.phase === "give")
    return { id: "uno-why-give", rule: "u14-order", args: { colour: view.giving!.colour } };
  if (view.phase === "drawn")
    return {
      id: target.what === "pile" ? "uno-why-drawn-pile" : "uno-why-drawn",
      rule: "u7-drawn",
    };
  if (target.what === "discard") return { id: "uno-why-discard", rule: "u7" };
  if (target.what !== "hand") return { id: "uno-why-pile", rule: "u7-draw" };
  const top = view.discard.at(-1);
  const wild = top === undefined || read(top).colour === null;
  return {
    id: wild ? "uno-why-colour" : "uno-why-fit",
    rule: wild ? "u7-wild" : "u7-fits",
    args: { card: called(target.card), colour: view.colour ?? "" },
  };
}
