/** The page's reports of news about the host, and of a lobby that is open again. */
import { beforeEach, expect, it } from "vitest";
import { sessionAt, tableWith, welcome } from "../../dev/tests";
import { update } from "../../games/mojo/fixtures";
import type { Callbacks } from "./channel";
import type { Session } from "./session.svelte";
import type { ServerMessage, TableInfo } from "../../wire";

let session: Session;
let on: Callbacks;

beforeEach(() => {
  ({ session, on } = sessionAt([]));
});

function hear(message: ServerMessage): void {
  on.message(message);
}
/** A table of people with these names, one of whom is the host. */
const of = (names: readonly string[], host: number, more: Partial<TableInfo> = {}): TableInfo =>
  tableWith(
    names,
    more,
    names.map((_, seat) => ({ host: seat === host })),
  );
const told = (): string | undefined => session.news.told.at(-1)?.what;

it("tells me when I become the host, and others who it is", () => {
  hear(welcome({ seat: 1 }));
  hear(of(["Ann", "Bo", "Cy"], 0));
  expect(told()).toBeUndefined();
  hear(of(["Ann", "Bo", "Cy"], 2));
  expect(session.news.told.at(-1)).toMatchObject({ what: "host-now", name: "Cy" });
  hear(welcome({ seat: 1, host: true }));
  hear(of(["Ann", "Bo", "Cy"], 1));
  expect(told()).toBe("host-now-you");
});

it("tells who is host until somebody is back, and who is back", () => {
  hear(welcome({ seat: 1 }));
  hear(of(["Ann", "Bo", "Cy"], 0));
  hear(welcome({ seat: 1, host: true }));
  hear(of(["Ann", "Bo", "Cy"], 1, { host_away: 0 }));
  expect(session.news.told.at(-1)).toMatchObject({ what: "host-interim-you", name: "Ann" });
  hear(welcome({ seat: 1, host: false }));
  hear(of(["Ann", "Bo", "Cy"], 0));
  expect(session.news.told.at(-1)).toMatchObject({ what: "host-back", name: "Ann" });
});

it("tells me when I am the host again", () => {
  hear(welcome({ seat: 0 }));
  hear(of(["Ann", "Bo"], 1, { host_away: 0 }));
  hear(welcome({ seat: 0, host: true }));
  hear(of(["Ann", "Bo"], 0));
  expect(told()).toBe("host-back-you");
});

it("says nothing of a host who only moves, or has another name", () => {
  hear(welcome({ seat: 1 }));
  hear(of(["Ann", "Bo", "Cy"], 0));
  hear(of(["Anna", "Bo", "Cy"], 0));
  hear(of(["Cy", "Bo", "Anna"], 2));
  expect(told()).toBeUndefined();
});

it("tells whose seat the host took, not who left, and whether they can come back", () => {
  hear(welcome({ seat: null }));
  hear(of(["Ann", "Bo"], 0));
  expect(told()).toBeUndefined();
  hear(welcome({ seat: 1 }));
  hear(welcome({ seat: null }));
  expect(told()).toBeUndefined();
  hear(welcome({ seat: 1 }));
  hear(welcome({ seat: null, removed: true }));
  expect(told()).toBe("host-removed");
  hear(of(["Ann", "Bo"], 0, { locked: true }));
  expect(told()).toBe("host-removed-locked");
  const { at } = session.news.told.at(-1)!;
  hear(welcome({ seat: null, removed: true })); // the connection was lost
  expect(session.news.told.at(-1)!.at).toBe(at);
});

it("tells nobody who is back of a lock that has nothing to do with them", () => {
  hear(welcome({ seat: 1 }));
  hear(of(["Ann", "Bo"], 0));
  hear(welcome({ seat: null, removed: true }));
  hear(welcome({ seat: 1, token: "new" }));
  hear(of(["Ann", "Bo"], 0, { locked: true }));
  expect(told()).toBe("host-removed");
});

it("clears the last game away when the lobby is open again", async () => {
  hear(welcome({ seat: 1 }));
  hear(of(["Ann", "Bo"], 0, { status: "over" }));
  hear({ ...update({}), entry: 9 });
  await Promise.resolve();
  expect(session.shown?.entry).toBe(9);
  hear(of(["Ann", "Bo"], 0, { status: "lobby" }));
  expect(session.shown).toBeNull();
  hear(of(["Ann", "Bo"], 0, { status: "playing", games: 2 }));
  expect(session.shown).toBeNull();
  hear({ ...update({}), entry: 14 });
  await Promise.resolve();
  expect(session.shown?.entry).toBe(14);
});

const seat = (
  info: TableInfo,
  n: number,
  more: Partial<TableInfo["seats"][number]>,
): TableInfo => ({
  ...info,
  seats: info.seats.map((one, i) => (i === n ? { ...one, ...more } : one)),
});
const people = of(["Ann", "Bo", "Cy"], 0);
const parted = seat(people, 1, { kind: "bot", name: "Ada", bot: "medium", left: "Bo" });
const settled = async (): Promise<void> => {
  await import("./news/reporting");
  await new Promise((done) => setTimeout(done, 5));
};

it("tells whose part of the shuffles was left out, and that the server was restored", async () => {
  hear(welcome({ seat: 2 }));
  const pledges = ["a1", "b2", null];
  hear({ ...people, sealed: true, pledges, contributions: [null, null, null] });
  hear({ ...people, sealed: false, pledges, contributions: ["a1", null, null] });
  await settled();
  expect(session.news.told).toMatchObject([{ what: "staying-left-out", name: "Bo" }]);
  expect(session.history.events.at(-1)?.event).toEqual({ kind: "left-out", seat: 1 });
  hear({ ...people, restored: true });
  hear({ ...people, restored: true, spectators: 3 });
  await settled();
  expect(session.news.told.map(({ what }) => what)).toEqual([
    "staying-left-out",
    "staying-restored",
  ]);
});

it("tells those who stay who has left, and marks it in the history", async () => {
  hear(welcome({ seat: 2 }));
  hear(people);
  hear(parted);
  await settled();
  expect(session.news.told.at(-1)).toMatchObject({ what: "staying-left", name: "Bo", bot: "Ada" });
  expect(session.history.events.at(-1)?.event).toEqual({ kind: "left", seat: 1 });
  hear({ ...parted, spectators: 3 });
  await settled();
  expect(session.news.told).toHaveLength(1);
});

it("says nothing of somebody who left before I came, or whose data is erased", async () => {
  hear(welcome({ seat: 2 }));
  hear(parted);
  await settled();
  expect(session.news.told).toEqual([]);
  hear(seat(parted, 2, { kind: "bot", name: "Emmy", bot: "medium" }));
  await settled();
  expect(session.news.told).toEqual([]);
});

it("forgets the name of somebody who left once it is erased", async () => {
  hear(welcome({ seat: 2 }));
  hear(people);
  hear(parted);
  await settled();
  hear(seat(parted, 1, { left: "N. N." }));
  await settled();
  expect(session.news.told).toEqual([]);
});

it("keeps who did what before somebody left", async () => {
  const { history } = session;
  const event = { kind: "drew", seat: 1 } as never;
  history.wordBy({
    tell: ({ seat: by, kind }, then) =>
      `${then?.get(by!) ?? session.tableInfo!.seats[by!]!.name} ${kind}`,
    cards: () => [],
    named: () => "",
    Card: null as never,
  });
  hear(welcome({ seat: 2 }));
  hear(people);
  history.add([{ round: 2, event }]);
  hear(parted);
  await settled();
  history.add([{ round: 2, event }]);
  const [first, mark, last] = history.events.map((told) => history.tell(told));
  expect([first, last]).toEqual(["Bo drew", "Ada drew"]);
  expect(mark).toContain("Bo has left; Ada (a bot, ");
  expect(history.events[1]!.round).toBe(2);
});

it("tells of the first turn that my time ended, and of each of the others'", async () => {
  hear(welcome({ seat: 2 }));
  hear(people);
  for (const [who, missed, told] of [
    [2, 1, "staying-late-mine"],
    [1, 1, "staying-late"],
    [1, 2, "staying-late"],
  ] as const) {
    const before = session.news.told.length;
    hear(seat(people, who, { missed }));
    await settled();
    expect(session.news.told.length).toBe(before + 1);
    expect(session.news.told.at(-1)!.what).toBe(told);
  }
  const before = session.news.told.length;
  hear(seat(people, 2, { missed: 1 }));
  hear(seat(people, 2, { missed: 2, stood_in: "clock" })); // another line says so, and stays
  await settled();
  expect(session.news.told.length).toBe(before + 1);
});
