/** The lobby, as the host, a guest and somebody without a name see it. */
import { beforeEach, expect, it, vi } from "vitest";
import { sessionAt, stubStorage, tableWith, welcome } from "../../dev/tests";
import { at, come, empty, press, said, show, write } from "../../dev/mounted.svelte";
import { keepMembership } from "../../circle/circles";
import Counts from "../../circle/Counts.svelte";
import { GAMES } from "../../local/defaults";
import { games } from "../../games/registry";
import type { ClientMessage, Proposal, SeatInfo, TableInfo, Welcome } from "../../wire";
import type { Callbacks } from "../session/channel";
import type { Session } from "../session/session.svelte";
import Lobby from "./Lobby.svelte";

const NAMES = ["Ann", "Bo", "Cleo"];
const FREE: Partial<SeatInfo> = { kind: "empty", name: "", host: false };
let session: Session;
let on: Callbacks;
let sent: ClientMessage[];

beforeEach(() => {
  stubStorage();
  vi.stubGlobal("fetch", async () => Response.json(GAMES));
  sent = [];
  ({ session, on } = sessionAt(sent));
});

const told = (more: Partial<TableInfo> = {}, seats: Partial<SeatInfo>[] = []): void =>
  on.message(tableWith(NAMES, { status: "lobby", ...more }, seats));
async function enter(given: Partial<Welcome>, ...table: Parameters<typeof told>): Promise<void> {
  on.message(welcome(given));
  told(...table);
  show(Lobby, {
    session,
    page: games["mojo"]!,
    watch: false,
    link: "https://a.example/t/T",
  });
  await come("rules", "seats");
}
const swap = (by: number, waiting: number): Proposal => ({
  n: 5,
  what: "swap",
  by,
  seat: waiting,
  agreed: [by],
  waiting: [waiting],
});

it("asks who has no name for one before they sit down", async () => {
  await enter({ seat: null }, {}, [{}, FREE, FREE]);
  expect(at("nameless")).toBeNull();
  press("join");
  expect(said("nameless")).toContain("What should we call you?");
  expect(document.activeElement).toBe(at("name"));
  write("name", "Bo");
  press("join");
  expect(sent).toEqual([expect.objectContaining({ type: "join", name: "Bo", seat: null })]);
});

it("leads the focus on from a button that has served", async () => {
  const bots = { kind: "bot" as const, host: false };
  await enter({ seat: 0, host: true }, {}, [{}, FREE, FREE]);
  await vi.waitFor(() => expect(at("fill")).toHaveProperty("disabled", false));
  at("fill")!.focus();
  told({}, [{}, bots, bots]);
  expect(at("fill")).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(at("start")));
});

it("leads the focus of whoever sits down to what they wait for", async () => {
  await enter({ seat: null }, {}, [{}, FREE, FREE]);
  at("name")!.focus();
  on.message(welcome({ seat: 1 }));
  told({}, [{}, { name: "Bo", host: false }, FREE]);
  await vi.waitFor(() => expect(document.activeElement!.textContent).toContain("Ann"));
  expect(document.activeElement!.role).toBe("status");
});

it("lets one name oneself at one’s own seat", async () => {
  await enter({ seat: 1 }, {}, [{}, {}, FREE]);
  expect(document.querySelectorAll('[data-testid="renaming"]')).toHaveLength(1);
  press("renaming");
  write("new-name", " Beatrice ");
  at("rename")!.querySelector<HTMLButtonElement>("[type=submit]")!.click();
  expect(sent).toEqual([expect.objectContaining({ type: "rename", name: "Beatrice" })]);
  expect(at("rename")).toBeNull();
});

it("tells the host who has come, not who has another name", async () => {
  const bo = { name: "Bo" };
  await enter({ seat: 0, host: true }, {}, [{}, FREE, FREE]);
  told({}, [{}, bo, FREE]);
  expect(said("lobby-news")).toContain("Bo is here.");
  told({}, [{}, { name: "Beatrice" }, FREE]);
  expect(said("lobby-news")).not.toContain("Beatrice");
});

it("lets a guest nudge a host who does not deal, and deal instead", async () => {
  await enter({ seat: 1 }, {}, [{}, {}, FREE]);
  expect([at("start"), at("nudge")]).toEqual([null, null]);
  told({ host_idle: true }, [{}, {}, FREE]);
  press("nudge");
  press("start");
  expect(sent).toEqual([
    { type: "nudge", seat: 0 },
    { type: "start", seats: 2 },
  ]);
});

it("lets deal whoever is the host at the moment", async () => {
  await enter({ seat: 1 });
  expect(at("start")).toBeNull();
  on.message(welcome({ seat: 1, host: true }));
  told({ host_away: 0 }, [{ host: false, online: false }, { host: true }]);
  expect(at("start")).not.toBeNull();
  on.message(welcome({ seat: 1, host: false }));
  told();
  expect(at("start")).toBeNull();
});

it("asks whom a swap concerns, and nobody else", async () => {
  await enter({ seat: 2 });
  told({ proposals: [swap(1, 2)] });
  expect(said("asked")).toContain("Bo would like to swap seats with you");
  press("swap-yes");
  press("swap-no");
  press("swap-1");
  expect(sent).toEqual([
    { type: "agree", proposal: 5 },
    { type: "refuse", proposal: 5 },
    { type: "ask_swap", seat: 1 },
  ]);
  told({ proposals: [swap(2, 1)] });
  expect(said("asked")).toContain("Waiting for Bo");
  told({ proposals: [swap(1, 0)] });
  expect(at("asked")).toBeNull();
});

it("lets the host swap, hand over and free the seat of somebody", async () => {
  await enter({ seat: 0, host: true });
  press("more-1");
  press("swap-1");
  press("make-host-1");
  press("vacate-1");
  expect(sent).toEqual([
    { type: "ask_swap", seat: 1 },
    { type: "hand_over", seat: 1 },
    { type: "vacate", seat: 1 },
  ]);
});

it("lets the host let in who would like to play", async () => {
  const seat: Proposal = {
    n: 6,
    what: "seat",
    by: null,
    name: "Max",
    agreed: [],
    waiting: [0],
  };
  await enter({ seat: 0, host: true });
  told({ proposals: [seat] });
  press("seat-yes");
  expect(sent).toEqual([{ type: "agree", proposal: 6 }]);
});

it("keeps who sits down the same person, by another name and on a page loaded anew", async () => {
  const secrets: unknown[] = [];
  async function join(name: string): Promise<void> {
    write("name", name);
    press("join");
    const asked = sent.at(-1)!;
    expect(asked).toMatchObject({ type: "join", name });
    secrets.push("secret" in asked && asked.secret);
    on.message(welcome({ seat: 1, token: "token" }));
    told({}, [{}, { name }, FREE]);
    session.send({ type: "leave" });
    on.message(welcome({ seat: null }));
    told({}, [{}, FREE, FREE]);
  }
  await enter({ seat: null }, {}, [{}, FREE, FREE]);
  await join("Bo");
  await join("Somebody new");
  await empty();
  ({ session, on } = sessionAt(sent)); // the page, loaded anew
  await enter({ seat: null }, {}, [{}, FREE, FREE]);
  await join("Bob");
  expect(secrets).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), secrets[0], secrets[0]]);
});

it("deals for those who are there, once they are enough", async () => {
  await enter({ seat: 0, host: true }, {}, [{}, FREE, FREE]);
  expect(at("start")).toHaveProperty("disabled", true);
  told({}, [{}, {}, FREE]);
  expect(said("start")).toBe("Deal for 2");
  press("start");
  expect(sent).toEqual([{ type: "start", seats: 2 }]);
});

it("says to a third person that every seat is taken", async () => {
  await enter({ seat: null });
  expect(said("lobby")).toContain("Every seat is taken");
  expect(at("join")).toBeNull();
  expect(at("ask-seat")).not.toBeNull();
});

it("tells guests whether the host allows hints", async () => {
  await enter({ seat: 0, host: true });
  at("hints")!.click();
  expect(sent).toEqual([{ type: "set_hints", on: true }]);
  await empty();
  await enter({ seat: 1 });
  expect(at("hints-fact")!.dataset["on"]).toBe("false");
  told({ hints: true });
  expect(at("hints-fact")!.dataset["on"]).toBe("true");
});

it("seats bots of several levels, each next one like the last that was chosen", async () => {
  const bot = (level: string): Partial<SeatInfo> => ({
    ...FREE,
    kind: "bot",
    bot: level,
  });
  await enter({ seat: 0, host: true }, {}, [{}, FREE, FREE]);
  press("add-bot-1");
  expect(sent.at(-1)).toEqual({ type: "seat_bot", seat: 1, bot: "medium" });
  told({}, [{}, bot("medium"), FREE]);
  const level = at("level-1") as HTMLSelectElement;
  expect(level.value).toBe("medium");
  level.value = "easy";
  level.dispatchEvent(new Event("change", { bubbles: true }));
  expect(sent.at(-1)).toEqual({ type: "seat_bot", seat: 1, bot: "easy" });
  told({}, [{}, bot("easy"), FREE]);
  press("add-bot-2");
  expect(sent.at(-1)).toEqual({ type: "seat_bot", seat: 2, bot: "easy" });
  await empty();
  await enter({ seat: 1 }, {}, [{}, {}, bot("easy")]);
  expect(said("seat-2")).toContain("Easy");
});

it("says for which circle its games count, and leads there", async () => {
  keepMembership("C", { circle: "C", tag: "fridays", token: "t", name: "Fridays" });
  await enter({}, { circle: "fridays" });
  await come("circle-counts");
  expect(said("circle-counts")).toContain("Fridays");
  expect(at("circle-counts")!.getAttribute("href")).toMatch(/\/c\/C$/);
  await empty();
  show(Counts, { tag: "another" });
  expect(at("circle-counts")).toBeNull();
});
