/**
 * Addresses of replays. A game on a server is at `/r/{table}/{game}`; one of this browser at
 * `/replay?of={table}&game={n}`; and `/replay#record={...}` holds the whole record, packed, so that it
 * can be sent without any server. `?at={entry}&seat={n}` is a position in it, as that seat sees it.
 */
import { type PackingError, unpack } from "../browser/packing.ts";
import { RecordError } from "../rules/table.ts";
import { LONGEST } from "./reading.ts";

/** The place of a replay's record. */
export type Source =
  | { from: "server"; table: string; game: number }
  | { from: "browser"; table: string; game: number }
  | { from: "link"; packed: string }
  | { from: "nowhere" };

/** A stop of the replay, and the seat from which it is seen; null: not said. */
export interface Position {
  at: number | null;
  /** A seat; `-1` for a spectator. */
  seat: number | null;
  /** All cards lie open. */
  open: boolean;
  /** Players have numbers instead of their names. */
  nameless: boolean;
}

const SERVER = /^(?:r|embed)\/([A-Za-z0-9_-]{1,32})\/(\d{1,6})$/;

function whole(text: string | null, least: number): number | null {
  if (text === null || !/^-?\d{1,6}$/.test(text)) return null;
  return Math.max(least, Number(text));
}

/** The record that an address names; `place`: its path in the page's folder, without slashes around. */
export function sourceOf(place: string, search: string, hash: string): Source {
  const server = SERVER.exec(place);
  if (server) return { from: "server", table: server[1]!, game: Number(server[2]) };
  const asked = new URLSearchParams(search);
  const [table, game] = [asked.get("of"), whole(asked.get("game"), 1)];
  if (table !== null && game !== null) return { from: "browser", table, game };
  const packed = new URLSearchParams(hash.slice(1)).get("record");
  return packed === null ? { from: "nowhere" } : { from: "link", packed };
}

export function positionOf(search: string): Position {
  const asked = new URLSearchParams(search);
  return {
    at: whole(asked.get("at"), 0),
    seat: whole(asked.get("seat"), -1),
    open: asked.has("open"),
    nameless: asked.has("nameless"),
  };
}

/** The part of an address that says which position. */
export function queryOf({ at, seat, open, nameless }: Position): string {
  const parts = [
    at === null ? [] : [`at=${at}`],
    seat === null ? [] : [`seat=${seat}`],
    open ? ["open"] : [],
    nameless ? ["nameless"] : [],
  ].flat();
  return parts.join("&");
}

/** The address of a replay, counted from the page's folder. */
export function addressOf(source: Source, position: Position): string {
  const query = queryOf(position);
  const asked = query && `?${query}`;
  switch (source.from) {
    case "server":
      return `/r/${source.table}/${source.game}${asked}`;
    case "browser":
      return `/replay?of=${encodeURIComponent(source.table)}&game=${source.game}${query && `&${query}`}`;
    case "link":
      return `/replay${asked}#record=${source.packed}`;
    case "nowhere":
      return "/replay";
  }
}

/** The record that is part of an address, as text (RecordError: it is damaged, or too long to be one). */
export async function textIn(packed: string): Promise<string> {
  try {
    return await unpack(packed, LONGEST);
  } catch (error) {
    const { why, message } = error as PackingError;
    throw new RecordError(message, 0, why === "damaged" ? "bad-link" : why);
  }
}
