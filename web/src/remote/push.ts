/**
 * Notifications while the page is closed (Web Push): the server tells this browser's push service of a
 * turn, and the service worker shows it (`offline/worker.ts`). Only where the server's operator has a key.
 */
import { ask } from "../browser/api";
import { language } from "../words/i18n.svelte";
import { tablesHeld, tokenOf } from "../browser/settings.svelte";
import { site } from "../browser/site";
import type { PushKey, Subscription } from "../wire";

/** The most tables for which pushes are on at once: the ones visited last. */
const MOST = 100;

const address = (table: string): string => `/api/tables/${encodeURIComponent(table)}/push`;

/** True if the server would tell this browser. */
export async function offered(): Promise<boolean> {
  return (await serverKey()) !== null;
}

/** Has this browser told of turns at these tables; whether it is. */
export async function subscribe(tables: readonly string[] = tablesHeld()): Promise<boolean> {
  try {
    const made = await subscription();
    if (made) for (const table of tables.slice(0, MOST)) await send(table, "PUT", made);
    return made !== null;
  } catch {
    return false; // the push service does not answer, or the server does not know it
  }
}

/** Has it told of turns at a table no more. */
export async function withdraw(table: string): Promise<void> {
  await send(table, "DELETE").catch(() => {}); // gone, or another time: nothing can be done about it
}

/** Has it told of none. */
export async function unsubscribe(): Promise<void> {
  const before = await (await manager())?.getSubscription();
  if (!before) return;
  await before.unsubscribe().catch(() => {}); // from now on nothing reaches it, whatever the server says
  for (const table of tablesHeld()) await withdraw(table);
}

async function manager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration && "pushManager" in registration ? registration.pushManager : null;
}

let asked: Promise<PushKey> | null = null;

/** The key to subscribe with; null: the server sends no pushes. Asked once, since it changes only
 * with the server. */
async function serverKey(): Promise<string | null> {
  if (site || !(await manager())) return null;
  asked ??= ask<PushKey>("/api/push");
  return asked.then(
    ({ key }) => key,
    () => (asked = null),
  );
}

/** This browser's subscription, made if there is none to this server's key. */
async function subscription(): Promise<Subscription | null> {
  const [key, pushes] = [await serverKey(), await manager()];
  if (key === null || pushes === null) return null;
  let found = await pushes.getSubscription();
  if (found && base64url(found.options.applicationServerKey) !== key) {
    await found.unsubscribe();
    found = null;
  }
  found ??= await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, language: language() };
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function send(table: string, method: "PUT" | "DELETE", body?: Subscription): Promise<void> {
  const headers = { authorization: `Bearer ${tokenOf(table)}`, "content-type": "application/json" };
  const init = body ? { body: JSON.stringify(body) } : {};
  await ask(address(table), { method, headers, ...init });
}
