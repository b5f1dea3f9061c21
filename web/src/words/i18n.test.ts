import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tell } from "../games/mojo/texts";
import {
  has, languages, list, loadTexts, nameOfLanguage, numeral, sentence, setLanguage, signed, t,
  wishedLanguage,
} from "./i18n.svelte"; // prettier-ignore
import { kept } from "../browser/kept";
import type { MojoEvent } from "../wire";

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => /\.(ts|svelte)$/.test(file.name) && !file.name.endsWith(".test.ts"))
    .map((file) => {
      const text = readFileSync(join(file.parentPath, file.name), "utf8");
      if (file.name !== "asking.ts") return text;
      // The texts of a question are named after its game.
      const game = basename(file.parentPath);
      return text.replaceAll(/\bid: "/g, `id: "${game}-may-`);
    });
}

describe("texts", () => {
  it("has every text that the page names", () => {
    const names = sources("src").flatMap((text) => [
      ...[...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1]!),
      ...[...text.matchAll(/\bid: "([a-z]+-[\w-]+)"/g)].map((match) => match[1]!),
    ]);
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !has(name))).toEqual([]);
  });

  it("has a text for every code that the server sends", () => {
    const python = ["../src/parlour/server/errors.py", "../src/parlour/core/errors.py"];
    const codes = python.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\bcode ?= ?"([\w-]+)"/g)].map((match) => match[1]!),
    );
    // What only programs can do wrong falls back to the server's own words.
    const forPrograms =
      /^(error|refused|bad-(address|frame|message|chance|record|id)|hello-.*|unknown-host|not-ready|bad-database|not-installed)$/;
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !has(`error-${code}`) && !forPrograms.test(code))).toEqual([]);
  });

  it("tells every kind of event, with no gaps", () => {
    const kinds: MojoEvent["kind"][] = [
      "dealt", "played", "drew", "took", "laid", "revealed",
      "pile_formed", "discard_formed", "round_over", "game_over",
    ]; // prettier-ignore
    for (const kind of kinds)
      for (const seat of [0, 1]) {
        const event: MojoEvent = { kind, seat, card: 7, discard: 0, effect: "lower", count: 3 };
        const text = tell(event, 0, (n) => `N${n}`);
        expect(text).not.toMatch(/mojo-|[{}$]/);
        expect(text).toMatch(/^[A-Z0-9].*\.$/);
      }
  });

  it("counts in words that fit the number", () => {
    expect(t("home-play-hint", { people: 1, bots: 1 })).toBe("You and a bot");
    expect(t("home-play-hint", { people: 1, bots: 4 })).toBe("You and 4 bots");
  });
});

describe("languages", () => {
  beforeEach(() => {
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
  });

  afterEach(async () => {
    await setLanguage("en");
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("are called what they call themselves", () => {
    expect(languages).toEqual(["en", "fr", "pl", "ru"]);
    expect(languages.map(nameOfLanguage)).toEqual(["English", "Français", "Polski", "Русский"]);
  });

  it("change every text at once, those of a game too", async () => {
    await loadTexts("uno");
    const tell = (): string[] => [t("home-play"), t("uno-total", { total: 3 }), list(["A", "B"])];
    expect(tell()).toEqual(["Play now", "3 points", "A and B"]);
    await setLanguage("ru");
    expect(tell()).toEqual(["Играть", "3 очка", "A и\u00a0B"]);
    expect(document.documentElement.lang).toBe("ru");
    await setLanguage("tlh");
    expect(document.documentElement.lang).toBe("ru");
  });

  it("write a true minus sign, not a hyphen", async () => {
    await loadTexts("mushi");
    for (const language of languages) {
      await setLanguage(language);
      expect(t("mushi-total", { total: -5 })).toMatch(/ \u22125$/);
      expect(t("aloud-total", { total: -30 })).toMatch(/ \u221230$/);
    }
    expect([-5, 0, 5].map(numeral)).toEqual(["\u22125", "0", "5"]);
    expect([-5, 0, 5].map(signed)).toEqual(["\u22125", "0", "+5"]);
  });

  it("begin as the browser wishes, or as was chosen before", () => {
    const before = vi.spyOn(kept, "read").mockReturnValue(null);
    vi.stubGlobal("navigator", { languages: ["de-AT", "pl-PL", "ru"] });
    expect(wishedLanguage()).toBe("pl");
    before.mockReturnValue("fr");
    expect(wishedLanguage()).toBe("fr");
    before.mockReturnValue("tlh");
    vi.stubGlobal("navigator", { languages: ["de", "FR-ca"] });
    expect(wishedLanguage()).toBe("fr");
    vi.stubGlobal("navigator", { languages: ["de"] });
    expect(wishedLanguage()).toBe("en");
  });

  it("list things as British English does", () => {
    expect(list(["A", "B", "C"])).toBe("A, B and C");
    expect(list(["Ann", "Bo", "Cleo"], "or")).toBe("Ann, Bo or Cleo");
  });

  it("begin a sentence with a capital letter of any alphabet", () => {
    expect(["ёлка", "7 red", "élan", "ǆ", "👍 good", ""].map(sentence)).toEqual([
      "Ёлка", "7 red", "Élan", "Ǆ", "👍 good", "",
    ]); // prettier-ignore
  });
});
