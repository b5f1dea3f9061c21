/** The words for a game's events: each as a sentence, with the small cards that it names. */
import type { Component } from "svelte";
import type { Event } from "../../wire";

export interface Wording<E extends Event = Event, C = unknown> {
  /** The sentence; empty for events that need none. `then`: other names that seats had then. */
  tell(event: E, then?: ReadonlyMap<number, string>): string;
  /** Small cards shown beside it in the history. */
  cards(event: E): readonly C[];
  /** The full names of cards, for people who cannot see them. */
  named(cards: readonly C[]): string;
  /** The word for a round, if it is not "round". */
  round?(round: number): string;
  /** Draws a small card. */
  Card: Component<{ card: C }>;
}
