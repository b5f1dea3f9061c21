/**
 * A worker that leads a table: all its cards stay here. Its bots search in another worker, fetched
 * when it is needed. `workers/` has one for each game.
 */
import { ParlourError } from "../rules/errors";
import type { Rules } from "../rules/native";
import type { FromWorker, ToWorker } from "./messages";
import { newRow, Room } from "./room";
import { openStore, readable, type Store } from "./store";
import { asking, Thinkers } from "./thinkers";

/** Milliseconds after which the bots that search are fetched in any case: a hint may be wanted. */
const LATER = 10_000;

/** Leads one table of the game; `thinker` makes the worker for its searches. */
export function lead<G>(rules: G, thinker: () => Worker): void {
  const game = rules as Rules;
  let room: Promise<Room> | null = null;

  onmessage = async ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === "open") room ??= open(game, thinker, data).catch(refuse);
    else await (await room!).handle(data);
  };
}

const tell = (message: FromWorker): void => postMessage(message);

type Opening = Extract<ToWorker, { type: "open" }>;

async function open(game: Rules, thinker: () => Worker, { table, wanted }: Opening): Promise<Room> {
  const asked = asking(thinker);
  if (wanted?.bots.some((level) => game.levels[level]?.budget)) asked.wake();
  else setTimeout(asked.wake, LATER);
  const store = await openStore();
  const found = wanted ? { row: newRow(table, wanted), steps: [] } : await read(store, table);
  /** Pages of this browser tell each other which table has changed. */
  const others = new BroadcastChannel("parlour.tables");
  const room = new Room(game, found.row, found.steps, {
    store,
    thinkers: new Thinkers(game, asked),
    tell,
    now: () => performance.now(),
    changed: () => others.postMessage(table),
  });
  others.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === table) void room.catchUp();
  };
  await room.begin();
  return room;
}

async function read(store: Store, table: string) {
  const found = await store.read(table);
  if (found && readable(found.row)) return found;
  const code = found ? "damaged-game" : "unknown-table";
  tell({ type: "error", code, message: "expected a table of this browser" });
  return await new Promise<never>(() => {}); // there is nothing to lead
}

function refuse(error: unknown): Promise<never> {
  const code = error instanceof ParlourError ? error.code : "storage";
  tell({ type: "error", code, message: String(error), id: null });
  return new Promise<never>(() => {});
}
