/** The position in a few sentences, for those who cannot see it. */
import { t } from "../../words/i18n.svelte";
import type { Named, Summed } from "../../table/telling/summary";
import type { HazardView } from "../../wire";

export function summary(view: HazardView, cards: Named<number>): Summed {
  const front = (seat: number): string[] => {
    const own = view.seats[seat]!.cards;
    return own.length ? [t("hazard-cards", { cards: cards(own) })] : [];
  };
  return {
    table: [
      t("hazard-pile", { count: view.pile }),
      t("hazard-hidden", { card: view.hidden ?? "none" }),
    ],
    hand: view.seat === null ? null : front(view.seat),
    seat: (seat, name) => {
      const { stopped, sum, total } = view.seats[seat]!;
      const told = t("hazard-seat", {
        name,
        stopped: stopped ? "yes" : "no",
        sum,
        total,
      });
      return [told, ...front(seat)];
    },
  };
}
