import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tell } from "./games/mojo/texts";
import { has, t } from "./i18n.svelte";
import type { MojoEvent } from "./wire";

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => /\.(ts|svelte)$/.test(file.name) && !file.name.endsWith(".test.ts"))
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"));
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
      [...readFileSync(file, "utf8").matchAll(/^ {4}code(?:, status)? = "([\w-]+)"/gm)].map(
        (match) => match[1]!,
      ),
    );
    // What only programs can do wrong falls back to the server's own words.
    const forPrograms = /^(error|refused|bad-(address|frame|message|chance|record|id)|hello-.*)$/;
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
    expect(t("home-play-hint", { people: 1, bots: 1 })).toBe("You against one bot");
    expect(t("home-play-hint", { people: 1, bots: 4 })).toBe("You against 4 bots");
  });
});
