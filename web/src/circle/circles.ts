/** The circles in which this browser is a member: kept here, and asked of the server. */
import { ask } from "../browser/api";
import { randomHex } from "../browser/ids";
import { kept } from "../browser/kept";
import { keepSecret, keepToken, secretOf } from "../browser/settings.svelte";
import type {
  Circle,
  CircleChange,
  CircleGame,
  CircleGames,
  Created,
  HeldMembership,
  Joined,
  NewTable,
} from "../wire";

/** The part of a circle that this browser keeps. */
export interface Membership {
  circle: string;
  tag: string;
  token: string;
  /** The name of the circle. */
  name: string;
}

const PREFIX = "parlour.circle.";

/** Those of this browser, by their names. */
export function circlesHeld(): Membership[] {
  try {
    return kept
      .after(PREFIX)
      .flatMap((circle) => membership(circle) ?? [])
      .sort((one, other) => one.name.localeCompare(other.name));
  } catch {
    return [];
  }
}

export function membership(circle: string): Membership | null {
  try {
    return JSON.parse(kept.read(PREFIX + circle) ?? "null") as Membership | null;
  } catch {
    return null;
  }
}

export function keepMembership(circle: string, held: Membership | null): void {
  kept.write(PREFIX + circle, held && JSON.stringify(held));
  if (held === null) keepSecret(circle, null);
}

/** Those of this browser, as another device takes them. */
export function heldMemberships(): HeldMembership[] {
  return circlesHeld().map(({ circle, token }) => ({ circle, token }));
}

function request<T>(
  path: string,
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  body: object | null,
  token?: string,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return ask<T>(path, { ...init, keepalive: true }); // arrives, though the page is left
}

const at = (circle: string): string => `/api/circles/${encodeURIComponent(circle)}`;

/** A new circle, with this browser as its first member (Refused); its id. */
export async function makeCircle(name: string, member: string): Promise<string> {
  const secret = randomHex(32);
  const { circle, tag, token } = await request<Joined>("/api/circles", "POST", {
    name,
    member,
    secret,
  });
  keepSecret(circle, secret);
  keepMembership(circle, { circle, tag, token, name });
  return circle;
}

/** This browser becomes a member (Refused). If the answer is lost, the same secret gets it again. */
export async function joinCircle(circle: string, name: string, called: string): Promise<void> {
  const secret = secretOf(circle, () => randomHex(32));
  const { tag, token } = await request<Joined>(`${at(circle)}/members`, "POST", { name, secret });
  keepMembership(circle, { circle, tag, token, name: called });
}

/** The circle as this browser may see it (Refused). One that knows it no longer is nobody there. */
export async function look(circle: string): Promise<Circle> {
  const token = membership(circle)?.token;
  try {
    return await ask<Circle>(
      at(circle),
      token ? { headers: { authorization: `Bearer ${token}` } } : {},
    );
  } catch (error) {
    const { code } = error as { code: string };
    if (code === "unknown-circle" || (code === "unknown-token" && token))
      keepMembership(circle, null);
    if (code === "unknown-token" && token) return look(circle);
    throw error;
  }
}

/** The games that count for its members, the last one first (Refused). */
export async function gamesOf(circle: string): Promise<CircleGame[]> {
  const headers = { authorization: `Bearer ${membership(circle)?.token ?? ""}` };
  return (await ask<CircleGames>(`${at(circle)}/games`, { headers })).games;
}

export async function change(circle: string, wanted: CircleChange): Promise<void> {
  await request(at(circle), "PATCH", wanted, membership(circle)?.token);
}

/** Opens a table whose games count for the circle (Refused); its id. */
export async function begin(circle: string, wanted: NewTable): Promise<string> {
  const { table, token, secret } = await request<Created>(
    `${at(circle)}/tables`,
    "POST",
    wanted,
    membership(circle)?.token,
  );
  keepToken(table, token);
  keepSecret(table, secret ?? null);
  return table;
}

/** Leaves the circle: the server deletes this member (Refused). */
export async function leaveCircle(circle: string): Promise<void> {
  const token = membership(circle)?.token;
  try {
    await request(`${at(circle)}/mine`, "DELETE", null, token);
  } catch (error) {
    const { code } = error as { code: string };
    if (code !== "unknown-circle" && code !== "unknown-token") throw error;
  }
  keepMembership(circle, null);
}

/** All that the server keeps of this member; null: nothing (Refused). */
export async function mine(circle: string): Promise<object | null> {
  try {
    const headers = { authorization: `Bearer ${membership(circle)?.token}` };
    return await ask<object>(`${at(circle)}/mine`, { headers });
  } catch (error) {
    const { code } = error as { code: string };
    if (code === "unknown-circle" || code === "unknown-token") return null;
    throw error;
  }
}

/** This browser has a seat at a table of the circle with this tag: if it is a member, games there
 * count for it. */
export async function sitDown(tag: string, table: string, token: string): Promise<void> {
  const held = circlesHeld().find((one) => one.tag === tag);
  if (!held) return;
  const path = `${at(held.circle)}/tables/${encodeURIComponent(table)}`;
  // Whoever comes again says it again.
  await request(path, "PUT", { table, token }, held.token).catch(() => {});
}
