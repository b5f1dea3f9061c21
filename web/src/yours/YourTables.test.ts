/** What home says of the tables where this browser has a seat. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepToken } from "../browser/settings.svelte";
import { stubStorage, tableWith } from "../dev/tests";
import { come, PATIENCE, said, show } from "../dev/mounted.svelte";
import type { Summary } from "../wire";
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
