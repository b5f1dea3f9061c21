/** What people with printed cards have won this evening, in all games of theirs in this browser. */
import type { SeatInfo } from "../wire";

/** A game as far as it has come. */
export interface Going {
  game: string;
  names: readonly string[];
  /** Milliseconds since 1970. */
  changed: number;
  /** Null: it is not over. */
  result: { winners: readonly number[] } | null;
}

/** Milliseconds from a game to one of another evening. */
const EVENING = 12 * 3_600_000;

/** `all`: the games of this browser. People are known by their names. */
export function evening(
  one: Pick<Going, "names" | "changed">,
  all: readonly Going[],
): Pick<SeatInfo, "name" | "kind" | "won">[] {
  const near = all.filter(({ changed }) => Math.abs(changed - one.changed) < EVENING);
  return one.names.map((name) => {
    const won: Record<string, number> = {};
    for (const { game, names, result } of near) {
      if (result?.winners.some((seat) => names[seat] === name)) won[game] = (won[game] ?? 0) + 1;
    }
    return { name, kind: "person", won };
  });
}
