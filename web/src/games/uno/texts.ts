/** Sentences of this game: what an event tells, what a card is called. */
import { t } from "../../i18n.svelte";
import type { UnoEvent } from "../../wire";
import { type Card, type Colour, read } from "./cards";

// Texts choose by words: Fluent takes no plus sign.
const WORDS: Record<string, string> = { "+2": "draw_two", "+4": "draw_four" };

export function cardName(card: Card): string {
  const { colour, symbol } = read(card);
  return t("uno-card", { colour: colour ?? "none", symbol: WORDS[symbol] ?? symbol });
}

export function colourName(colour: Colour): string {
  return t("uno-colour", { colour });
}

export function list(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang).format(names);
}

function copies(count: number, card: Card): string {
  return count > 1 ? t("uno-copies", { count, card: cardName(card) }) : cardName(card);
}

export function tellOne(
  event: UnoEvent,
  me: number | null,
  name: (seat: number) => string,
): string {
  const seat = event.seat ?? null;
  const other = event.other ?? null;
  const text = t(`uno-ev-${event.kind}`, {
    me: seat !== null && seat === me ? "yes" : "no",
    name: seat === null ? "" : name(seat),
    toMe: other !== null && other === me ? "yes" : "no",
    other: other === null ? "" : name(other),
    card: event.card ? copies(event.count ?? 1, event.card) : "",
    known: event.card ? "yes" : "no",
    colour: event.colour ?? "none",
    count: event.count ?? 0,
    direction: event.direction ?? 1,
    guilty: event.guilty ? "yes" : "no",
    won: seat === null ? "no" : "yes",
  });
  return text.replace(/\s+/g, " ");
}

/** Lines for all that happened; cards that one seat draws in a row, or shows, make one line. */
export function tell(
  events: readonly UnoEvent[],
  me: number | null,
  name: (seat: number) => string,
): string[] {
  const lines: string[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    const run = [event];
    if (event.kind === "drew" || event.kind === "showed")
      while (events[i + 1]?.kind === event.kind && events[i + 1]?.seat === event.seat)
        run.push(events[++i]!);
    const seat = event.seat ?? null;
    const who = { me: seat !== null && seat === me ? "yes" : "no", name: name(seat ?? 0) };
    if (event.kind === "drew" && run.length > 1)
      lines.push(t("uno-ev-drew-many", { ...who, count: run.length }).replace(/\s+/g, " "));
    else if (event.kind === "showed")
      lines.push(
        t("uno-ev-showed", {
          ...who,
          cards: list(run.map((one) => copies(one.count ?? 1, one.card!))),
        }).replace(/\s+/g, " "),
      );
    else lines.push(tellOne(event, me, name));
  }
  return lines.filter(Boolean);
}
