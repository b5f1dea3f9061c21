/** Checks a record against what this browser was shown before the deal. */
import { type Beginning, rulesText } from "../remote/contributions.ts";
import type { Shown } from "./proof";

/**
 * The fate of this browser's contribution. `used`; `none`, if it pledged nothing; `late`, if the
 * server says that it came too late; `other`, if something else was pledged for its seat, by another
 * device or by the server. Or the server has cheated: `missing`, if it had shown that it had it;
 * `promise`, if it has changed what was fixed before the deal, or never showed it, or it began the game
 * twice, without saying that it was restored from a copy.
 */
export type Own = "used" | "none" | "late" | "other" | "missing" | "promise";

export interface Mine {
  own: Own;
  /** The seat that it had. */
  seat: number | null;
  /** The seats that are not as this browser was shown them. */
  differ: number[];
  /** True if it has seen the game begin before, after which the server was restored from a copy. */
  again: boolean;
}

/** The game that was asked for. */
export interface Asked {
  table: string;
  game: number;
}

/** `seen`: how often this browser has seen the game begin. */
export function fateOf(shown: Shown, seen: readonly Beginning[], asked: Asked): Mine {
  const begun = seen.filter((one) => one.terms);
  const promised = begun.find((one) => asPromised(shown, one));
  const last = promised ?? begun.at(-1) ?? seen.at(-1);
  const again = begun.length > 1 || (begun.length > 0 && !promised);
  const mine = { seat: last?.seat ?? null, differ: [], again: again && shown.restored };
  // The shuffles follow from these, too; and whoever plays is shown the terms.
  const named = shown.table === asked.table && shown.game === asked.game;
  const untold = begun.length === 0 && seen.some((one) => one.untold);
  if (shown.shuffles > 1 && !named) return { ...mine, own: "promise" };
  if (shown.shuffles > 2 && untold) return { ...mine, own: "promise" };
  if (last === undefined) return { ...mine, own: "none" };
  if (last.commitment !== undefined) return { ...mine, own: older(shown, last) };
  if (again && !shown.restored) {
    return { ...mine, differ: promised ? [] : seatsThatDiffer(shown, last), own: "promise" };
  }
  if (downgraded(shown, last)) return { ...mine, own: "promise" };
  return { ...mine, own: again && !promised ? "none" : added(shown, last) };
}

function asPromised(shown: Shown, begun: Beginning): boolean {
  const { game, edition, options } = shown.record;
  if (begun.rules !== undefined && begun.rules !== rulesText(game, { edition, ...options }))
    return false;
  return begun.terms?.commitment === shown.commitment && seatsThatDiffer(shown, begun).length === 0;
}

function added(
  shown: Shown,
  { contribution, pledge, pledged, acknowledged, ...last }: Beginning,
): Own {
  if (contribution === null) return "none";
  const { seat, terms } = last;
  if (terms && seat != null && shown.contributions[seat] === contribution) return "used";
  if (!terms) return shown.pledges.includes(pledge) ? "late" : "none";
  if (seat == null) return acknowledged ? "missing" : "none"; // they had left: so had their pledge
  const there = terms.pledges[seat] ?? null;
  if (acknowledged || (pledged && there === null)) return "missing";
  return there === null || there === pledge ? "late" : "other";
}

/** A server that knows what a pledge is leads no game without any. */
function downgraded(shown: Shown, { pledged }: Beginning): boolean {
  return pledged && shown.shuffles < 3;
}

function seatsThatDiffer(shown: Shown, { added, terms }: Beginning): number[] {
  if (!terms) return [];
  const seats = Math.max(terms.pledges.length, shown.record.seats.length);
  return Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) =>
      shown.pledges[seat] !== terms.pledges[seat] ||
      shown.bots.includes(seat) !== terms.bots.includes(seat) ||
      (added && shown.contributions[seat] !== added[seat]),
  );
}

/** Before there were pledges. */
function older(shown: Shown, { commitment, contribution, acknowledged }: Beginning): Own {
  if (commitment !== shown.commitment) return "promise";
  if (shown.shuffles === 2 && shown.contributions.includes(contribution)) return "used";
  return acknowledged ? "missing" : "late";
}

/** True if that shows that the server has cheated. */
export function cheated({ own }: Mine): boolean {
  return own === "missing" || own === "promise";
}
