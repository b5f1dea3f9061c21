/** The words of a hint's panel, made from the server's answer. */
import { sentence, t } from "../../words/i18n.svelte";
import type { HintMove } from "../../wire";

export interface Row {
  name: string;
  /** The expected share of the victory, 0 to 1. */
  share: number;
  /** As good as the best, as far as an estimate can tell. */
  alike: boolean;
}

/** A share this close to the best is much the same: nobody would notice in a hundred games. */
const ALIKE = 0.01;
const ALTERNATIVES = 4;

/** The move suggested, then the strongest others; of moves that look the same, the better. */
export function rowsOf(moves: readonly HintMove[], name: (action: string | null) => string): Row[] {
  const best = moves.find((move) => move.best) ?? moves[0];
  if (!best) return [];
  const sorted = [...moves].sort((a, b) => b.share - a.share);
  const rows = new Map<string, Row>();
  for (const { action, share } of [best, ...sorted]) {
    const called = sentence(name(action));
    if (rows.has(called)) continue;
    rows.set(called, { name: called, share, alike: share > best.share - ALIKE });
  }
  return [...rows.values()].slice(0, 1 + ALTERNATIVES);
}

/** A share in words for the text `id`: of a hundred games. Nothing estimated is certain. */
export function inWords(id: string, share: number): string {
  const range = share > 0.995 ? "nearly-all" : share < 0.005 ? "hardly-any" : "some";
  return t(id, { range, count: Math.round(100 * share) });
}
