import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff, RemoteChannel, spread } from "../../remote/channel";
import { play, tableInfo, update } from "../../games/mojo/fixtures";
import { settings } from "../../browser/settings.svelte";
import { Session } from "./session.svelte";
import {
  PROTOCOL,
  type SeatInfo,
  type ServerMessage,
  type TableInfo,
  type Update,
} from "../../wire";
import { stubStorage } from "../../dev/tests";

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: ((event: { code: number }) => void) | null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  get(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const welcome = (token: string | null = null): ServerMessage => ({
  type: "welcome",
  protocol: PROTOCOL,
  table: "T",
  seat: 0,
  host: true,
  token,
});

let store: Map<string, string>;
let session: Session;
let browser: EventTarget;
const latest = (): FakeSocket => FakeSocket.all.at(-1)!;
const flush = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  store = stubStorage();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  browser = new EventTarget();
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  session = new Session("T", false, (on) => new RemoteChannel("T", on));
  latest().open();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function playing(entry = 5): Promise<void> {
  latest().get(welcome());
  latest().get(tableInfo(3));
  latest().get({ ...update({}), entry });
  await flush();
}

describe("session", () => {
  it("tells a table the face that was chosen, once, and again when another is", () => {
    const told = (): unknown[] => latest().sent.filter(({ type }) => type === "rename");
    const [mine, ...others] = tableInfo(3).seats as [SeatInfo, ...SeatInfo[]];
    const seen = (avatar: number | null): void =>
      latest().get({
        ...tableInfo(3),
        seats: [{ ...mine, kind: "person", name: "Ann", avatar }, ...others],
      } as ServerMessage);
    latest().get(welcome());
    seen(null);
    expect(told()).toEqual([]);
    settings.setAvatar(4);
    seen(null);
    seen(null);
    expect(told()).toEqual([{ type: "rename", name: "Ann", avatar: 4 }]);
    seen(4);
    settings.setAvatar(5);
    seen(4);
    expect(told()).toHaveLength(2);
    settings.avatar = null;
  });

  it("greets with the token it keeps", async () => {
    expect(latest().sent[0]).toEqual({ type: "hello", protocol: PROTOCOL, token: null, entry: 0 });
    latest().get(welcome("secret"));
    expect(store.get("parlour.token.T")).toBe("secret");
    latest().close();
    vi.advanceTimersByTime(15_000);
    latest().open();
    expect(latest().sent[0]).toMatchObject({ token: "secret" });
  });

  it("takes its time to come back to a server that sent everybody away", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const before = FakeSocket.all.length;
    latest().close(1001);
    vi.advanceTimersByTime(3_399);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
    vi.mocked(Math.random).mockRestore();
  });

  it("offers to take back my last move only where the server would let me", async () => {
    await playing();
    session.act("8");
    const { id } = latest().sent.at(-1) as { id: string };
    latest().get({ ...update({}), entry: 6, done: id });
    await flush();
    expect(session.undoing.possible).toBe(false);
    session.undoing.inquire();
    expect(latest().sent.at(-1)).toEqual({ type: "may_undo", entry: 6 });
    latest().get({ type: "undoable", entry: 6, refused: "undo-revealed" });
    expect(session.undoing.possible).toBe(false);
    latest().get({ type: "undoable", entry: 6, refused: null });
    expect(session.undoing.possible).toBe(true);
    latest().get({ ...update({}), entry: 7 }); // asked anew
    await flush();
    expect(session.undoing.possible).toBe(false);
  });

  it("asks all the same, so that the server says why not", async () => {
    await playing();
    session.undoing.ask();
    expect(latest().sent.at(-1)).toEqual({ type: "ask_undo", entry: 5 });
    latest().get({ type: "error", code: "nothing-to-undo", message: "", id: null });
    expect(session.news.notice).toMatchObject({ code: "nothing-to-undo" });
  });

  it("says why my last move cannot be taken back, once it is known", async () => {
    await playing();
    latest().get({ type: "undoable", entry: 5, refused: "nothing-to-undo" });
    expect(session.undoing.refused).toBe("nothing-to-undo");
    latest().get({ type: "undoable", entry: 5, refused: "stale" }); // another position has come since
    expect(session.undoing.refused).toBe("nothing-to-undo");
    latest().get({ ...update({}), entry: 6 });
    await flush();
    expect(session.undoing.refused).toBeNull();
  });

  const event = (kind: string, seat: number): Update["events"][number] =>
    ({ kind, seat }) as Update["events"][number];
  const asked = (more: Partial<TableInfo> = {}): TableInfo => ({
    ...tableInfo(3),
    proposals: [{ n: 9, what: "undo", by: 0, agreed: [], waiting: [1] }],
    ...more,
  });
  const news = async (): Promise<string[]> => {
    vi.useRealTimers();
    for (let n = 0; n < 50 && !session.news.told.length; n++)
      await new Promise((done) => setTimeout(done, 10));
    return session.news.told.map(({ what }) => what);
  };

  it("tells whoever asked to take back a move that somebody refused", async () => {
    await playing();
    latest().get(asked());
    await vi.waitFor(() => expect(session.undoing.listener).not.toBeNull());
    latest().get(asked({ proposals: [], kept: true }));
    expect(await news()).toEqual(["undo-kept"]);
  });

  it("tells whoever asked that the game has gone on", async () => {
    await playing();
    latest().get(asked());
    await vi.waitFor(() => expect(session.undoing.listener).not.toBeNull());
    latest().get(asked({ proposals: [] }));
    latest().get({ ...update({}), entry: 6, events: [event("play", 1)] });
    expect(await news()).toEqual(["undo-late"]);
  });

  it.each([
    ["it is taken back", 0],
    ["I never asked", 1],
  ])("tells nothing where %s", async (_, seat) => {
    await playing();
    latest().get(
      asked({ proposals: [{ n: 9, what: "undo", by: seat, agreed: [], waiting: [1] }] }),
    );
    if (seat === 0) await vi.waitFor(() => expect(session.undoing.listener).not.toBeNull());
    latest().get(asked({ proposals: [] }));
    const events = seat ? [event("play", 1)] : [event("undone", seat)];
    latest().get({ ...update({}), entry: 6, events });
    expect(await news()).toEqual([]);
  });

  it("names whoever was quicker", async () => {
    await playing();
    session.act("8");
    const { id } = latest().sent.at(-1) as { id: string };
    latest().get({ ...update({}), entry: 6, events: [event("play", 1)] });
    latest().get({ type: "error", code: "stale", message: "", id });
    const { name } = tableInfo(3).seats[1]!;
    vi.useRealTimers();
    await vi.waitFor(() => expect(session.news.notice).toMatchObject({ code: "quicker", name }));
    expect(session.pending).toBe(false);
  });

  it("names nobody where it was my other window", async () => {
    await playing();
    session.act("8");
    const { id } = latest().sent.at(-1) as { id: string };
    latest().get({ ...update({}), entry: 6, events: [event("play", 0)] });
    latest().get({ type: "error", code: "stale", message: "", id });
    vi.useRealTimers();
    await vi.waitFor(() => expect(session.news.notice).toMatchObject({ code: "stale" }));
  });

  it("says that an action is being sent if nothing comes back for a second", async () => {
    await playing();
    session.act("8");
    vi.advanceTimersByTime(999);
    expect(latest().sent.at(-1)).toEqual({ type: "ping" });
    expect(session.sending).toBe(false);
    vi.advanceTimersByTime(1);
    expect(session.sending).toBe(true);
    const { id } = latest().sent.findLast((one) => one.type === "act") as { id: string };
    latest().get({ ...update({}), entry: 6, done: id });
    expect(session.sending).toBe(false);
  });

  it("does not say so where the server is there and holds the action back", async () => {
    await playing();
    session.act("8");
    vi.advanceTimersByTime(800);
    latest().get({ type: "pong" });
    vi.advanceTimersByTime(10_000);
    expect(session.sending).toBe(false);
    expect(session.pending).toBe(true);
  });

  it("plays once, however often it is asked to before the answer", async () => {
    await playing();
    session.act("8");
    session.act("8");
    const acts = latest().sent.filter((message) => message.type === "act");
    expect(acts).toHaveLength(1);
    expect(acts[0]).toMatchObject({ action: "8", entry: 5 });
    latest().get({ ...update({}), entry: 6, done: String(acts[0]!.id) });
    expect(session.pending).toBe(false);
  });

  it("sends an unanswered action again after a reconnect, under the same id", async () => {
    await playing();
    session.act("8");
    const first = latest().sent.at(-1);
    latest().close();
    vi.advanceTimersByTime(15_000);
    latest().open();
    expect(latest().sent[0]).toMatchObject({ type: "hello", entry: 5 });
    latest().get(welcome());
    expect(latest().sent.at(-1)).toEqual(first);
  });

  it("asks for a seat again after a reconnect, with the same secret, until it has one", () => {
    const spectator = { ...welcome(), seat: null, host: false } as ServerMessage;
    latest().get(spectator);
    session.seating.join("Bo", 1);
    const first = latest().sent.at(-1)!;
    expect(first).toMatchObject({ type: "join", name: "Bo", seat: 1 });
    expect(first.secret).toMatch(/^[0-9a-f]{64}$/);
    latest().close();
    vi.advanceTimersByTime(15_000);
    latest().open();
    latest().get(spectator);
    expect(latest().sent.at(-1)).toEqual(first);
    latest().get(welcome("token"));
    latest().close();
    vi.advanceTimersByTime(15_000);
    latest().open();
    latest().get(welcome());
    expect(latest().sent.some((message) => message.type === "join")).toBe(false);
    session.seating.join("Bo", 2); // only moves
    expect(latest().sent.at(-1)).toEqual({ type: "join", name: "Bo", seat: 2 });
  });

  it("does not ask again for a seat that was refused", () => {
    const spectator = { ...welcome(), seat: null, host: false } as ServerMessage;
    latest().get(spectator);
    session.seating.join("Bo", 1);
    latest().get({ type: "error", code: "seat-taken", message: "", id: null });
    latest().close();
    vi.advanceTimersByTime(15_000);
    latest().open();
    latest().get(spectator);
    expect(latest().sent.some((message) => message.type === "join")).toBe(false);
  });

  it("does not act on a position that is no longer the newest", async () => {
    await playing();
    let release = (): void => {};
    session.present({ show: () => new Promise((done) => (release = done)) });
    latest().get({ ...update({}), entry: 6 });
    session.act("8");
    expect(latest().sent.some((message) => message.type === "act")).toBe(false);
    release();
    await flush();
    session.act("8");
    expect(latest().sent.at(-1)).toMatchObject({ type: "act", entry: 6 });
  });

  it("shows the newest position even when an animation fails", async () => {
    await playing();
    session.present({ show: () => Promise.reject(new Error("broken")) });
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    latest().get({ ...update({}), entry: 6 });
    latest().get({ ...update({}), entry: 7 });
    await flush();
    expect(log).toHaveBeenCalledTimes(2);
    expect(session.shown?.entry).toBe(7);
    log.mockRestore();
  });

  it("hurries the animation on when the answer to my action arrives", async () => {
    await playing();
    const signals: AbortSignal[] = [];
    session.present({
      async show(_, { commit, hurry }) {
        signals.push(hurry);
        commit();
        await new Promise((done) => hurry.addEventListener("abort", done));
      },
    });
    latest().get({ ...update({}), entry: 6 });
    await flush();
    session.act("8");
    latest().get({ ...update({}), entry: 7, done: String(latest().sent.at(-1)!.id) });
    await flush();
    expect(signals[0]!.aborted).toBe(true);
    expect(session.shown?.entry).toBe(7);
  });

  it("gives up a token that the table does not know, and greets as a newcomer", () => {
    store.set("parlour.token.T", "old");
    latest().get({ type: "error", code: "unknown-token", message: "", id: null });
    expect(store.has("parlour.token.T")).toBe(false);
    expect(latest().sent.at(-1)).toMatchObject({ type: "hello", token: null });
  });

  it("greets as a newcomer where its seat was taken to another device, and says so once", () => {
    store.set("parlour.token.T", "old");
    latest().get({ type: "error", code: "seat-moved", message: "", id: null });
    expect(latest().sent.at(-1)).toMatchObject({ type: "hello", token: null });
    expect(session.news.notice?.code).toBe("seat-moved");
    const said = latest().sent.length;
    latest().get(welcome());
    latest().get({ type: "error", code: "seat-moved", message: "", id: null });
    expect(latest().sent.length).toBe(said); // a welcome follows
  });

  it("drops a refused action and says why", async () => {
    await playing();
    session.act("8");
    const id = String(latest().sent.at(-1)!.id);
    latest().get({ type: "error", code: "illegal-action", message: "", id });
    expect(session.pending).toBe(false);
    expect(session.news.notice?.code).toBe("illegal-action");
  });

  it("fetches a newer page, once, from a server that speaks another protocol", async () => {
    const reload = vi.fn();
    const passing = new Map<string, string>();
    vi.stubGlobal("location", { protocol: "http:", host: "here", reload });
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => passing.get(key) ?? null,
      setItem: (key: string, value: string) => passing.set(key, value),
    });
    const refusal: ServerMessage = { type: "error", code: "wrong-protocol", message: "" };
    latest().get(refusal);
    await flush();
    expect(session.fatal).toBe("wrong-protocol");
    expect(reload).toHaveBeenCalledOnce();
    session = new Session("T", false, (on) => new RemoteChannel("T", on));
    latest().open();
    latest().get(refusal);
    await flush();
    expect(session.fatal).toBe("wrong-protocol");
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ["the page is seen again", () => document, "visibilitychange"],
    ["the network is back", () => browser, "online"],
    ["the network is gone", () => browser, "offline"],
  ])("redials when %s and a socket that looks open gives no answer", async (_, where, what) => {
    await playing();
    const before = FakeSocket.all.length;
    where().dispatchEvent(new Event(what));
    expect(latest().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all.length).toBeGreaterThan(before);
  });
});

describe("backoff", () => {
  it("doubles up to a limit, with jitter", () => {
    expect(backoff(0, 10_000, () => 1)).toBe(400);
    expect(backoff(2, 10_000, () => 1)).toBe(1600);
    expect(backoff(30, 10_000, () => 1)).toBe(10_000);
    expect(backoff(2, 10_000, () => 0)).toBe(800);
  });

  it("spreads all clients of a server that stops over a few seconds", () => {
    expect(spread(() => 0)).toBe(200);
    expect(spread(() => 1)).toBe(3400);
  });
});

describe("hints", () => {
  const asks = (): unknown[] => latest().sent.filter((message) => message.type === "ask_hint");
  const mayAsk = async (): Promise<void> => {
    latest().get(welcome());
    latest().get({ ...tableInfo(3), hints: true } as ServerMessage);
    latest().get({ ...update({ legal: [play(5, 7)] }), entry: 5 });
    await flush();
  };
  const answered = async (): Promise<void> => {
    await mayAsk();
    session.askHint();
    const id = session.hints.asked!;
    const moves = [{ action: "5", share: 0.5, best: true }];
    latest().get({ type: "hint", id, entry: 5, level: "expert", moves });
  };

  it("are not asked for where the host has not switched them on, or there is nothing to do", async () => {
    await playing();
    session.askHint();
    expect(asks()).toEqual([]);
    latest().get({ ...tableInfo(3), hints: true } as ServerMessage);
    session.askHint();
    expect(asks()).toEqual([]);
  });

  it("are asked about the position shown", async () => {
    await mayAsk();
    session.askHint();
    expect(asks()).toMatchObject([{ entry: 5 }]);
  });

  it("go when I play", async () => {
    await answered();
    expect(session.hints.best).toBe("5");
    session.act("5");
    expect(session.hints.answer).toBeNull();
  });

  it("go when the position changes, not when the same one comes again", async () => {
    await answered();
    latest().get({ ...update({ legal: [play(5, 7)] }), entry: 5 });
    expect(session.hints.best).toBe("5");
    latest().get({ ...update({}), entry: 6 });
    expect(session.hints.answer).toBeNull();
  });

  it("go when the host switches them off", async () => {
    await answered();
    latest().get(tableInfo(3) as ServerMessage);
    expect(session.hints.answer).toBeNull();
  });

  it("are no longer awaited when the connection is lost", async () => {
    await mayAsk();
    session.askHint();
    latest().close();
    expect(session.hints.asked).toBeNull();
  });

  it("that are refused say so quietly", async () => {
    await mayAsk();
    session.askHint();
    const id = session.hints.asked;
    latest().get({ type: "error", code: "hint-unavailable", message: "", id });
    expect(session.hints.refused).toBe("hint-unavailable");
    expect(session.news.notice).toBeNull();
  });

  describe("with bots on their way", () => {
    const lobby = (...kinds: SeatInfo["kind"][]): ServerMessage => {
      const table = tableInfo(kinds.length);
      const seats = table.seats.map((seat, i) => ({ ...seat, kind: kinds[i]! }));
      return { ...table, status: "lobby", seats };
    };
    beforeEach(() => {
      latest().get(welcome());
      latest().get(lobby("person", "empty", "empty"));
      session.seating.seatBots([1, 2], "medium");
    });

    it("knows that they are coming until all are there", () => {
      expect(session.seating.filling).toBe(true);
      latest().get(lobby("person", "bot", "empty"));
      expect(session.seating.filling).toBe(true);
      latest().get(lobby("person", "bot", "bot"));
      expect(session.seating.filling).toBe(false);
      latest().get(lobby("person", "bot", "empty")); // one is sent away
      expect(session.seating.filling).toBe(false);
    });

    it("waits no longer for bots that cannot come", () => {
      latest().get({ type: "error", code: "too-fast", message: "" });
      expect(session.seating.filling).toBe(false);
    });

    it("waits no longer when the seats are gone", () => {
      latest().get(lobby("person", "bot"));
      expect(session.seating.filling).toBe(false);
    });

    it("waits no longer once the connection is lost, nor without one", () => {
      latest().close();
      expect(session.seating.filling).toBe(false);
      session.seating.seatBots([1], "medium");
      expect(session.seating.filling).toBe(false);
    });
  });
});
