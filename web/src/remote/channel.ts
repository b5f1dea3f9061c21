/** The socket to a table of the server: says hello, reconnects by itself, passes on what it is sent. */
import type { Callbacks, Channel } from "../table/session/channel";
import { path } from "../browser/folder";
import {
  type ClientMessage,
  CLOSE_FULL,
  CLOSE_STOPPING,
  COME_BACK_WITHIN,
  PROTOCOL,
  type ServerMessage,
  type TableInfo,
  type Update,
} from "../wire";
import type { Contributions } from "./contributions";

const PING_EVERY = 20_000;
const ANSWER_WITHIN = 6_000;

/** Milliseconds without an answer to an action, after which the server is asked, and it is told. */
const ASKED = 700;
const SLOW = 1_000;

/** The longest wait between two attempts where nobody looks; where somebody does, `COME_BACK_WITHIN`. */
const HIDDEN = 10_000;

/** The wait before the attempt after `failures` failed ones: doubling, with jitter, up to `longest`. */
export function backoff(
  failures: number,
  longest: number,
  random: () => number = Math.random,
): number {
  return Math.min(longest, 400 * 2 ** failures) * (0.5 + random() / 2);
}

/** The wait before the first attempt, when all clients were sent away at once: they come back to a
 * server that has to read all their tables. */
export function spread(random: () => number = Math.random): number {
  return backoff(0, COME_BACK_WITHIN, random) + COME_BACK_WITHIN * random();
}

export class RemoteChannel implements Channel {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #seat: number | null = null;
  /** True if nobody can see this window, as the server was last told. */
  #hidden = false;
  #slow: ReturnType<typeof setTimeout>[] = [];
  /** This connection's part in the shuffles. */
  #contributions: Contributions | null = null;
  #table: TableInfo | null = null;
  /** One note after the other. */
  #noted: Promise<void> = Promise.resolve();
  readonly #of: string;
  readonly #url: string;
  readonly #on: Callbacks;

  constructor(table: string, on: Callbacks) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#of = table;
    this.#url = `${scheme}//${location.host}${path(`/api/tables/${encodeURIComponent(table)}/socket`)}`;
    this.#on = on;
    document.addEventListener("visibilitychange", this.#wake);
    document.addEventListener("visibilitychange", this.#hide);
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#wake);
    addEventListener("pageshow", this.#wake);
    this.#connect();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    if (message.type === "act") this.#await();
    return true;
  }

  #await(): void {
    this.#arrived();
    this.#slow = [
      setTimeout(() => this.#ask(), ASKED),
      setTimeout(() => this.#on.sending(true), SLOW),
    ];
  }

  #arrived(): void {
    this.#slow.splice(0).forEach(clearTimeout);
    this.#on.sending(false);
  }

  hello(): void {
    this.#hidden = document.hidden;
    const hidden = this.#hidden ? { hidden: true } : {};
    this.send({ type: "hello", protocol: PROTOCOL, ...hidden, ...this.#on.hello() });
  }

  close(): Promise<void> {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#wake);
    document.removeEventListener("visibilitychange", this.#hide);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#wake);
    removeEventListener("pageshow", this.#wake);
    this.#stopTimers();
    this.#socket?.close();
    this.#socket = null; // nothing is heard any more
    return this.#noted;
  }

  stop(): void {
    void this.close();
    this.#on.connection("gone");
  }

  // A phone that wakes up, or loses its network, may have a socket that looks open but is dead: ask, or reconnect at once.
  #wake = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  };

  /** A hidden window does not count as present. */
  #hide = (): void => {
    const on = document.hidden;
    if (this.#seat !== null && on !== this.#hidden && this.send({ type: "hide", on }))
      this.#hidden = on;
  };

  #connect(): void {
    this.#stopTimers();
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#on.connection("connecting");
    this.#deadline = setTimeout(() => this.#lost(socket), ANSWER_WITHIN);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.hello();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#deadline);
      this.#arrived();
      this.#rest();
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === "welcome") {
        this.#failures = 0;
        this.#seat = message.seat;
        this.#contributions = null;
        this.#on.connection("online");
        this.#hide();
      }
      this.#on.message(message);
      if (message.type === "table" && message.table === this.#of) this.#contribute(message);
      else if (message.type === "update") this.#note(message);
    };
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  /** Contributes to the shuffles, and keeps what the server tells about them. */
  #contribute(info: TableInfo): void {
    const [socket, seat] = [this.#socket, this.#seat];
    this.#table = info;
    this.#after(async () => {
      const { Contributions } = await import("./contributions");
      if (socket !== this.#socket) return;
      this.#contributions ??= new Contributions((message) => this.send(message));
      await this.#contributions.follow(info, seat);
    });
  }

  /**
   * Notes what is shown, to tell later whether the record is of the same game; not how a game ended
   * that the players ended early, which the rules do not say.
   */
  #note(update: Update): void {
    if (this.#table === null) return;
    const { table, games, status, ended } = this.#table;
    if (status === "over" && ended) return;
    this.#after(async () => (await import("./seen")).note(table, games, update));
  }

  #after(work: () => Promise<void>): void {
    this.#noted = this.#noted.then(() => (this.#closed ? undefined : work())).catch(() => {});
  }

  #lost(socket: WebSocket, code = 0): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    socket.onclose = null;
    socket.close();
    this.#stopTimers();
    this.#on.connection("waiting");
    const longest = document.hidden ? HIDDEN : COME_BACK_WITHIN;
    const wait = code === CLOSE_STOPPING ? spread() : backoff(this.#failures++, longest);
    // If it gave way to another window, it must not take its place before somebody looks.
    if (code !== CLOSE_FULL || !document.hidden)
      this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #rest(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#ask(), PING_EVERY);
  }

  #ask(): void {
    const socket = this.#socket;
    if (!socket || !this.send({ type: "ping" })) return;
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lost(socket), ANSWER_WITHIN);
  }

  #stopTimers(): void {
    this.#arrived();
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    clearTimeout(this.#deadline);
  }
}
