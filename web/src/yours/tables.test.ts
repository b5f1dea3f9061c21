import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../browser/api";
import { caller } from "./caller.svelte";
import { keepToken, secretOf, tokenOf } from "../browser/settings.svelte";
import type { Summary } from "../wire";
import { companies } from "./companies";
import { keepLast, noteSeat } from "./last";
import { Tables } from "./tables.svelte";
import { stubStorage } from "../dev/tests";

type Sitting = Partial<Pick<Summary, "status" | "awaited" | "seat" | "moved" | "successor">> & {
  others?: "person" | "bot";
  online?: boolean;
};

let told: Record<string, Sitting>;
let asked: string[];
let hidden: boolean;
let called: string[];
let stops: (() => void)[];

const mine = { awaited: [0] };
const theirs = { awaited: [1] };

function summary(sitting: Sitting): Summary {
  const { others = "person", online = false, ...rest } = sitting;
  const seat = (name: string, kind: string, online: boolean) => ({ name, kind, online });
  const seats = [seat("Ann", "person", online), seat("Bea", others, true)];
  return { game: "mojo", status: "playing", awaited: [], seat: 0, ...rest, seats } as Summary;
}

/** A window of this browser at a table, which has looked once. */
async function windowAt(open: string): Promise<Tables> {
  const tables = new Tables(open);
  stops.push(tables.watch());
  await vi.advanceTimersByTimeAsync(0);
  return tables;
}

const minute = (): Promise<unknown> => vi.advanceTimersByTimeAsync(60_000);
const waiting = (tables: Tables): string[] => tables.waiting.map(({ table }) => table);

beforeEach(() => {
  vi.useFakeTimers();
  [told, asked, called, stops, hidden] = [{}, [], [], [], false];
  stubStorage();
  const page = Object.defineProperty(new EventTarget(), "hidden", { get: () => hidden });
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", (address: string) => {
    const table = address.split("/").at(-1)!;
    asked.push(table);
    const found = told[table];
    const [status, body] = found ? [200, summary(found)] : [404, { code: "unknown-table" }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.spyOn(caller, "call").mockImplementation((_, __, address) => void called.push(address));
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** This browser has a seat there. */
function hold(table: string, sitting: Sitting): void {
  keepToken(table, "token");
  told[table] = sitting;
}

describe("at a table", () => {
  it("says which others wait, until they have been played", async () => {
    hold("here", mine);
    hold("X", theirs);
    const tables = await windowAt("here");
    expect(waiting(tables)).toEqual([]);
    told["X"] = mine;
    await minute();
    expect(waiting(tables)).toEqual(["X"]);
    told["X"] = theirs;
    await minute();
    expect(waiting(tables)).toEqual([]);
    expect(asked).not.toContain("here");
  });

  it("finds the seats that are taken in another window", async () => {
    const tables = await windowAt("here");
    hold("X", mine);
    await minute();
    expect(waiting(tables)).toEqual(["X"]);
  });

  it("asks nothing where nothing else goes on with people", async () => {
    hold("over", { status: "over" });
    hold("given-up", { seat: null });
    hold("bots", { ...mine, others: "bot" });
    for (const table of Object.keys(told)) keepLast(table, summary(told[table]!));
    await windowAt("here");
    await minute();
    expect(asked).toEqual([]);
  });

  it("asks no more about what has ended since", async () => {
    hold("X", theirs);
    hold("deleted", theirs);
    keepLast("deleted", summary(theirs));
    delete told["deleted"];
    await windowAt("here");
    told["X"] = { status: "over" };
    await minute();
    asked = [];
    await minute();
    expect(asked).toEqual([]);
  });

  it("asks once a minute, and when it is seen again", async () => {
    hold("X", theirs);
    await windowAt("here");
    await vi.advanceTimersByTimeAsync(59_000);
    expect(asked).toEqual(["X"]);
    hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked).toEqual(["X"]);
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked).toEqual(["X", "X"]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(asked).toEqual(["X", "X"]);
    stops.forEach((stop) => stop());
    await minute();
    expect(asked).toEqual(["X", "X"]);
  });

  it("stops though it is waiting for an answer", async () => {
    hold("X", theirs);
    new Tables("here").watch()();
    await minute();
    expect(asked).toEqual(["X"]);
  });
});

describe("calls", () => {
  it("once, when a table begins to wait, and again when it waits again", async () => {
    hold("X", theirs);
    await windowAt("here");
    told["X"] = mine;
    await minute();
    await minute();
    expect(called).toEqual(["/t/X"]);
    told["X"] = theirs;
    await minute();
    told["X"] = mine;
    await minute();
    expect(called).toEqual(["/t/X", "/t/X"]);
  });

  it("not to what waits when the page opens", async () => {
    hold("X", mine);
    const tables = await windowAt("here");
    await minute();
    expect(waiting(tables)).toEqual(["X"]);
    expect(called).toEqual([]);
  });

  it("once, however many windows there are", async () => {
    hold("X", theirs);
    await windowAt("here");
    await windowAt("there");
    told["X"] = mine;
    await minute();
    expect(called).toEqual(["/t/X"]);
  });

  it("not to a table that is open in another window, which calls itself", async () => {
    hold("X", theirs);
    const tables = await windowAt("here");
    told["X"] = { ...mine, online: true };
    await minute();
    expect(waiting(tables)).toEqual(["X"]);
    expect(called).toEqual([]);
  });
});

it("forgets what leads back to a seat, but not who has lost one", async () => {
  const left: string[] = [];
  vi.doMock("../remote/leave", () => ({ leave: async (table: string) => void left.push(table) }));
  for (const [table, seat] of [
    ["mine", 0],
    ["lost", null],
  ] as const) {
    hold(table, { ...theirs, seat });
    secretOf(table, () => "first");
  }
  const tables = new Tables();
  stops.push(tables.watch());
  vi.stubGlobal("indexedDB", undefined);
  await vi.waitFor(() => expect(tables.shown.filter(({ old }) => !old)).toHaveLength(2));
  for (const row of tables.shown) await tables.forget(row);
  expect(left).toEqual(["mine"]); // nobody waits for me there
  expect([tokenOf("mine"), tokenOf("lost")]).toEqual([null, null]);
  expect(secretOf("mine", () => "second")).toBe("second");
  expect(secretOf("lost", () => "second")).toBe("first");
});

it("shows at once where people have gone on since, however often", async () => {
  hold("old", { status: "over", successor: "newer" });
  told["newer"] = { status: "over", successor: "newest" };
  told["newest"] = { status: "lobby" };
  const tables = new Tables();
  stops.push(tables.watch());
  vi.stubGlobal("indexedDB", undefined);
  await vi.waitFor(() => expect(tables.shown).not.toEqual([]));
  expect(tables.shown.map(({ table }) => table)).toEqual(["newest", "newer", "old"]);
  expect(asked).toEqual(["old", "newer", "newest"]);
});

it("follows people who go on for ever no further than a few tables at once", async () => {
  vi.useFakeTimers();
  hold("0", { status: "over", successor: "1" });
  for (let n = 1; n < 100; n++) told[n] = { status: "over", successor: String(n + 1) };
  vi.stubGlobal("indexedDB", undefined);
  const tables = new Tables();
  stops.push(tables.watch());
  await vi.waitFor(() => expect(tables.shown).not.toEqual([]));
  await vi.advanceTimersByTimeAsync(0);
  const first = asked.length;
  expect(first).toBeGreaterThan(2);
  expect(first).toBeLessThan(20);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toContain(String(first)); // the next look goes on from there
});

it("keeps a seat that could not be given up", async () => {
  hold("mine", theirs);
  const tables = new Tables();
  stops.push(tables.watch());
  vi.stubGlobal("indexedDB", undefined);
  await vi.waitFor(() => expect(tables.shown.filter(({ old }) => !old)).toHaveLength(1));
  const leave = (): Promise<void> => Promise.reject(new Refused("no-server", ""));
  vi.doMock("../remote/leave", () => ({ leave }));
  vi.resetModules();
  await expect(tables.forget(tables.shown[0]!)).rejects.toThrow();
  expect(tokenOf("mine")).not.toBeNull();
});

it("does not say that a table waits when the server does not", async () => {
  hold("X", mine);
  expect(waiting(await windowAt("here"))).toEqual(["X"]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(waiting(await windowAt("there"))).toEqual([]);
});

/** What home shows, when it has looked. */
async function home(): Promise<Tables> {
  vi.stubGlobal("indexedDB", undefined);
  const tables = new Tables();
  stops.push(tables.watch());
  await vi.waitFor(() => expect(tables.remote.every(({ old }) => old !== "asked")).toBe(true));
  return tables;
}

describe("a table that the server has deleted", () => {
  function deleted(table: string, sitting: Sitting): void {
    hold(table, sitting);
    keepLast(table, summary(sitting));
    delete told[table];
  }
  const later = (hours: number) => vi.advanceTimersByTimeAsync(hours * 3_600_000);

  it("keeps its name for a day, then goes", async () => {
    deleted("X", { status: "over", successor: "" });
    for (const hours of [0, 23]) {
      await later(hours);
      const tables = await home();
      tables.letGo([]);
      expect(tables.shown).toMatchObject([{ gone: true, info: { game: "mojo" } }]);
    }
    await later(1);
    const tables = await home();
    expect(tables.shown).toEqual([]);
    tables.letGo(["X"]);
    expect(tokenOf("X")).not.toBeNull();
    tables.letGo([]);
    expect(tokenOf("X")).toBeNull();
  });

  it("leaves its people to play with, and when they played", async () => {
    deleted("X", { status: "over", successor: "" });
    const played = Date.now();
    await later(100);
    const tables = await home();
    const [found] = companies(tables.remote);
    expect(found).toMatchObject({ game: "mojo", names: ["Bea"], callable: false });
    expect(found!.at).toBeLessThanOrEqual(played);
  });

  it("goes at once if nothing is known of it", async () => {
    keepToken("X", "token");
    (await home()).letGo([]);
    expect(tokenOf("X")).toBeNull();
  });

  it("is there again when the server has it again", async () => {
    deleted("X", theirs);
    await home();
    told["X"] = theirs;
    const [row] = (await home()).shown;
    expect(row).toMatchObject({ gone: false, info: { status: "playing" } });
  });
});

it("names a table that the server has not told of", async () => {
  keepToken("X", "token");
  noteSeat("X", 0, summary(theirs));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const [row] = (await home()).shown;
  expect(row).toMatchObject({
    old: "silent",
    info: { game: "mojo", seats: [{}, { name: "Bea" }] },
  });
});
