/** That other tables wait for this browser while it is at one (`yours/OtherTables.svelte`). */
import { t } from "../../words/i18n.svelte";

class Waiting {
  count = $state.raw(0);
  /** In words, which follow the name of the menu. */
  said = $state.raw("");
}

export const waiting = new Waiting();

/** Says in the window's title how it is at this table; before that, in brackets, how many others wait. */
export function entitle(here: string): void {
  const { count } = waiting;
  document.title = `${count ? `(${count}) ` : ""}${here} – ${t("app-name")}`;
}
