/** A code that leads nowhere: what is said of it. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubStorage } from "../dev/tests";
import { at, PATIENCE, show } from "../dev/mounted.svelte";
import JoinCode from "./JoinCode.svelte";

beforeEach(() => stubStorage());
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["unknown-code", 404, {}, /No table has this code/],
  ["too-many-codes", 429, { seconds: 61 }, /2 minutes/],
  ["too-many-codes", 429, { seconds: 60 }, /a minute/],
])("says of %s, %i %o: %o", async (code, status, details, words) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    asked.push(body as string);
    return Response.json({ code, message: "", details }, { status });
  });
  show(JoinCode, { onclose: () => {} });
  const field = document.querySelector("input")!;
  field.value = "jkl-mo";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(asked).toEqual([]); // not yet whole
  field.value = "jkl-mor";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(at("join-code")!.textContent).toMatch(words), PATIENCE);
  expect(asked).toEqual(['{"code":"JKLMOR"}']);
});

it("can be put away again", () => {
  const onclose = vi.fn();
  show(JoinCode, { onclose });
  document.querySelector("button")!.click();
  expect(onclose).toHaveBeenCalledOnce();
});
