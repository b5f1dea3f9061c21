import { afterEach, expect, it, vi } from "vitest";
import { day } from "./days";
import { setLanguage } from "./i18n.svelte";

afterEach(async () => {
  await setLanguage("en");
  vi.unstubAllGlobals();
});

it("writes a day as the language does, and English as the British do", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const at = new Date(2026, 10, 30).getTime();
  expect(day(at)).toBe("30 Nov 2026");
  expect(day(at, { day: "numeric", month: "long" })).toBe("30 November");
  await setLanguage("fr");
  expect(day(at)).toBe("30 nov. 2026");
});
