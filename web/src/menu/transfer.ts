/** Taking the seats of one browser to another device: the code that one makes and the other uses. */
import { ask, Refused, summary } from "../browser/api";
import { caller } from "../yours/caller.svelte";
import { circlesHeld, heldMemberships, keepMembership, look } from "../circle/circles";
import { kept } from "../browser/kept";
import { carriedGames, keepCarried } from "../played/carrying";
import { keepSecret, keepToken, settings, tablesHeld, tokenOf } from "../browser/settings.svelte";
import { type HeldSeat, MAX_HELD, type Taken, type Transfer } from "../wire";

const MADE = "parlour.transfer";
const TAKING = "parlour.taking";

/** So many seats, those of the tables visited last. */
function heldSeats(most: number): HeldSeat[] {
  return tablesHeld()
    .slice(0, most)
    .map((table) => ({ table, token: tokenOf(table)! }));
}

function post<T>(address: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  return ask(address, { method: "POST", headers, body: JSON.stringify(body) });
}

function bearing(code: string): HeadersInit {
  return { authorization: `Bearer ${code}` };
}

/** A code for all seats of this browser (Refused). */
export async function makeTransfer(): Promise<Transfer> {
  const circles = heldMemberships().slice(0, MAX_HELD);
  const made = await post<Transfer>("/api/transfers", {
    seats: heldSeats(MAX_HELD - circles.length),
    circles,
    games: await carriedGames(),
  });
  kept.write(MADE, made.code);
  return made;
}

/** The code that this browser has made and not seen used yet; null: there is none. */
export async function madeTransfer(): Promise<Transfer | null> {
  const code = kept.read(MADE);
  if (code === null) return null;
  try {
    const found = await ask<Transfer>("/api/transfers", { headers: bearing(code) });
    if (found.taken) forget(code);
    return found;
  } catch (error) {
    if ((error as Refused).code !== "unknown-code") throw error;
    forget(code);
    return null;
  }
}

/** A newer code may have been made meanwhile: that one stays. */
function forget(code: string): void {
  if (kept.read(MADE) === code) kept.write(MADE, null);
}

/** Nobody can use the code any more (Refused: somebody has). */
export async function revokeTransfer(code: string): Promise<void> {
  await ask("/api/transfers", { method: "DELETE", headers: bearing(code) });
  forget(code);
}

interface Came {
  /** Those where the seats are. */
  tables: string[];
  /** How many memberships came along. */
  circles: number;
  /** Of how many games the results did. */
  games: number;
}

/** Takes the seats to this browser (Refused). */
export async function takeTransfer(code: string): Promise<Came> {
  const own = heldSeats(MAX_HELD);
  const secret = secretFor(code);
  const own_circles = heldMemberships().slice(0, MAX_HELD);
  const asked = { code, secret, own, own_circles };
  const { seats, circles = [], games = "" } = await post<Taken>("/api/transfers/take", asked);
  for (const { circle, token } of circles) {
    keepMembership(circle, { circle, token, tag: "", name: "" });
    keepSecret(circle, secret);
  }
  if (circles.length) await renewMemberships().catch(() => {}); // their names are only convenient
  for (const { table, token } of seats) {
    keepToken(table, token);
    keepSecret(table, secret); // `join` makes the same token of it
  }
  kept.write(TAKING, null);
  if (caller.has("notices")) {
    const { subscribe } = await import("../remote/push");
    await subscribe(seats.map(({ table }) => table));
  }
  const tables = seats.map(({ table }) => table);
  await takeName(tables).catch(() => {}); // the name is only convenient
  return { tables, circles: circles.length, games: await keepCarried(games) };
}

/** Fetches the name and the tag of each membership that has come without them. */
async function renewMemberships(): Promise<void> {
  for (const held of circlesHeld().filter(({ tag }) => !tag)) {
    const { name, tag = "" } = await look(held.circle);
    keepMembership(held.circle, { ...held, name, tag });
  }
}

/** In a new browser, a player has the name that they have at their table. */
async function takeName([table]: string[]): Promise<void> {
  if (settings.name || !table) return;
  const { seat, seats } = await summary(table, tokenOf(table));
  if (seat !== null) settings.setName(seats[seat]!.name);
}

/** Kept before it is sent: if the answer is lost, the same question gets it again. */
function secretFor(code: string): string {
  const [before, secret] = (kept.read(TAKING) ?? "").split(" ");
  if (before === code && secret) return secret;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  kept.write(TAKING, `${code} ${made}`);
  return made;
}
