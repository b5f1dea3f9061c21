/** Talk at a table: the people who hear it, and its end. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aloud } from "../../words/aloud.svelte";
import { tableInfo } from "../../games/mojo/fixtures";
import type { Callbacks } from "./channel";
import type { Session } from "./session.svelte";
import { type ClientMessage, PROTOCOL, type ServerMessage, type TableInfo } from "../../wire";
import { sessionAt, stubStorage } from "../../dev/tests";

let session: Session;
let on: Callbacks;
let sent: ClientMessage[];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  stubStorage();
  open();
});

/** The page at this table, opened or loaded anew. */
function open(): void {
  ({ session, on } = sessionAt(sent));
  hear({ type: "welcome", protocol: PROTOCOL, table: "T", seat: 1, host: false, token: null });
  hear(of("Ann", "Bo"));
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hear = (message: ServerMessage): void => on.message(message);

function of(...names: readonly string[]): TableInfo {
  const info = tableInfo(names.length);
  const seats = info.seats.map((seat, n) => ({
    ...seat,
    kind: names[n] ? ("person" as const) : ("empty" as const),
    name: names[n]!,
  }));
  return { ...info, seats, status: "lobby" };
}

let ids = 0;
const wrote = (seat: number, text: string): ServerMessage => ({
  type: "wrote",
  id: `${++ids}`,
  seat,
  text,
});
const texts = (): string[] => session.talk.written.map(({ name, text }) => `${name}: ${text}`);

it("shows the latest of each seat for a while, and the last lines again", () => {
  for (let n = 1; n <= 25; n++) hear(wrote(0, `line ${n}`));
  expect(session.talk.said.map(({ seat }) => seat)).toEqual([0]);
  expect(texts().length).toBe(20);
  expect(texts().at(-1)).toBe("Ann: line 25");
  vi.advanceTimersByTime(60_000);
  expect(session.talk.said).toEqual([]);
  expect(texts().length).toBe(20);
});

it("leaves longer words for longer", () => {
  hear(wrote(0, "x"));
  hear(wrote(1, "x".repeat(120)));
  vi.advanceTimersByTime(6_000);
  expect(session.talk.said.map(({ seat }) => seat)).toEqual([1]);
});

it("hears nobody who is not to be heard", () => {
  hear(wrote(0, "before"));
  session.talk.mute(0, true);
  hear(wrote(0, "after"));
  hear(wrote(1, "mine"));
  expect(texts()).toEqual(["Bo: mine"]);
  expect(session.talk.said.map(({ seat }) => seat)).toEqual([1]);
});

const unheard = (): number[] => [...session.talk.muted];

it("does not hear them on another seat or by another name, but whoever comes to theirs", () => {
  hear(of("Ann", "Bo", "", "Cy"));
  session.talk.mute(0, true);
  hear(of("", "Bo", "Ann", "Cy"));
  expect(unheard()).toEqual([2]);
  hear(of("", "Bo", "Anna", "Cy"));
  expect(unheard()).toEqual([2]);
  hear(of("Cy", "Bo", "Anna", ""));
  expect(unheard()).toEqual([2]);
  hear(of("Anna", "Bo", "Cy", ""));
  expect(unheard()).toEqual([0]);
  hear(of("", "Bo", "Cy", ""));
  hear(of("Di", "Bo", "Cy", ""));
  expect(unheard()).toEqual([]);
});

it("does not hear them after the page was loaded anew, where they still sit", () => {
  hear(of("Ann", "Bo", "Cy"));
  session.talk.mute(0, true);
  session.talk.mute(2, true);
  open();
  expect(unheard()).toEqual([0]);
  hear(wrote(0, "still there"));
  expect(texts()).toEqual([]);
  session.talk.mute(0, false);
  open();
  expect(unheard()).toEqual([]);
});

it("shows to whoever does not listen what they say themselves", () => {
  session.talk.want(false);
  hear(wrote(0, "hello"));
  hear(wrote(1, "mine"));
  expect(session.talk.said.map(({ seat }) => seat)).toEqual([1]);
});

it("gives back what was refused, and nothing else", () => {
  session.talk.sent("hello");
  expect(session.talk.draft).toBe("");
  hear({ type: "error", code: "too-fast", message: "" });
  expect(session.talk.draft).toBe("hello");
  session.talk.sent("hello");
  hear(wrote(1, "hello"));
  hear({ type: "error", code: "too-fast", message: "" });
  expect(session.talk.draft).toBe("");
});

it("tells everybody but the host that it was switched on or off", () => {
  hear({ ...of("Ann", "Bo"), talk: "text" });
  expect(session.news.told.at(-1)?.what).toBe("host-text-on");
  hear({ ...of("Ann", "Bo"), talk: "remarks" });
  expect(session.news.told.at(-1)?.what).toBe("host-text-off");
});

it("forgets whoever is gone: their words, and their name in what was said", () => {
  let unsaid = "";
  aloud.unsay = (matches, change) => {
    expect([matches("Ann, 5."), matches("Anna, 5."), matches("Bo, 5.")]).toEqual([
      true,
      false,
      false,
    ]);
    unsaid = change("It is Ann's turn. Anna waits.");
  };
  aloud.say("Ann: hello");
  hear(wrote(0, "I am Ann"));
  hear(wrote(1, "Hello Ann"));
  hear(of("", "Bo"));
  expect(texts()).toEqual(["Bo: Hello Ann"]);
  expect(session.talk.said.map(({ seat }) => seat)).toEqual([1]);
  expect(unsaid).toBe("It is …'s turn. Anna waits.");
  expect(aloud.waiting).toEqual(["…: hello"]);
  aloud.unsay = null;
  aloud.waiting = [];
});
