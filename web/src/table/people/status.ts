/** What is said of a player instead of the points. */
import type { SeatInfo } from "../../wire";
import { t } from "../../words/i18n.svelte";

/** A person who cannot be reached. */
export const offline = ({ kind, online }: SeatInfo): boolean => kind === "person" && !online;

/** Where a person is who does not play now; empty while they do. */
export function statusOf(info: SeatInfo): string {
  if (info.stood_in) return t("table-bot-plays");
  if (offline(info)) return t("table-offline");
  return info.hidden ? t("table-away") : "";
}
