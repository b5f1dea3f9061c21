/** What a look back says, in words. */
import type { Decision, Note } from "../rules/findings";
import type { Mistake } from "../replay/highlights";
import type { Player } from "../replay/player.svelte";
import { t } from "../words/i18n.svelte";
import { inSentence } from "../words/names";
import type { View } from "../wire";

type NameOf = (view: View, action: string | null, name: (seat: number) => string) => string;
const hints = import.meta.glob<NameOf>("../games/*/hint.ts", { import: "nameOf" });

export function share(value: number): string {
  return t("review-share", { value: Math.round(100 * value) || 0 }); // never below zero by nothing
}

/** A change of a chance, with its sign. */
export function change(value: number): string {
  return Math.round(100 * value) > 0 ? t("review-gain", { value: share(value) }) : share(value);
}

export function sentence(note: Note, player: Player): string {
  const { says, seat, round, why, before, after, amount } = note;
  const name = seat < 0 ? "" : inSentence(player.names[seat]!);
  const called = round > 0 ? player.roundCalled(round).toLowerCase() : ""; // amid a sentence
  const shares = { before: share(before), after: share(after), amount: share(amount) };
  return t(`review-${says}`, { name, called, why, ...shares });
}

/** Puts mistakes into words: moves are called as the game's hints call them. */
export async function inWords(decisions: readonly Decision[], player: Player): Promise<Mistake[]> {
  const { film } = player;
  const nameOf = await hints[`../games/${film.record.game}/hint.ts`]!();
  const name = (seat: number): string => inSentence(player.names[seat]!);
  return decisions.map((decision) => {
    const { entry, round, seat, action, better, cost } = decision;
    const stop = film.stopAt(entry - 1);
    const { view } = film.update(stop, seat);
    const played = nameOf(view, action, name);
    const called = player.roundCalled(round);
    return {
      decision,
      stop,
      title: t("review-mistake", { called, name: name(seat), played }),
      better: t("review-better-was", {
        better: nameOf(view, better || null, name) || t("review-nothing"),
      }),
      cost: t("review-cost-was", { cost: share(cost) }),
    };
  });
}
