/** Tables that are played in this browser, kept move by move. */
import { answer, database, done } from "../browser/database.ts";
import type { Rules } from "../rules/native.ts";
import type { Entry } from "../rules/entries.ts";
import { RecordError, recordWith, Table } from "../rules/table.ts";
import type { GameRecord } from "../rules/entries.ts";
import type { TableInfo } from "../wire.ts";

/** A seat, and the person or bot that sits there. */
export interface Place {
  kind: "person" | "bot";
  name: string;
  bot: string | null;
  /** The face that a person has chosen. */
  avatar?: number;
}

/** A table as everybody may know it: nothing here is secret. */
export interface Row {
  id: string;
  game: string;
  options: TableInfo["options"];
  seats: Place[];
  pace: number;
  moment: number;
  hints: boolean;
  status: TableInfo["status"];
  /** Games begun. */
  games: number;
  /** Number of the last entry of the log. */
  n: number;
  /** The seats that the game is waiting for. */
  awaited: number[];
  /** Once the game is over: the seats that share the victory. */
  winners?: number[];
  /** When it was last played, in milliseconds since 1970. */
  played: number;
  /** Why the last game cannot go on, as was found when the table was last opened. */
  stopped?: Stopped | null;
}

/** Why a game cannot go on: the rules have another version than it began with, or it is damaged. */
export type Stopped = "rules" | "damaged";

/** One step's additions to the record of a game. */
export interface Step {
  table: string;
  /** Number of the entry in the table's log, from 1. */
  n: number;
  /** 1 for the first game at the table. */
  game: number;
  record: Entry[];
  /** Of a game's first step: the version of its rules. Left out, it is 1. */
  rules?: number;
}

export interface Store {
  /** The table and its log; null if there is none. */
  read(table: string): Promise<{ row: Row; steps: Step[] } | null>;
  /** Keep the table, and one more step; false if another page was first, or has forgotten it. */
  append(row: Row, step: Step): Promise<boolean>;
  /** Keeps changes to the table besides the game. */
  put(row: Row): Promise<void>;
  /** All tables, the one played last first. */
  rows(): Promise<Row[]>;
  remove(table: string): Promise<void>;
}

const NAME = "parlour";
const all = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

class Kept implements Store {
  readonly #db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.#db = db;
  }

  async read(table: string) {
    const change = this.#db.transaction(["tables", "steps"]);
    const [row, steps] = await Promise.all([
      answer<Row | undefined>(change.objectStore("tables").get(table)),
      answer<Step[]>(change.objectStore("steps").getAll(all(table))),
    ]);
    return row ? { row, steps } : null;
  }

  async append(row: Row, step: Step): Promise<boolean> {
    const change = this.#db.transaction(["tables", "steps"], "readwrite");
    const kept = done(change);
    const [tables, steps] = [change.objectStore("tables"), change.objectStore("steps")];
    const before = tables.get(row.id) as IDBRequest<Row | undefined>;
    const first = (): boolean => (before.result?.n ?? 0) === step.n - 1;
    before.onsuccess = () => {
      if (!first()) return;
      steps.add(step);
      tables.put(row);
    };
    await kept;
    return first();
  }

  async put(row: Row): Promise<void> {
    const change = this.#db.transaction("tables", "readwrite");
    const kept = done(change);
    const tables = change.objectStore("tables");
    const before = tables.getKey(row.id);
    before.onsuccess = () => before.result !== undefined && tables.put(row);
    await kept;
  }

  async rows(): Promise<Row[]> {
    const tables = this.#db.transaction("tables").objectStore("tables");
    return (await answer<Row[]>(tables.getAll())).sort((a, b) => b.played - a.played);
  }

  async remove(table: string): Promise<void> {
    const change = this.#db.transaction(["tables", "steps"], "readwrite");
    const kept = done(change);
    change.objectStore("tables").delete(table);
    change.objectStore("steps").delete(all(table));
    await kept;
  }
}

/** For browsers that keep nothing: the table lives as long as its page. */
export class Forgetful implements Store {
  readonly #rows = new Map<string, Row>();
  readonly #steps: Step[] = [];

  async read(table: string) {
    const row = this.#rows.get(table);
    return row ? { row, steps: this.#steps.filter((step) => step.table === table) } : null;
  }
  async append(row: Row, step: Step): Promise<boolean> {
    if ((this.#rows.get(row.id)?.n ?? 0) !== step.n - 1) return false;
    this.#rows.set(row.id, structuredClone(row));
    this.#steps.push(structuredClone(step));
    return true;
  }
  async put(row: Row): Promise<void> {
    this.#rows.set(row.id, structuredClone(row));
  }
  async rows(): Promise<Row[]> {
    return [...this.#rows.values()];
  }
  async remove(table: string): Promise<void> {
    this.#rows.delete(table);
  }
}

let opened: Promise<Store> | null = null;

export function openStore(): Promise<Store> {
  return (opened ??= open());
}

async function open(): Promise<Store> {
  try {
    const made = await database(NAME, (db) => {
      db.createObjectStore("tables", { keyPath: "id" });
      db.createObjectStore("steps", { keyPath: ["table", "n"] });
    });
    return new Kept(made);
  } catch {
    return new Forgetful();
  }
}

/** True if a row can be read: it may have been damaged, or written by another version. */
export function readable(row: Partial<Row>): row is Row {
  const { game, options, seats, awaited, n, games, pace, moment } = row;
  const numbers = [n, games, pace, moment].every((number) => Number.isFinite(number));
  return (
    numbers &&
    typeof game === "string" &&
    typeof options === "object" &&
    options !== null &&
    Array.isArray(awaited) &&
    Array.isArray(seats) &&
    seats.every((seat: Partial<Place> | null) => typeof seat?.name === "string") &&
    seats.some((seat) => seat.kind === "person")
  );
}

/** The last game of a table, at the end of its steps; or why it cannot go on. */
export function carriedOn(game: Rules, row: Row, steps: readonly Step[]): Table | Stopped {
  const last = steps.filter((step) => step.game === row.games);
  if ((last[0]?.rules ?? 1) !== game.version) return "rules";
  try {
    const first = row.n - last.length + 1;
    if (!last.length || last.some((step, at) => step.n !== first + at)) {
      throw new RecordError("expected every step");
    }
    return Table.resume(game, recordOf(row, last, row.games));
  } catch {
    return "damaged"; // given nonsense, the rules throw more than their own errors
  }
}

/** The record of a table's game, put together from its steps. */
export function recordOf(row: Row, steps: readonly Step[], game: number): GameRecord {
  const { edition, ...options } = row.options;
  const last = steps.filter((step) => step.game === game);
  const rules = last[0]?.rules ?? 1;
  const header = {
    game: row.game,
    ...(rules === 1 ? {} : { rules }),
    edition: edition as string,
    options,
    seats: row.seats.map((seat) => seat.name),
  };
  return recordWith(
    header,
    last.flatMap((step) => step.record),
  );
}
