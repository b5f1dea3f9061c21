/** WCAG 2.2 AA: text 4.5 to 1, what controls are known by 3 to 1, on every ground of both themes. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Colour = readonly [number, number, number, number];

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

function tokensOf(file: string): Record<string, string> {
  return Object.fromEntries(
    [...read(file).matchAll(/^ {2}--([\w-]+): (.+);/gm)].map(([, name, value]) => [name!, value!]),
  );
}

function colour(hex: string): Colour {
  const digits = hex.slice(1);
  const long = digits.length > 4 ? digits : [...digits].map((digit) => digit + digit).join("");
  const [r, g, b, a = 255] = long.match(/../g)!.map((pair) => Number.parseInt(pair, 16));
  return [r!, g!, b!, a / 255];
}

function over(top: Colour, below: Colour): Colour {
  const [r, g, b] = [0, 1, 2].map((n) => top[n]! * top[3] + below[n]! * (1 - top[3]));
  return [r!, g!, b!, 1];
}

function luminance([r, g, b]: Colour): number {
  const [red, green, blue] = [r, g, b].map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: Colour, other: Colour): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const dark = tokensOf("style.css");
const byDay = tokensOf("light.css");
const themes = { dark, light: { ...dark, ...byDay } };

const TEXTS = ["text", "muted", "title", "good", "warn", "bad", "hint", "mine", "accent"];
const GROUNDS = [
  "page",
  "dusk",
  "sheet",
  "sheet-2",
  "plate",
  "plate-2",
  "bar",
  "shelf",
  "well",
  "control",
];
/** The words at my seat when it is my turn. */
const ON = ["text", "title", "muted"];

it("computes contrast as WCAG does", () => {
  expect(contrast(colour("#000"), colour("#fff"))).toBeCloseTo(21);
  expect(contrast(colour("#777"), colour("#fff"))).toBeCloseTo(4.48, 2);
});

it("has every colour of the day at night, too", () => {
  expect(Object.keys(dark)).toEqual(expect.arrayContaining(Object.keys(byDay)));
});

it("is what stands where no style sheet reaches: in the browser's bar, a page of the server's, a QR code", () => {
  const bars = [...read("../index.html").matchAll(/"(#[\da-f]{6})"/g)].map(([, hex]) => hex);
  expect(bars).toEqual([dark.page, byDay.page, dark.page]);
  const served = read("../../src/parlour/server/pages/site.py");
  expect(served).toContain(`color: ${dark.text}; background: ${dark.page};`);
  expect(served).toContain(`a {{ color: ${dark.title};`);
  expect(read("kit/qr.ts")).toContain(`"${dark.ink}"`);
});

it("has all colours of the documentation's site by night", () => {
  const site = read("../../docs/site/style.css").replace(/^.*="default".*\{[^}]*\}/m, "");
  const own = [...site.matchAll(/#[\da-f]{6}/g)].map(([hex]) => hex);
  expect(own).toContain(dark.page);
  const ours = Object.values(dark).map((value) => value.slice(0, 7));
  expect(ours).toEqual(expect.arrayContaining(own));
});

it("writes a winner's row, gold in every light, as by day", () => {
  const inks = Object.entries(tokensOf("table/score/winner.css"));
  const ours = inks.filter(([, value]) => !value.startsWith("var("));
  expect(ours.length).toBeGreaterThan(0);
  expect(byDay).toMatchObject(Object.fromEntries(ours));
});

describe.each(Object.entries(themes))("%s", (_, tokens) => {
  const page = colour(tokens.page!);
  const ground = (name: string): Colour => over(colour(tokens[name]!), page);
  const ratio = (name: string, on: Colour): number => contrast(over(colour(tokens[name]!), on), on);

  it.each(GROUNDS)("text on %s", (name) => {
    for (const text of TEXTS)
      for (const on of [ground(name), over(colour(tokens.tint!), ground(name))])
        expect(ratio(text, on), text).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["plate-on", "plate-on-2"])("text on %s", (name) => {
    for (const text of ON) expect(ratio(text, ground(name)), text).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["tint-gold", "spot"])("scores on %s", (name) => {
    for (const sheet of ["sheet", "sheet-2"])
      for (const text of [...ON, "good", "bad"]) {
        const on = over(colour(tokens[name]!), ground(sheet));
        expect(ratio(text, on), text).toBeGreaterThanOrEqual(4.5);
      }
  });

  it("draws what unfolds as muted as words", () => {
    expect(tokens.unfold).toContain(`stroke='${tokens.muted!.replace("#", "%23")}'`);
  });

  it("on bright colours", () => {
    expect(ratio("ink", colour(tokens.gold!))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["page", "sheet", "sheet-2", "well", "control"])("parts of controls on %s", (name) => {
    for (const part of ["line", "accent", "hint"])
      expect(ratio(part, ground(name)), part).toBeGreaterThanOrEqual(3);
  });

  it.each(["felt", "felt-2"])("what is offered on %s", (name) => {
    expect(ratio("accent", ground(name))).toBeGreaterThanOrEqual(3);
  });
});
