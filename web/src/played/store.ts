/** The games that this browser remembers, kept in its database. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { framed } from "../browser/folder";
import type { PlayedGame } from "./game";

const NAME = "parlour.played";

interface Schema extends DBSchema {
  games: { key: string; value: PlayedGame };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Rejects if the browser keeps nothing. */
function open(): Promise<IDBPDatabase<Schema>> {
  if (framed) return Promise.reject(new Error("a frame keeps nothing"));
  return (opened ??= openDB<Schema>(NAME, 1, {
    upgrade: (db) => void db.createObjectStore("games", { keyPath: "id" }),
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

/** Forgets one, or all of them. */
export async function forgetPlayed(id?: string): Promise<void> {
  const db = await open().catch(() => null);
  if (id === undefined) await db?.clear("games");
  else await db?.delete("games", id);
}
