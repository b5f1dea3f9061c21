/** The rules of Monster High UNO, with what shows them. */
import type { Book } from "../rulebook";
import CardDefs from "./art/CardDefs.svelte";
import { rulebook } from "./rules";
import { cardName } from "./texts";
import UnoCard from "./art/UnoCard.svelte";

export const book: Book = {
  rules: rulebook,
  Card: UnoCard,
  Defs: CardDefs,
  called: cardName,
  answers: { "illegal-action": "u7", "not-your-turn": "u6" },
};
