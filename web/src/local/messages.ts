/** The messages between the page and the worker that leads a table: the wire, and a little more. */
import type { Review } from "../rules/findings.ts";
import type { Progress } from "../rules/review.ts";
import type { GameRecord } from "../rules/entries.ts";
import type { ClientMessage, ServerMessage, TableInfo } from "../wire.ts";

/** A table to be made. */
export interface NewLocal {
  game: string;
  options: TableInfo["options"];
  /** The people at this device; they sit first. */
  people: string[];
  bots: string[];
  hints: boolean;
}

export type ToWorker =
  | ClientMessage
  /** Before all others. `wanted`: make it. */
  | { type: "open"; table: string; wanted: NewLocal | null }
  /** Hands are covered: the device may be passed on. */
  | { type: "covered" }
  /** The person on this seat has taken the device: show them their hand. */
  | { type: "take"; seat: number };

export type FromWorker =
  | ServerMessage
  /** The device is to go to the person on this seat, once hands are covered. */
  | { type: "pass"; seat: number }
  /** From now on the table is seen from this seat. */
  | { type: "turn"; seat: number }
  /** The record of a game that is over; null: of none. */
  | { type: "record"; record: GameRecord | null };

/** Asks a worker of its own to look back at a game that is over. */
export interface ToReview {
  type: "review";
  record: GameRecord;
}
export type FromReview = ({ type: "reviewing" } & Progress) | { type: "reviewed"; review: Review };
