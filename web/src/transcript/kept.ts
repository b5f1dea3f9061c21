/** The games that this browser's people enter move by move. */
import type { Going } from "../played/evening";
import type { Draft } from "./transcript";

const PREFIX = "parlour.moves.";

export interface Kept {
  id: string;
  /** Milliseconds since 1970. */
  changed: number;
  draft: Draft;
  /** Once it is over: the points of every round, and the seats that share the victory. */
  result?: { points: number[][]; winners: number[] } | null;
}

/** Keeps a game. False if the browser refuses: then it lasts as long as the page. */
export function keep(kept: Kept): boolean {
  try {
    localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept));
    return true;
  } catch {
    return false; // full, or forbidden
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    /* then nothing is kept */
  }
}

export function keptOf(id: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null") as Kept | null;
    return found?.draft?.header?.game ? found : null;
  } catch {
    return null;
  }
}

/** All of them, the last changed first. */
export function allKept(): Kept[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => keptOf(key.slice(PREFIX.length)) ?? [])
      .sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}

/** All of them, as far as they have come. */
export function goings(): Going[] {
  return allKept().map(({ changed, draft: { header }, result = null }) => ({
    game: header.game,
    names: header.seats,
    changed,
    result,
  }));
}
