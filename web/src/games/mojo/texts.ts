/** Sentences of this game: what an event tells, what a card is called. */
import { t } from "../../i18n.svelte";
import type { MojoEvent, MojoMove } from "../../wire";
import { charmOf } from "./charms";

export function cardName(value: number): string {
  return t("mojo-card", { value, colour: t(`colour-${charmOf(value).name}`) });
}

/** A card of mine, and what it would do now. */
export function cardLabel(value: number, effect: MojoMove["effect"] | "mixed" | "reveal"): string {
  return t("mojo-card-effect", {
    effect: effect ?? "none",
    value,
    colour: t(`colour-${charmOf(value).name}`),
  });
}

export function tell(event: MojoEvent, me: number | null, name: (seat: number) => string): string {
  const seat = event.seat ?? null;
  const text = t(`mojo-ev-${event.kind}`, {
    me: seat !== null && seat === me ? "yes" : "no",
    name: seat === null ? "" : name(seat),
    card: event.card ?? "",
    effect: event.effect ?? "none",
    count: event.count ?? 0,
  });
  return text.replace(/[ \n]+/g, " ");
}
