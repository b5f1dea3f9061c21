/** What a circle's page says of a refusal. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { at, come, press, show } from "../dev/mounted.svelte";
import { stubStorage } from "../dev/tests";
import { GAMES } from "../local/defaults";
import type { Circle as Shown } from "../wire";
import { loadTexts } from "../words/i18n.svelte";
import { keepMembership } from "./circles";
import Circle from "./Circle.svelte";

let shown: Shown;
/** True if the server refuses whatever is asked of it. */
let busy: boolean;

beforeEach(async () => {
  stubStorage();
  keepMembership("C", { circle: "C", tag: "fridays", token: "t", name: "Fridays" });
  const members = ["Ann", "Bo", "Cy"].map((name, n) => ({ n: n + 1, name }));
  shown = { name: "Fridays", open: true, size: 3, me: 1, members, season: "2026-1" };
  busy = false;
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    if (address.endsWith("/api/games")) return Response.json(GAMES);
    if (!init.method) return Response.json(shown);
    if (busy) return Response.json({ code: "too-many-tables", message: "" }, { status: 429 });
    return Response.json({});
  });
  await loadTexts("circle");
});
afterEach(() => vi.unstubAllGlobals());

it("says what is refused beside what was pressed", async () => {
  show(Circle, { circle: "C" });
  await come("circle-play-mojo");
  busy = true;
  for (const pressed of ["circle-play-mojo", "circle-open"]) {
    press(pressed);
    const part = at(pressed)!.closest("section")!;
    await vi.waitFor(() => expect(part.querySelector("[role=alert]")).not.toBeNull());
    expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
  }
});
