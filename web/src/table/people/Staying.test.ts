/** The line over the board: whom the game waits for, and what can be done about it. */
import { beforeEach, expect, it, vi } from "vitest";
import { positioned, sessionAt, tableWith, welcome } from "../../dev/tests";
import { at, press, said, show } from "../../dev/mounted.svelte";
import { update } from "../../games/mojo/fixtures";
import type { ClientMessage, Proposal, SeatInfo } from "../../wire";
import type { Callbacks } from "../session/channel";
import type { Session } from "../session/session.svelte";
import { aloud } from "../../words/aloud.svelte";
import Staying from "./Staying.svelte";
import TurnClock from "./TurnClock.svelte";

const NAMES = ["Ann", "Bea", "Cleo"];
let session: Session;
let on: Callbacks;
let sent: ClientMessage[];

/** What the table is told to be: what is true of these seats. */
const tell = (...seats: Partial<SeatInfo>[]): void => on.message(tableWith(NAMES, {}, seats));

/** Cleo's page, in a game in which it is Bea's turn. */
beforeEach(async () => {
  sent = [];
  ({ session, on } = sessionAt(sent));
  on.message(welcome({ seat: 2 }));
  tell();
  on.message(update({ to_act: 1 }));
  await positioned(session);
  show(Staying, { session });
});

it("says that somebody looks at something else, and lets a bot play", () => {
  expect(at("staying")).toBeNull();
  tell({ idle: true });
  expect(said("staying")).toContain("Ann hasn’t moved for a while");
  tell({ idle: true, hidden: true });
  expect(said("staying")).toContain("Ann is looking at something else");
  press("nudge");
  press("play-on");
  expect(sent).toEqual([
    { type: "nudge", seat: 0 },
    { type: "play_on", seat: 0 },
  ]);
});

it("shows of several who are away the one whom I am asked about, then the one in turn", () => {
  const asked = { online: false, absent: "asked" } as const;
  const waited = { online: false, absent: "waited" } as const;
  tell({}, asked);
  expect(said("staying")).toContain("Bea is offline");
  press("wait");
  expect(sent).toEqual([{ type: "wait", seat: 1 }]);
  tell({}, waited);
  expect(at("staying")!.dataset["kind"]).toBe("waited");
  expect(at("wait")).toBeNull();
  tell(asked, waited);
  expect(said("staying")).toContain("Ann is offline");
  press("wait");
  expect(sent.at(-1)).toEqual({ type: "wait", seat: 0 });
  tell(waited, waited);
  expect(said("staying")).toContain("Bea is offline"); // it is her turn
  press("play-on");
  expect(sent.at(-1)).toEqual({ type: "play_on", seat: 1 });
  tell(waited, { online: false, stood_in: "away" });
  expect(said("staying")).toContain("Ann is offline");
});

it("says who can go on after a game that ended early, and lets the host", () => {
  const over = { status: "over", ended: "unscored", host_first: 60_000 } as const;
  on.message(tableWith(NAMES, over));
  expect(said("staying")).toContain("without a result. Ann can start another game.");
  expect(at("rematch")).toBeNull();
  on.message(welcome({ seat: 2, host: true }));
  on.message(tableWith(NAMES, over, [{ host: false }, {}, { host: true }]));
  expect(said("staying")).not.toContain("can start another game");
  const primary = (): boolean[] =>
    ["rematch", "reopen"].map((way) => at(way)!.classList.contains("primary"));
  expect(primary()).toEqual([true, false]);
  const seat: Proposal = { n: 9, what: "seat", by: null, name: "Max", agreed: [2], waiting: [] };
  on.message(
    tableWith(NAMES, { ...over, proposals: [seat] }, [{ host: false }, {}, { host: true }]),
  );
  expect(primary()).toEqual([false, true]); // the lobby has a seat for Max
  press("rematch");
  expect(sent).toEqual([{ type: "start" }]);
});

it("tells me in words that the time of my turn is nearly up", () => {
  show(TurnClock, { session });
  const says = vi.spyOn(aloud, "say");
  on.message({ type: "clock", seat: 1, milliseconds: 10_000 });
  expect(at("turn-clock")!.dataset["left"]).toBe("10");
  expect(says).not.toHaveBeenCalled(); // it is somebody else's
  on.message({ type: "clock", seat: 2, milliseconds: 10_000 });
  expect(at("turn-clock")!.dataset["left"]).toBe("10");
  expect(says).toHaveBeenCalledExactlyOnceWith("Your time: 10 seconds");
});
