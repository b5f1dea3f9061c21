/** The state of the connection in words, where it lasts long enough to be said. To be called while a
 * component is made. */
import { aloud } from "../../words/aloud.svelte";
import { t } from "../../words/i18n.svelte";
import type { Connection } from "../../table/session/channel";
import type { Session } from "../../table/session/session.svelte";

/** Milliseconds in which a connection comes about unmentioned. */
const QUICK = 900;

export function connectionOf(session: Session): { readonly says: string | null } {
  /** What is said of it: that it was lost, until it is back, however often it is tried again. */
  let trouble = $state.raw<Exclude<Connection, "online"> | null>(null);
  $effect(() => {
    const { connection } = session;
    if (connection === "online") {
      trouble = null;
      return;
    }
    const trying = connection === "connecting";
    const say = (): unknown => (trouble = trying ? (trouble ?? connection) : connection);
    const timer = setTimeout(say, trying ? QUICK : 0);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (trouble) aloud.say(t(`connection-${trouble}`));
  });
  return {
    get says() {
      if (session.fatal || !(trouble || session.sending)) return null;
      return t(`connection-${trouble ?? "sending"}`);
    },
  };
}
