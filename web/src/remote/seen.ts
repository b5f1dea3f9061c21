/**
 * Fingerprints of all that this browser is shown of a game, kept to tell after it whether the record is
 * of the same game. They are of what the view of every game has, now and in later versions.
 */
import { hashOf } from "./digest";
import { kept } from "../browser/kept";
import type { View } from "../wire";

export interface Seen {
  seat: number;
  /** Number of the last entry that was shown. */
  entry: number;
  /** In order; some may be missing, where the connection was lost. */
  prints: string[];
}

/** The number of games of a table that are remembered. */
const GAMES = 2;
const BYTES = 6;

const keyOf = (table: string): string => `parlour.seen.${table}`;

function all(table: string): Record<string, Seen> {
  try {
    return JSON.parse(kept.read(keyOf(table)) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

/** The part of a game that this browser was shown, by its number, from its seat; null: none. */
export function seen(table: string, game: number): Seen | null {
  return all(table)[game] ?? null;
}

type Common = Pick<View, "phase" | "to_act" | "winners"> & { legal: readonly { action: string }[] };

/** The fingerprint of a position, as it is seen from a seat. */
export async function printOf(view: Common, sheet: readonly number[][]): Promise<string> {
  const { phase, to_act, legal, winners } = view;
  const text = JSON.stringify([phase, to_act, legal.map((move) => move.action), winners, sheet]);
  return (await hashOf(text)).slice(0, 2 * BYTES);
}

/** Notes what is shown of a game after an entry of its log. */
export async function note(
  table: string,
  game: number,
  { entry, view, sheet }: { entry: number; view: View; sheet: number[][] },
): Promise<void> {
  if (view.seat === null) return;
  const print = await printOf(view, sheet);
  const games = all(table);
  const before = games[game] ?? { seat: view.seat, entry: 0, prints: [] };
  if (entry <= before.entry) return; // shown again, or in another window
  games[game] = { seat: view.seat, entry, prints: [...before.prints, print] };
  const newest = Object.entries(games).slice(-GAMES); // in the order of their numbers
  kept.write(keyOf(table), JSON.stringify(Object.fromEntries(newest)));
}
