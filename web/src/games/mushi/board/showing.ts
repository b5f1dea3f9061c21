/** How Mushi is shown and told, on a board and on the screen in the room. */
import type { Showing } from "../../../table/board/board.svelte";
import { list, t } from "../../../words/i18n.svelte";
import type { MushiEvent, MushiView } from "../../../wire";
import Mini from "../art/Mini.svelte";
import { placesOf } from "../hint";
import { called, tell } from "../texts";
import { type Announcement, script } from "./plan";
import type { Card, Scene } from "./scene";

export const showing: Showing<MushiView, MushiEvent, Card, Scene, Announcement> = {
  script,
  tell,
  cards: ({ card, cards }) => [...(card ? [card] : []), ...(cards ?? [])],
  round: (deal, { deals }) => t("mushi-progress", { deal, deals }),
  Card: Mini,
  named: (cards) => list(cards.map(called)),
  places: placesOf,
};
