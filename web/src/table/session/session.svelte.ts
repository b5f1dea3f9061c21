/** One browser at one table: who I am, who is there, the position shown, my action under way. */
import { aloud } from "../../words/aloud.svelte";
import { Hints } from "./hints.svelte";
import type { Callbacks, Line, Link } from "./line";
import { renewOnce } from "../../offline/offline";
import { keepSecret, keepToken, secretOf, tokenOf } from "../../browser/settings.svelte";
import { History } from "./history.svelte";
import { Talk } from "./talk.svelte";
import type { Presenter, UpdateOf } from "./model";
import { Updates } from "./updates.svelte";
import {
  type Act,
  type AskSeat,
  type Claim,
  type ClientMessage,
  type Join,
  PROTOCOL,
  type ServerMessage,
  type TableInfo,
} from "../../wire";
import type { Event, SeatInfo, Undoable, View, Welcome } from "../../wire";

export interface Notice {
  code: string;
  /** The server's own words, if the page has no text for the code. */
  message: string;
  /** Whom it names. */
  name?: string;
  at: number;
}

type OfHost =
  | "now-you"
  | "now"
  | "interim-you"
  | "back-you"
  | "back"
  | "removed"
  | "removed-locked"
  | "text-on"
  | "text-off";

type OfSeat =
  | "left"
  | "late"
  | "late-mine"
  | "played"
  | "bot-plays"
  | "returned"
  | "nudged"
  | "nudged-mine"
  | "left-out"
  | "restored";

/** Something about a seat, or by the host, that somebody should know. */
export interface TableNews {
  /** Its text. */
  what: `host-${OfHost}` | `staying-${OfSeat}` | "seats-turned-down" | "undo-kept" | "undo-late";
  /** Whom it is about. */
  name: string;
  /** The bot that plays on, and its level. */
  bot?: string;
  level?: string;
  /** How many moves it has made. */
  count?: number;
  /** The name of the player who nudges. */
  by?: string;
  at: number;
}

function randomHex(bytes: number): string {
  // Not crypto.randomUUID, which a page served over plain http in a home network lacks.
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const freshId = (): string => randomHex(12);

/** `V` and `E`: the view and the events of the game that is played here. */
export class Session<V extends View = View, E extends Event = Event> {
  link = $state<Link>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  tableInfo = $state.raw<TableInfo | null>(null);
  /** My action that the server has not answered yet. */
  pending = $state.raw<Act | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Whose time runs, and until when (`performance.now`). */
  clock = $state.raw<{ seat: number; until: number } | null>(null);
  /** The latest last. */
  news = $state.raw<readonly TableNews[]>([]);
  /** Why this table cannot be shown at all. */
  fatal = $state<string | null>(null);

  /** Free seats for which bots are on their way: asked for, and neither there nor refused. */
  #coming = $state.raw<readonly number[]>([]);

  /** The server's last answer about taking back my last action. */
  #undoable = $state.raw<Undoable | null>(null);
  /** Hears everything, too, while somebody waits for how something ends. */
  listener: ((message: ServerMessage) => void) | null = null;

  /** Whether an action of mine has had no answer for a while, nor anything else. */
  sending = $state(false);

  /** The seat that was nudged last, and when (`performance.now`). */
  nudged = $state.raw<{ seat: number; at: number } | null>(null);

  readonly hints = new Hints((message) => this.send(message));
  readonly history = new History<E>();
  readonly talk: Talk;
  readonly table: string;
  readonly #watch: boolean;
  readonly #line: Line;
  readonly #updates = new Updates<V, E>();
  #notices = 0;
  /** How I ask for a seat, until I am told that I have it. */
  joining: Join | Claim | AskSeat | null = null;
  /** My seat was taken to another device. */
  #moved = false;

  constructor(table: string, watch: boolean, line: (on: Callbacks) => Line) {
    this.table = table;
    this.talk = new Talk(table);
    this.#watch = watch;
    this.#line = line({
      hello: () => ({
        token: this.#watch || this.#moved ? null : tokenOf(table),
        entry: this.#updates.newest,
      }),
      message: (message) => this.#receive(message),
      link: (link) => {
        this.link = link;
        if (link === "online") return;
        this.clock = null; // it may have stopped
        this.#coming = []; // nobody would answer
        if (this.hints.asked) this.hints.forget();
        this.talk.refused();
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

  /** Whether nothing is left to be shown. */
  get idle(): boolean {
    return this.#updates.idle;
  }

  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }

  get host(): boolean {
    return this.welcome?.host ?? false;
  }

  /** False if it could not be sent; the player is told. */
  send(message: ClientMessage): boolean {
    const sent = this.#line.send(message);
    if (!sent) this.tell("offline");
    return sent;
  }

  /** Takes a seat, or changes to it; without one, takes any that is free. */
  join(name: string, seat: number | null): void {
    const join: Join = { type: "join", name, seat };
    if (this.seat === null) join.secret = this.secret();
    if (this.send(join) && this.seat === null) this.joining = join;
  }

  /** The secret that my next token here follows from. */
  secret(): string {
    return secretOf(this.table, () => randomHex(32));
  }

  /** Asks for bots on free seats. */
  seatBots(seats: readonly number[], bot: string): void {
    const sent = seats.filter((seat) => this.send({ type: "seat_bot", seat, bot }));
    this.#coming = [...this.#coming, ...sent];
  }

  /** Whether more are about to sit here than the page shows. */
  get filling(): boolean {
    return this.#coming.length > 0;
  }

  /**
   * Plays an action on the position shown. One at a time: a second tap does nothing.
   * `meanwhile`: even while the server holds back an action of mine, which stays valid.
   */
  act(action: string, meanwhile = false): void {
    if (this.pending && !meanwhile) return;
    if (!this.shown || this.shown.entry !== this.#updates.newest) return;
    const act: Act = { type: "act", action, entry: this.shown.entry, id: freshId() };
    if (!this.send(act)) return;
    this.hints.forget();
    if (!this.pending) this.pending = act;
  }

  /** Whether I may ask for a hint now: there is something to decide, on the position shown. */
  get hintable(): boolean {
    return (
      this.tableInfo?.hints === true &&
      this.link === "online" &&
      this.pending === null &&
      (this.shown?.view.legal.length ?? 0) > 0
    );
  }

  /** Whether the last action is mine, and I may ask the others to let me take it back. */
  get undoable(): boolean {
    const asked = this.tableInfo?.proposals?.some(({ what }) => what === "undo") ?? false;
    return !asked && this.#asked?.refused === null;
  }

  /** The code of the error that says why I may not; null where that is not known. */
  get keeps(): string | null {
    return this.#asked?.refused ?? null;
  }

  get #asked(): Undoable | null {
    return this.#undoable?.entry === this.shown?.entry ? this.#undoable : null;
  }

  mayUndo(): void {
    if (this.seat !== null && this.shown)
      this.#line.send({ type: "may_undo", entry: this.shown.entry });
  }

  /** If I may not, the server says why. */
  askUndo(): void {
    if (this.shown) this.send({ type: "ask_undo", entry: this.shown.entry });
  }

  askHint(): void {
    if (this.hintable && this.shown?.entry === this.#updates.newest)
      this.hints.ask(this.shown.entry, freshId());
  }

  tell(code: string, message = "", name = ""): void {
    this.notice = { code, message, name, at: ++this.#notices };
  }

  /** The game's board shows updates from now on; the returned function ends that. */
  present(presenter: Presenter<V, E>): () => void {
    return this.#updates.present(presenter);
  }

  close(): void {
    this.#line.close();
  }

  #receive(message: ServerMessage): void {
    this.listener?.(message);
    switch (message.type) {
      case "welcome":
        if (message.protocol !== PROTOCOL) {
          this.#outdated();
          return;
        }
        if (message.token) {
          this.#moved = false;
          keepToken(this.table, message.token);
        }
        if (message.removed) this.#removed();
        if (message.played) this.#back(message.played);
        this.welcome = message;
        // The answer may have been lost with the connection: the same id plays only once, and the
        // same secret takes one seat.
        if (this.pending) this.#line.send(this.pending);
        if (message.seat !== null) this.joining = null;
        if (this.joining && message.asks == null) this.#line.send(this.joining);
        return;
      case "table":
        if (this.tableInfo && message.games !== this.tableInfo.games) this.history.clear();
        this.#noteHost(message);
        if (this.joining) this.#answered(message);
        this.#noteSeats(message);
        if (message.proposals?.some(({ what }) => what === "undo"))
          this.#noted(({ follow }) => follow(this));
        this.#forget(message);
        this.talk.follow(this.tableInfo?.seats, message.seats);
        if (message.status === "lobby") this.#updates.clear();
        this.tableInfo = message;
        this.#coming = this.#coming.filter((seat) => message.seats[seat]?.kind === "empty");
        if (!message.hints) this.hints.forget();
        return;
      case "update":
        if (message.done && message.done === this.pending?.id) {
          this.pending = null;
        }
        if (message.entry !== this.#updates.newest) this.hints.forget();
        this.#updates.push(message as UpdateOf<V, E>, Boolean(message.done)); // a table plays one game
        return;
      case "clock":
        this.clock =
          message.seat === null
            ? null
            : { seat: message.seat, until: performance.now() + message.milliseconds };
        return;
      case "hint":
        this.hints.receive(message);
        return;
      case "undoable":
        this.#undoable = message;
        return;
      case "said":
      case "wrote":
        this.talk.hear(
          message,
          this.tableInfo?.seats[message.seat]?.name,
          message.seat === this.seat,
        );
        return;
      case "nudged":
        this.nudged = { seat: message.seat, at: performance.now() };
        this.#noted(({ nudge }) => nudge(this, message));
        return;
      case "error":
        if (this.hints.refuse(message.id ?? null, message.code)) return;
        this.#refused(message.code, message.message, message.id ?? null);
        return;
    }
  }

  /** The host has taken my seat, if I had one until now. */
  #removed(): void {
    if (this.seat !== null) this.#tellOfHost("removed");
  }

  /** Tells me how many moves a bot has made for me. */
  #back(moves: number): void {
    this.#noted(({ welcome }) => welcome(this, moves));
  }

  #noteHost(message: TableInfo): void {
    const { seats, locked, talk } = message;
    if (this.news.at(-1)?.what === "host-removed" && locked && this.seat === null)
      this.#tellOfHost("removed-locked");
    if (this.tableInfo && !this.host) {
      const [was, is] = [this.tableInfo.talk === "text", talk === "text"];
      if (was !== is) this.#tellOfHost(is ? "text-on" : "text-off");
    }
    const before = this.tableInfo?.seats.findIndex((seat) => seat.host) ?? null;
    const host = seats.findIndex((seat) => seat.host);
    if (before === null || host < 0) return;
    const name = seats[host]!.name;
    // Who has only moved, or has another name, is no news.
    if (host === before || name === this.tableInfo!.seats[before]?.name) return;
    const back = this.tableInfo!.host_away === host;
    const away = seats[message.host_away ?? -1];
    if (host === this.seat && away) this.#tellOfHost("interim-you", away.name);
    else if (host === this.seat) this.#tellOfHost(back ? "back-you" : "now-you", name);
    else if (before >= 0) this.#tellOfHost(back ? "back" : "now", name);
  }

  /** Notes that my own proposal may be gone. */
  #answered(message: TableInfo): void {
    const before = this.tableInfo;
    this.#noted(({ answered }) => answered(this, before, message));
  }

  /** Who has left the game, whose time has run out, for whom a bot plays, and whose part of the
   * shuffles came too late. */
  #noteSeats(message: TableInfo): void {
    const before = this.tableInfo;
    const news = ({ left, missed, stood_in: bot }: SeatInfo, n: number): unknown =>
      left || missed || (before && bot != before.seats[n]?.stood_in);
    const restored = message.restored && !before?.restored;
    if (message.seats.some(news) || restored || (before?.sealed && !message.sealed))
      this.#noted(({ note }) => note(this, before, message));
  }

  /** What tells of this is seldom needed, and fetched. */
  #noted(tell: (noted: typeof import("./noted")) => void | Promise<void>): void {
    void import("./noted").then(tell).catch(() => {});
  }

  /** Whoever is not at the table any more, and has not just left the game, may have been erased:
   * nothing here names them. */
  #forget({ seats }: TableInfo): void {
    this.tableInfo?.seats.forEach((seat, n) => {
      const name = seat.kind === "person" ? seat.name : seat.left;
      if (!name || seats.some((one) => one.name === name || one.left === name)) return;
      this.talk.forget(n, name);
      aloud.forget(name, seats[n]?.name || "…");
      this.news = this.news.filter((news) => news.name !== name);
    });
  }

  /** Only the latest about the host matters. */
  #tellOfHost(what: OfHost, name = ""): void {
    this.news = this.news.filter((news) => !news.what.startsWith("host-"));
    this.announce({ what: `host-${what}`, name });
  }

  announce(news: Omit<TableNews, "at">): void {
    this.news = [...this.news, { ...news, at: ++this.#notices }];
  }

  #refused(code: string, message: string, id: string | null): void {
    this.#coming = [];
    if (id === null) {
      this.talk.refused();
      this.joining = null;
    } else if (id === this.pending?.id) {
      this.pending = null;
      if (code === "stale") return this.#noted(({ quicker }) => quicker(this, message));
    }
    if (code === "wrong-protocol") {
      this.#outdated();
      return;
    }
    if (["unknown-table", "damaged-table", "damaged-game"].includes(code)) {
      this.fatal = code;
      this.#line.stop();
      return;
    }
    if (code === "unknown-token") {
      // Somebody else may sit there now. Say hello again, as a newcomer.
      keepToken(this.table, null);
      this.#line.hello();
    }
    if (code === "seat-moved" || code === "seat-claimed") {
      this.#moved = true;
      this.pending = null;
      keepSecret(this.table, null); // its token is that seat's
      if (this.link !== "online") this.#line.hello(); // else a welcome follows
    }
    this.tell(code, message);
  }

  /** The server speaks a newer protocol: fetch the newer page, once. */
  #outdated(): void {
    this.#line.stop();
    this.fatal = "wrong-protocol";
    renewOnce();
  }
}
