import { beforeEach, describe, expect, it, vi } from "vitest";
import { unusual } from "./unusual";
import {
  carried, cleanName, deleteRules, keepRules, linkTo, MAX_CALLED, renameRules, rulesOf, ruleSets, textOf,
} from "./rulesets"; // prettier-ignore
import { mojoWith, stubStorage } from "../../dev/tests";

const info = mojoWith(
  { name: "edition", kind: "choice", default: "fr", values: ["fr", "ru"] },
  { name: "points", kind: "number", default: 50, low: 1, high: 1000 },
  { name: "open_hands", kind: "flag", default: false },
  { name: "first_player", kind: "seat", low: 0, high: 7 },
);
const usual = { edition: "fr", points: 50, open_hands: false };

beforeEach(() => void stubStorage());

describe("house rules as text", () => {
  it("has the edition and what is not as usual, but not who sits where", () => {
    const values = { edition: "ru", points: 50, open_hands: true, first_player: 2 };
    expect(textOf(info, values)).toBe("edition:ru,open_hands:true");
    expect(rulesOf(info, "edition:ru,open_hands:true")).toEqual({
      rules: { edition: "ru", points: 50, open_hands: true },
      unfit: [],
    });
    expect(rulesOf(info, "")).toEqual({ rules: usual, unfit: [] });
  });

  it.each([
    ["points:1001", { option: "points", value: "1001", known: true }],
    ["points:1e3", { option: "points", value: "1e3", known: true }],
    ["points:", { option: "points", value: "", known: true }],
    ["edition:xx", { option: "edition", value: "xx", known: true }],
    ["open_hands:yes", { option: "open_hands", value: "yes", known: true }],
    ["open_hands:constructor", { option: "open_hands", value: "constructor", known: true }],
    ["speed:9", { option: "speed", value: "9", known: false }],
    ["first_player:1", { option: "first_player", value: "1", known: false }],
    ["__proto__:1", { option: "__proto__:1", value: null, known: false }],
    ["<b>", { option: "<b>", value: null, known: false }],
  ])("says what does not fit: %s", (text, unfit) => {
    expect(rulesOf(info, text)).toEqual({ rules: usual, unfit: [unfit] });
    const { rules } = rulesOf(info, `${text},points:20`);
    expect(rules).toEqual({ ...usual, points: 20 });
  });

  it("is in order for any address", () => {
    vi.stubGlobal("location", { origin: "https://cards.example" });
    const set = { name: "Oma’s & co: 50%", rules: "edition:ru,points:20" };
    const link = linkTo("mojo", set);
    expect(link).toMatch(/^https:\/\/cards\.example\/.*mojo\?rules=edition:ru,points:20&called=/);
    expect(carried(new URL(link).search)).toEqual(set);
    expect(carried("?table=x")).toBeNull();
    expect(carried("?rules=")).toEqual({ name: "", rules: "" });
    expect(cleanName(` a\u202e\n\tb ${"x".repeat(50)}`)).toHaveLength(MAX_CALLED);
  });
});

it("names what is not as usual", () => {
  const found = unusual(info, { ...usual, edition: "ru", points: 20, first_player: 1 });
  expect(found.map(({ name, usual }) => [name, usual])).toEqual([["points", "50"]]);
});

describe("rule sets of a browser", () => {
  const [one, other] = ["points:20", "points:30"];

  it("are kept by game and name", () => {
    keepRules("mojo", { name: "Oma", rules: one });
    keepRules("mojo", { name: "Ann", rules: one });
    keepRules("mojo", { name: "Oma", rules: other });
    expect(ruleSets("mojo")).toEqual([
      { name: "Ann", rules: one },
      { name: "Oma", rules: other },
    ]);
    expect(ruleSets("uno")).toEqual([]);
    expect(renameRules("mojo", "Oma", "Ann")).toBeNull();
    expect(renameRules("mojo", "Oma", "Opa")!.map(({ name }) => name)).toEqual(["Ann", "Opa"]);
    expect(deleteRules("mojo", "Ann")).toEqual([{ name: "Opa", rules: other }]);
    expect(ruleSets("mojo")).toEqual([{ name: "Opa", rules: other }]);
  });

  it("are bounded, and damage is no trouble", () => {
    for (let n = 0; n < 30; n++)
      expect(keepRules("mojo", { name: `${n}`, rules: one })).not.toBeNull();
    expect(keepRules("mojo", { name: "more", rules: one })).toBeNull();
    expect(keepRules("mojo", { name: "7", rules: other })).not.toBeNull();
    for (const damaged of ["{", "7", "null", '[{"name": 1}]']) {
      localStorage.setItem("parlour.rulesets.mojo", damaged);
      expect(ruleSets("mojo")).toEqual([]);
    }
  });
});
