/** The games that this browser's people enter move by move. */
import { kept } from "../browser/kept";
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
export function keep(game: Kept): boolean {
  return kept.write(PREFIX + game.id, JSON.stringify(game));
}

export function forget(id: string): void {
  kept.write(PREFIX + id, null);
}

/** A game; null: there is none, or it is damaged. */
export function keptOf(id: string): Kept | null {
  try {
    const found = JSON.parse(textOf(id) ?? "null") as Kept | null;
    const { game, seats } = found?.draft.header ?? {};
    return typeof game === "string" && Array.isArray(seats) ? found : null;
  } catch {
    return null;
  }
}

/** What is kept of a game, damaged or not; null: nothing. */
export function textOf(id: string): string | null {
  return kept.read(PREFIX + id);
}

/** All that can be read, the last changed first. */
export function allKept(): Kept[] {
  return kept
    .after(PREFIX)
    .flatMap((id) => keptOf(id) ?? [])
    .sort((a, b) => b.changed - a.changed);
}

/** Those that cannot be read. */
export function damaged(): string[] {
  return kept.after(PREFIX).filter((id) => !keptOf(id));
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
