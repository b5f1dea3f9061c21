import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tableInfo } from "../games/mojo/fixtures";
import { acknowledge, contributed, contribution } from "../remote/contributions";
import { RemoteLine } from "../remote/line";
import { note, printOf, seen } from "../remote/seen";
import { GAME } from "../rules/games/mojo";
import type { Game } from "../rules/native";
import { Table } from "../rules/table";
import { PROTOCOL, type MojoView, type ServerMessage } from "../wire";
import { cheated, standing } from "./mine";
import type { Shown } from "./proof";
import { entries } from "./reading";
import { sameGame } from "./seen";

const A = "a1".repeat(32);
const B = "b2".repeat(32);
const game = GAME as unknown as Game;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("what this browser adds", () => {
  it("is random, made once for each game of each table, and kept", () => {
    const first = contribution("T", 1, A);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(contribution("T", 1, B)).toBe(first); // a promise that was changed later is found out
    expect(contributed("T", 1)).toEqual({
      contribution: first,
      commitment: A,
      acknowledged: false,
    });
    const others = [contribution("T", 2, A), contribution("U", 1, A)];
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it("is acknowledged when the server shows it, and nothing else", () => {
    const mine = contribution("T", 1, A);
    acknowledge("T", 1, B);
    expect(contributed("T", 1)!.acknowledged).toBe(false);
    acknowledge("T", 1, mine);
    expect(contributed("T", 1)!.acknowledged).toBe(true);
  });

  it("is remembered for the last games of a table", () => {
    for (let number = 1; number <= 25; number++) contribution("T", number, A);
    expect(contributed("T", 5)).toBeNull();
    expect(contributed("T", 6)).not.toBeNull();
    expect(contributed("T", 25)).not.toBeNull();
  });
});

describe("what it says of a game", () => {
  const shown = { commitment: A, shuffles: 2, contributions: [B, null] } as Shown;
  const mine = { contribution: B, commitment: A, acknowledged: true };

  it.each([
    ["none", shown, null],
    ["used", shown, mine],
    ["used", shown, { ...mine, acknowledged: false }],
    ["promise", { ...shown, commitment: B }, mine],
    ["missing", { ...shown, contributions: [null, null] }, mine],
    ["missing", { ...shown, shuffles: 1 as const }, mine],
    ["late", { ...shown, contributions: [null, null] }, { ...mine, acknowledged: false }],
  ])("%s", (expected, record, kept) => {
    expect(standing(record, kept)).toBe(expected);
    expect(cheated(standing(record, kept))).toBe(["promise", "missing"].includes(expected));
  });
});

describe("a line to a server's table", () => {
  class Socket {
    static readonly OPEN = 1;
    static last: Socket;
    readyState = 1;
    sent: { type: string }[] = [];
    onmessage?: (event: { data: string }) => void;
    constructor() {
      Socket.last = this;
    }
    send(text: string): void {
      this.sent.push(JSON.parse(text) as { type: string });
    }
    get(message: ServerMessage): void {
      this.onmessage!({ data: JSON.stringify(message) });
    }
    close(): void {}
  }
  const sent = (): unknown[] => Socket.last.sent.filter(({ type }) => type === "contribute");
  const told = tableInfo(2);
  const table = { ...told, status: "over", table: "T", games: 1, coming: A } as const;
  const seats = (mine: string | null) =>
    table.seats.map((seat, n) => ({ ...seat, contribution: n === 0 ? mine : null }));

  beforeEach(() => {
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.stubGlobal("document", { addEventListener() {}, visibilityState: "visible" });
    vi.stubGlobal("addEventListener", () => {});
  });

  function arrive(seat: number | null): void {
    const hello = () => ({ token: null, entry: 0 });
    const on = { hello, message() {}, link() {}, sending() {}, turn() {} };
    new RemoteLine("T", on);
    const welcome = { type: "welcome", protocol: PROTOCOL, table: "T", host: false } as const;
    Socket.last.get({ ...welcome, seat, token: null });
  }

  it("adds to the coming game once, as soon as there is a seat", () => {
    arrive(0);
    Socket.last.get({ ...table, seats: seats(null) });
    Socket.last.get({ ...table, seats: seats(null) });
    const mine = contributed("T", 2)!;
    expect(sent()).toEqual([{ type: "contribute", game: 2, contribution: mine.contribution }]);
    Socket.last.get({ ...table, seats: seats(mine.contribution) });
    expect(contributed("T", 2)).toEqual({ ...mine, acknowledged: true });
    const next = { ...table, games: 2, coming: B, seats: seats(null) };
    Socket.last.get({ ...next, status: "playing" }); // there is time until that game is over
    expect(sent()).toHaveLength(1);
    Socket.last.get(next);
    expect(sent()).toHaveLength(2);
  });

  it("is shown how the players ended a game, of which the rules say nothing", async () => {
    arrive(0);
    const view = new Table(game, ["Ann", "Bo"]).view(0) as MojoView;
    const update = { type: "update" as const, events: [], sheet: [], view };
    Socket.last.get({ ...table, seats: seats(null), status: "playing" });
    Socket.last.get({ ...update, entry: 1 } as ServerMessage);
    Socket.last.get({ ...table, seats: seats(null), status: "over", ended: "unscored" });
    Socket.last.get({ ...update, entry: 2 } as ServerMessage);
    await vi.waitFor(() => expect(seen(table.table, table.games)?.entry).toBe(1));
    await new Promise((done) => setTimeout(done));
    expect(seen(table.table, table.games)!.prints).toHaveLength(1);
  });

  it("adds nothing for a spectator, or to an older server, or for another window", () => {
    arrive(null);
    Socket.last.get({ ...table, seats: seats(null) });
    arrive(0);
    Socket.last.get(told);
    Socket.last.get({ ...table, seats: seats(B) });
    expect(sent()).toEqual([]);
    expect(contributed("T", 2)).toBeNull();
  });
});

describe("a record", () => {
  it("may say that a move was taken back, who left, and that the game was ended", () => {
    const list = [
      { seat: 1, action: "8" },
      { undo: 1 },
      { left: 1, bot: "medium" },
      { ended: "unscored" },
    ];
    expect(entries(list)).toEqual(list);
    expect(() => entries([{ undo: "1" }])).toThrow("undo");
  });
});

describe("what this browser has seen", () => {
  /** A game between two who play what comes first, as seat 0 sees it. */
  async function played(seed: number) {
    const table = new Table(game, ["Ann", "Bo"], {
      seed,
      autoDeal: false,
      options: { points: 10 },
    });
    let entry = 0;
    while (!table.over) {
      if (table.awaitsDeal) table.deal();
      else table.play(table.legal()[0]!);
      await note("T", seed, {
        entry: ++entry,
        view: table.view(0) as MojoView,
        sheet: table.sheet,
      });
    }
    return { record: table.record() } as Shown;
  }

  it("is of the same game, even with gaps", async () => {
    const shown = await played(1);
    const all = seen("T", 1)!;
    expect(all.prints.length).toBeGreaterThan(10);
    expect(await sameGame(shown, game, all)).toBe(true);
    const some = { ...all, prints: all.prints.filter((_, n) => n % 3 !== 1) };
    expect(await sameGame(shown, game, some)).toBe(true);
  });

  it("is of another game", async () => {
    const [one] = [await played(1), await played(2)];
    expect(await sameGame(one, game, seen("T", 2)!)).toBe(false);
    const all = seen("T", 1)!;
    const print = await printOf(
      { phase: "play", to_act: 0, legal: [{ action: "13" }], winners: [] } as unknown as MojoView,
      [],
    );
    expect(await sameGame(one, game, { ...all, prints: [...all.prints, print] })).toBe(false);
    expect(await sameGame(one, game, { ...all, seat: 1 })).toBe(false);
    expect(await sameGame(one, game, { ...all, seat: 7 })).toBe(false);
  });

  it("is noted once for each entry, and kept for the last two games", async () => {
    await played(1);
    const { prints, entry } = seen("T", 1)!;
    const view = new Table(game, ["Ann", "Bo"]).view(0) as MojoView;
    await note("T", 1, { entry, view, sheet: [] });
    expect(seen("T", 1)!.prints).toEqual(prints);
    await note("T", 1, { entry: entry + 1, view: { ...view, seat: null }, sheet: [] });
    expect(seen("T", 1)!.prints).toEqual(prints);
    await played(2);
    await played(3);
    expect([seen("T", 1), seen("T", 2) !== null, seen("T", 3) !== null]).toEqual([
      null,
      true,
      true,
    ]);
  });
});
