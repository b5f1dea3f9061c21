/** The place of every card between one event and the next, as the board draws it. */
import type { MushiView } from "../../../wire";

export type Card = string;

export interface Scene {
  readonly table: readonly Card[];
  /** A card on top of those that it is about to capture. */
  readonly laid: { readonly card: Card; readonly upon: readonly Card[] } | null;
  /** Turned up from the draw pile. */
  readonly turned: Card | null;
  /** The cards that the viewer sees, and how many there are. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly sizes: readonly number[];
  readonly captured: readonly (readonly Card[])[];
  readonly pile: number;
  /** The seat that put the joker on the table, where it waits for a card from the draw pile. */
  readonly joker: number | null;
}

export const DECK = 40;

export function sceneOf(view: MushiView): Scene {
  return {
    table: view.table,
    laid: null,
    turned: view.turned_up,
    hands: view.seats.map((seat) => seat.hand),
    sizes: view.seats.map((seat) => seat.hand_size),
    captured: view.seats.map(({ captured }) => [
      ...captured.brights,
      ...captured.animals,
      ...captured.ribbons,
      ...captured.chaff,
    ]),
    pile: view.draw_pile,
    joker: view.joker_left_by,
  };
}

/** All cards in the draw pile. */
export const EMPTY: Scene = {
  table: [],
  laid: null,
  turned: null,
  hands: [null, null],
  sizes: [0, 0],
  captured: [[], []],
  pile: DECK,
  joker: null,
};

/** The place of every card that can be seen. */
export function places(scene: Scene): Map<Card, string> {
  const found = new Map<Card, string>();
  for (const card of scene.table) found.set(card, "table");
  if (scene.laid) found.set(scene.laid.card, "laid");
  if (scene.turned) found.set(scene.turned, "turned");
  scene.hands.forEach((hand, seat) => hand?.forEach((card) => found.set(card, `hand:${seat}`)));
  scene.captured.forEach((pile, seat) => pile.forEach((card) => found.set(card, `won:${seat}`)));
  return found;
}
