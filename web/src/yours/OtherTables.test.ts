/** What a table says of another one that waits, and whom that costs a question. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Later } from "../pages/table/later.svelte";
import { entitle, waiting } from "../table/session/waiting.svelte";
import { keepToken } from "../browser/settings.svelte";
import { stubStorage, tableWith } from "../dev/tests";
import { at, empty, PATIENCE, run, said, show } from "../dev/mounted.svelte";
import type { Summary } from "../wire";
import OtherTables from "./OtherTables.svelte";

let asked: string[];
let awaited: number[];

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage();
  [asked, awaited] = [[], [1]];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const { game, seats } = tableWith(["Ann", "Bo"]);
    const summary: Partial<Summary> = {
      game,
      seats,
      status: "playing",
      seat: 0,
      awaited,
    };
    return Response.json(summary);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const minute = (): Promise<unknown> => vi.advanceTimersByTimeAsync(60_000);

it("is said in the lobby, in the title and by the menu, and leads there", async () => {
  keepToken("other", "token");
  show(OtherTables, { open: "here", spoken: false });
  await minute();
  expect(at("elsewhere")).toBeNull();
  awaited = [0];
  await minute();
  expect(at("elsewhere")!.getAttribute("href")).toMatch(/\/t\/other$/);
  expect(said("elsewhere")).toMatch(/Your turn.*Mojo with Bo/);
  expect(document.querySelector("[role=status]")!.textContent).toMatch(
    /another table: Mojo with .?Bo/,
  );
  expect(waiting.count).toBe(1);
  entitle("Mojo");
  expect(document.title).toMatch(/^\(1\) Mojo . Parlour$/);
});

it("asks nothing once the table is left, and says nothing any more", async () => {
  keepToken("other", "token");
  awaited = [0];
  show(OtherTables, { open: "here", spoken: true });
  await minute();
  expect(asked).not.toEqual([]);
  expect(waiting.count).toBe(1);
  await empty();
  asked = [];
  await minute();
  expect(asked).toEqual([]);
  expect(waiting).toMatchObject({ count: 0, said: "" });
});

it.each([
  ["at the only table", "here", [], false],
  ["where there is another one", "here", ["other"], true],
  ["by the screen in the room", null, ["here", "other"], false],
])("is fetched %s: %s %s %s", async (_, table, others, fetched) => {
  for (const one of ["here", ...others]) keepToken(one, "token");
  let later!: Later;
  run(() => (later = new Later(() => true, table)));
  await minute();
  vi.useRealTimers();
  await vi.waitFor(() => expect(later.Calling).toBeDefined(), PATIENCE);
  if (fetched) await vi.waitFor(() => expect(later.OtherTables).toBeDefined(), PATIENCE);
  expect(later.OtherTables !== undefined).toBe(fetched);
});
