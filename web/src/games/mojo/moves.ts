/** The player's moves, taken from `legal`, and the reasons why others are not possible. */
import type { Text } from "../../words/i18n.svelte";
import type { Why } from "../../table/cards/refusal.svelte";
import type { MojoMove, MojoView } from "../../wire";

/** The moves that use a card in hand, or a laid one. */
export function movesOf(view: MojoView, card: number): MojoMove[] {
  return view.legal.filter(
    (move) => move.card === card && (move.kind === "play" || move.kind === "reveal"),
  );
}

/** The move that a tap on a discard makes: play `card` there, or take its top card. */
export function moveOnto(
  view: MojoView,
  discard: number,
  card: number | null,
): MojoMove | undefined {
  return view.legal.find(
    (move) =>
      move.discard === discard &&
      (move.kind === "take" || (move.kind === "play" && move.card === card)),
  );
}

export function drawMove(view: MojoView): MojoMove | undefined {
  return view.legal.find((move) => move.kind === "draw");
}

/** One text for what a card would do now: effects may differ by discard. */
export function effectOf(moves: readonly MojoMove[]): MojoMove["effect"] | "mixed" | "reveal" {
  const [first] = moves;
  if (!first) return null;
  if (first.kind === "reveal") return "reveal";
  return moves.every((move) => move.effect === first.effect) ? first.effect : "mixed";
}

/** The request to me, or the player whose turn it is, in words. */
export function prompt(view: MojoView, name: (seat: number) => string): Text {
  if (view.phase === "over") return { id: "mojo-prompt-over" };
  if (view.phase === "deal" || view.to_act === null) return { id: "mojo-prompt-deal" };
  const acting = view.seats[view.to_act]!;
  const reveals = acting.laid_size > 0;
  if (view.to_act === view.seat) {
    if (view.phase === "choose_draw") return { id: "mojo-prompt-draw" };
    if (reveals) return { id: "mojo-prompt-reveal" };
    if (view.chain) return { id: "mojo-prompt-chain" };
    return { id: "mojo-prompt-play" };
  }
  const args = { name: name(view.to_act) };
  if (view.phase === "choose_draw") return { id: "mojo-wait-draw", args };
  return { id: reveals ? "mojo-wait-reveal" : "mojo-wait-play", args };
}

export type Target =
  | { what: "hand" | "laid" | "revealed" | "pile" }
  | { what: "discard"; discard: number; selected: number | null };

/** Why a tap does nothing. */
export function explain(view: MojoView, target: Target, name: (seat: number) => string): Why {
  if (view.phase === "deal" || view.phase === "over" || view.to_act === null)
    return { id: "mojo-why-over", rule: "m13" };
  if (target.what === "revealed") return { id: "mojo-why-revealed", rule: "m12" };
  const turn = { id: "mojo-why-turn", rule: "m5", args: { name: name(view.to_act) } };
  if (view.to_act !== view.seat)
    return target.what === "laid" ? { id: "mojo-why-laid", rule: "m11" } : turn;
  if (view.phase === "choose_draw") {
    if (target.what !== "discard") return { id: "mojo-why-draw-first", rule: "m18-draw" };
    return view.draw_pile_only
      ? { id: "mojo-why-pile-only", rule: "m21" }
      : { id: "mojo-why-played-discard", rule: "m18-draw" };
  }
  if (target.what === "pile") return { id: "mojo-why-pile", rule: "m8" };
  if (target.what !== "discard") return turn;
  return target.selected === null
    ? { id: "mojo-why-card-first", rule: "m6" }
    : { id: "mojo-why-chosen", rule: "m18-turn" };
}
