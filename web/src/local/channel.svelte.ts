/** The page's way to a table that is played in this browser: to the worker that leads it. */
import type { Callbacks, Channel } from "../table/session/channel";
import { notePlayedHere } from "../browser/settings.svelte";
import { type ClientMessage, PROTOCOL } from "../wire";
import { t } from "../words/i18n.svelte";
import type { FromWorker, NewLocal, ToWorker } from "./messages";

/** The address of each game's worker. */
const files = import.meta.glob<string>("./workers/*.ts", {
  query: "?worker&url",
  import: "default",
  eager: true,
});

/** Tables that are about to be made, by their ids. */
const wanted = new Map<string, NewLocal>();

/** A worker that has been made ready, for the next table of that game. */
let spare: { game: string; worker: Worker } | null = null;

function make(game: string): Worker {
  return new Worker(files[`./workers/${game}.ts`]!, { type: "module" });
}

/** Somebody is about to play this game. */
export function ready(game: string): void {
  if (spare?.game === game) return;
  spare?.worker.terminate();
  spare = { game, worker: make(game) };
}

/** A new table; its id, the last part of its address. */
export function createLocal(table: NewLocal): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  const id = Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
  wanted.set(id, table);
  notePlayedHere();
  return id;
}

export class LocalChannel implements Channel {
  /** To whom the device is to be passed; null: to nobody. */
  passing = $state.raw<number | null>(null);
  /** True if hands are covered. */
  covered = $state.raw(false);
  /** The address of the finished game's record. */
  record = $state.raw<string | null>(null);
  readonly #on: Callbacks;
  readonly #worker: Worker;

  constructor(table: string, game: string, on: Callbacks) {
    this.#on = on;
    ready(game);
    this.#worker = spare!.worker;
    spare = null;
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    this.#worker.onerror = () => on.connection("gone");
    this.#post({ type: "open", table, wanted: wanted.get(table) ?? null });
    wanted.delete(table);
    this.hello();
  }

  send(message: ClientMessage): boolean {
    this.#post(message);
    return true;
  }

  hello(): void {
    this.send({ type: "hello", protocol: PROTOCOL, ...this.#on.hello() });
  }

  close(): Promise<void> {
    this.#worker.terminate();
    if (this.record) URL.revokeObjectURL(this.record);
    return Promise.resolve();
  }

  stop(): void {
    void this.close();
    this.#on.connection("gone");
  }

  /** Covers the hands once the player has seen enough: the device can be passed on. */
  cover(): void {
    this.covered = true;
    this.#post({ type: "covered" });
  }

  /** The person to whom the device is passed has it. */
  take(): void {
    this.#post({ type: "take", seat: this.passing! });
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case "pass":
        this.passing = message.seat;
        return;
      case "turn":
        this.passing = null;
        this.covered = false;
        this.#on.turn(message.seat);
        return;
      case "record": {
        if (this.record) URL.revokeObjectURL(this.record);
        const { record } = message;
        const text = record && JSON.stringify(record, null, 1);
        this.record = text && URL.createObjectURL(new Blob([text], { type: "application/json" }));
        return;
      }
      case "welcome":
        this.#on.connection("online");
        break;
      case "table": // a name that nobody has given is only shown
        for (const seat of message.seats) seat.name ||= t("you");
    }
    this.#on.message(message);
  }
}
