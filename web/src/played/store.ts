/** The games that this browser remembers, kept in its database. */
import { answer, database, done } from "../browser/database";
import { framed } from "../browser/folder";
import { kept } from "../browser/kept";
import type { Review } from "../rules/findings";
import type { PlayedGame } from "./game";

const NAME = "parlour.played";
/** Changes that the database may not have got before the page was closed: a game as it is now, or null, by its id. */
const WAITING = "parlour.waiting.";

let opened: Promise<IDBDatabase> | null = null;

/** Rejects if the browser keeps nothing. */
function open(): Promise<IDBDatabase> {
  if (framed) return Promise.reject(new Error("a frame keeps nothing"));
  return (opened ??= database(NAME, (db) => void db.createObjectStore("games", { keyPath: "id" })));
}

let reviews: Promise<IDBDatabase> | null = null;

/** What look backs found, by the ids of their games: a database of its own, so that nothing waits until an older page
 * is closed. Rejects as `open` does. */
function openReviews(): Promise<IDBDatabase> {
  if (framed) return Promise.reject(new Error("a frame keeps nothing"));
  return (reviews ??= database("parlour.reviews", (db) => void db.createObjectStore("reviews")));
}

type Part = "games" | "reviews";

function look<T>(db: IDBDatabase, part: Part, ask: (store: IDBObjectStore) => IDBRequest<T>) {
  return answer(ask(db.transaction(part).objectStore(part)));
}

async function change(
  db: IDBDatabase | null,
  part: Part,
  work: (store: IDBObjectStore) => void,
): Promise<void> {
  const transaction = db?.transaction(part, "readwrite");
  if (!transaction) return;
  const ended = done(transaction);
  work(transaction.objectStore(part));
  await ended;
}

/** All of them, the last one first; null if the browser keeps nothing. */
export async function allPlayed(): Promise<PlayedGame[] | null> {
  try {
    await caughtUp();
    const games = await look<PlayedGame[]>(await open(), "games", (store) => store.getAll());
    return games.sort((a, b) => b.at - a.at);
  } catch {
    return null;
  }
}

/** Keeps those that are not known yet; how many they were. Rejects if they cannot be kept. */
export async function keepPlayed(games: readonly PlayedGame[]): Promise<number> {
  let added = 0;
  await change(await open(), "games", (store) => {
    for (const game of new Map(games.map((one) => [one.id, one])).values()) {
      const known = store.getKey(game.id);
      known.onsuccess = () => {
        if (known.result !== undefined) return;
        store.put(game);
        added++;
      };
    }
  });
  return added;
}

/** The last of the changes that wait: each begins when the one before has ended. */
let changing: Promise<void> = Promise.resolve();

/** Keeps a game as it is now, instead of as it was, or forgets it (null): at the latest before all are looked at next. */
export function changePlayed(id: string, game: PlayedGame | null): void {
  const text = JSON.stringify(game);
  kept.write(WAITING + id, text);
  queue(id, text);
}

/** Carries out what still waits. */
function caughtUp(): Promise<void> {
  for (const id of kept.after(WAITING)) queue(id, kept.read(WAITING + id) ?? "");
  return changing;
}

function queue(id: string, text: string): void {
  changing = changing.then(() => carryOut(id, text)).catch(() => {}); // it was only a game
}

async function carryOut(id: string, text: string): Promise<void> {
  const game = JSON.parse(text) as PlayedGame | null;
  if (game) await change(await open(), "games", (store) => store.put(game));
  else await forgetPlayed(id);
  if (kept.read(WAITING + id) === text) kept.write(WAITING + id, null);
}

/** Forgets one, or all of them. */
export async function forgetPlayed(id?: string): Promise<void> {
  if (id === undefined) await caughtUp();
  const db = await open().catch(() => null);
  const looks = await openReviews().catch(() => null);
  const forget = (store: IDBObjectStore) => (id === undefined ? store.clear() : store.delete(id));
  await Promise.all([change(db, "games", forget), change(looks, "reviews", forget)]);
}

/** What a look back at a game found before; null: nothing that was kept. */
export async function keptReview(id: string): Promise<Review | null> {
  try {
    const db = await openReviews();
    return (await look<Review | undefined>(db, "reviews", (store) => store.get(id))) ?? null;
  } catch {
    return null;
  }
}

/** Keeps what a look back found with its game; of a game that is not remembered, nothing. Rejects if it cannot be kept. */
export async function keepReview(id: string, review: Review): Promise<void> {
  if (await look(await open(), "games", (store) => store.getKey(id)))
    await change(await openReviews(), "reviews", (store) => store.put(review, id));
}
