import { expect, test } from "vitest";
import { loadTexts } from "../../words/i18n.svelte";
import { cardNames } from "./texts";

test("one card is called by its value and colour, several by their values", async () => {
  await loadTexts("mojo");
  expect(cardNames([5])).toBe("5, yellow");
  expect(cardNames([5, 6, 12])).toBe("5, 6 and 12");
});
