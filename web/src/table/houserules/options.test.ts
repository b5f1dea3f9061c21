import { describe, expect, it } from "vitest";
import { fitting } from "./fitting";
import { fields, inWords } from "./options";
import { mojoWith } from "../../dev/tests";

/** Options of Mojo, which the page has words for, and others that it has never heard of. */
const info = mojoWith(
  { name: "edition", kind: "choice", default: "fr", values: ["fr", "ru", "xx_new"] },
  { name: "discards", kind: "number", default: 1, low: 1, high: 2 },
  { name: "points", kind: "number", default: 50, low: 1, high: 1000 },
  { name: "first_player", kind: "seat", low: 0, high: 7 },
  { name: "open_hands", kind: "flag", default: false, where: { edition: ["ru"] } },
);
const values = { edition: "fr", discards: 1, points: 50, first_player: null, open_hands: false };
const names = ["Ann", "", "Bo"];

describe("the form of the house rules", () => {
  it("asks for each option that matters, in the server's order", () => {
    const asked = (edition: string): string[] =>
      fields(info, { ...values, edition }, names).map((field) => field.name);
    expect(asked("fr")).toEqual(["edition", "discards", "points", "first_player"]);
    expect(asked("ru").at(-1)).toBe("open_hands");
  });

  it("asks nothing that has only one answer", () => {
    const [edition, ...others] = info.options;
    const one = { ...info, options: [{ ...edition!, values: ["fr"] }, ...others] };
    expect(fields(one, values, names).map((field) => field.name)).not.toContain("edition");
    expect(inWords(one, values, names).map((rule) => rule.name)).not.toContain("edition");
    expect(fitting(one, {}, 2).edition).toBe("fr");
  });

  it("chooses the control by what can be answered", () => {
    const asks = fields(info, { ...values, edition: "ru" }, names).map((field) => field.ask);
    expect(asks).toEqual(["choice", "choice", "number", "list", "flag"]);
  });

  it("offers what the game wishes, and the usual number", () => {
    const controls = { points: { step: 10, offered: [20, 100] } };
    const points = fields(info, values, names, controls).find((one) => one.name === "points");
    expect(points).toMatchObject({ low: 1, high: 1000, step: 10, offered: [20, 50, 100] });
  });

  it("says what the page has words for, and shows the name of what it has not", () => {
    const [edition, discards, , starter] = fields(info, values, names);
    expect(edition!.label).toBe("Edition");
    expect(edition!.choices.map((one) => one.label)).toEqual([
      "French (original)", "Russian", "Xx new",
    ]); // prettier-ignore
    expect(edition!.about).toMatch(/draw pile\.$/);
    expect(discards!.choices).toEqual([
      { value: 1, label: "One" },
      { value: 2, label: "Two" },
    ]);
    expect(starter!.choices.map((one) => one.label)).toEqual([
      "Drawn at random", "Ann", "Seat 2", "Bo",
    ]); // prettier-ignore
    const [open] = fields(info, { ...values, edition: "ru" }, names).slice(-1);
    expect(open!.label).toBe("open hands");
  });

  it("says the same in words to players who do not set them", () => {
    const said = inWords(info, { ...values, edition: "ru", first_player: 2, points: 70 }, names);
    expect(said.map((rule) => `${rule.label}: ${rule.word}`)).toEqual([
      "Edition: Russian",
      "Discards: One",
      "Points that end the game: 70",
      "Who begins: Bo",
      "open hands: No",
    ]);
  });
});

describe("values that a game takes", () => {
  it("are kept, and else become the default", () => {
    expect(fitting(info, {}, 3)).toEqual(values);
    const good = { ...values, edition: "ru", points: 1000, first_player: 2, open_hands: true };
    expect(fitting(info, good, 3)).toEqual(good);
    const bad = { edition: "de", discards: 3, points: 1.5, open_hands: 1, jokers: 2 };
    expect(fitting(info, bad, 3)).toEqual(values);
  });

  it("name no seat that is not at the table", () => {
    expect(fitting(info, { first_player: 2 }, 2).first_player).toBeNull();
    expect(fitting(info, { first_player: 1 }, 2).first_player).toBe(1);
  });
});
