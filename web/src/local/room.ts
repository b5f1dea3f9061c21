/**
 * Leads a table in this browser, as the server's rooms do: checks what people ask for, keeps it,
 * tells what they may know, lets bots move in their time, and holds actions back while somebody
 * may act out of turn. Several people at one device pass it on: hands are covered until the next
 * one takes it.
 */
import { ParlourError } from "../rules/errors.ts";
import type { Rules } from "../rules/native.ts";
import type { Entry } from "../rules/entries.ts";
import { Table } from "../rules/table.ts";
import type { GameRecord } from "../rules/entries.ts";
import {
  type Act,
  type AskHint,
  type Error as Refusal,
  PROTOCOL,
  type TableInfo,
  type Update,
} from "../wire.ts";
import { MOMENT, PACE } from "./defaults.ts";
import { Hints } from "./hints.ts";
import type { FromWorker, NewLocal, ToWorker } from "./messages.ts";
import { Moment } from "./moment.ts";
import { botName, cleaned, unique } from "./names.ts";
import { Pacer, type Paced } from "./pacer.ts";
import { carriedOn, recordOf, type Row, type Step, type Stopped, type Store } from "./store.ts";
import type { Thinkers } from "./thinkers.ts";

/** A refused request, with the server's code for the refusal. */
class RefusedError extends ParlourError {
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The page's requests to a room. */
type Asked = Exclude<ToWorker, { type: "open" }>;

/** Everything that a room needs. */
export interface Surroundings {
  store: Store;
  thinkers: Thinkers;
  tell(message: FromWorker): void;
  /** Milliseconds, from any moment on. */
  now(): number;
  /** Tells other pages of this browser that show the table to look for changes. */
  changed(): void;
}

/** The row of a table that is to be made. */
export function newRow(id: string, wanted: NewLocal): Row {
  const names: string[] = [];
  for (const person of wanted.people) names.push(unique(cleaned(person) ?? "", names));
  const people = names.length;
  for (let i = 0; i < wanted.bots.length; i++) names.push(botName(names));
  return {
    id,
    game: wanted.game,
    options: wanted.options,
    seats: names.map((name, seat) => ({
      kind: seat < people ? "person" : "bot",
      name,
      bot: wanted.bots[seat - people] ?? null,
    })),
    pace: PACE,
    moment: MOMENT,
    hints: wanted.hints,
    status: "lobby",
    games: 0,
    n: 0,
    awaited: [],
    played: Date.now(),
  };
}

export class Room {
  readonly #game: Rules;
  readonly #around: Surroundings;
  #row: Row;
  #table: Table | null = null;
  /** The record of a game that cannot go on, and why. */
  #stopped: { why: Stopped; record: GameRecord } | null = null;
  /** One step after the other. */
  #last: Promise<unknown> = Promise.resolve();

  /** Ids of the actions played in this game. */
  readonly #acted = new Set<string>();
  /** The number of the first entry of the current game. */
  #started = 0;
  readonly #ready = new Set<number>();

  /** From whose seat the table is seen; null while the device is passed on. */
  #seat: number | null;
  #passing: number | null = null;
  /** For each seat, the last update that it was shown, and how many facts it has been told. */
  readonly #shown = new Map<number, { update: Update; journal: number }>();
  #told = { info: "", entry: -1, over: false };
  /** True if the page has said hello. */
  #greeted = false;

  readonly #moment: Moment;
  readonly #pacer: Pacer;
  readonly #hints: Hints;

  constructor(game: Rules, row: Row, steps: readonly Step[], around: Surroundings) {
    this.#game = game;
    this.#row = row;
    this.#around = around;
    const people = this.#people();
    this.#seat = people.length === 1 ? people[0]! : null;
    this.#moment = new Moment(around.now);
    this.#pacer = new Pacer(this.#paced(), this.#moment, around.thinkers, around.now);
    this.#hints = new Hints(around.thinkers);
    this.#resume(steps);
  }

  /** Begins the first game, if it has not begun. */
  async begin(): Promise<void> {
    if (this.#stopped) await this.#around.store.put(this.#row);
    else if (this.#table === null) await this.#start();
  }

  /** Reads the changes that another page has written. */
  async catchUp(): Promise<void> {
    const found = await this.#around.store.read(this.#row.id);
    if (found?.row.n !== this.#row.n) await this.#after(() => this.#reread());
  }

  #resume(steps: readonly Step[]): void {
    const row = this.#row;
    if (row.games === 0) return;
    const table = carriedOn(this.#game, row, steps);
    if (typeof table === "string") {
      this.#stop(table, steps);
      return;
    }
    this.#table = table;
    this.#stopped = null;
    this.#row = { ...row, status: table.over ? "over" : "playing", stopped: null };
    const started = steps.find((step) => step.game === row.games)!.n;
    if (started !== this.#started) this.#shown.clear();
    this.#started = started;
    this.#acted.clear();
    this.#moment.clear();
  }

  /** Stops a game that cannot go on: another may begin at the table, and the record of this one
   * stays. */
  #stop(why: Stopped, steps: readonly Step[]): void {
    this.#table = null;
    this.#stopped = { why, record: recordOf(this.#row, steps, this.#row.games) };
    this.#row = { ...this.#row, status: "lobby", awaited: [], stopped: why };
    this.#moment.clear();
  }

  // --- what the page asks for -----------------------------------------------------------------------

  /** Carries out a request of the page; a refused one changes nothing. */
  async handle(message: Asked): Promise<void> {
    try {
      await this.#handle(message);
    } catch (error) {
      this.#refuse(error, "id" in message ? message.id : null);
    }
  }

  #refuse(error: unknown, id: string | null): void {
    const known = error instanceof ParlourError;
    if (!known) console.error(error);
    const code = known ? error.code : "storage"; // nothing else can fail here
    this.#around.tell({ type: "error", code, message: known ? error.message : "", id } as Refusal);
  }

  async #handle(message: Asked): Promise<void> {
    switch (message.type) {
      case "hello":
        await this.#after(async () => this.#greet());
        return;
      case "ping":
        this.#around.tell({ type: "pong" });
        return;
      case "covered":
        await this.#after(async () => this.#cover());
        return;
      case "take":
        await this.#after(async () => this.#take(message.seat));
        return;
      case "act":
        await this.#act(message);
        return;
      case "ask_hint":
        await this.#hint(message);
        return;
      case "ready":
        await this.#after(async () => this.#read());
        return;
      case "start":
        if (this.#row.status === "playing") {
          throw new RefusedError("game-running", "expected no game under way");
        }
        await this.#start();
        return;
      case "set_hints":
        await this.#set({ hints: message.on });
        return;
      case "pace":
        await this.#set({ pace: message.milliseconds });
        return;
      case "moment":
        await this.#set({ moment: message.milliseconds });
        return;
      case "rename": {
        const seat = this.#seat ?? 0;
        const name = cleaned(message.name);
        if (name === null) throw new RefusedError("bad-name", "expected a name");
        const others = this.#row.seats.map((place) => place.name).filter((_, n) => n !== seat);
        const dressed = message.avatar == null ? {} : { avatar: message.avatar };
        const seats = this.#row.seats.map((place, n) =>
          n === seat ? { ...place, name: unique(name, others), ...dressed } : place,
        );
        await this.#set({ seats });
        return;
      }
      default:
        throw new RefusedError("not-in-lobby", `expected a server's table for ${message.type}`);
    }
  }

  /** Everybody at the device has read the scores. */
  #read(): void {
    if (!this.#running().awaitsDeal) return;
    for (const seat of this.#people()) this.#ready.add(seat);
    this.#tell();
  }

  /** Changes the table besides the game. */
  #set(change: Partial<Row>): Promise<void> {
    return this.#after(async () => {
      const row = { ...this.#row, ...change };
      await this.#around.store.put(row);
      this.#row = row;
      this.#around.changed();
      this.#tell();
    });
  }

  /** Does one thing after the other. */
  #after<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  #running(): Table {
    if (this.#table === null || this.#table.over) {
      throw new RefusedError("not-playing", "expected a game under way");
    }
    return this.#table;
  }

  #upToDate(message: Act | AskHint): void {
    if (message.entry !== this.#row.n) {
      throw new RefusedError("stale", `entry: expected ${this.#row.n}, got ${message.entry}`);
    }
  }

  // --- steps of the game ----------------------------------------------------------------------------

  /** Takes a step of the game, keeps it, and tells it; false if another page was first. */
  #step(step: () => Entry[] | null, done: string | null = null): Promise<boolean> {
    return this.#after(async () => {
      const record = step();
      if (record === null) return true;
      const row = { ...this.#row, n: this.#row.n + 1, played: Date.now() };
      const table = this.#table!;
      row.status = table.over ? "over" : "playing";
      row.winners = table.winners();
      row.awaited = table.over ? [] : table.toAct === null ? this.#people() : [table.toAct];
      const entry: Step = { table: row.id, n: row.n, game: row.games, record };
      if (row.n === this.#started) entry.rules = this.#game.version;
      if (!(await this.#keep(row, entry))) return false;
      this.#row = row;
      this.#moved();
      this.#around.changed();
      this.#tell(done);
      return true;
    });
  }

  /** Writes a step; where that fails, the table is as it was, or as another page has left it. */
  async #keep(row: Row, entry: Step): Promise<boolean> {
    let kept = false;
    try {
      kept = await this.#around.store.append(row, entry);
    } finally {
      if (!kept) {
        await this.#reread();
      }
    }
    return kept;
  }

  async #reread(): Promise<void> {
    const found = await this.#around.store.read(this.#row.id);
    if (!found) {
      const message = "expected a table of this browser";
      this.#around.tell({ type: "error", code: "unknown-table", message });
      return;
    }
    this.#row = found.row;
    this.#resume(found.steps);
    this.#moved();
    this.#tell();
  }

  #moved(): void {
    this.#pacer.moved();
    if (this.#table?.awaitsDeal === false) this.#ready.clear();
  }

  async #start(): Promise<void> {
    await this.#step(() => {
      const names = this.#row.seats.map((seat) => seat.name);
      const { options } = this.#row;
      this.#table = new Table(this.#game, names, { options, autoDeal: false });
      this.#stopped = null;
      this.#row = { ...this.#row, games: this.#row.games + 1, stopped: null };
      this.#started = this.#row.n + 1;
      this.#acted.clear();
      this.#shown.clear();
      this.#moment.clear();
      return this.#table.deal();
    });
  }

  async #act(message: Act): Promise<void> {
    const { action, id } = message;
    if (this.#acted.has(id)) {
      this.#tell(id);
      return;
    }
    const table = this.#running();
    this.#upToDate(message);
    const seat = this.#seat;
    if (seat === null) throw new RefusedError("not-seated", "expected somebody at the device");
    const play = async (): Promise<void> => {
      await this.#step(() => {
        const record = this.#running().play(action, seat);
        this.#acted.add(id);
        return record;
      }, id);
    };
    const wait = this.#moment.over(this.#row.moment) - this.#around.now();
    if (wait > 0 && table.legal(seat).includes(action) && table.endsMoment(action)) {
      this.#moment.hold(wait, () => {
        play().catch((error: unknown) => this.#refuse(error, id));
      });
    } else await play();
  }

  // --- what the page is told ------------------------------------------------------------------------

  #people(): number[] {
    return this.#row.seats.flatMap((seat, n) => (seat.kind === "person" ? [n] : []));
  }

  #info(): TableInfo {
    const row = this.#row;
    const awaitsDeal = this.#table?.awaitsDeal ?? false;
    return {
      type: "table",
      table: row.id,
      game: row.game,
      options: row.options,
      seats: row.seats.map((seat, n) => ({
        ...seat,
        avatar: seat.avatar ?? null,
        online: true,
        host: n === this.#people()[0],
        ready: awaitsDeal && (seat.kind === "bot" || this.#ready.has(n)),
        stood_in: null,
        absent: null,
        muted: false,
      })),
      status: row.status,
      games: row.games,
      spectators: 0,
      pace: row.pace,
      moment: row.moment,
      hints: row.hints,
      clock: 0,
      stand_in: "", // nobody is ever away
      talk: "off", // all sit at one device
      commitment: "",
      ended: null,
      stopped: this.#stopped?.why ?? null,
    };
  }

  #greet(): void {
    this.#told = { info: "", entry: -1, over: false };
    this.#greeted = true;
    this.#welcome();
    this.#tell();
  }

  #welcome(): void {
    const [seat, table] = [this.#seat, this.#row.id];
    const welcome = { protocol: PROTOCOL, table, seat, host: true, token: null };
    this.#around.tell({ type: "welcome", ...welcome });
  }

  /** Tells the page its news, then looks for what is due. `done`: the id of the page's own action.
   */
  #tell(done: string | null = null): void {
    this.#moment.note(this.#table);
    if (!this.#greeted) return;
    const info = this.#info();
    const text = JSON.stringify(info);
    if (text !== this.#told.info) {
      this.#told.info = text;
      this.#around.tell(info);
      const over = info.status === "over" || this.#stopped !== null;
      if (over !== this.#told.over) {
        this.#told.over = over;
        const record = this.#stopped?.record ?? this.#table!.record();
        this.#around.tell({ type: "record", record: over ? record : null });
      }
    }
    if (this.#table && (this.#told.entry !== this.#row.n || done !== null)) this.#update(done);
    this.#pass();
    this.#pacer.look();
  }

  #update(done: string | null): void {
    const update = this.#updateFor(this.#seat, done);
    if (this.#seat !== null) this.#shown.set(this.#seat, this.#mark(update));
    this.#told.entry = this.#row.n;
    this.#around.tell(update);
  }

  #mark(update: Update): { update: Update; journal: number } {
    return { update, journal: this.#table!.journalSize };
  }

  #updateFor(seat: number | null, done: string | null): Update {
    const table = this.#table!;
    // A seat that has not been shown anything yet is told the round from its deal on.
    const since =
      seat === null ? table.journalSize : (this.#shown.get(seat)?.journal ?? table.roundBegan);
    return {
      type: "update",
      entry: this.#row.n,
      events: table.events(seat, since),
      view: table.view(seat),
      sheet: table.sheet,
      done,
    } as Update;
  }

  // --- several people at one device -----------------------------------------------------------------

  /** Asks for the device to be passed on, if it is the turn of somebody who does not hold it. */
  #pass(): void {
    if (this.#table === null) return;
    const people = this.#people();
    const turn = this.#table.toAct;
    const next = turn !== null && people.includes(turn) ? turn : (this.#seat ?? people[0]!);
    if (next === this.#seat || next === this.#passing) return;
    this.#passing = next;
    this.#around.tell({ type: "pass", seat: next });
  }

  /**
   * The hands are covered: from now on nobody's are told. If nobody else is to have the device, the same
   * person is.
   */
  #cover(): void {
    this.#passing ??= this.#seat;
    this.#seat = null;
    this.#welcome();
    if (this.#table) this.#update(null);
  }

  #take(seat: number): void {
    if (this.#passing !== seat) return;
    this.#passing = null;
    this.#seat = seat;
    this.#around.tell({ type: "turn", seat });
    this.#welcome();
    const last = this.#shown.get(seat);
    if (last && last.update.entry >= this.#started) {
      this.#around.tell({ ...last.update, events: [], done: null } as Update);
    }
    this.#update(null);
    this.#pacer.look();
  }

  // --- what the table does by itself ----------------------------------------------------------------

  #paced(): Paced {
    const row = (): Row => this.#row;
    const table = (): Table | null => this.#table;
    const read = (): boolean => this.#people().every((seat) => this.#ready.has(seat));
    return {
      get row() {
        return row();
      },
      get table() {
        return table();
      },
      get read() {
        return read();
      },
      step: (n, take) => this.#step(() => (this.#row.n === n ? take(this.#table!) : null)),
    };
  }

  // --- hints ----------------------------------------------------------------------------------------

  async #hint(message: AskHint): Promise<void> {
    const check = (): number => {
      const table = this.#running();
      if (!this.#row.hints) throw new RefusedError("hints-off", "expected a table with hints");
      this.#upToDate(message);
      const seat = this.#seat;
      if (seat === null || table.legal(seat).length === 0) {
        throw new RefusedError("not-your-turn", "expected a seat that may act");
      }
      return seat;
    };
    const seat = check();
    const hint = await this.#hints.answer(this.#table!, seat, message).catch(() => {
      throw new RefusedError("hint-unavailable", "expected a bot with time to think; try again");
    });
    check(); // does it still apply?
    this.#around.tell(hint);
  }
}
