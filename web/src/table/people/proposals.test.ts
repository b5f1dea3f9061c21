/** Proposals at a table: their words for each person, and the answers. */
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { tableInfo } from "../../games/mojo/fixtures";
import { loadTexts } from "../../words/i18n.svelte";
import type { Callbacks } from "../session/channel";
import type { Session } from "../session/session.svelte";
import { type ClientMessage, PROTOCOL, type Proposal, type TableInfo } from "../../wire";
import { ask, asks, proposed, withdraw } from "./proposals";
import { sessionAt } from "../../dev/tests";

let session: Session;
let on: Callbacks;
let sent: ClientMessage[];

beforeAll(async () => {
  await Promise.all(["seats", "staying", "talk"].map((file) => loadTexts(file)));
});
beforeEach(() => {
  sent = [];
  ({ session, on } = sessionAt(sent));
});

function sit(seat: number | null, asks: number | null = null): void {
  on.message({
    type: "welcome",
    protocol: PROTOCOL,
    table: "T",
    seat,
    host: false,
    token: null,
    asks,
  });
}
function hear(proposals: Partial<Proposal>[], more: Partial<TableInfo> = {}): void {
  const info = tableInfo(3);
  const names = ["Ann", "Bo", "Cy"];
  const seats = info.seats.map((seat, n) => ({
    ...seat,
    kind: "person" as const,
    name: names[n]!,
  }));
  on.message({
    ...info,
    seats,
    proposals: proposals.map(
      (one) => ({ n: 7, by: null, agreed: [], waiting: [], ...one }) as Proposal,
    ),
    ...more,
  });
}
const line = (): [string, string[]] | null => {
  const found = proposed(session);
  return found && [found.says, found.ways.map(({ testid }) => testid)];
};

it("asks those who can confirm whose seat it is, and nobody else", () => {
  const claim: Partial<Proposal> = { what: "claim", seat: 1, waiting: [0, 2] };
  sit(0);
  hear([claim]);
  expect(line()).toEqual([expect.stringContaining("I’m Bo"), ["claim-yes", "claim-no"]]);
  hear([{ ...claim, agreed: [0], waiting: [2] }]);
  expect(line()).toEqual(["Waiting for Cy.", []]);
  sit(null);
  expect(line()).toBeNull();
  sit(null, 7);
  expect(line()).toEqual([expect.stringContaining("Waiting for Cy"), ["claim-no"]]);
  hear([{ ...claim, waiting: [] }]);
  expect(line()![0]).toContain("Nobody is here");
});

it("asks an owner who is back whether it is they", () => {
  sit(1);
  hear([{ what: "claim", seat: 1, waiting: [1] }]);
  expect(line()).toEqual([expect.stringContaining("your seat"), ["claim-yes", "claim-no"]]);
});

it("asks the host for a seat, tells who asked, and leaves the others in peace", () => {
  const seat: Partial<Proposal> = { what: "seat", name: "Max", waiting: [0] };
  sit(0);
  hear([seat]);
  expect(line()).toEqual([expect.stringContaining("Max"), ["seat-yes", "seat-no"]]);
  sit(1);
  expect(line()).toBeNull();
  sit(null, 7);
  expect(line()![1]).toEqual(["seat-no"]);
  hear([{ ...seat, agreed: [0], waiting: [] }]);
  expect(line()![0]).toContain("You can play");
});

it("says first what I am asked, then what I have asked for", () => {
  sit(0);
  hear([
    { n: 3, what: "end", by: 0, agreed: [0], waiting: [1] },
    { n: 5, what: "undo", by: 1, waiting: [0, 2] },
  ]);
  expect(line()![1]).toEqual(["undo-yes", "undo-no"]);
  proposed(session)!.ways[0]!.press();
  expect(sent.at(-1)).toEqual({ type: "agree", proposal: 5 });
  hear([{ n: 3, what: "end", by: 0, agreed: [0], waiting: [1] }]);
  expect(line()).toEqual(["Ending the game: waiting for Bo.", ["refuse-end"]]);
});

it("tells whoever asked that it was turned down, and asks anew by another secret", async () => {
  sit(null);
  ask(session, { type: "claim", seat: 1 });
  const { secret } = sent.at(-1) as { secret: string };
  sit(null, 7);
  hear([{ what: "claim", seat: 1, waiting: [0] }]);
  expect(session.news.told).toEqual([]);
  hear([]);
  await vi.waitFor(() => expect(session.news.told.at(-1)?.what).toBe("seats-turned-down"));
  expect(asks(session)).toBeNull();
  ask(session, { type: "claim", seat: 1 });
  expect((sent.at(-1) as { secret: string }).secret).not.toBe(secret);
});

it("asks once, and again only after the connection was lost", () => {
  sit(null);
  ask(session, { type: "claim", seat: 1 });
  sit(null, 7);
  expect(sent.length).toBe(1);
  sit(null);
  expect(sent.length).toBe(2);
  sit(1);
  sit(1);
  expect(sent.length).toBe(2);
});

it("says nothing of the kind to whoever withdraws, or gets the seat", () => {
  for (const ends of [() => withdraw(session), () => sit(1)]) {
    session.news.told = [];
    sit(null);
    ask(session, { type: "ask_seat", name: "Max" });
    sit(null, 7);
    hear([{ what: "seat", name: "Max", waiting: [0] }]);
    ends();
    hear([]);
    expect(session.news.told).toEqual([]);
  }
});
