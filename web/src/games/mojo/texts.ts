/** Words of this game: sentences for events, names of cards. */
import { list, t } from "../../words/i18n.svelte";
import type { MojoEvent, MojoMove } from "../../wire";
import { charmOf } from "./art/charms";

export function cardName(value: number): string {
  return t("mojo-card", { value, colour: t(`colour-${charmOf(value).name}`) });
}

/** "5, 6, and 12": the colours of several cards follow from their values. */
export function cardNames(values: readonly number[]): string {
  return values.length === 1 ? cardName(values[0]!) : list(values.map(String));
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
