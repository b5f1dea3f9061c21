/** The parts of the display font: what each has is said in style.css, and together they have what we write. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PARTS } from "../../scripts/fonts";

const LOCALES = new URL("../../../src/parlour/locales/", import.meta.url);
const css = readFileSync(new URL("../style.css", import.meta.url), "utf8");

/** The letters of "U+0041-0043, U+00B7". */
function lettersOf(ranges: string): string[] {
  return ranges.split(",").flatMap((range) => {
    const [first, last = first] = range.trim().slice(2).split("-");
    const from = Number.parseInt(first!, 16);
    const length = Number.parseInt(last!, 16) - from + 1;
    return Array.from({ length }, (_, n) => String.fromCodePoint(from + n));
  });
}

it.each(Object.entries(PARTS))("%s is asked for the letters that it has", (part, { letters }) => {
  const [, ranges] = css.match(`bitter-${part}-900[^}]*unicode-range:([^;]*);`)!;
  const space = part === "common" ? [" "] : [];
  expect(lettersOf(ranges!)).toEqual([...space, ...[...letters].sort()]);
});

it.each(readdirSync(LOCALES))("has the letters of texts in the language %s", (language) => {
  const folder = new URL(`${language}/`, LOCALES);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => readFileSync(new URL(file, folder), "utf8"));
  const written = new Set(texts.join("").match(/\p{L}/gu));
  const had = new Set(Object.values(PARTS).flatMap(({ letters }) => [...letters]));
  expect(written.size).toBeGreaterThan(40);
  expect([...written].filter((letter) => !had.has(letter))).toEqual([]);
});
