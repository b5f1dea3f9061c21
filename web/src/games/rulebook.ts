/**
 * A game's rules as players read them: which paragraphs there are, in which order, at which tables they
 * apply, and what is shown beside them. The words are Fluent texts, found by the convention of their ids,
 * here of Mojo's rule M7, in `games/mojo/rules.ftl`:
 *
 * - `rules-mojo-m7` is the paragraph; `rules-mojo-m7-title` its heading, if it has one;
 * - `rules-mojo-m16-fr` is the paragraph with `text: "m16-fr"`, for a rule that is told in several;
 * - `rules-mojo-m14-example` is its worked example, with the example's numbers as variables;
 * - `rules-chapter-turn` is the heading of a chapter, the same for all games, in `rules.ftl`;
 * - `rules-mojo-brief-turn` is a line of the summary that fits on one page.
 */
import type { Component } from "svelte";
import type { OptionValue } from "../table/houserules/options";

/** House rules with the values at which something applies, such as `{ edition: ["fr", "ru"] }`. */
export type Tables = Record<string, readonly OptionValue[]>;

export interface Paragraph {
  /** The rule's id, as in `docs/rules/`: "M7". */
  rule: string;
  /** The end of its text's id, if that is not the rule's id in lower case. */
  text?: string;
  /** The tables that it applies to; all, if not given. */
  only?: Tables;
  /** True if no printed booklet has it: it is told so, beside what is printed. */
  unprinted?: boolean;
  /** Rows of cards to show, as the game names them; `back` is any card face down. */
  cards?: readonly (readonly string[])[];
  example?: Example;
}

/** Cards on the table or in hands, and what the rules make of them: a test asks the rules. */
export interface Example {
  /** Named groups of cards, such as a player's; a name is the end of a text's id. */
  groups: readonly { name: string; cards: readonly string[] }[];
  /** The numbers that the text says. */
  numbers: Readonly<Record<string, number>>;
}

export interface Chapter {
  name: "about" | "setup" | "turn" | "special" | "end" | "scoring" | "variants";
  paragraphs: readonly Paragraph[];
}

export interface Rulebook {
  chapters: readonly Chapter[];
  /** The lines of the summary, by the ends of their texts' ids, and the tables they apply to. */
  brief: readonly { text: string; only?: Tables }[];
}

/** A rulebook with its pictures and names: a game's `book.ts` exports one. */
export interface Book {
  rules: Rulebook;
  /** A card, drawn as wide as its place; without a name, its back. */
  Card: Component<{ card: string | null }>;
  /** Paints that cards share, once on the page. */
  Defs?: Component;
  /** The name of a card, for people who cannot see it. */
  called(card: string): string;
  /** The addresses of the paragraphs that answer when an action is refused, by the error's code. */
  answers: Readonly<Record<string, string>>;
}
