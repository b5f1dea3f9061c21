/** Reads documents written by others: every field must be there, of its kind, and no other. */
import { VERSION, type Entry } from "../rules/entries.ts";
import type { GameRecord } from "../rules/entries.ts";

/** A document that is not the record of a game with its key; `entry`: the one that cannot be read. */
export class ProofError extends Error {
  readonly code: string;
  readonly entry: number;

  constructor(message: string, code = "bad-proof", entry = 0) {
    super(message);
    this.code = code;
    this.entry = entry;
  }
}

type Kind = (value: unknown) => boolean;

export const is = {
  text: (value: unknown): value is string => typeof value === "string",
  whole: (value: unknown): value is number => Number.isSafeInteger(value),
  list: (value: unknown): value is unknown[] => Array.isArray(value),
  object: (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value),
};

/** The fields of an object, each of its kind; one that is left out has its default, if it has one. */
export function fields(
  document: unknown,
  expected: Record<string, [kind: Kind, otherwise?: unknown]>,
): Record<string, unknown> {
  if (!is.object(document)) throw new ProofError("expected an object");
  const strange = Object.keys(document).find((name) => !Object.hasOwn(expected, name));
  if (strange !== undefined) throw new ProofError(`unknown field ${strange}`);
  const found = Object.entries(expected).map(([name, [kind, otherwise]]) => {
    const value = Object.hasOwn(document, name) ? document[name] : otherwise;
    if (value === undefined || !kind(value)) throw new ProofError(`${name}: of the wrong kind`);
    return [name, value] as const;
  });
  return Object.fromEntries(found);
}

/** The kinds of entries, by the field that only they have. */
const KINDS: Record<string, Record<string, [Kind]>> = {
  deal: { deal: [is.whole] },
  deck: { deck: [(value) => is.list(value) && value.every(is.text)] },
  pick: { pick: [is.whole], of: [is.whole] },
  undo: { undo: [is.whole] },
  left: { left: [is.whole], bot: [is.text] },
  joined: { joined: [is.whole] },
  ended: { ended: [(value) => value === "scored" || value === "unscored"] },
  action: { seat: [is.whole], action: [is.text] },
};

/** The entries of a record (ProofError). */
export function entries(list: readonly unknown[]): Entry[] {
  return list.map((entry, n) => {
    const kind = Object.keys(KINDS).find((name) => is.object(entry) && Object.hasOwn(entry, name));
    try {
      if (kind === undefined) throw new ProofError("of no kind that there is");
      return fields(entry, KINDS[kind]!) as unknown as Entry;
    } catch (error) {
      const { message, code } = error as ProofError;
      throw new ProofError(`entry ${n + 1}: ${message}`, code, n + 1);
    }
  });
}

/** The record of a game (ProofError). Whether the rules allow it is another question. */
export function record(document: unknown): GameRecord & { rules: number } {
  const read = fields(document, {
    parlour: [(value) => is.whole(value) && value >= 1 && value <= VERSION],
    game: [is.text],
    rules: [is.whole, 1],
    edition: [is.text],
    options: [is.object],
    seats: [(value) => is.list(value) && value.every(is.text)],
    entries: [is.list],
  });
  return { ...read, entries: entries(read.entries as unknown[]) } as GameRecord & { rules: number };
}
