/** Words of this game: sentences for events, names of cards. */
import { list, t } from "../../words/i18n.svelte";
import type { MushiEvent, MushiMove } from "../../wire";
import { isCard, kindOf, monthOf } from "./art/cards";
import type { Card } from "./board/scene";

export const MONTHS = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12] as const;

/** With what is on it, for people who cannot see it. */
export function describe(card: Card): string {
  return t(`mushi-card-${card}`);
}

/** Plant and kind. */
export function called(card: Card): string {
  if (!isCard(card)) return "";
  return t("mushi-name", { plant: t(`mushi-plant-${monthOf(card)}`), kind: kindOf(card) });
}

/** Months of which somebody holds no card, for sentences with "or" and for sentences with "and". */
export function lacking(months: readonly number[]): { months: string; each: string } {
  const plants = months.map((month) => t(`mushi-plant-${month}`));
  return { months: list(plants, "or"), each: list(plants) };
}

/** A card in my hand, and what it would do; `plays`: null while I cannot play. */
export function cardLabel(card: Card, plays: readonly MushiMove[] | null): string {
  if (!plays) return describe(card);
  if (!plays.length) return t("mushi-hand-not", { card: describe(card) });
  const captures = plays.flatMap((move) => move.captures);
  if (!captures.length) return t("mushi-hand-stays", { card: describe(card) });
  const args = { card: describe(card), cards: list(captures.map(called)) };
  return t(plays.length > 1 ? "mushi-hand-choice" : "mushi-hand-captures", args);
}

/** Events worth a line of their own: a card that captures or stays need not be told twice. */
export function news(events: readonly MushiEvent[]): MushiEvent[] {
  return events.filter(({ kind, card }, i) => {
    const next = events[i + 1];
    const came = kind === "played" || kind === "turned_up";
    const told = next?.kind === "captured" || next?.kind === "stays";
    return !(came && told && next.card === card);
  });
}

export function tell(event: MushiEvent, me: number | null, name: (seat: number) => string): string {
  const seat = event.seat ?? null;
  return t(`mushi-ev-${event.kind}`, {
    me: seat === null ? "nobody" : seat === me ? "yes" : "no",
    name: seat === null ? "" : name(seat),
    card: event.card ? called(event.card) : "",
    cards: list((event.cards ?? []).map(called)),
    first: event.cards?.[0] ? called(event.cards[0]) : "",
    second: event.cards?.[1] ? called(event.cards[1]) : "",
    name0: name(0),
    name1: name(1),
    reason: event.reason ?? "",
    yaku: event.yaku ? t(`mushi-yaku-${event.yaku}`) : "",
  }).replace(/[ \n]+/g, " ");
}
