/** In every language the letters of a game's colours differ, and none looks like a figure. */
import { afterAll, expect, it } from "vitest";
import { languages, setLanguage } from "../words/i18n.svelte";
import { looks } from "../browser/looks.svelte";
import { CHARMS } from "./mojo/art/charms";
import { letterOf as mojo } from "./mojo/art/letters";
import { COLOURS } from "./uno/art/cards";
import { letterOf as uno } from "./uno/art/letters";

Object.assign(globalThis, { dress: () => {}, document: { documentElement: {} } });

/** Letters that look like 0 and 3 alone. */
const FIGURES = ["O", "О", "З"];
/** Without marks above and below, by which nobody should have to tell colours apart. */
const bare = (letter: string): string => letter.normalize("NFD").replace(/\p{M}/gu, "");

afterAll(() => setLanguage("en"));

it.each(languages)("in %s", async (language) => {
  await setLanguage(language);
  looks.set("letters", true);
  for (const letters of [COLOURS.map(uno), CHARMS.map(({ name }) => mojo(name))]) {
    expect(letters.every((letter) => /^\p{L}{1,2}$/u.test(letter))).toBe(true);
    expect(new Set(letters.map(bare)).size).toBe(letters.length);
    for (const letter of letters) expect(FIGURES).not.toContain(letter);
  }
  looks.set("letters", false);
  expect(uno("blue")).toBe("");
});
