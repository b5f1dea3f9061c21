import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GAME as mojo } from "../rules/games/mojo";
import { GAME as mushi } from "../rules/games/mushi";
import { GAME as uno } from "../rules/games/uno";
import type { Game } from "../rules/native";
import { Table } from "../rules/table";
import type { Error as Refusal, Hint, TableInfo, UnoView, Update, Welcome } from "../wire";
import type { FromWorker, NewLocal } from "./messages";
import { newRow, Room } from "./room";
import { carriedOn, Forgetful, readable, recordOf, type Row, type Step, type Store } from "./store";
import { Thinkers } from "./thinkers";

const games = { mojo, mushi, uno } as unknown as Record<string, Game>;

/** One page of the browser, and what it is told. */
class Page {
  readonly told: FromWorker[] = [];
  room!: Room;
  readonly store: Store;
  readonly asked = vi.fn();

  constructor(store: Store = new Forgetful()) {
    this.store = store;
  }

  async open(game: string, people: string[], bots: string[], more: Partial<NewLocal> = {}) {
    const options = new Table(games[game]!, [...people, ...bots]).options as NewLocal["options"];
    const wanted = { game, options, people, bots, hints: false, ...more };
    return await this.#lead(games[game]!, newRow("T", wanted), []);
  }

  async again(game: string) {
    const { row, steps } = (await this.store.read("T"))!;
    return await this.#lead(games[game]!, row, steps);
  }

  async #lead(game: Game, row: Parameters<typeof newRow>[0] | object, steps: never[] | object[]) {
    const ask = this.asked;
    this.room = new Room(game, row as never, steps as never, {
      store: this.store,
      thinkers: new Thinkers(game, { ask, forget: () => {}, wake: () => {} }),
      tell: (message) => this.told.push(structuredClone(message)),
      now: () => performance.now(),
      changed: () => {},
    });
    await this.room.begin();
    await this.room.handle({ type: "hello", protocol: 2, token: null, entry: 0 });
    return this;
  }

  all<T extends FromWorker["type"]>(type: T): Extract<FromWorker, { type: T }>[] {
    return this.told.filter((message) => message.type === type) as never;
  }
  get update(): Update {
    return this.all("update").at(-1)! as Update;
  }
  get info(): TableInfo {
    return this.all("table").at(-1)! as TableInfo;
  }
  get refusal(): Refusal | undefined {
    return this.all("error").at(-1) as Refusal | undefined;
  }

  async act(action: string, id = String(this.told.length)): Promise<void> {
    await this.room.handle({ type: "act", action, entry: this.update.entry, id });
  }
  /** Any legal action. */
  async play(): Promise<void> {
    await this.act(this.update.view.legal[0]!.action);
  }
}

/** True if scores are shown, and with them all hands. */
function ended({ view }: Update): boolean {
  return view.phase === "deal" || view.phase === "over";
}

/** Lets the table go on by itself until something holds. */
async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 2000 && !holds(); i++) await vi.advanceTimersByTimeAsync(50);
  expect(holds()).toBe(true);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe.each(["mojo", "mushi", "uno"])("alone at %s", (game) => {
  const bots = game === "mushi" ? ["easy"] : ["easy", "easy"];

  async function whole(page: Page): Promise<void> {
    await page.room.handle({ type: "pace", milliseconds: 0 });
    await page.room.handle({ type: "moment", milliseconds: 0 });
    for (let i = 0; i < 3000 && page.info.status === "playing"; i++) {
      const { view } = page.update;
      if (view.legal.length) await page.play();
      else await page.room.handle({ type: "ready" });
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(page.info.status).toBe("over");
  }

  it("is played to the end, kept, and exported as a record that replays", async () => {
    const page = await new Page().open(game, ["Ann"], bots);
    await whole(page);
    const { record } = page.all("record").at(-1)!;
    const replayed = Table.resume(games[game]!, record!);
    expect(replayed.over).toBe(true);
    expect(replayed.winners()).toEqual(page.update.view.winners);
    const { row, steps } = (await page.store.read("T"))!;
    expect(recordOf(row, steps, 1)).toEqual(record);
    expect(row.status).toBe("over");

    await page.room.handle({ type: "start" });
    expect(page.info).toMatchObject({ status: "playing", games: 2 });
    expect(page.update.sheet).toEqual([]);
  });

  it("goes on where it was left", async () => {
    const page = await new Page().open(game, ["Ann"], bots);
    await until(() => page.update.view.legal.length > 0);
    await page.play();
    const later = await new Page(page.store).again(game);
    expect(later.update.view).toEqual(page.update.view);
    const told = page.all("update").flatMap(({ events }) => events as unknown[]);
    expect(later.update.events).toEqual(told);
    await until(() => later.update.view.legal.length > 0 || ended(later.update));
  });
});

/** A seat's hand, in a game where seats have one. */
const handOf = (seat: object): unknown => (seat as { hand: unknown }).hand;

describe("a table in the browser", () => {
  it("refuses as a server does, and goes on", async () => {
    const page = await new Page().open("mojo", ["Ann"], ["easy"], {});
    await until(() => page.update.view.legal.length > 0);
    const { entry } = page.update;
    await page.act("nonsense");
    expect(page.refusal?.code).toBe("malformed-action");
    await page.room.handle({ type: "act", action: "5", entry: entry - 1, id: "old" });
    expect(page.refusal).toMatchObject({ code: "stale", id: "old" });
    await page.room.handle({ type: "ask_hint", entry, id: "h" });
    expect(page.refusal).toMatchObject({ code: "hints-off", id: "h" });
    await page.room.handle({ type: "start" });
    expect(page.refusal?.code).toBe("game-running");
    await page.room.handle({ type: "vacate", seat: 1 });
    expect(page.refusal?.code).toBe("not-in-lobby");
    expect(page.update.entry).toBe(entry);
    await page.play();
    expect(page.update.entry).toBeGreaterThan(entry);
  });

  it("plays an action once, however often it arrives", async () => {
    const page = await new Page().open("mojo", ["Ann"], ["easy"]);
    await until(() => page.update.view.legal.length > 0);
    const { entry, view } = page.update;
    const act = { type: "act", action: view.legal[0]!.action, entry, id: "once" } as const;
    await page.room.handle(act);
    await page.room.handle(act);
    expect(page.update.entry).toBe(entry + 1);
    expect(page.update.done).toBe("once");
    expect(page.refusal).toBeUndefined();
  });

  it("lets two pages lead the same game without losing a step", async () => {
    const one = await new Page().open("mojo", ["Ann"], ["easy"]);
    await until(() => one.update.view.legal.length > 0);
    const other = await new Page(one.store).again("mojo");
    await one.play();
    await other.play(); // comes second: it is told how the game stands, and nothing is lost
    const { row, steps } = (await one.store.read("T"))!;
    expect(steps.map((step) => step.n)).toEqual(steps.map((_, n) => n + 1));
    expect(other.update.entry).toBe(row.n);
    expect(() => Table.resume(mojo as never, recordOf(row, steps, 1))).not.toThrow();
  });

  it("says so when a step cannot be kept, and goes on from there", async () => {
    const page = await new Page().open("mojo", ["Ann"], ["easy"]);
    await until(() => page.update.view.legal.length > 0);
    const { entry } = page.update;
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(page.store, "append").mockRejectedValueOnce(new Error("the disk is full"));
    await page.act(page.update.view.legal[0]!.action, "lost");
    expect(page.refusal).toMatchObject({ code: "storage", id: "lost" });
    expect((await page.store.read("T"))!.row.n).toBe(entry);
    await page.play();
    expect(page.update.entry).toBe(entry + 1);
  });

  it("waits until the scores have been read", async () => {
    const page = await new Page().open("mojo", ["Ann"], ["easy"]);
    await page.room.handle({ type: "pace", milliseconds: 0 });
    while (page.update.view.phase !== "deal") {
      if (page.update.view.legal.length) await page.play();
      await vi.advanceTimersByTimeAsync(20);
    }
    const { entry } = page.update;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(page.update.entry).toBe(entry);
    await page.room.handle({ type: "ready" });
    await vi.advanceTimersByTimeAsync(20);
    expect(page.update.view).toMatchObject({ round: 2 });
  });

  it("takes as long over a bot's move as the pace says", async () => {
    const page = await new Page().open("mojo", ["Ann"], ["easy"]);
    await page.room.handle({ type: "pace", milliseconds: 1000 });
    await until(() => page.update.view.legal.length > 0);
    while (page.update.view.to_act === 0) await page.play();
    const { entry } = page.update;
    await vi.advanceTimersByTimeAsync(690);
    expect(page.update.entry).toBe(entry);
    await vi.advanceTimersByTimeAsync(720);
    expect(page.update.entry).toBeGreaterThan(entry);
  });

  it("asks the thinking worker for those who search, and the next level if it fails", async () => {
    const page = new Page();
    page.asked.mockRejectedValue(new Error("late"));
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await page.open("mojo", ["Ann"], ["expert"], { hints: true });
    await until(() => page.update.view.legal.length > 0);
    while (page.update.view.to_act === 0) await page.play();
    const { entry } = page.update;
    await until(() => page.update.entry > entry);
    expect(page.asked.mock.calls.map(([question]) => question.level)).toContain("hard");

    await until(() => page.update.view.legal.length > 0);
    const legal = page.update.view.legal.map((move) => move.action);
    page.asked.mockResolvedValue({
      id: 1,
      seconds: 0,
      waited: 0,
      moves: legal.map((move) => [move, 0.25]),
    });
    await page.room.handle({ type: "ask_hint", entry: page.update.entry, id: "h" });
    const hint = page.all("hint").at(-1) as Hint;
    expect(hint).toMatchObject({ id: "h", level: "master" });
    expect(hint.moves[0]).toEqual({ action: legal[0], share: 0.25, best: true });
  });
});

describe("a moment to act out of turn", () => {
  /** A game of UNO in which the one after Ann can catch her. */
  async function catchable(page: Page): Promise<boolean> {
    for (let i = 0; i < 400 && page.info.status === "playing"; i++) {
      const view = page.update.view as UnoView;
      const caught = view.legal.find((move) => move.action.startsWith("catch"));
      if (caught && view.to_act === page.all("welcome").at(-1)!.seat) return true;
      if (view.legal.length) await page.play();
      else await page.room.handle({ type: "ready" });
      await vi.advanceTimersByTimeAsync(1000);
    }
    return false;
  }

  it("holds back what would end it", async () => {
    for (let tries = 0; tries < 20; tries++) {
      const page = await new Page().open("uno", ["Ann"], ["easy", "easy"]);
      await page.room.handle({ type: "pace", milliseconds: 0 });
      await page.room.handle({ type: "moment", milliseconds: 3000 });
      if (!(await catchable(page))) continue;
      const { entry, view } = page.update;
      const ending = view.legal.find((move) => !move.action.startsWith("catch"))!;
      await page.room.handle({ type: "moment", milliseconds: 9000 });
      await page.act(ending.action);
      expect(page.update.entry).toBe(entry); // held
      await vi.advanceTimersByTimeAsync(9000);
      expect(page.update.entry).toBeGreaterThan(entry);
      return;
    }
    expect.unreachable("nobody could be caught in twenty games");
  });
});

describe("several people at one device", () => {
  it("covers the hands until the next one takes it", async () => {
    const page = await new Page().open("mojo", ["Ann", "Bo"], ["easy"]);
    expect(page.update.view.seats.every((seat) => handOf(seat) === null)).toBe(true);
    const told = new Set<number>();
    let taken = 0;
    for (let i = 0; i < 200 && page.info.status === "playing"; i++) {
      const passed = page.all("pass");
      if (passed.length > taken) {
        const { seat } = passed.at(-1)!;
        taken = passed.length;
        await page.room.handle({ type: "covered" });
        expect((page.all("welcome").at(-1) as Welcome).seat).toBeNull();
        if (!ended(page.update)) {
          expect(page.update.view.seats.every((each) => handOf(each) === null)).toBe(true);
        }
        await page.room.handle({ type: "take", seat });
        expect((page.all("welcome").at(-1) as Welcome).seat).toBe(seat);
        page.update.view.seats.forEach((each, n) => {
          if (!ended(page.update)) expect(handOf(each) === null).toBe(n !== seat);
        });
        if (!told.has(seat)) expect(page.update.events.length).toBeGreaterThan(0);
        told.add(seat);
      } else if (page.update.view.legal.length) await page.play();
      else await page.room.handle({ type: "ready" });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(told).toEqual(new Set([0, 1]));
  });

  it("covers the hand of whoever lays the device aside, and gives it back to them", async () => {
    const page = await new Page().open("mojo", ["Ann", "Bo"], []);
    const { seat } = page.all("pass").at(-1)!;
    await page.room.handle({ type: "covered" });
    await page.room.handle({ type: "take", seat });
    expect(handOf(page.update.view.seats[seat]!)).not.toBeNull();
    await page.room.handle({ type: "covered" });
    expect((page.all("welcome").at(-1) as Welcome).seat).toBeNull();
    expect(page.update.view.seats.every((each) => handOf(each) === null)).toBe(true);
    await page.room.handle({ type: "take", seat: 1 - seat });
    expect((page.all("welcome").at(-1) as Welcome).seat).toBeNull();
    await page.room.handle({ type: "take", seat });
    expect(handOf(page.update.view.seats[seat]!)).not.toBeNull();
  });

  it("gives the device to nobody but whom it is passed to", async () => {
    const page = await new Page().open("mushi", ["Ann", "Bo"], []);
    const { seat } = page.all("pass").at(-1)!;
    await page.room.handle({ type: "covered" });
    await page.room.handle({ type: "take", seat: 1 - seat });
    expect((page.all("welcome").at(-1) as Welcome).seat).toBeNull();
    await page.act("1b");
    expect(page.refusal?.code).toBe("not-seated");
  });
});

describe("what the page is told", () => {
  it("never holds what the seat may not know", async () => {
    const page = await new Page().open("uno", ["Ann"], ["easy", "easy"]);
    for (let i = 0; i < 60; i++) {
      if (page.update.view.legal.length) await page.play();
      await vi.advanceTimersByTimeAsync(3000);
    }
    for (const update of page.all("update") as Update[]) {
      const own = (page.all("welcome").at(-1) as Welcome).seat;
      update.view.seats.forEach((seat, n) => {
        if (n !== own && !ended(update)) expect(handOf(seat)).toBeNull();
      });
    }
  });
});

describe("a table that an older page kept", () => {
  const bots = ["easy"];

  /** One that has been played a little; its store. */
  async function kept(
    over: (row: Row, steps: Step[]) => void,
    people = ["Ann"],
  ): Promise<Forgetful> {
    const page = await new Page().open("mojo", people, bots);
    if (people.length > 1) {
      await until(() => page.all("pass").length > 0);
      await page.room.handle({ type: "covered" });
      await page.room.handle({ type: "take", seat: page.all("pass")[0]!.seat });
    }
    await until(() => page.update.view.legal.length > 0);
    await page.play();
    const { row, steps } = (await page.store.read("T"))!;
    over(row, steps);
    const store = new Forgetful();
    const n = row.n;
    for (const step of steps) await store.append({ ...row, n: step.n }, step);
    await store.put({ ...row, n });
    return store;
  }

  const mend = (rules: number | undefined) => (_: Row, steps: Step[]) => {
    if (rules === undefined) delete steps[0]!.rules;
    else steps[0]!.rules = rules;
  };

  it("goes on if its rules are those of today", async () => {
    for (const rules of [undefined, 1]) {
      const page = await new Page(await kept(mend(rules))).again("mojo");
      expect(page.info).toMatchObject({ status: "playing", stopped: null });
      await until(() => page.update.view.legal.length > 0);
    }
  });

  it.each(["rules", "damaged"] as const)("ends with a word, and is kept: %s", async (why) => {
    const missing = (_: Row, steps: Step[]): void => {
      (steps.at(-1)!.record[0] as { action: string }).action = "nonsense";
    };
    const store = await kept(why === "rules" ? mend(2) : missing, ["Ann", "Bo"]);
    const before = (await store.read("T"))!.steps;
    const page = await new Page(store).again("mojo");
    expect(page.info).toMatchObject({ status: "lobby", stopped: why });
    expect(page.all("update")).toEqual([]);
    expect(page.all("pass")).toEqual([]);
    const { record } = page.all("record").at(-1)!;
    expect(record).toMatchObject(why === "rules" ? { rules: 2 } : { game: "mojo" });
    expect(record!.entries).toEqual(before.flatMap((step) => step.record));
    const { row } = (await store.read("T"))!;
    expect(row).toMatchObject({ stopped: why, status: "lobby", awaited: [] });
    await vi.advanceTimersByTimeAsync(60_000); // nothing happens by itself
    expect((await store.read("T"))!.steps).toEqual(before);

    await page.room.handle({ type: "start" });
    expect(page.info).toMatchObject({ status: "playing", stopped: null, games: 2 });
    expect((await store.read("T"))!.row.stopped).toBeNull();
    expect(page.all("record").at(-1)!.record).toBeNull();
    const again = await new Page(store).again("mojo");
    expect(again.info).toMatchObject({ status: "playing", games: 2 });
  });

  it.each<[string, (row: Row, steps: Step[]) => void]>([
    ["no steps", (_, steps) => void steps.splice(0)],
    ["the first is missing", (_, steps) => void steps.shift()],
    ["one is nothing", (_, steps) => void ((steps[0]!.record as unknown) = null)],
    ["house rules of nowhere", (row) => void (row.options = { edition: "xx" })],
  ])("is stopped where it is damaged: %s", async (_, over) => {
    const page = await new Page().open("mojo", ["Ann"], bots);
    const { row, steps } = (await page.store.read("T"))!;
    over(row, steps);
    expect(carriedOn(games.mojo!, row, steps)).toBe("damaged");
  });

  it.each([{}, { id: "x", seats: [null] }, { id: "x", game: "mojo", seats: "all" }])(
    "is told from a row of which nothing can be made: %j",
    (row) => expect(readable(row as Partial<Row>)).toBe(false),
  );
});
