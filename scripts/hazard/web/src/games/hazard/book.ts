/** The rules of Hazard, with what shows them. */
import type { Book } from "../rulebook";
import Defs from "../../art/Figures.svelte";
import RuleCard from "./art/RuleCard.svelte";
import { rulebook } from "./rules";
import { cardName } from "./texts";

export const book: Book = {
  rules: rulebook,
  Card: RuleCard,
  Defs,
  called: (card) => cardName(Number(card)),
  answers: { "illegal-action": "x6", "not-your-turn": "x5" },
};
