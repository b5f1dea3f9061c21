/** Sentences of this game: what an event tells, what a card is called. */
import { t } from "../../i18n.svelte";
import type { MushiEvent } from "../../wire";
import { isCard, kindOf, monthOf } from "./art/cards";
import type { Card } from "./scene";

export const MONTHS = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12] as const;

/** With what is on it: for who cannot see it. */
export function describe(card: Card): string {
  return t(`mushi-card-${card}`);
}

/** Plant and kind. */
export function called(card: Card): string {
  if (!isCard(card)) return "";
  return t("mushi-name", { plant: t(`mushi-plant-${monthOf(card)}`), kind: kindOf(card) });
}

export function list(words: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "en").format(words);
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
  }).replace(/\s+/g, " ");
}
