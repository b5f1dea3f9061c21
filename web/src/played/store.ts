/** The games that this browser remembers, kept in its database. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { framed } from "../browser/folder";
import type { Review } from "../rules/findings";
import type { PlayedGame } from "./game";

const NAME = "parlour.played";

interface Schema extends DBSchema {
  games: { key: string; value: PlayedGame };
  /** What looks back found, by the ids of their games. */
  reviews: { key: string; value: Review };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Rejects if the browser keeps nothing. */
function open(): Promise<IDBPDatabase<Schema>> {
  if (framed) return Promise.reject(new Error("a frame keeps nothing"));
  return (opened ??= openDB<Schema>(NAME, 2, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore("games", { keyPath: "id" });
      db.createObjectStore("reviews");
    },
    // A newer page in another window waits for this one.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
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
  if (id === undefined) await Promise.all([db?.clear("games"), db?.clear("reviews")]);
  else await Promise.all([db?.delete("games", id), db?.delete("reviews", id)]);
}

/** What a look back at a game found before; null: nothing that was kept. */
export async function keptReview(id: string): Promise<Review | null> {
  const db = await open().catch(() => null);
  return (await db?.get("reviews", id).catch(() => null)) ?? null;
}

/** Keeps what a look back found, with its game; of a game that is not remembered, nothing. */
export async function keepReview(id: string, review: Review): Promise<void> {
  const db = await open().catch(() => null);
  if (await db?.getKey("games", id)) await db!.put("reviews", review, id);
}
