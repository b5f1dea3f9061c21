/** The rules of Mojo, with what shows them. */
import { t } from "../../words/i18n.svelte";
import type { Book } from "../rulebook";
import CardDefs from "./art/CardDefs.svelte";
import RuleCard from "./art/RuleCard.svelte";
import { rulebook } from "./rules";
import { cardName } from "./texts";

export const book: Book = {
  rules: rulebook,
  Card: RuleCard,
  Defs: CardDefs,
  called: (card) =>
    card.startsWith("mojo") ? t(`rules-mojo-card-${card}`) : cardName(Number(card)),
  answers: { "illegal-action": "m6", "not-your-turn": "m5" },
};
