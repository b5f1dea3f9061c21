/** The winners, as the title of the last scores. */
import { list, t } from "./i18n.svelte";

export function wins(
  winners: readonly number[],
  me: number | null,
  name: (seat: number) => string,
): string {
  const [seat] = winners;
  if (seat === undefined) return "";
  if (winners.length > 1) return t("win-shared", { names: list(winners.map(name)) });
  return seat === me ? t("win-you") : t("win-other", { name: name(seat) });
}
