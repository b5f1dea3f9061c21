/** The games that this browser remembers, kept in its database. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { framed } from "../browser/folder";
import type { Review } from "../rules/findings";
import type { PlayedGame } from "./game";

const NAME = "parlour.played";

interface Schema extends DBSchema {
  games: { key: string; value: PlayedGame };
}

/** What looks back found, by the ids of their games. */
interface Reviews extends DBSchema {
  reviews: { key: string; value: Review };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Rejects if the browser keeps nothing. */
function open(): Promise<IDBPDatabase<Schema>> {
  if (framed) return Promise.reject(new Error("a frame keeps nothing"));
  return (opened ??= openDB<Schema>(NAME, 1, {
    upgrade: (db) => void db.createObjectStore("games", { keyPath: "id" }),
  }));
}

let reviews: Promise<IDBPDatabase<Reviews>> | null = null;

/** A database of its own: nothing waits until an older page is closed. Rejects as `open` does. */
function openReviews(): Promise<IDBPDatabase<Reviews>> {
  if (framed) return Promise.reject(new Error("a frame keeps nothing"));
  return (reviews ??= openDB<Reviews>("parlour.reviews", 1, {
    upgrade: (db) => void db.createObjectStore("reviews"),
  }));
}

/** All of them, the last one first; null if the browser keeps nothing. */
export async function allPlayed(): Promise<PlayedGame[] | null> {
  try {
    return (await (await open()).getAll("games")).sort((a, b) => b.at - a.at);
  } catch {
    return null;
  }
}

/** Keeps those that are not known yet; how many they were. Rejects if they cannot be kept. */
export async function keepPlayed(games: readonly PlayedGame[]): Promise<number> {
  const change = (await open()).transaction("games", "readwrite");
  let added = 0;
  for (const game of games) {
    if (await change.store.getKey(game.id)) continue;
    await change.store.put(game);
    added++;
  }
  await change.done;
  return added;
}

/** Keeps a game as it is now, instead of as it was. Rejects if it cannot be kept. */
export async function replacePlayed(game: PlayedGame): Promise<void> {
  await (await open()).put("games", game);
}

/** Forgets one, or all of them. */
export async function forgetPlayed(id?: string): Promise<void> {
  const db = await open().catch(() => null);
  const kept = await openReviews().catch(() => null);
  if (id === undefined) await Promise.all([db?.clear("games"), kept?.clear("reviews")]);
  else await Promise.all([db?.delete("games", id), kept?.delete("reviews", id)]);
}

/** What a look back at a game found before; null: nothing that was kept. */
export async function keptReview(id: string): Promise<Review | null> {
  try {
    return (await (await openReviews()).get("reviews", id)) ?? null;
  } catch {
    return null;
  }
}

/** Keeps what a look back found with its game; of a game that is not remembered, nothing. Rejects if it cannot be kept. */
export async function keepReview(id: string, review: Review): Promise<void> {
  if (await (await open()).getKey("games", id)) {
    await (await openReviews()).put("reviews", review, id);
  }
}
