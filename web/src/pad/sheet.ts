/** A score pad: who plays with the printed cards, by which house rules, and what each had when a round ended. */
import type { OptionValues } from "../table/houserules/options";

/**
 * The hand that a player had: cards, in the game's notation, or their count; and the things that
 * they make besides.
 */
export type Cell = { cards: string[] } | { points: number; made?: number };

export interface Round {
  /** The seat that ended it; `NOBODY`: none did; null: nobody has said. */
  ender: number | null;
  /** By seat; null: not entered yet. */
  cells: (Cell | null)[];
}

export const NOBODY = -1;

export interface Pad {
  id: string;
  game: string;
  options: OptionValues;
  names: string[];
  /** The seat that began the first round, or dealt it, where the house rules leave that to lots. */
  first: number | null;
  rounds: Round[];
  /** When it was begun, and last changed, in milliseconds since 1970. */
  begun: number;
  changed: number;
  /** True if the players ended it before its end. */
  stopped: boolean;
  /** Once it is over: the points of every round, and the seats that share the victory. */
  result: Result | null;
  /** Whose phone this is: their cards are asked for first. */
  me?: number;
  /** Where others write on it, too. */
  shared?: Shared | null;
}

/** What this browser knows of a pad that several devices write on. */
export interface Shared {
  /** Its address on the server; whoever knows it can write on the pad. */
  id: string;
  /** True if it was opened here, and can be taken away from the others here. */
  mine: boolean;
  /** The number up to which all lines have come here. */
  n: number;
  /** Lines that the server does not have yet. */
  waiting: readonly Line[];
}

export interface Result {
  points: number[][];
  winners: number[];
}

/** The content of one place on the pad. */
export type Line =
  | { kind: "cell"; round: number; seat: number; cell: Cell | null }
  | { kind: "ender"; round: number; seat: number | null }
  | { kind: "first"; seat: number }
  | { kind: "name"; seat: number; name: string }
  | { kind: "stopped"; stopped: boolean };

/** One thing that is written on the pad. */
export type Change = Line | { kind: "cleared"; round: number };

/** A pad on which nothing is written yet; `now` in milliseconds since 1970. */
export function blankPad({
  now,
  ...about
}: Pick<Pad, "id" | "game" | "names" | "options"> & { now: number }): Pad {
  const nothing = { first: null, rounds: [], stopped: false, result: null };
  return { ...about, ...nothing, begun: now, changed: now };
}

/** The seat of this browser's owner; null: they only keep the score. `owner`: their name, for a pad that does not say whose phone it is. */
export function ownSeat({ me, names }: Pad, owner: string): number | null {
  const seat = me ?? (owner ? names.indexOf(owner) : -1);
  return seat >= 0 ? seat : null;
}

export function emptyRound(seats: number): Round {
  return { ender: null, cells: Array<null>(seats).fill(null) };
}

/** The pad with one thing written on it. */
export function written(pad: Pad, change: Change): Pad {
  switch (change.kind) {
    case "cell":
      return inRound(pad, change.round, (round) => ({
        ...round,
        cells: replaced(round.cells, change.seat, change.cell),
      }));
    case "ender":
      return inRound(pad, change.round, (round) => ({ ...round, ender: change.seat }));
    case "cleared":
      return inRound(pad, change.round, () => emptyRound(pad.names.length));
    case "first":
      return { ...pad, first: change.seat };
    case "name":
      return { ...pad, names: replaced(pad.names, change.seat, change.name) };
    case "stopped":
      return { ...pad, stopped: change.stopped };
  }
}

function replaced<T>(all: readonly T[], at: number, by: T): T[] {
  return all.map((one, n) => (n === at ? by : one));
}

/** `round` may be one after the last. Empty rounds at the end are dropped. */
function inRound(pad: Pad, round: number, write: (round: Round) => Round): Pad {
  const rounds = [...pad.rounds];
  while (rounds.length <= round) rounds.push(emptyRound(pad.names.length));
  rounds[round] = write(rounds[round]!);
  while (rounds.length && !isWritten(rounds.at(-1)!)) rounds.pop();
  return { ...pad, rounds };
}

function isWritten({ ender, cells }: Round): boolean {
  return ender !== null || cells.some((cell) => cell !== null);
}

/** True if a kept value is a pad: a browser's storage can hold anything. */
export function readable(found: unknown): found is Pad {
  const pad = found as Partial<Pad> | null;
  if (typeof pad !== "object" || pad === null) return false;
  const { id, game, options, names, rounds, begun, changed } = pad;
  return (
    typeof id === "string" &&
    typeof game === "string" &&
    typeof options === "object" &&
    options !== null &&
    Number.isFinite(begun) &&
    Number.isFinite(changed) &&
    Array.isArray(names) &&
    names.length > 0 &&
    names.every((name) => typeof name === "string") &&
    Array.isArray(rounds) &&
    rounds.every((round: Partial<Round> | null) => sound(round, names.length))
  );
}

function sound(round: Partial<Round> | null, seats: number): boolean {
  const { ender = null, cells } = round ?? {};
  return (
    (ender === null || (Number.isInteger(ender) && ender >= NOBODY && ender < seats)) &&
    Array.isArray(cells) &&
    cells.length === seats &&
    cells.every(
      (cell: { cards?: unknown; points?: unknown } | null) =>
        cell === null || Array.isArray(cell?.cards) || Number.isInteger(cell?.points),
    )
  );
}
