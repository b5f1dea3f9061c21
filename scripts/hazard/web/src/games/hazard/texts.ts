/** Sentences of this game: what an event tells, what a card is called. */
import { list, t } from "../../words/i18n.svelte";
import type { HazardEvent } from "../../wire";

export function cardName(card: number): string {
  return t("hazard-card", { card });
}

export function cardNames(cards: readonly number[]): string {
  return list(cards.map(cardName));
}

export function tell(
  event: HazardEvent,
  me: number | null,
  name: (seat: number) => string,
): string {
  const seat = event.seat ?? null;
  return t(`hazard-ev-${event.kind}`, {
    me: seat !== null && seat === me ? "yes" : "no",
    name: seat === null ? "" : name(seat),
    card: event.card ?? "",
  });
}
