/** What a circle's page says of a refusal, and of members who are to be removed. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { at, come, press, said, show } from "../dev/mounted.svelte";
import { stubStorage } from "../dev/tests";
import { GAMES } from "../local/defaults";
import type { Circle as Shown } from "../wire";
import { loadTexts } from "../words/i18n.svelte";
import { keepMembership } from "./circles";
import Circle from "./Circle.svelte";

const ANN = 1;
const BO = 2;
const CY = 3;
let shown: Shown;
let asked: object[];
/** True if the server refuses whatever is asked of it. */
let busy: boolean;

beforeEach(async () => {
  stubStorage();
  keepMembership("C", { circle: "C", tag: "fridays", token: "t", name: "Fridays" });
  const members = ["Ann", "Bo", "Cy"].map((name, n) => ({ n: n + 1, name }));
  shown = { name: "Fridays", open: true, size: 3, me: ANN, members, season: "2026-1" };
  [asked, busy] = [[], false];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    if (address.endsWith("/api/games")) return Response.json(GAMES);
    if (!init.method) return Response.json(shown);
    if (busy) return Response.json({ code: "too-many-tables", message: "" }, { status: 429 });
    asked.push(JSON.parse(init.body as string) as object);
    return Response.json({});
  });
  await loadTexts("circle");
});
afterEach(() => vi.unstubAllGlobals());

/** The page as the member with this number sees it; `removal`: who asks to remove whom. */
async function open(me: number, removal: { asker: number; of: number } | null = null) {
  const members = shown.members!.map((one) =>
    one.n === removal?.of ? { ...one, removal: removal.asker } : one,
  );
  shown = { ...shown, me, members };
  show(Circle, { circle: "C" });
  await come("circle-members");
  await come("circle-play-mojo");
}

it("says what is refused beside what was pressed", async () => {
  await open(ANN);
  busy = true;
  for (const pressed of ["circle-play-mojo", "circle-open"]) {
    press(pressed);
    const part = at(pressed)!.closest("section")!;
    await vi.waitFor(() => expect(part.querySelector("[role=alert]")).not.toBeNull());
    expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
  }
});

it("asks for another member to be removed", async () => {
  await open(ANN);
  expect(at(`circle-remove-${ANN}`)).toBeNull();
  press(`circle-remove-${CY}`);
  await vi.waitFor(() => expect(asked).toEqual([{ remove: CY }]));
});

it.each([
  [ANN, /You ask to remove Cy/, false],
  [BO, /Ann asks to remove Cy/, true],
  [CY, /Ann asks to remove you/, false],
])("tells member %i that Ann asks to remove Cy: %o", async (me, words, agrees) => {
  await open(me, { asker: ANN, of: CY });
  expect(said(`circle-asked-${CY}`)).toMatch(words);
  expect(at(`circle-agree-${CY}`) !== null).toBe(agrees);
  press(`circle-keep-${CY}`);
  await vi.waitFor(() => expect(asked).toEqual([{ keep: CY }]));
  if (!agrees) return;
  await vi.waitFor(() => press(`circle-agree-${CY}`));
  await vi.waitFor(() => expect(asked).toContainEqual({ remove: CY }));
});
