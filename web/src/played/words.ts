/** Players and figures of games that are over, in words. */
import { language, t } from "../words/i18n.svelte";
import { levelName } from "../words/levels";
import type { Opponent } from "./figures";
import type { Player } from "./game";

const levelOf = (bot: string): string => t("played-level", { level: levelName(bot) });

export function opponentName({ name, bot }: Pick<Opponent, "name" | "bot">): string {
  return bot ? levelOf(name) : name;
}

/** Those without a name are called by what is known of them; `mine`: it is this browser's owner. */
export function playerName({ name, bot }: Player, mine: boolean): string {
  return name || (mine ? t("you") : bot === null ? t("played-nobody") : levelOf(bot));
}

export const NONE = "–";

/** An average, with one decimal; of nothing, a dash. */
export function mean(points: number | null): string {
  const { format } = new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return points === null ? NONE : format(points).replace("-", "\u2212");
}
