/**
 * Fingerprints of all that this browser is shown of a game, kept to tell after it whether the record is
 * of the same game. They are of what the view of every game has, now and in later versions.
 */
import { hashOf } from "./digest.ts";
import { kept } from "../browser/kept.ts";
import type { View } from "../wire";

export interface Seen {
  /** null: a spectator's. */
  seat: number | null;
  /** Numbers of the entries of the table's log that were shown, ascending; some may be missing, where
   * the connection was lost. */
  entries: number[];
  /** What was shown after each of them. */
  prints: string[];
  /** When the game was first seen, in milliseconds since 1970. */
  at: number;
}

/** The number of games of a table that are remembered, once they are old, and the characters that those
 * of a day may take. */
const GAMES = 2;
const ROOM = 100_000;
const BYTES = 6;

const keyOf = (table: string): string => `parlour.seen.${table}`;

function all(table: string): Record<string, Seen> {
  try {
    const found = JSON.parse(kept.read(keyOf(table)) ?? "{}") as Record<string, Seen>;
    // Before there were entries, other things were compared.
    return Object.fromEntries(Object.entries(found).filter(([, { entries }]) => entries));
  } catch {
    return {};
  }
}

/** The part of a game that this browser was shown, by its number; null: none. */
export function seen(table: string, game: number): Seen | null {
  return all(table)[game] ?? null;
}

const DAY = 86_400_000;

/** Milliseconds since 1970. */
export const now = (): number => Date.now();

/**
 * Of games by their numbers, those that stay: the last ones, and whatever was first heard of within a
 * day, so that a server cannot make a browser forget a game by showing it others. `at`: when a game was
 * first heard of, in milliseconds since 1970.
 */
export function lasting<T>(
  games: Record<string, T>,
  current: number,
  most: number,
  at: (game: T) => number,
): Record<string, T> {
  const others = Object.keys(games).filter((number) => Number(number) !== current);
  others.sort((a, b) => at(games[a]!) - at(games[b]!));
  const spare = others.slice(0, Math.max(0, others.length + 1 - most));
  const gone = spare.filter((number) => at(games[number]!) < now() - DAY);
  return Object.fromEntries(Object.entries(games).filter(([number]) => !gone.includes(number)));
}

type Common = Pick<View, "phase" | "to_act" | "winners" | "seat" | "draw_pile"> & {
  legal: readonly { action: string }[];
  seats: readonly { hand: readonly (number | string)[] | null; hand_size: number }[];
};

/** The fingerprint of a position, as it is seen from a seat. */
export async function printOf(view: Common, sheet: readonly number[][]): Promise<string> {
  const { phase, to_act, legal, winners, seat, seats, draw_pile } = view;
  const hand = seat === null ? null : seats[seat]!.hand?.toSorted();
  const sizes = seats.map(({ hand_size }) => hand_size);
  const actions = legal.map((move) => move.action);
  const text = JSON.stringify([phase, to_act, actions, winners, sheet, hand, sizes, draw_pile]);
  return (await hashOf(text)).slice(0, 2 * BYTES);
}

/** Notes what is shown of a game after an entry of its log. What a player saw as a spectator, before
 * they sat down, is forgotten. */
export async function note(
  table: string,
  game: number,
  { entry, view, sheet }: { entry: number; view: View; sheet: number[][] },
): Promise<void> {
  if (![game, entry].every(Number.isSafeInteger)) return;
  const print = await printOf(view, sheet);
  const games = all(table);
  let before = games[game] ?? { seat: null, entries: [], prints: [], at: now() };
  if (before.seat === null && view.seat !== null)
    before = { ...before, seat: view.seat, entries: [], prints: [] };
  if (view.seat !== before.seat || before.entries.includes(entry)) return; // or in another window
  const at = before.entries.findLastIndex((one) => one < entry) + 1;
  const entries = before.entries.toSpliced(at, 0, entry);
  const prints = before.prints.toSpliced(at, 0, print);
  const known: typeof games = { ...games, [game]: { ...before, entries, prints } };
  const text = JSON.stringify(lasting(known, game, GAMES, (one) => one.at ?? 0));
  if (text.length < ROOM || before.prints.length > 0) kept.write(keyOf(table), text);
}
