/** The position in a few sentences, for those who cannot see it. */
import { t } from "../../words/i18n.svelte";
import type { Named, Summed } from "../../table/telling/summary";
import type { UnoView } from "../../wire";

export function summary(view: UnoView, cards: Named<string>): Summed {
  const { seat: me, seats, discard } = view;
  const mine = me === null ? null : seats[me]!;
  const top = discard.at(-1);
  return {
    table: [
      ...(top ? [t("uno-discard", { card: cards([top]), colour: view.colour ?? "none" })] : []),
      t("uno-direction", { direction: view.direction }),
      t("uno-draw-pile", { count: view.draw_pile }),
    ],
    hand: mine && [t("aloud-hand", { count: mine.hand_size, cards: cards(mine.hand ?? []) })],
    seat: (seat, name) => {
      const { hand_size, total, called } = seats[seat]!;
      const text = t("uno-seat", { name, cards: hand_size, total });
      return called ? [text, t("uno-call")] : [text];
    },
  };
}
