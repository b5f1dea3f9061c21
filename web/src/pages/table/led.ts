/** The ways on from a table: to its successor, and to its circle. Fetched where there are any. */
import { go } from "../../browser/route.svelte";
import { carryOn, tokenOf } from "../../browser/settings.svelte";
import { sitDown } from "../../circle/circles";

/** To the table where its people play on, at the seat that this browser has there, too. */
export function goOn(table: string, successor: string, watch: boolean): void {
  if (!watch) carryOn(table, successor);
  go(`/t/${successor}${location.search}`, true);
}

/** The games at this browser's seat count for the circle with this tag. */
export function countFor(tag: string, table: string): void {
  const token = tokenOf(table);
  if (token !== null) void sitDown(tag, table, token);
}
