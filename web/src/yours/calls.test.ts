import { describe, expect, it } from "vitest";
import { CALLS, callOf } from "./calls";
import { has } from "../words/i18n.svelte";
import type { View } from "../wire";

const view = (fields: object): View =>
  ({ phase: "play", to_act: 0, scores: null, legal: [], ...fields }) as unknown as View;

describe("what a player is called for", () => {
  it.each([
    ["my turn", { to_act: 1 }, "turn"],
    ["somebody else's", { to_act: 0 }, null],
    ["a catch, out of turn", { legal: [{ kind: "catch" }] }, "catch"],
    [
      "a catch before my turn",
      { to_act: 1, legal: [{ kind: "play" }, { kind: "catch" }] },
      "catch",
    ],
    ["a late call is no catch", { legal: [{ kind: "call" }] }, null],
    ["the scores of a round", { phase: "deal", to_act: null, scores: [] }, "round"],
    ["the first deal, which has none", { phase: "deal", to_act: null }, null],
    ["the end", { phase: "over", to_act: null, scores: [] }, "round"],
  ])("%s", (_, fields, call) => {
    expect(callOf(view(fields), 1)).toBe(call);
  });

  it("has words for every moment", () => {
    const own = CALLS.filter((call) => call !== "turn"); // which the title of the page says
    expect(own.filter((call) => !has(`call-${call}`))).toEqual([]);
  });

  it("calls no spectator", () => {
    expect(callOf(view({ phase: "over" }), null)).toBeNull();
  });
});
