/** The rules of Mushi, with what shows them. */
import { t } from "../../words/i18n.svelte";
import type { Book } from "../rulebook";
import Face from "./art/Face.svelte";
import { rulebook } from "./rules";

export const book: Book = {
  rules: rulebook,
  Card: Face,
  called: (card) => t(`mushi-card-${card}`),
  answers: { "illegal-action": "h9", "not-your-turn": "h6" },
};
