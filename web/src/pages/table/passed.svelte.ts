/** Hands are covered for whoever has the device next, once the last action has been seen. */
import type { LocalChannel } from "../../local/channel.svelte";
import type { Session } from "../../table/session/session.svelte";
import { withTexts } from "../../words/i18n.svelte";

/** The cover, on its way once the device is to be passed. To be called while a component is made. */
export function coverOf(session: Session, local: () => LocalChannel | null) {
  const passing = $derived(local()?.passing != null);
  $effect(() => {
    if (passing && !local()!.covered && session.idle) local()!.cover();
  });
  const cover = $derived(
    passing
      ? withTexts("together", import("../../table/people/Cover.svelte")).then(
          (made) => made.default,
        )
      : null,
  );
  return {
    get Cover() {
      return cover;
    },
  };
}
