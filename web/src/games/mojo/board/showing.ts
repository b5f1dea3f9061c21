/** How Mojo is shown and told, on a board and on the screen in the room. */
import type { Showing } from "../../../table/board/board.svelte";
import type { MojoEvent, MojoView } from "../../../wire";
import Mini from "../art/Mini.svelte";
import { placesOf } from "../hint";
import { cardNames, tell } from "../texts";
import { script } from "./plan";

export const showing: Showing<MojoView, MojoEvent, number, never, never> = {
  script,
  tell,
  cards: ({ card }) => (card === null || card === undefined ? [] : [card]),
  Card: Mini,
  named: cardNames,
  places: placesOf,
};
