/** Captured cards by kind, in the order of their worth; Lightning counts as chaff. */
import { isCard, type Kind, kindOf } from "../art/cards";
import type { Card } from "./scene";

export interface Pack {
  kind: Kind;
  /** Points of each card. */
  worth: number;
  cards: Card[];
}

const WORTH: readonly [Kind, number][] = [
  ["bright", 20],
  ["animal", 10],
  ["ribbon", 5],
  ["chaff", 1],
];

const month = (card: Card): number => Number.parseInt(card, 10);

export function packs(cards: readonly Card[]): Pack[] {
  const of = (card: Card): Kind => {
    const kind = isCard(card) ? kindOf(card) : "chaff";
    return kind === "joker" ? "chaff" : kind;
  };
  return WORTH.map(([kind, worth]) => ({
    kind,
    worth,
    cards: cards.filter((card) => of(card) === kind).sort((a, b) => month(a) - month(b)),
  }));
}
