import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tableInfo } from "../games/mojo/fixtures";
import { kept } from "../browser/kept";
import { bytesOf, hexOf, sha256 } from "../remote/digest";
import { type Beginning, beginnings, Contributions, rulesText } from "../remote/contributions";
import { RemoteChannel } from "../remote/channel";
import { note, printOf, seen } from "../remote/seen";
import { GAME } from "../rules/games/mojo";
import type { Game } from "../rules/native";
import { Table } from "../rules/table";
import {
  PROTOCOL,
  type ClientMessage,
  type MojoView,
  type ServerMessage,
  type TableInfo,
} from "../wire";
import { cheated, fateOf } from "./mine";
import type { Shown } from "./proof";
import { entries } from "./reading";
import { sameGame } from "./seen";
import { stubStorage } from "../dev/tests";

const A = "a1".repeat(32);
const B = "b2".repeat(32);
const C = "c3".repeat(32);
const game = GAME as unknown as Game;

beforeEach(() => void stubStorage());
afterEach(() => vi.unstubAllGlobals());

const told = { ...tableInfo(2), status: "over", table: "T", games: 1, coming: A, sealed: false };
const table = { ...told, bots: [], pledges: [], contributions: [], commitment: B } as TableInfo;
const seats = (pledge: string | null): TableInfo["seats"] =>
  table.seats.map((seat, n) => ({ ...seat, pledge: n === 0 ? pledge : null }));

/** The report of a browser that is shown these frames. */
function following(seat: number | null = 0) {
  const sent: ClientMessage[] = [];
  const contributions = new Contributions((message) => sent.push(message));
  return {
    sent,
    pledges: () => sent.flatMap((one) => (one.type === "pledge" ? [one.pledge] : [])),
    shown: () => sent.flatMap((one) => (one.type === "contribute" ? [one.contribution] : [])),
    follow: (frame: Partial<TableInfo>) => contributions.follow({ ...table, ...frame }, seat),
  };
}

/** The game has begun, and these are pledged. */
function begun(...pledges: (string | null)[]): Partial<TableInfo> {
  const contributions = pledges.map(() => null);
  return { status: "playing", games: 2, sealed: true, pledges, contributions, commitment: A };
}

describe("what this browser adds", () => {
  it("is random, pledged as soon as there is a seat, and shown once the game is sealed", async () => {
    const { follow, pledges, shown, sent } = following();
    await follow({ seats: seats(null) });
    await follow({ seats: seats(pledges()[0]!) });
    expect(sent).toHaveLength(1);
    await follow(begun(pledges()[0]!, B));
    expect(shown()[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(hexOf(await sha256(bytesOf(shown()[0]!)))).toBe(pledges()[0]);
    await follow(begun(pledges()[0]!, B));
    expect(sent).toHaveLength(2);
    const added = [shown()[0]!, null];
    await follow({ ...begun(pledges()[0]!, B), contributions: added, sealed: false });
    expect(beginnings("T", 2)).toEqual([
      {
        contribution: shown()[0],
        pledge: pledges()[0],
        pledged: true,
        terms: { commitment: A, bots: [], pledges: [pledges()[0], B] },
        rules: rulesText(table.game, table.options),
        seat: 0,
        acknowledged: true,
        added,
        at: expect.any(Number) as number,
      },
    ]);
  });

  it("is shown to nobody if something else is sealed in its place", async () => {
    const { follow, sent } = following();
    await follow({ seats: seats(null) });
    await follow(begun(B, null));
    expect(sent.map(({ type }) => type)).toEqual(["pledge"]);
  });

  it("is pledged once, though another device with the seat pledges something else", async () => {
    const { follow, pledges } = following();
    for (const known of [null, null, B, B, null]) await follow({ seats: seats(known) });
    expect(pledges()).toHaveLength(1);
  });

  it("is another one after the server went back, and one for all windows before", async () => {
    const [one, other] = [following(), following()];
    await one.follow({ seats: seats(null) });
    await other.follow({ seats: seats(null) });
    expect(other.pledges()).toEqual(one.pledges());
    await one.follow(begun(one.pledges()[0]!, null));
    await other.follow({ seats: seats(null), sealed: false }); // it hears of it later
    await other.follow(begun(one.pledges()[0]!, null));
    expect(other.shown()).toEqual(one.shown());
    expect(beginnings("T", 2).filter(({ terms }) => terms)).toHaveLength(1);
    const again = following();
    await again.follow({ seats: seats(null) });
    expect(again.pledges()).not.toEqual(one.pledges());
  });

  it("is remembered for the last games of a table", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let games = 1; games <= 14; games++) {
      vi.setSystemTime(games * 90_000_000);
      await following().follow({ games });
    }
    vi.useRealTimers();
    expect(beginnings("T", 5)).toEqual([]);
    expect(beginnings("T", 6)).toHaveLength(1);
    expect(beginnings("T", 15)).toHaveLength(1);
  });

  it("is not forgotten by being shown other games", async () => {
    await following().follow(begun(A, B));
    const known = beginnings("T", 2);
    for (let games = 1000; games < 1200; games++)
      await following().follow({ ...begun(A, B), games });
    expect(beginnings("T", 2)).toEqual(known);
    for (const games of [3, 4]) await following().follow({ ...begun(A, B), games });
    expect(beginnings("T", 4)).toMatchObject([{ untold: true, contribution: null }]);
  });

  it.each([
    { coming: "" },
    { sealed: undefined },
    { pledges: [] },
    { pledges: ["x".repeat(1000), null] },
    { pledges: Array.from({ length: 99 }, () => null) },
    { commitment: "x" },
    { options: { x: "x".repeat(9999) } },
  ])("is that a game was played without its terms: %o", async (frame) => {
    await following().follow({ ...begun(A, B), ...frame });
    expect(beginnings("T", 2)).toMatchObject([{ untold: true, contribution: null }]);
  });

  it("is nothing for a spectator, or to an older server", async () => {
    const spectator = following(null);
    await spectator.follow({ seats: seats(null) });
    await spectator.follow(begun(B, null));
    const { follow, sent } = following();
    await follow({ seats: seats(null), sealed: undefined });
    expect([...spectator.sent, ...sent]).toEqual([]);
    expect(beginnings("T", 2)[0]!.terms).toEqual({ commitment: A, bots: [], pledges: [B, null] });
  });
});

describe("what it says of a game", () => {
  const record = { game: "mojo", edition: "fr", options: { discards: 2 }, seats: ["Ann", "Bo"] };
  const base = { record, commitment: A, shuffles: 3, bots: [], restored: false };
  const named = { ...base, table: "T", game: 2 };
  const shown = { ...named, pledges: [A, B], contributions: [C, null] } as unknown as Shown;
  const asked = { table: "T", game: 2 };
  const terms = { commitment: A, bots: [], pledges: [A, B] };
  const mine: Beginning = {
    ...{ contribution: C, pledge: A, pledged: true, acknowledged: true },
    ...{ terms, seat: 0, added: [C, null] },
  };
  const other = { ...mine, terms: { ...terms, pledges: [A, A] } };
  const taken = {
    ...{ ...mine, contribution: A, acknowledged: false, added: undefined },
    terms: { ...terms, pledges: [B, B] },
  };
  const late = { ...shown, contributions: [null, null] };
  const unpledged = { ...shown, shuffles: 2 as const, pledges: [], bots: [] };
  const older = { contribution: C, commitment: A, acknowledged: true } as Beginning;

  it.each([
    ["none", shown, []],
    ["used", shown, [mine]],
    ["none", shown, [{ ...mine, contribution: null, pledge: null }]],
    ["missing", late, [{ ...mine, added: [null, null] }]],
    ["late", late, [{ ...mine, added: undefined, acknowledged: false }]],
    ["promise", late, [mine]],
    ["promise", { ...shown, commitment: B }, [mine]],
    ["promise", shown, [other]],
    ["promise", { ...shown, bots: [1] }, [mine]],
    ["promise", unpledged, [mine]],
    ["promise", unpledged, [{ ...mine, terms: undefined }]],
    ["promise", shown, [other, mine]],
    ["used", { ...shown, restored: true }, [other, mine]],
    ["none", { ...shown, restored: true }, [other]],
    ["late", late, [{ ...mine, terms: undefined, acknowledged: false }]],
    ["used", unpledged, [older]],
    ["promise", { ...unpledged, commitment: B }, [older]],
    ["missing", { ...unpledged, contributions: [null, null] }, [older]],
    ["missing", { ...unpledged, shuffles: 1 as const }, [older]],
    ["late", { ...unpledged, contributions: [] }, [{ ...older, acknowledged: false }]],
    ["promise", { ...shown, table: "U" }, [mine]],
    ["promise", { ...shown, game: 3 }, [mine]],
    ["promise", { ...shown, game: 3 }, []],
    ["used", shown, [{ ...mine, rules: rulesText("mojo", { discards: 2, edition: "fr" }) }]],
    ["promise", shown, [{ ...mine, rules: rulesText("mojo", { discards: 1, edition: "fr" }) }]],
    ["other", { ...shown, pledges: [B, B] }, [taken]],
    ["none", { ...shown, pledges: [B, B] }, [{ ...taken, seat: null }]],
  ])("%s %#", (expected, record, seen) => {
    const found = fateOf(record, seen, asked);
    expect(found.own).toBe(expected);
    expect(cheated(found)).toBe(["promise", "missing"].includes(expected));
  });

  it("is that the game began twice, if the server was restored", () => {
    expect(fateOf({ ...shown, restored: true }, [other], asked).again).toBe(true);
    expect(fateOf({ ...shown, restored: true }, [mine], asked).again).toBe(false);
  });

  it("is which seats are not as they were shown", () => {
    expect(fateOf(shown, [other], asked).differ).toEqual([1]);
    expect(fateOf({ ...shown, contributions: [C, B] }, [mine], asked).differ).toEqual([1]);
  });

  it("is that the server kept quiet, if the game was shown without its terms", () => {
    const untold = [
      { ...taken, contribution: null, pledged: false, terms: undefined, untold: true },
    ];
    expect(fateOf(shown, [], asked).own).toBe("none");
    expect(fateOf(shown, untold, asked).own).toBe("promise");
    expect(fateOf(unpledged, untold, asked).own).not.toBe("promise"); // an older server's
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
  const sent = (): unknown[] => Socket.last.sent.filter(({ type }) => type === "pledge");

  beforeEach(() => {
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
    vi.stubGlobal("document", page);
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
  });

  function arrive(seat: number | null): RemoteChannel {
    const hello = () => ({ token: null, entry: 0 });
    const on = { hello, message() {}, connection() {}, sending() {}, turn() {} };
    const channel = new RemoteChannel("T", on);
    const welcome = { type: "welcome", protocol: PROTOCOL, table: "T", host: false } as const;
    Socket.last.get({ ...welcome, seat, token: null });
    return channel;
  }

  it("adds to the coming game, once over each connection", async () => {
    arrive(0);
    Socket.last.get({ ...table, seats: seats(null) });
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    const { pledge } = beginnings("T", 2)[0]!;
    expect(sent()).toEqual([{ type: "pledge", game: 2, pledge }]);
    Socket.last.get({ ...table, seats: seats(pledge) });
    const next = { ...table, games: 2, coming: B, seats: seats(null) };
    Socket.last.get({ ...next, status: "playing" }); // there is time until that game is over
    Socket.last.get(next);
    await vi.waitFor(() => expect(sent()).toHaveLength(2));
    expect(beginnings("T", 2)[0]!.pledged).toBe(true);
  });

  it("keeps nothing once it has been closed for good", async () => {
    const channel = arrive(0);
    Socket.last.get({ ...table, seats: seats(null), status: "playing", type: "table" });
    const view = new Table(game, ["Ann", "Bo"]).view(0) as MojoView;
    Socket.last.get({ type: "update", events: [], sheet: [], entry: 1, view } as ServerMessage);
    const slow = () =>
      new Promise<ArrayBuffer>((done) => setTimeout(done, 100, new ArrayBuffer(32)));
    const hashing = vi.spyOn(crypto.subtle, "digest").mockImplementation(slow);
    await vi.waitFor(() => expect(hashing).toHaveBeenCalled());
    await channel.close();
    hashing.mockRestore();
    kept.write(`parlour.seen.${table.table}`, null);
    await new Promise((done) => setTimeout(done, 150));
    expect(seen(table.table, table.games)).toBeNull();
  });

  it("is shown how the players ended a game, of which the rules say nothing", async () => {
    arrive(0);
    const view = new Table(game, ["Ann", "Bo"]).view(0) as MojoView;
    const update = { type: "update" as const, events: [], sheet: [], view };
    const playing = { ...table, seats: seats(null), type: "table" } as const;
    Socket.last.get({ ...playing, status: "playing" });
    Socket.last.get({ ...update, entry: 1 } as ServerMessage);
    Socket.last.get({ ...table, seats: seats(null), status: "over", ended: "unscored" });
    Socket.last.get({ ...update, entry: 2 } as ServerMessage);
    await vi.waitFor(() => expect(seen(table.table, table.games)?.entries).toEqual([1]));
    await new Promise((done) => setTimeout(done));
    expect(seen(table.table, table.games)!.prints).toHaveLength(1);
    // While it is played, the server cannot keep it from being noted.
    Socket.last.get({ ...playing, status: "playing", ended: "unscored" });
    Socket.last.get({ ...update, entry: 3 } as ServerMessage);
    await vi.waitFor(() => expect(seen(table.table, table.games)!.prints).toHaveLength(2));
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
  /** A game between two who play what comes first, as seat 0 or a spectator sees it. */
  async function played(seed: number, seat: number | null = 0) {
    const table = new Table(game, ["Ann", "Bo"], {
      seed,
      autoDeal: false,
      options: { points: 10 },
    });
    let entry = 0;
    while (!table.over) {
      if (table.awaitsDeal) table.deal();
      else table.play(table.legal()[0]!);
      const view = table.view(seat) as MojoView;
      await note("T", seed, { entry: ++entry, view, sheet: table.sheet });
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
      new Table(game, ["Ann", "Bo"], { seed: 9 }).view(0) as MojoView,
      [],
    );
    expect(await sameGame(one, game, { ...all, prints: [...all.prints, print] })).toBe(false);
    expect(await sameGame(one, game, { ...all, seat: 1 })).toBe(false);
    expect(await sameGame(one, game, { ...all, seat: 7 })).toBe(false);
  });

  it("is noted once for each entry, and kept for the last two games", async () => {
    await played(1);
    const { prints, entries } = seen("T", 1)!;
    const view = new Table(game, ["Ann", "Bo"]).view(0) as MojoView;
    await note("T", 1, { entry: entries.at(-1)!, view, sheet: [] });
    expect(seen("T", 1)!.prints).toEqual(prints);
    await note("T", 1, { entry: entries.at(-1)! + 1, view: { ...view, seat: null }, sheet: [] });
    expect(seen("T", 1)!.prints).toEqual(prints);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 90_000_000 });
    for (const seed of [100, 2, 3]) await played(seed);
    expect([100, 2, 3].map((seed) => seen("T", seed) !== null)).toEqual([true, true, true]);
    expect(seen("T", 1)).toBeNull(); // of the day before
    vi.useRealTimers();
  });

  it("cannot be kept from it by an entry's number", async () => {
    const view = new Table(game, ["Ann", "Bo"], { seed: 9 }).view(0) as MojoView;
    await note("T", 1, { entry: 1e9, view, sheet: [] });
    const shown = await played(1);
    expect(seen("T", 1)!.prints.length).toBeGreaterThan(10);
    expect(await sameGame(shown, game, seen("T", 1)!)).toBe(false);
  });

  it("is a spectator's, too, until they sit down", async () => {
    const shown = await played(1, null);
    const all = seen("T", 1)!;
    expect(await sameGame(shown, game, all)).toBe(true);
    expect(await sameGame(await played(2), game, all)).toBe(false);
    const view = new Table(game, ["Ann", "Bo"]).view(1) as MojoView;
    await note("T", 1, { entry: all.entries.at(-1)! + 1, view, sheet: [] });
    expect(seen("T", 1)!).toMatchObject({ seat: 1, prints: [await printOf(view, [])] });
  });

  it("has one's own cards in it, and how many the others hold", async () => {
    const view = new Table(game, ["Ann", "Bo"], { seed: 1 }).view(0) as MojoView;
    const print = await printOf(view, []);
    const [me, other] = view.seats as [MojoView["seats"][0], MojoView["seats"][0]];
    const changed = [
      [{ ...me, hand: [99, ...me.hand!.slice(1)] }, other],
      [me, { ...other, hand_size: other.hand_size + 1 }],
    ];
    for (const seats of changed) expect(await printOf({ ...view, seats }, [])).not.toBe(print);
    const turned = [{ ...me, hand: me.hand!.toReversed() }, other];
    expect(await printOf({ ...view, seats: turned }, [])).toBe(print);
  });
});
