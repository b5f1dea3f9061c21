/** A game that is over, as this browser remembers it. */
import type { OptionValues } from "../games/registry";

/** The place where it was played: at a table of a server, in this browser, with printed cards. */
export const PLACES = ["server", "browser", "cards"] as const;
export type Place = (typeof PLACES)[number];

export interface Player {
  name: string;
  /** The level of a bot; null: a person. */
  bot: string | null;
}

export interface PlayedGame {
  /** `{table}/{number}`: the table, and which of its games. */
  id: string;
  game: string;
  options: OptionValues;
  /** When this browser saw its end, in milliseconds since 1970. */
  at: number;
  place: Place;
  players: Player[];
  /** The seat of this browser's owner; null: they only kept the score. */
  me: number | null;
  /** The points of each round, by seat. */
  sheet: number[][];
  /** The seats that share the victory; none if the game was ended without one. */
  winners: number[];
}

/** Something that is brought is no history: which game of it, from 1 (0: all of it), and why. */
export class HistoryError extends Error {
  readonly number: number;
  readonly why: "nothing" | "field";

  constructor(message: string, number = 0, why: HistoryError["why"] = "field") {
    super(message);
    this.number = number;
    this.why = why;
  }
}

/** The most characters of a name, a word or an id that are kept of what is brought. */
const LONGEST = 200;
const MOST_PLAYERS = 20;
const MOST_ROUNDS = 1000;

type Fields = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const word: Check = (value) =>
  typeof value === "string" && value.length > 0 && value.length <= LONGEST;
const points: Check = Number.isSafeInteger;

/** Reads one game of a history that is brought; `number`: which one, from 1 (HistoryError). */
export function readGame(value: unknown, number: number): PlayedGame {
  const fields = (typeof value === "object" && value !== null ? value : {}) as Fields;
  const wrong = (field: string, expected: string): HistoryError =>
    new HistoryError(`${field}: expected ${expected}`, number);
  function field<T>(name: string, expected: string, holds: Check): T {
    if (!holds(fields[name])) throw wrong(name, expected);
    return fields[name] as T;
  }
  const every = (holds: Check, least: number, most: number): Check => {
    return (list) =>
      Array.isArray(list) && list.length >= least && list.length <= most && list.every(holds);
  };

  const players = field<Player[]>(
    "players",
    `1 to ${MOST_PLAYERS} players, each with a name`,
    every(isPlayer, 1, MOST_PLAYERS),
  ).map(({ name, bot }) => ({ name, bot: bot ?? null }));
  const seats = players.length;
  const seat: Check = (n) => Number.isInteger(n) && (n as number) >= 0 && (n as number) < seats;
  const row = every(points, seats, seats);
  return {
    id: field("id", "the table and the number of its game", word),
    game: field("game", "the name of a game", word),
    options: field("options", "house rules by their names", isOptions),
    at: field("at", "milliseconds since 1970", points),
    place: field("place", PLACES.join(", "), (place) => PLACES.includes(place as Place)),
    players,
    me: field("me", "a seat, or null", (me) => me === null || seat(me)),
    sheet: field("sheet", "whole points, for each seat in each round", every(row, 0, MOST_ROUNDS)),
    winners: field("winners", "seats", every(seat, 0, seats)),
  };
}

function isPlayer(value: unknown): boolean {
  const { name, bot } = (value ?? {}) as Fields;
  return typeof name === "string" && name.length <= LONGEST && (bot == null || word(bot));
}

function isOptions(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const values: unknown[] = Object.values(value);
  return values.every(
    (one) => one === null || ["string", "number", "boolean"].includes(typeof one),
  );
}

/** The sum of each seat's points. */
export function totalsOf({ players, sheet }: Pick<PlayedGame, "players" | "sheet">): number[] {
  return players.map((_, seat) => sheet.reduce((sum, row) => sum + row[seat]!, 0));
}
