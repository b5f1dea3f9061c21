// For tests: all texts of the page; and what one file has put in the world's place does not stay for the next.
import { names } from "texts:";
import { afterAll, vi } from "vitest";
import { loadTexts, setLanguage } from "../words/i18n.svelte";

Object.assign(globalThis, { document: globalThis.document ?? { documentElement: {} } });
await setLanguage("en");
await loadTexts(...names);

afterAll(async () => {
  await vi.dynamicImportSettled(); // what a component fetches for later may still be on its way
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
