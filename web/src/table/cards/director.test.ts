/** A newcomer to a table: just after the deal it is shown, later it is told. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { games, type OptionValues } from "../../games/registry";
import { GAMES } from "../../local/defaults";
import type { Game, State } from "../../rules/native";
import { Table } from "../../rules/table";
import { tempo } from "../../browser/tempo.svelte";
import type { Event, View } from "../../wire";
import { FixtureTable, tableOf } from "../session/fixture.svelte";
import { Director, type Script } from "./director.svelte";

type Plan = Script<View, Event, unknown, unknown, unknown>;
const plans = import.meta.glob<Plan>("../../games/*/board/plan.ts", {
  eager: true,
  import: "script",
});
const rules = import.meta.glob<{ GAME: Game<State, View, Event> }>("../../rules/games/*.ts", {
  eager: true,
});

/** Actions after which, in every game, a seat has played. */
const FIRST = 3;
const LAST = 12;

beforeAll(() => vi.stubGlobal("document", { hidden: true }));

describe.each(Object.keys(games))("a spectator who comes to %s", (game) => {
  const { GAME } = rules[`../../rules/games/${game}.ts`]!;
  const plan = plans[`../../games/${game}/board/plan.ts`]!;
  const names = ["Ann", "Bo"];

  /** The news that is told at once. */
  function told(table: Table<View, Event>): readonly Event[] {
    const events = [...table.events(null, table.roundBegan)];
    const view = table.view(null);
    const update = { type: "update" as const, entry: 1, events, view, sheet: [] };
    const model = new FixtureTable(
      tableOf(game, names.length, table.options as OptionValues),
      update,
    );
    const director = new Director(model, plan);
    const hurry = new AbortController().signal;
    void director.open({ commit: () => {}, tell: () => {}, hurry });
    return director.news;
  }

  it("sees the deal", () => {
    const table = new Table<View, Event>(GAME, names, { seed: 1 });
    expect(told(table)).toEqual([]);
  });

  const { values } = GAMES.find(({ name }) => name === game)!.options[0]!;
  it.each(values)("sees it in edition %s, too, if nothing is told of it", (edition) => {
    const seen = [1, 2, 3].flatMap((seed) => {
      const view = new Table(GAME, names, { seed, options: { edition } }).view(null);
      return plan.opening({ type: "update", entry: 1, events: [], view, sheet: [] });
    });
    expect(seen.map(({ kind }) => kind)).toContain("dealt"); // a first card may make somebody draw
  });

  it("does not see it once the game has gone on", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const table = new Table<View, Event>(GAME, names, { seed, autoDeal: false });
      table.deal();
      for (let n = 1; n <= LAST && table.toAct !== null; n++) {
        if (n > FIRST) expect(told(table)).not.toEqual([]);
        const legal = table.legal(table.toAct);
        table.play(legal[(seed + n) % legal.length]!);
      }
    }
  });
});

it("leaves nothing to tap beneath an announcement, even where nothing moves", async () => {
  vi.stubGlobal("document", { hidden: false });
  tempo.choose("none");
  const { GAME } = rules["../../rules/games/mushi.ts"]!;
  const table = new Table<View, Event>(GAME, ["Ann", "Bo"], { seed: 1 });
  const events = [...table.events(0, 0)];
  const update = { type: "update" as const, entry: 1, events, view: table.view(0), sheet: [] };
  const model = new FixtureTable(tableOf("mushi", 2, table.options as OptionValues), update);
  const director = new Director(model, plans["../../games/mushi/board/plan.ts"]!);
  const stop = director.start({ box: () => null, fly: async () => {} });
  await vi.waitFor(() => expect(director.announcement).toMatchObject({ kind: "lots" }));
  expect(director.staging).toBe(true);
  director.skip();
  await vi.waitFor(() => expect(director.staging).toBe(false));
  expect(director.announcement).toBeNull();
  stop();
});
