/**
 * A worker that leads a table: all its cards stay here. Its bots search in another worker, which is
 * made of the same file; so does whoever looks back at a game that is over. `workers/` has one for each
 * game.
 */
import { ParlourError } from "../rules/errors";
import type { Game } from "../rules/native";
import { lookBack, Pace } from "../rules/review";
import type { FromReview, FromWorker, ToReview, ToWorker } from "./messages";
import { newRow, Room } from "./room";
import { openStore, readable, type Store } from "./store";
import { thinking } from "./thinker";
import { asking, type Question, Thinkers } from "./thinkers";

/** Seconds for a look back: with the way there and back, it is to take no more than ten. */
const REVIEWING = 8;
/** Milliseconds between two messages about how far a look back is. */
const TOLD = 100;

/** Leads one table of the game, thinks about it, or looks back at a game that is over. */
export function lead<G>(rules: G): void {
  const game = rules as Game;
  const answer = thinking(game);
  let room: Promise<Room> | null = null;

  onmessage = async ({ data }: MessageEvent<ToWorker | Question | ToReview>) => {
    if (data.type === "think") postMessage(answer(data));
    else if (data.type === "review") review(game, data);
    else if (data.type === "open") room ??= open(game, data).catch(refuse);
    else await (await room!).handle(data);
  };
}

const tell = (message: FromWorker): void => postMessage(message);

function review(game: Game, { record }: ToReview): void {
  const send = (message: FromReview): void => postMessage(message);
  const pace = new Pace(REVIEWING);
  const steps = lookBack(game, record, (progress) => pace.worldsFor(progress));
  let told = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return send({ type: "reviewed", review: step.value });
    if (performance.now() < told + TOLD) continue;
    told = performance.now();
    send({ type: "reviewing", ...step.value });
  }
}

type Opening = Extract<ToWorker, { type: "open" }>;

async function open(game: Game, { table, wanted }: Opening): Promise<Room> {
  const asked = asking(thinker);
  if (wanted?.bots.length) asked.wake();
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

function thinker(): Worker {
  return new Worker(self.location.href, { type: "module" });
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
