/** What the people of a pad have won this evening, on all pads of this browser. */
import type { SeatInfo } from "../wire";
import type { Pad } from "./sheet";

/** Milliseconds from a game to one of another evening. */
const EVENING = 12 * 3_600_000;

/** `all`: the pads of this browser. People are known by their names. */
export function evening(pad: Pad, all: readonly Pad[]): Pick<SeatInfo, "name" | "kind" | "won">[] {
  const near = all.filter(({ changed }) => Math.abs(changed - pad.changed) < EVENING);
  return pad.names.map((name) => {
    const won: Record<string, number> = {};
    for (const { game, names, result } of near) {
      if (result?.winners.some((seat) => names[seat] === name)) won[game] = (won[game] ?? 0) + 1;
    }
    return { name, kind: "person", won };
  });
}
