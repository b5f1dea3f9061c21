import { expect, test } from "vitest";
import { has } from "../../words/i18n.svelte";
import { CARDS } from "./art/cards";
import { called, describe } from "./texts";

test("every card, month and yaku has its name", () => {
  for (const card of CARDS) {
    expect(has(`mushi-card-${card}`), card).toBe(true);
    expect(called(card), card).not.toMatch(/mushi|\{/);
  }
  expect(new Set(CARDS.map(called)).size).toBe(5 + 7 + 8 + 10); // chaff of a month looks alike
  expect(describe("1b")).toBe("Pine bright: crane and sun");
});
