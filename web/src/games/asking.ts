/**
 * What people argue about at the table, and how the rules are asked. A game's `asking.ts` lists the questions: what has
 * to be chosen to describe a situation, how it is built, and what the rules allow or do there. The words are Fluent
 * texts, found by the convention of their ids, here of UNO, in `games/uno/asking.ftl`:
 *
 * - `uno-may-drawn` is the question; `uno-may-drawn-words` are other words by which people look for it;
 * - `uno-may-ask-top` says what to choose, `uno-may-is-played` what can be chosen, if that is no card;
 * - `uno-may-so-blocked` is what follows.
 */
import type { Rules, Row, State } from "../rules/native";
import { checked } from "../rules/options";
import { Stacked } from "../rules/stacked";
import type { OptionValues } from "../table/houserules/options";
import type { Tables } from "./rulebook";

/** Cards by their notation, or ends of texts; by the name of the blank. */
export type Given = Readonly<Record<string, readonly string[]>>;

/** Something to choose. */
export interface Blank {
  name: string;
  /** The ends of the texts to choose from; without them, cards of the deck. */
  values?: readonly string[];
  /** How many cards; one, if not given. */
  cards?: readonly [number, number];
  /** Cards that the situation has already. */
  but?: readonly string[];
  only?: Tables;
  /** Whether the answer depends on it, after what was chosen before. */
  when?(given: Given): boolean;
}

export interface Answer {
  may: boolean;
  /** The address of the paragraph that says so. */
  by: string;
  /** The end of the text about what follows, and the cards that it speaks of. */
  so?: string;
  cards?: readonly string[];
}

export interface Question {
  /** The end of its text's id. */
  id: string;
  only?: Tables;
  blanks?: readonly Blank[];
  answer(options: OptionValues, given: Given): Answer;
}

/** Whoever asks has this seat. */
export const ME = 0;

/** A position as somebody describes it, whatever led there: the rest is dealt anyhow. */
export class Situation<S extends State, E = unknown> {
  readonly game: Rules<S, unknown, E>;
  readonly s: S;

  /**
   * A table before the first deal. `decks`: the cards on top, for each shuffle. OptionError for house rules that the
   * game does not have.
   */
  constructor(
    game: Rules<S, unknown, E>,
    options: OptionValues,
    seats: number,
    decks: readonly (readonly string[])[] = [],
  ) {
    this.game = game;
    const ours = Object.entries(options).filter(
      ([name]) => game.options.find((option) => option.name === name)?.kind !== "seat",
    );
    this.s = game.new_state();
    game.configure(this.s, checked(game as Rules, Object.fromEntries(ours), seats), seats);
    game.start(this.s);
    this.s.source = new Stacked(game as Rules, decks);
  }

  /** What the seat may do, in notation. */
  legal(seat = ME): string[] {
    const out = new Array<number>(this.game.max_legal + 1).fill(0);
    const n = this.game.legal(this.s, seat, out);
    return out.slice(0, n).map((action) => this.game.format_action(this.s, action));
  }

  /** Carries an action out; the events that I see. */
  play(action: string, seat = ME): E[] {
    const { game, s } = this;
    s.journal = [];
    game.apply(s, seat, game.parse_action(s, action));
    return s.journal.map((fact) => game.event(s, fact, ME)).filter((event) => event !== null);
  }
}

/** Makes a hand of these cards, where cards are counted by face. */
export function hold(game: Rules, counts: Row, cards: readonly string[]): void {
  for (let face = 0; face < counts.length; face++) counts[face] = 0;
  for (const card of cards) counts[game.parse_card(card)]!++;
}
