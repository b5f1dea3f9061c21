/** One browser at one table: who I am, who is there, the position shown, my action under way. */
import { Connection, type Link } from "./connection";
import { Hints } from "./hints.svelte";
import { keepToken, tokenOf } from "./settings.svelte";
import { type Act, type ClientMessage, PROTOCOL, type ServerMessage, type TableInfo } from "./wire";
import type { Event, Update, View, Welcome } from "./wire";

/** An update of one game: its view and its events. */
export interface UpdateOf<V extends View, E extends Event> extends Update {
  view: V;
  events: E[];
}

/**
 * Shows an update: calls `commit` once to put the new position on the screen, and resolves when the
 * next update may be shown. `hurry` aborts when somebody waits for it: animations then end at once.
 */
export type Presenter<V extends View = View, E extends Event = Event> = (
  update: UpdateOf<V, E>,
  commit: () => void,
  hurry: AbortSignal,
) => Promise<void>;

export interface Notice {
  code: string;
  /** The server's own words, where the page has no text for the code. */
  message: string;
  at: number;
}

function freshId(): string {
  // Not crypto.randomUUID: a page served over plain http in a home network has none.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** `V` and `E`: the view and the events of the game that is played here. */
export class Session<V extends View = View, E extends Event = Event> {
  link = $state<Link>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  room = $state.raw<TableInfo | null>(null);
  /** The update on the screen; newer ones may wait for their animation. */
  shown = $state.raw<UpdateOf<V, E> | null>(null);
  /** My action that the server has not answered yet. */
  pending = $state.raw<Act | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Why this table cannot be shown at all. */
  fatal = $state<string | null>(null);

  readonly hints = new Hints((message) => this.send(message));
  readonly table: string;
  readonly #watch: boolean;
  readonly #connection: Connection;
  #waiting: UpdateOf<V, E>[] = [];
  #presenter: Presenter<V, E> | null = null;
  #presenting = false;
  #hurry = new AbortController();
  #newest = 0;
  #notices = 0;

  constructor(table: string, watch: boolean) {
    this.table = table;
    this.#watch = watch;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#connection = new Connection(
      `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`,
      {
        hello: () => ({ token: this.#watch ? null : tokenOf(table), entry: this.#newest }),
        message: (message) => this.#receive(message),
        link: (link) => {
          this.link = link;
          if (link !== "online" && this.hints.asked) this.hints.forget(); // nobody would answer
        },
      },
    );
  }

  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }

  get host(): boolean {
    return this.welcome?.host ?? false;
  }

  /** False where it could not be sent; the reader is told. */
  send(message: ClientMessage): boolean {
    const sent = this.#connection.send(message);
    if (!sent) this.tell("offline");
    return sent;
  }

  /**
   * Plays an action on the position shown. One at a time: a second tap does nothing.
   * `meanwhile`: also while the server holds an action of mine back; that one stays meant.
   */
  act(action: string, meanwhile = false): void {
    if (this.pending && !meanwhile) return;
    if (!this.shown || this.shown.entry !== this.#newest) return;
    const act: Act = { type: "act", action, entry: this.shown.entry, id: freshId() };
    if (!this.send(act)) return;
    this.hints.forget();
    if (!this.pending) this.pending = act;
  }

  /** Whether I may ask for a hint now: there is something to decide, on the position shown. */
  get hintable(): boolean {
    return (
      this.room?.hints === true &&
      this.link === "online" &&
      this.pending === null &&
      (this.shown?.view.legal.length ?? 0) > 0
    );
  }

  askHint(): void {
    if (this.hintable && this.shown?.entry === this.#newest)
      this.hints.ask(this.shown.entry, freshId());
  }

  tell(code: string, message = ""): void {
    this.notice = { code, message, at: ++this.#notices };
  }

  /** The game's board shows updates from now on; the function given back ends that. */
  present(presenter: Presenter<V, E>): () => void {
    this.#presenter = presenter;
    return () => {
      if (this.#presenter === presenter) this.#presenter = null;
    };
  }

  close(): void {
    this.#connection.close();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        if (message.protocol !== PROTOCOL) {
          this.#outdated();
          return;
        }
        if (message.token) keepToken(this.table, message.token);
        this.welcome = message;
        // The answer may have been lost with the connection: the same id plays only once.
        if (this.pending) this.#connection.send(this.pending);
        return;
      case "table":
        this.room = message;
        if (!message.hints) this.hints.forget();
        return;
      case "update":
        if (message.done && message.done === this.pending?.id) this.pending = null;
        if (message.entry !== this.#newest) this.hints.forget();
        this.#newest = message.entry;
        this.#waiting.push(message as UpdateOf<V, E>); // a table plays one game
        if (message.done || this.#waiting.length > 1) this.#hurry.abort();
        void this.#pump();
        return;
      case "hint":
        this.hints.receive(message);
        return;
      case "error":
        if (this.hints.refuse(message.id ?? null, message.code)) return;
        this.#refused(message.code, message.message, message.id ?? null);
        return;
    }
  }

  #refused(code: string, message: string, id: string | null): void {
    if (id !== null && id === this.pending?.id) this.pending = null;
    if (code === "wrong-protocol") {
      this.#outdated();
      return;
    }
    if (code === "unknown-table") {
      this.fatal = code;
      this.#connection.stop();
      return;
    }
    if (code === "unknown-token") {
      // Another may sit there now. Greet again, as a newcomer.
      keepToken(this.table, null);
      this.#connection.hello();
    }
    this.tell(code, message);
  }

  /** The server speaks a newer protocol: fetch the newer page, once. */
  #outdated(): void {
    this.#connection.stop();
    const key = "parlour.reloaded";
    const last = Number(sessionStorage.getItem(key) ?? 0);
    this.fatal = "wrong-protocol";
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  }

  async #pump(): Promise<void> {
    if (this.#presenting) return;
    this.#presenting = true;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        const update = next;
        const commit = (): void => {
          this.shown = update;
        };
        this.#hurry = new AbortController();
        if (this.#waiting.length > 1) this.#hurry.abort();
        try {
          await this.#presenter?.(update, commit, this.#hurry.signal);
        } catch (error) {
          console.error(error);
        } finally {
          commit(); // whatever the animation did, the state wins
        }
      }
    } finally {
      this.#presenting = false;
    }
  }
}
