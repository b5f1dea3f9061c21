/** What home says of the tables where this browser has a seat. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepToken } from "../browser/settings.svelte";
import { stubStorage, tableWith } from "../dev/tests";
import { come, PATIENCE, said, show } from "../dev/mounted.svelte";
import type { Summary } from "../wire";
import { keepLast } from "./last";
import YourTables from "./YourTables.svelte";

let there: boolean[];

beforeEach(() => {
  stubStorage();
  vi.stubGlobal("indexedDB", undefined);
  vi.stubGlobal("fetch", async () => {
    const { game, seats } = tableWith(
      ["Ann", "Bo", "Cy", "Dee"],
      {},
      there.map((online) => ({ online })),
    );
    const summary: Partial<Summary> = { game, seats, status: "lobby", seat: 1, awaited: [] };
    return Response.json(summary);
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  [[true, false, false, false], "Waiting for Cy and Dee"],
  [[true, false, true, true], "Everybody is here: the game can begin"],
])("says whom a full lobby waits for, if not only for me: %j", async (online, news) => {
  there = online;
  keepToken("called", "token");
  show(YourTables, { onwaits: () => undefined });
  await come("first-table");
  await vi.waitFor(() => expect(said("table-called")).toContain(news), PATIENCE);
});

it("still calls the people of a table that it no longer lists", async () => {
  const { game, seats } = tableWith(["Ann", "Bo"]);
  keepToken("deleted", "token");
  keepLast("deleted", {
    game,
    seats,
    seat: 0,
    moved: false,
    status: "over",
    awaited: [],
    winners: [],
    successor: "",
    at: 1,
    deleted: 2,
  });
  vi.stubGlobal("fetch", async () => Response.json({ code: "unknown-table" }, { status: 404 }));
  show(YourTables, { onwaits: () => undefined });
  await vi.waitFor(() => expect(said("companies")).toContain("A new table with"), PATIENCE);
  expect(document.body.innerHTML).not.toMatch(/other-tables|table-deleted/);
});
