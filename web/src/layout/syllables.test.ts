import { expect, it } from "vitest";
import { syllables } from "./syllables";

it.each([
  ["Bartholomew", "Bar-tho-lo-mew"],
  ["Christopher", "Chris-to-pher"],
  ["Maximilian", "Ma-xi-mi-lian"],
  ["Przemysław", "Prze-mys-ław"],
  ["François", "Fran-çois"],
  ["Владимир", "Вла-ди-мир"],
  ["Подьячий", "Подья-чий"],
])("%s is broken as one speaks it: %s", (word, spoken) => {
  expect(syllables(word).join("-")).toBe(spoken);
});

it.each(["Anna", "Szczęsny", "Hugh", "WWWWWWWW", "عبدالرحمن", "王小明", "👨‍👩‍👧‍👦", ""])(
  "%s is not broken",
  (word) => {
    expect(syllables(word)).toEqual([word]);
  },
);

it("a single letter stands on no line, nor do two at the end", () => {
  for (const name of [
    "Aleksandra",
    "Eugenia",
    "Константинопольская",
    "Featherstonehaugh",
    "Ångström",
  ]) {
    const parts = syllables(name);
    expect(parts.join("")).toBe(name);
    for (const part of parts) expect(part.length).toBeGreaterThan(1);
    expect(parts.at(-1)!.length).toBeGreaterThan(2);
    for (const part of parts) expect(part.normalize("NFD")).toMatch(/[aeiouаеёиоуыэюя]/iu);
  }
});
