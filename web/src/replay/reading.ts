/** Reads a record that somebody has brought: from a file, pasted, or in a link. Nothing in it is run. */
import { VERSION } from "../rules/entries.ts";
import { RecordError } from "../rules/table.ts";
import type { GameRecord } from "../rules/entries.ts";
import { MOST_SEATS } from "../wire.ts";
import { is, ProofError, record } from "../verify/reading.ts";
import { characters } from "../words/characters.ts";

/** The longest text that is read, in characters; a long game of ten has a tenth of it. */
export const LONGEST = 4_000_000;
const MOST_ENTRIES = 50_000;
const LONGEST_NAME = 100;
/** An emoji that is one character to people can have a dozen units. */
const MOST_UNITS = 20 * LONGEST_NAME;
/** Deeper than any record. */
const DEEPEST = 8;

/** The record in a text: alone, or as a server gives it, with its key (RecordError). */
export function readRecord(text: string): GameRecord {
  if (text.length > LONGEST) throw new RecordError("expected a shorter text", 0, "too-long");
  const document = parsed(text);
  const shown = is.object(document) && !("parlour" in document) ? document.record : document;
  if (!is.object(shown) || !("parlour" in shown)) {
    throw new RecordError("expected the record of a game", 0, "no-record");
  }
  const { parlour, entries, seats } = shown;
  if (is.whole(parlour) && (parlour < 1 || parlour > VERSION)) {
    throw new RecordError(`expected version 1 to ${VERSION} of the format`, 0, "other-format");
  }
  if (is.list(entries) && entries.length > MOST_ENTRIES) {
    throw new RecordError(`expected at most ${MOST_ENTRIES} entries`, 0, "too-long");
  }
  if (is.list(seats) && (seats.length > MOST_SEATS || seats.some(tooLong))) {
    throw new RecordError(
      `expected at most ${MOST_SEATS} players, with short names`,
      0,
      "bad-seat",
    );
  }
  const { seen } = shown;
  const every = is.list(seats) ? seats.length : 0;
  const seatOf = (one: unknown): boolean => is.whole(one) && one >= 0 && one < every;
  if (is.list(seen) && !seen.every(seatOf)) {
    throw new RecordError("expected seats of the table", 0, "bad-seat");
  }
  try {
    return record(shown);
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    throw new RecordError(error.message.replace(/^entry \d+: /, ""), error.entry, "bad-record");
  }
}

function tooLong(name: unknown): boolean {
  return is.text(name) && (name.length > MOST_UNITS || characters(name).length > LONGEST_NAME);
}

function parsed(text: string): unknown {
  if (depth(text) > DEEPEST) throw new RecordError("expected the record of a game", 0, "no-record");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RecordError("expected JSON", 0, "no-json");
  }
}

/** The depth of a text's brackets. */
function depth(text: string): number {
  let [now, most] = [0, 0];
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (quoted) {
      if (char === "\\") at++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === "[" || char === "{") most = Math.max(most, ++now);
    else if (char === "]" || char === "}") now--;
  }
  return most;
}
