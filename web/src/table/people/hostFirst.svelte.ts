/** After a game the host chooses how it goes on; a few seconds later, any player may. */
import type { TableInfo } from "../../wire";

/** Milliseconds by which the server may have begun to count later. */
const MARGIN = 300;

interface At {
  readonly tableInfo: TableInfo | null;
  readonly seat: number | null;
  readonly host: boolean;
}

/** True if it is mine to say by now. To be called while a component is made. */
export function hostFirst(table: () => At): { readonly mine: boolean } {
  let late = $state.raw(false);
  const playing = $derived(table().tableInfo?.status === "playing");
  const wait = $derived((table().tableInfo?.host_first ?? 0) + MARGIN);
  $effect(() => {
    late = false;
    if (playing) return;
    const timer = setTimeout(() => (late = true), wait);
    return () => clearTimeout(timer);
  });
  return {
    get mine() {
      const { host, seat } = table();
      return host || (late && seat !== null);
    },
  };
}
