/** The games that this browser remembers, on their way to another device. */
import { pack, unpack } from "../browser/packing";
import { MAX_GAMES } from "../wire";
import { LONGEST_FILE, readHistory, toJson } from "./files";
import type { PlayedGame } from "./game";
import { allPlayed, keepPlayed } from "./store";

/** As many as there is room for, the last ones first; packed. Empty: there are none. */
export async function packGames(
  games: readonly PlayedGame[] | null,
  most: number = MAX_GAMES,
): Promise<string> {
  let taken = [...(games ?? [])];
  while (taken.length) {
    const packed = await pack(toJson(taken));
    if (packed.length <= most) return packed;
    taken = taken.slice(0, Math.floor((taken.length * most * 0.95) / packed.length));
  }
  return "";
}

export const carriedGames = async (): Promise<string> => packGames(await allPlayed());

/** Keeps those that came; how many of them were new. What cannot be read or kept is left out. */
export async function keepCarried(packed: string): Promise<number> {
  if (!packed) return 0;
  try {
    return await keepPlayed(readHistory(await unpack(packed, LONGEST_FILE)));
  } catch {
    return 0; // the seats are what counts
  }
}
