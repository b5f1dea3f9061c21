/** The state of the connection in words, where it lasts long enough to be said. To be called while a
 * component is made. */
import { aloud } from "../../words/aloud.svelte";
import { t } from "../../words/i18n.svelte";
import type { Session } from "../../table/session/session.svelte";

/** Milliseconds in which a connection comes about unmentioned. */
const QUICK = 900;

export function connectionOf(session: Session): { readonly says: string | null } {
  const trouble = $derived(session.connection === "online" ? null : session.connection);
  let slow = $state.raw(false);
  $effect(() => {
    slow = false;
    if (trouble === null) return;
    const timer = setTimeout(() => (slow = true), trouble === "connecting" ? QUICK : 0);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (slow && trouble) aloud.say(t(`connection-${trouble}`));
  });
  const said = $derived((trouble !== null && slow) || session.sending);
  return {
    get says() {
      return said && !session.fatal ? t(`connection-${trouble ?? "sending"}`) : null;
    },
  };
}
