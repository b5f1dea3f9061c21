/** Words of this game: sentences for events, names of cards. */
import { list, t } from "../../words/i18n.svelte";
import { type Card, type Colour, read } from "./art/cards";
import type { Told } from "./board/plan";

// Texts select by words: Fluent takes no plus sign.
const WORDS: Record<string, string> = { "+2": "draw_two", "+4": "draw_four" };

export function cardName(card: Card): string {
  const { colour, symbol } = read(card);
  return t("uno-card", { colour: colour ?? "none", symbol: WORDS[symbol] ?? symbol });
}

export function colourName(colour: Colour): string {
  return t("uno-colour", { colour });
}

/** "blue 7 and 2 × Wild". */
export function cardNames(cards: readonly Card[]): string {
  return list(
    [...new Set(cards)].map((card) => {
      const count = cards.filter((other) => other === card).length;
      return count > 1 ? t("uno-copies", { count, card: cardName(card) }) : cardName(card);
    }),
  );
}

export function tell(event: Told, me: number | null, name: (seat: number) => string): string {
  const seat = event.seat ?? null;
  const other = event.other ?? null;
  const cards = event.cards ?? (event.card ? [event.card] : []);
  const args = {
    me: seat !== null && seat === me ? "yes" : "no",
    name: seat === null ? "" : name(seat),
    toMe: other !== null && other === me ? "yes" : "no",
    other: other === null ? "" : name(other),
    card: cardNames(cards),
    known: cards.length ? "yes" : "no",
    colour: event.colour ?? "none",
    count: event.count ?? 1,
    direction: event.direction ?? 1,
    guilty: event.guilty ? "yes" : "no",
    won: seat === null ? "no" : "yes",
  };
  const gives = event.kind === "played" && event.card === "scary" && event.colour;
  const text = t(gives ? "uno-ev-played-scary" : `uno-ev-${event.kind}`, args);
  const called = event.calls ? ` ${t("uno-ev-called", args)}` : "";
  return (text + called).replace(/[ \n]+/g, " ");
}
