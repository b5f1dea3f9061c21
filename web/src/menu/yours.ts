/** The data kept about this person: by this browser, and by the server where it has a seat. */
import { ask, Refused } from "../browser/api";
import { circlesHeld, leaveCircle, mine as membershipOf } from "../circle/circles";
import { kept } from "../browser/kept";
import { openStore } from "../local/store";
import { unsubscribe } from "../remote/push";
import { keepToken, tablesHeld, tokenOf } from "../browser/settings.svelte";
import { allPlayed, forgetPlayed } from "../played/store";

const PREFIX = "parlour.";
const SECRETS = /^parlour\.(token|secret|circle)\./;

/** Codes that say that the server keeps nothing about the owner of the token. */
const NOTHING = new Set(["unknown-table", "unknown-token"]);

const address = (table: string): string => `/api/tables/${encodeURIComponent(table)}/mine`;

/** The data that the server keeps for the holder of a table's token; null if it keeps none (Refused). */
async function mine<T>(table: string, method: "GET" | "DELETE"): Promise<T | null> {
  const headers = { authorization: `Bearer ${tokenOf(table)}` };
  try {
    return await ask<T>(address(table), { method, headers });
  } catch (error) {
    if (error instanceof Refused && NOTHING.has(error.code)) return null;
    throw error;
  }
}

const keys = (): string[] => kept.after(PREFIX).map((rest) => PREFIX + rest);

/** All of it, as one document; without what anybody could play by (Refused). */
export async function takeAlong(): Promise<object> {
  const server = [];
  for (const table of tablesHeld()) {
    const found = await mine<object>(table, "GET");
    if (found) server.push(found);
  }
  const circles = [];
  for (const { circle } of circlesHeld()) {
    const found = await membershipOf(circle);
    if (found) circles.push(found);
  }
  const store = await openStore();
  const played = await Promise.all((await store.rows()).map((row) => store.read(row.id)));
  const open = keys().filter((key) => !SECRETS.test(key));
  return {
    browser: Object.fromEntries(open.map((key) => [key, kept.read(key)])),
    played,
    games: (await allPlayed()) ?? [],
    server,
    circles,
  };
}

/**
 * Has this person erased from one table of the server; nothing of it stays here either (Refused).
 * `done`: called once the server keeps nothing, before this browser forgets.
 */
export async function eraseAt(table: string, done?: () => Promise<void>): Promise<void> {
  await mine(table, "DELETE");
  await done?.();
  keepToken(table, null);
  for (const key of keys()) if (key.endsWith(`.${table}`)) kept.write(key, null);
}

/** Has this person erased from all of them; then this browser forgets all that it keeps (Refused). */
export async function eraseAll(): Promise<void> {
  await unsubscribe().catch(() => {});
  for (const table of tablesHeld()) await eraseAt(table);
  for (const { circle } of circlesHeld()) await leaveCircle(circle);
  await (await import("../pad/together/shared")).eraseFromAll();
  const store = await openStore();
  for (const row of await store.rows()) await store.remove(row.id);
  await forgetPlayed();
  for (const key of keys()) kept.write(key, null);
}
