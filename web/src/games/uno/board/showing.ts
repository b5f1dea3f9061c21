/** How UNO is shown and told, on a board and on the screen in the room. */
import type { Showing } from "../../../table/board/board.svelte";
import type { UnoView } from "../../../wire";
import Mini from "../art/Mini.svelte";
import type { Card } from "../art/cards";
import { cardNames, tell } from "../texts";
import { placesOf } from "./marked";
import { type Lots, type Proof, script, type Told } from "./plan";

export const showing: Showing<UnoView, Told, Card, never, Lots | Proof> = {
  script,
  tell,
  cards: (event) => event.cards ?? (event.card ? [event.card] : []),
  Card: Mini,
  named: cardNames,
  places: placesOf,
};
