/**
 * The tables where this browser has a seat, and whose turn it is there: asked time and again. The home
 * page lists all of them; the page of a table says which others wait.
 */
import { untrack } from "svelte";
import { Refused, summary } from "../browser/api";
import { caller } from "./caller.svelte";
import { whereOf } from "./calls";
import { games } from "../games/registry";
import { carryOn, keepSecret, keepToken, tablesHeld, tokenOf } from "../browser/settings.svelte";
import { t } from "../words/i18n.svelte";
import { type Info, keepLast, lastOf } from "./last";

/** `local`: it is played in this browser. `old`: this is how it was when the server last answered;
 * now it has not yet ("asked"), or does not ("silent"). */
export interface Row {
  table: string;
  info: Info | null;
  gone: boolean;
  local?: boolean;
  stopped?: boolean;
  old?: "asked" | "silent";
}

/** The number of finished tables that are shown at first, and asked about. */
export const FEW = 5;
/** The number of tables that are asked about time and again: each is a request. */
const MOST = 40;
/** The number of times in a row that people have gone on to another table, as one look follows them;
 * the next look goes on from there. */
const FURTHER = 5;
/** From this rank on there is nothing to come back to. */
export const FINISHED = 4;
/** Milliseconds from one look to the next, and where something else is looked at. */
const LOOK = 20_000;
const GLANCE = 60_000;
/** Milliseconds for which a table is still shown that the server has deleted. */
const DAY = 86_400_000;

class Others {
  /** The tables that wait for this browser while it is at another; the first to wait comes first.
   */
  waiting = $state.raw<readonly Row[]>([]);
}
export const others = new Others();

export class Tables {
  /** The table of this page, which is none of these; null: this is the home page. */
  readonly #open: string | null;
  #remote = $state.raw<readonly Row[]>([]);
  /** The tables of this browser alone; undefined: they are being read. */
  #local = $state.raw<readonly Row[]>();
  /** The tables that can be shown, the most urgent first. */
  readonly shown = $derived(
    [...(this.#local ?? []), ...this.#remote]
      .filter((row) => (row.local || row.info || row.old !== "asked") && !longDeleted(row))
      .sort((a, b) => rank(a) - rank(b)),
  );
  /** The tables where the game waits for this browser. */
  readonly waiting = $derived(
    this.shown.filter((row) => myTurn(row) && (this.#open === null || inCompany(row))),
  );
  #looked = false;

  constructor(open: string | null = null) {
    this.#open = open;
    this.#find();
  }

  /** True if all that there is has been read. */
  get read(): boolean {
    return this.#local !== undefined;
  }

  /** Looks time and again, and calls the player, until the returned function is called. */
  watch(): () => void {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async (): Promise<void> => {
      const fresh = await this.#look();
      if (stopped) return;
      for (const row of fresh) caller.call("turn", whereOf(row.info!), address(row));
      clearTimeout(timer);
      // Hidden or not: the title and the icon say so.
      timer = setTimeout(look, this.#open === null && !document.hidden ? LOOK : GLANCE);
    };
    const seen = (): void => void (document.hidden || look());
    void untrack(look);
    document.addEventListener("visibilitychange", seen);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  /** This browser gives up its seat, so that nobody waits for it there, or its game (Refused). */
  async forget({ table, local, gone }: Row): Promise<void> {
    if (local) {
      const { openStore } = await import("../local/store");
      await (await openStore()).remove(table);
      this.#local = this.#local?.filter((row) => row.table !== table);
      return;
    }
    if (!gone) await (await import("../remote/leave")).leave(table, tokenOf(table)!);
    if (caller.has("notices")) await (await import("../remote/push")).withdraw(table);
    keepToken(table, null);
    if (!gone) keepSecret(table, null); // it leads back to the seat
    this.#find();
  }

  /** Those on the server, with those that are shown no more. */
  get remote(): readonly Row[] {
    return this.#remote;
  }

  /** Forgets the tables that the server has deleted and that are shown no more, but for these. */
  letGo(but: readonly string[]): void {
    for (const row of this.#remote) {
      if (row.old || !row.gone || but.includes(row.table)) continue;
      if (!row.info || longDeleted(row)) keepToken(row.table, null);
    }
  }

  /** Seats may have come and gone, in other windows too. */
  #find(): void {
    const known = new Map(this.#remote.map((row) => [row.table, row]));
    this.#remote = tablesHeld()
      .filter((table) => table !== this.#open)
      .map((table) => known.get(table) ?? kept(table));
  }

  /**
   * Asks about all once, and again about those that go on or were visited last; on the page of a table,
   * only about those that go on with other people. Returns those that the player is to be called to.
   */
  async #look(): Promise<Row[]> {
    if (this.#open === null) this.#local = await played();
    this.#find();
    const wanted = this.#remote.filter((row, n) => {
      if (this.#open !== null) return rank(row) < FINISHED && inCompany(row);
      return n < FEW || row.old || rank(row) < FINISHED;
    });
    wanted.sort((a, b) => rank(a) - rank(b));
    const asked = [];
    for (let next = wanted.slice(0, MOST), n = 0; next.length && n <= FURTHER; n++) {
      asked.push(...(await Promise.all(next.map(ask))));
      // Where the people of a table have gone on, this browser has a seat now, too.
      const known = this.#remote;
      this.#find();
      next = this.#remote.filter((row) => !known.includes(row));
    }
    const now = new Map(asked.map(({ row }) => [row.table, row]));
    this.#remote = this.#remote.map((row) => now.get(row.table) ?? row);
    const first = !this.#looked; // whoever comes sees how it stands
    this.#looked = true;
    return first ? [] : asked.filter(({ fresh }) => fresh).map(({ row }) => row);
  }
}

/** As it was when the server last answered. */
function kept(table: string): Row {
  const info = lastOf(table);
  return { table, info, gone: info?.seat === null || info?.deleted !== undefined, old: "asked" };
}

/** The present state of a table. `fresh`: it waits, which no window of this browser knew or shows. */
async function ask(row: Row): Promise<{ row: Row; fresh: boolean }> {
  const { table } = row;
  try {
    const info = await summary(table, tokenOf(table));
    const { seat, seats } = info;
    const before = lastOf(table);
    const fresh = awaits(info) && !(before && awaits(before)) && !seats[seat!]!.online;
    const { successor } = info;
    // Once: a player who gives up the seat there is not led back to it.
    if (successor && successor !== before?.successor && seat !== null) carryOn(table, successor);
    keepLast(table, info);
    return { row: { table, info, gone: seat === null }, fresh };
  } catch (error) {
    if ((error as Refused).code === "unknown-table") {
      const last = lastOf(table);
      const info = last && { ...last, deleted: last.deleted ?? Date.now() };
      if (info) keepLast(table, info);
      return { row: { table, info, gone: true }, fresh: false };
    }
    return { row: row.old ? { ...row, old: "silent" } : row, fresh: false };
  }
}

/** The tables of this browser alone. */
async function played(): Promise<Row[]> {
  const { openStore, readable } = await import("../local/store");
  const kept = await (await openStore()).rows();
  return kept.map((row) => {
    if (!readable(row) || !(row.game in games)) {
      return { table: (row as { id: string }).id, info: null, gone: true, local: true };
    }
    const people = row.seats.flatMap((seat, n) => (seat.kind === "person" ? [n] : []));
    const seats = row.seats.map((seat) => ({
      ...seat,
      name: seat.name || t("you"),
      online: true,
      host: false,
      ready: false,
    }));
    const seat = people.find((each) => row.awaited.includes(each)) ?? people[0] ?? null;
    const { game, status, awaited, winners = [], games: begun } = row;
    const since = Math.max(0, Math.round((Date.now() - row.played) / 1000));
    const info: Info = {
      game,
      seats,
      seat,
      moved: false,
      status,
      awaited,
      since,
      winners,
      games: begun,
    };
    return { table: row.id, info, gone: false, local: true, stopped: Boolean(row.stopped) };
  });
}

function awaits({ seat, awaited }: Info): boolean {
  return seat !== null && awaited.includes(seat);
}

/** True if the game waits for this browser. */
export function myTurn({ info, old }: Row): boolean {
  return !old && info !== null && awaits(info);
}

/** True if other people play there, or may come: bots wait for ever. */
function inCompany({ info }: Row): boolean {
  if (info === null || info.status === "lobby") return true;
  return info.seats.some(({ kind }, seat) => kind === "person" && seat !== info.seat);
}

/** True if there is nothing more to say of it. */
function longDeleted({ info }: Row): boolean {
  return info?.deleted !== undefined && Date.now() - info.deleted >= DAY;
}

export function rank(row: Row): number {
  if (row.gone) return FINISHED + 1;
  if (!row.info) return FINISHED - 1; // who knows
  return myTurn(row) ? 0 : { playing: 1, lobby: 2, over: FINISHED }[row.info.status];
}

export function address({ table, info, local }: Row): string {
  return local ? `/${info?.game ?? ""}?table=${table}` : `/t/${table}`;
}

/** The addresses at which games that are over can be watched again, the latest first. */
export function replays({ table, info, local }: Row): string[] {
  const { games: begun = 0, status, seat } = info ?? {};
  const over = status === "playing" ? begun - 1 : begun;
  const asked = seat == null ? "" : `seat=${seat}`;
  return Array.from({ length: Math.max(0, over) }, (_, n) =>
    local ? `/replay?of=${table}&game=${over - n}&${asked}` : `/r/${table}/${over - n}?${asked}`,
  );
}
