/** The position in a few sentences, for those who cannot see it. */
import { t } from "../../words/i18n.svelte";
import type { Named, Summed } from "../../table/telling/summary";
import type { MojoView } from "../../wire";

export function summary(view: MojoView, cards: Named<number>): Summed {
  const { seat: me, seats, discards } = view;
  const mine = me === null ? null : seats[me]!;
  return {
    table: [
      ...discards.map((pile, d) => {
        const top = pile.at(-1);
        return top === undefined
          ? t("mojo-discard-empty")
          : t("aloud-discard", { n: discards.length > 1 ? d + 1 : "only", card: cards([top]) });
      }),
      t("mojo-draw-pile", { count: view.draw_pile }),
      t("mojo-face", { face: view.face }),
    ],
    hand: mine && [
      ...(mine.hand?.length
        ? [t("aloud-hand", { count: mine.hand.length, cards: cards(mine.hand) })]
        : []),
      ...(mine.laid?.length
        ? [t("aloud-laid", { count: mine.laid.length, cards: cards(mine.laid) })]
        : []),
      ...(mine.revealed.length ? [t("aloud-revealed", { cards: cards(mine.revealed) })] : []),
    ],
    seat: (seat, name) => {
      const { hand_size, laid_size, revealed, total } = seats[seat]!;
      const laid = laid_size > 0 || revealed.length > 0;
      return [
        t(laid ? "mojo-seat-laid" : "mojo-seat", {
          name,
          cards: laid ? laid_size : hand_size,
          total,
        }),
        ...(revealed.length ? [t("aloud-revealed", { cards: cards(revealed) })] : []),
      ];
    },
  };
}
