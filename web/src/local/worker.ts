/**
 * A worker that leads a table: all its cards stay here. Its bots search in another worker, which is
 * made of the same file.
 */
import { ParlourError } from "../rules/native";
import type { FromWorker, ToWorker } from "./messages";
import { newRow, Room } from "./room";
import { loadRules } from "./rules";
import { openStore, type Store } from "./store";
import { answer } from "./thinker";
import { asking, type Question, Thinkers } from "./thinkers";

const tell = (message: FromWorker): void => postMessage(message);
/** Pages of this browser tell each other which table has changed. */
const others = new BroadcastChannel("parlour.tables");

function thinker(): Worker {
  return new Worker(self.location.href, { type: "module" });
}

async function open({ table, game, wanted }: Extract<ToWorker, { type: "open" }>): Promise<Room> {
  const [rules, store] = await Promise.all([loadRules(game), openStore()]);
  const found = wanted ? { row: newRow(table, wanted), steps: [] } : await read(store, table);
  const room = new Room(rules, found.row, found.steps, {
    store,
    thinkers: new Thinkers(rules, asking(thinker)),
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
  if (found) return found;
  tell({ type: "error", code: "unknown-table", message: "expected a table of this browser" });
  return await new Promise<never>(() => {}); // there is nothing to lead
}

function refuse(error: unknown): Promise<never> {
  const code = error instanceof ParlourError ? error.code : "storage";
  tell({ type: "error", code, message: String(error), id: null });
  return new Promise<never>(() => {});
}

let room: Promise<Room> | null = null;

onmessage = async ({ data }: MessageEvent<ToWorker | Question>) => {
  if (data.type === "think") postMessage(await answer(data));
  else if (data.type === "prepare") await Promise.all([loadRules(data.game), openStore()]);
  else if (data.type === "open") room ??= open(data).catch(refuse);
  else await (await room!).handle(data);
};
