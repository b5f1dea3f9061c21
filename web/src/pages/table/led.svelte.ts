/** What a table leads to: another one, where its people play on; the circle for which its games count. */
import { go } from "../../browser/route.svelte";
import { carryOn, tokenOf } from "../../browser/settings.svelte";
import type { Session } from "../../table/session/session.svelte";

/** To be called while a component is made. */
export function lead(session: Session, watch: boolean): void {
  const { table } = session;
  $effect(() => {
    const { successor, status } = session.tableInfo ?? {};
    if (!successor || status === "playing") return;
    if (!watch) carryOn(table, successor);
    go(`/t/${successor}${location.search}`, true);
  });
  const token = $derived(session.seat === null ? null : tokenOf(table));
  const tag = $derived(session.tableInfo?.circle);
  $effect(() => {
    if (!tag || token === null) return;
    void import("../../circle/circles").then(({ sitDown }) => sitDown(tag, table, token));
  });
}
