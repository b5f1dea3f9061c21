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
}

/** The number of games of a table that are remembered. */
const GAMES = 2;
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

/** Of games by their numbers, as many as may be kept: those nearest to the current one, so that no
 * number keeps the others out. */
export function nearest<T>(
  games: Record<string, T>,
  current: number,
  most: number,
): Record<string, T> {
  const away = (number: string): number => Math.abs(Number(number) - current);
  const numbers = Object.keys(games).toSorted((a, b) => away(a) - away(b));
  return Object.fromEntries(numbers.slice(0, most).map((number) => [number, games[number]!]));
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
  const print = await printOf(view, sheet);
  const games = all(table);
  let before = games[game] ?? NOTHING;
  if (before.seat === null && view.seat !== null) before = { ...NOTHING, seat: view.seat };
  if (view.seat !== before.seat || before.entries.includes(entry)) return; // or in another window
  const at = before.entries.findLastIndex((one) => one < entry) + 1;
  const entries = before.entries.toSpliced(at, 0, entry);
  const prints = before.prints.toSpliced(at, 0, print);
  const now = { ...games, [game]: { seat: before.seat, entries, prints } };
  kept.write(keyOf(table), JSON.stringify(nearest(now, game, GAMES)));
}

const NOTHING: Seen = { seat: null, entries: [], prints: [] };
