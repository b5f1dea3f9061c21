/** The position in a few sentences, for those who cannot see it. */
import { t } from "../../words/i18n.svelte";
import type { Named, Summed } from "../../table/telling/summary";
import type { MushiView } from "../../wire";

export function summary(view: MushiView, cards: Named<string>): Summed {
  const { seat: me, seats } = view;
  const mine = me === null ? null : seats[me]!;
  return {
    table: [
      t("aloud-mushi-table", { count: view.table.length, cards: cards(view.table) }),
      ...(view.turned_up ? [t("mushi-turned-up", { card: cards([view.turned_up]) })] : []),
      t("mushi-draw-pile", { count: view.draw_pile }),
    ],
    hand: mine && [t("aloud-hand", { count: mine.hand_size, cards: cards(mine.hand ?? []) })],
    seat: (seat, name) => {
      const { hand_size, total, value, yaku } = seats[seat]!;
      const made = yaku.filter((one) => one.made);
      return [
        t("mushi-seat", { name, cards: hand_size, total }),
        t("mushi-captured", { name, value }),
        ...made.map((one) =>
          t("mushi-yaku-state", {
            state: "made",
            yaku: t(`mushi-yaku-${one.name}`),
            points: one.points,
            have: one.have,
            need: one.need,
            missing: "",
          }),
        ),
      ];
    },
  };
}
