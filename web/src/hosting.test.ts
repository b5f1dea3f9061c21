/** What a page makes of news about the host, and of a lobby that is open again. */
import { beforeEach, expect, it } from "vitest";
import { tableInfo, update } from "./games/mojo/fixtures";
import type { Callbacks, Line } from "./line";
import { Session } from "./session.svelte";
import { PROTOCOL, type ServerMessage, type TableInfo, type Welcome } from "./wire";

let session: Session;
let on: Callbacks;

beforeEach(() => {
  session = new Session("T", false, (callbacks) => {
    on = callbacks;
    const line: Line = { send: () => true, hello: () => {}, stop: () => {}, close: () => {} };
    return line;
  });
});

function hear(message: ServerMessage): void {
  on.message(message);
}
const welcome = (given: Partial<Welcome>): Welcome => ({
  type: "welcome",
  protocol: PROTOCOL,
  table: "T",
  seat: 1,
  host: false,
  token: null,
  ...given,
});
/** A table of people with these names, one of whom is the host. */
function of(names: readonly string[], host: number, more: Partial<TableInfo> = {}): TableInfo {
  const info = tableInfo(names.length);
  const seats = info.seats.map((seat, i) => ({
    ...seat,
    kind: "person" as const,
    name: names[i]!,
    host: i === host,
  }));
  return { ...info, seats, ...more };
}
const told = (): string | undefined => session.hostNews?.what;

it("tells me when I become the host, and others who it is", () => {
  hear(welcome({ seat: 1 }));
  hear(of(["Ann", "Bo", "Cy"], 0));
  expect(told()).toBeUndefined();
  hear(of(["Ann", "Bo", "Cy"], 2));
  expect(session.hostNews).toMatchObject({ what: "now", name: "Cy" });
  hear(welcome({ seat: 1, host: true }));
  hear(of(["Ann", "Bo", "Cy"], 1));
  expect(told()).toBe("now-you");
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
  expect(told()).toBe("removed");
  hear(of(["Ann", "Bo"], 0, { locked: true }));
  expect(told()).toBe("removed-locked");
  const { at } = session.hostNews!;
  hear(welcome({ seat: null, removed: true })); // the connection was lost
  expect(session.hostNews!.at).toBe(at);
});

it("tells nobody who is back of a lock that has nothing to do with them", () => {
  hear(welcome({ seat: 1 }));
  hear(of(["Ann", "Bo"], 0));
  hear(welcome({ seat: null, removed: true }));
  hear(welcome({ seat: 1, token: "new" }));
  hear(of(["Ann", "Bo"], 0, { locked: true }));
  expect(told()).toBe("removed");
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
