/** Panels over a table: what they offer to whom, and what is sent when it is taken. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { positioned, sessionAt, stubStorage, tableWith, welcome } from "../dev/tests";
import { at, press, said, show, write } from "../dev/mounted.svelte";
import { update } from "../games/mojo/fixtures";
import type { ClientMessage, TableInfo, Welcome } from "../wire";
import type { Callbacks } from "../table/session/channel";
import type { Session } from "../table/session/session.svelte";
import type { PanelProps } from "./panels";
import CallsDialog from "./CallsDialog.svelte";
import Menu from "./Menu.svelte";
import TakePart from "./TakePart.svelte";
import TalkPanel from "./TalkPanel.svelte";

const NAMES = ["Ann", "Bea", "Cleo"];
let session: Session;
let on: Callbacks;
let sent: ClientMessage[];
let closed: number;

beforeEach(() => {
  stubStorage();
  sent = [];
  closed = 0;
  ({ session, on } = sessionAt(sent));
});

function sit(given: Partial<Welcome>, table: TableInfo): void {
  on.message(welcome(given));
  on.message(table);
}
const props = (): PanelProps => ({
  session,
  page: undefined,
  link: "/t/T",
  onclose: () => void closed++,
  onopen: () => {},
});

describe("the menu", () => {
  function propose(): void {
    show(Menu, props());
    press("out");
    press("end");
  }

  it("has the focus on what takes the place of a button", async () => {
    sit({ seat: 0 }, tableWith(NAMES));
    on.message(update({}));
    await positioned(session);
    show(Menu, props());
    const focused = (): string => document.querySelector(":focus")?.textContent ?? "";
    at("out")!.focus();
    press("out");
    expect(focused()).toContain("End the game");
    at("end")!.focus();
    press("end");
    expect(focused()).toContain("No round is finished yet");
    at("stay")!.focus();
    press("stay");
    expect(focused()).toBe("Leave or end the game");
  });

  it("lets a game end only without a result before a round is over", async () => {
    sit({ seat: 0 }, tableWith(NAMES));
    on.message(update({}));
    await positioned(session);
    propose();
    expect(said("menu-dialog")).toContain("No round is finished yet");
    expect(at("end-scored")).toBeNull();
    press("end-unscored");
    expect(sent.at(-1)).toEqual({ type: "propose_end", scored: false });
    expect(closed).toBe(1);
  });

  it("offers a result after a round", async () => {
    sit({ seat: 0 }, tableWith(NAMES));
    on.message(update({}, [[3, 8, 0]]));
    await positioned(session);
    propose();
    press("end-scored");
    expect(sent.at(-1)).toEqual({ type: "propose_end", scored: true });
  });

  it("says why a move cannot be taken back, and lets it be where it can", async () => {
    sit({ seat: 0 }, tableWith(NAMES));
    on.message(update({}));
    await positioned(session);
    show(Menu, props());
    expect(sent).toEqual([{ type: "may_undo", entry: 40 }]);
    on.message({ type: "undoable", entry: 40, refused: "nothing-to-undo" });
    expect(at("undo")!.getAttribute("aria-disabled")).toBe("true");
    expect(said("undo-why")).toContain("Only your own last move");
    on.message({ type: "undoable", entry: 40, refused: null });
    expect(at("undo")!.getAttribute("aria-disabled")).toBe("false");
    expect(said("undo-why")).toBe("");
    press("undo");
    expect(sent.at(-1)).toEqual({ type: "ask_undo", entry: 40 });
  });
});

describe("to take part", () => {
  const AWAY = [{}, { online: false }];

  it("somebody says that the seat of who is away is theirs, and again when turned down", () => {
    sit({ seat: null }, tableWith(NAMES, {}, AWAY));
    show(TakePart, props());
    expect(at("claim-0")).toBeNull();
    expect(said("claim-1")).toContain("Bea");
    press("claim-1");
    const claim = { type: "claim", seat: 1, secret: expect.any(String) };
    expect(sent).toEqual([claim]);
    expect(closed).toBe(1);
    const proposal = { n: 4, what: "claim" as const, by: null, seat: 1, agreed: [], waiting: [0] };
    sit({ seat: null, asks: 4 }, tableWith(NAMES, { proposals: [proposal] }, AWAY));
    expect(at("claim-1")).toBeNull();
    on.message(tableWith(NAMES, {}, AWAY));
    press("claim-1");
    expect(sent).toEqual([claim, claim]);
  });

  it("a late friend asks for a bot's seat, by name", () => {
    sit({ seat: null }, tableWith(["Ann", "Bea"], {}, [{}, { kind: "bot", bot: "easy" }]));
    show(TakePart, props());
    write("part-name", "Max");
    press("part-1");
    expect(sent).toEqual([{ type: "ask_seat", name: "Max", seat: 1, secret: expect.any(String) }]);
  });

  it("who watches asks to play in the next game where nobody gives up a seat", () => {
    sit({ seat: null }, tableWith(["Ann", "Bo"], { status: "over" }));
    show(TakePart, props());
    write("part-name", "Max");
    press("part-next");
    expect(sent).toEqual([
      { type: "ask_seat", name: "Max", seat: null, secret: expect.any(String) },
    ]);
  });
});

describe("to talk", () => {
  it("whoever watches hears whom they like and says nothing", () => {
    sit({ seat: null }, tableWith(["Ann", "Bo"], { talk: "remarks" }));
    show(TalkPanel, props());
    expect(said("talk-dialog")).toContain("What players say");
    expect(document.querySelectorAll("[data-testid^='say-']")).toHaveLength(0);
    at("deaf-0")!.click();
    on.message({ type: "said", id: "a", seat: 0, remark: "laugh" });
    on.message({ type: "said", id: "b", seat: 1, remark: "heart" });
    expect(session.talk.said.map(({ seat }) => seat)).toEqual([1]);
  });

  it("says that the host has muted me, and lets me talk once they have not", () => {
    sit({ seat: 1 }, tableWith(["Ann", "Bo"], { talk: "remarks" }, [{}, { muted: true }]));
    show(TalkPanel, props());
    expect(said("talk-mute")).toContain("muted you");
    expect(at("say-hello")).toBeNull();
    on.message(tableWith(["Ann", "Bo"], { talk: "remarks" }));
    press("say-hello");
    expect(sent).toEqual([{ type: "say", remark: "hello" }]);
  });

  it("is the host's to mute and to allow", () => {
    sit({ seat: 0, host: true }, tableWith(["Ann", "Bo"], { talk: "remarks" }));
    show(TalkPanel, props());
    at("mute-1")!.click();
    at("talk-allow")!.click();
    expect(sent).toEqual([
      { type: "mute", seat: 1, on: true },
      { type: "set_talk", talk: "off" },
    ]);
  });
});

describe("the alerts", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([true, false])("offer notifications, or say why not: over https %o", (secure) => {
    vi.stubGlobal("Notification", { permission: "default" });
    vi.stubGlobal("isSecureContext", secure);
    show(CallsDialog, { onclose: () => {} });
    expect(at("calls-notices") !== null).toBe(secure);
    expect(at("calls-plain") === null).toBe(secure);
    if (!secure) expect(said("calls-plain")).toContain("https");
  });
});
