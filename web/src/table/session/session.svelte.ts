/** One browser at one table: each of the server's messages goes to the part that keeps it. */
import { aloud } from "../../words/aloud.svelte";
import { renewOnce } from "../../offline/offline";
import { type ClientMessage, PROTOCOL, type ServerMessage, type TableInfo } from "../../wire";
import type { Event, View, Welcome } from "../../wire";
import { Acting } from "./acting.svelte";
import { asksUndo, gone, ofHost, ofSeats } from "./news/changes";
import { Hints } from "./hints.svelte";
import { freshId } from "../../browser/ids";
import type { Callbacks, Channel, Connection } from "./channel";
import type { Presenter, UpdateOf } from "./model";
import { News } from "./news/news.svelte";
import { Seating } from "./seating.svelte";
import { Talk } from "./talk.svelte";
import { Undoing } from "./undoing.svelte";
import { Updates } from "./updates.svelte";

/** Errors after which this table cannot be shown at all. */
const FATAL = ["unknown-table", "damaged-table", "damaged-game"];

/** `V` and `E`: the view and the events of the game that is played here. */
export class Session<V extends View = View, E extends Event = Event> {
  connection = $state.raw<Connection>("connecting");
  /** True if an action of mine has had no answer for a while, nor anything else. */
  sending = $state.raw(false);
  tableInfo = $state.raw<TableInfo | null>(null);
  /** Whose time runs, and until when (`performance.now`). */
  clock = $state.raw<{ seat: number; until: number } | null>(null);
  /** The seat that was nudged last, and when (`performance.now`). */
  nudged = $state.raw<{ seat: number; at: number } | null>(null);
  /** Why this table cannot be shown at all. */
  fatal = $state.raw<string | null>(null);

  readonly table: string;
  readonly seating: Seating;
  readonly talk: Talk;
  readonly news = new News();
  readonly hints = new Hints((message) => this.send(message));
  readonly undoing = new Undoing(this, (message) => this.#channel.send(message));
  readonly #acting = new Acting((message) => this.send(message));
  readonly #updates = new Updates<V, E>();
  readonly history = this.#updates.history;
  readonly #channel: Channel;

  constructor(table: string, watch: boolean, channel: (on: Callbacks) => Channel) {
    this.table = table;
    this.seating = new Seating(table, watch, (message) => this.send(message));
    this.talk = new Talk(table);
    this.#channel = channel({
      hello: () => ({ token: this.seating.token, entry: this.#updates.newest }),
      message: (message) => this.#receive(message),
      connection: (now) => {
        this.connection = now;
        if (now !== "online") this.#cutOff();
      },
      sending: (on) => (this.sending = on),
      turn: (seat) => this.history.turnTo(seat),
    });
  }

  /** The update on the screen; newer ones may wait for their animation. */
  get shown(): UpdateOf<V, E> | null {
    return this.#updates.shown;
  }

  /** The update that came last, shown or not. */
  get latest(): UpdateOf<V, E> | null {
    return this.#updates.latest;
  }

  /** True if nothing is left to be shown. */
  get idle(): boolean {
    return this.#updates.idle;
  }

  get seat(): number | null {
    return this.seating.seat;
  }

  get host(): boolean {
    return this.seating.host;
  }

  /** True if an action of mine has no answer yet. */
  get pending(): boolean {
    return this.#acting.pending !== null;
  }

  /** False if it could not be sent; the player is told. */
  send(message: ClientMessage): boolean {
    const sent = this.#channel.send(message);
    if (!sent) this.news.refuse("offline");
    return sent;
  }

  /** The entry of the position shown, if nothing newer is on its way to the screen. */
  get #current(): number | null {
    return this.shown?.entry === this.#updates.newest ? this.shown.entry : null;
  }

  /**
   * Plays an action on the position shown. One at a time: a second tap does nothing.
   * `meanwhile`: even while the server holds back an action of mine, which stays valid.
   */
  act(action: string, meanwhile = false): void {
    const entry = this.#current;
    if (entry !== null && this.#acting.act(action, entry, meanwhile)) this.hints.forget();
  }

  /** True if I may ask for a hint now: there is something to decide, on the position shown. */
  get hintable(): boolean {
    return (
      this.tableInfo?.hints === true &&
      this.connection === "online" &&
      !this.pending &&
      (this.shown?.view.legal.length ?? 0) > 0
    );
  }

  askHint(): void {
    const entry = this.#current;
    if (this.hintable && entry !== null) this.hints.ask(entry, freshId());
  }

  /** The game's board shows updates from now on; the returned function ends that. */
  present(presenter: Presenter<V, E>): () => void {
    return this.#updates.present(presenter);
  }

  /** Resolves once nothing about the table will be kept any more. */
  close(): Promise<void> {
    return this.#channel.close();
  }

  #receive(message: ServerMessage): void {
    this.undoing.listener?.(message);
    switch (message.type) {
      case "welcome":
        return this.#greeted(message);
      case "table":
        return this.#told(message);
      case "update":
        this.#acting.answered(message.done);
        if (message.entry !== this.#updates.newest) this.hints.forget();
        void this.#updates.push(message as UpdateOf<V, E>, Boolean(message.done)); // a table plays one game
        return;
      case "clock": {
        const { seat, milliseconds } = message;
        this.clock = seat === null ? null : { seat, until: performance.now() + milliseconds };
        return;
      }
      case "hint":
        return this.hints.receive(message);
      case "undoable":
        return this.undoing.receive(message);
      case "said":
      case "wrote": {
        const { seat } = message;
        return this.talk.hear(message, this.tableInfo?.seats[seat]?.name, seat === this.seat);
      }
      case "nudged":
        this.nudged = { seat: message.seat, at: performance.now() };
        return this.#report(({ nudge }) => nudge(this, message));
      case "error":
        if (!this.hints.refuse(message.id ?? null, message.code))
          this.#refused(message.code, message.message, message.id ?? null);
    }
  }

  #greeted(message: Welcome): void {
    if (message.protocol !== PROTOCOL) return this.#outdated();
    const { removed, played } = message;
    if (removed && this.seat !== null) this.news.announce({ what: "host-removed", name: "" });
    if (played) this.#report(({ welcome }) => welcome(this, played));
    const wanted = this.seating.greeted(message);
    // The answers may have been lost with the connection; the same id plays only once.
    for (const unanswered of [this.#acting.pending, wanted])
      if (unanswered) this.#channel.send(unanswered);
  }

  /** The table has changed: the changes become news, and the parts follow. */
  #told(now: TableInfo): void {
    const before = this.tableInfo;
    if (before && now.games !== before.games) this.history.clear();
    const another = before && now.game !== before.game; // chosen while this page was not connected
    if (now.status === "lobby" || another) this.#updates.clear();
    if (!now.hints) this.hints.forget();
    this.#note(before, now);
    for (const { seat, name, now: other } of gone(before, now)) {
      this.talk.forget(seat, name);
      aloud.forget(name, other);
      this.news.forget(name);
    }
    this.talk.follow(before?.seats, now.seats);
    this.seating.follow(now.seats);
    this.tableInfo = now;
  }

  #note(before: TableInfo | null, now: TableInfo): void {
    const removed = this.news.told.at(-1)?.what === "host-removed";
    const host = ofHost(before, now, { seat: this.seat, host: this.host, removed });
    if (host) this.news.announce(host);
    if (this.seating.joining) this.#report(({ answered }) => answered(this, before, now));
    if (ofSeats(before, now)) this.#report(({ note }) => note(this, before, now));
    if (asksUndo(now)) this.#report(({ follow }) => follow(this));
  }

  /** Reports news. The code for that is seldom needed, so it is fetched. */
  #report(tell: (reporting: typeof import("./news/reporting")) => void | Promise<void>): void {
    void import("./news/reporting").then(tell).catch(() => {});
  }

  /** The connection is lost: requests that were on their way get no answer. */
  #cutOff(): void {
    this.clock = null; // it may have stopped
    this.seating.expectNone();
    if (this.hints.asked) this.hints.forget();
    this.talk.refused();
  }

  #refused(code: string, message: string, id: string | null): void {
    this.seating.expectNone();
    if (id === null) {
      this.talk.refused();
      this.seating.joining = null;
    } else if (this.#acting.answered(id) && code === "stale")
      return this.#report(({ quicker }) => quicker(this, message));
    if (code === "wrong-protocol") return this.#outdated();
    if (FATAL.includes(code)) return this.#stop(code);
    if (code === "unknown-token") {
      this.seating.unknown();
      this.#channel.hello(); // again, as a newcomer
    }
    if (code === "seat-moved" || code === "seat-claimed") {
      this.seating.moved();
      this.#acting.drop();
      if (this.connection !== "online") this.#channel.hello(); // else a welcome follows
    }
    this.news.refuse(code, message);
  }

  /** The server speaks a newer protocol: fetch the newer page, once. */
  #outdated(): void {
    this.#stop("wrong-protocol");
    renewOnce();
  }

  #stop(code: string): void {
    this.fatal = code;
    this.#channel.stop();
  }
}
