import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { ownGames } from "../browser/api";
import { everyTable, paragraphsOf } from "../dev/tests";
import { has, t } from "../words/i18n.svelte";
import { games } from "../games/registry";
import { explain as mojo } from "../games/mojo/moves";
import { explain as mushi } from "../games/mushi/moves";
import { explain as uno } from "../games/uno/moves";
import type { OptionValues } from "../table/houserules/options";
import type { Why } from "../table/cards/refusal.svelte";
import type { GameInfo, MojoView, MushiView, UnoView } from "../wire";
import type { Book, Paragraph } from "../games/rulebook";
import { openRules } from "./open";
import { applies, chaptersAt, conditions, textOf } from "./tables";

/** Rules of `docs/rules/` that players need not read: all are told, so far. */
const UNTOLD: Record<string, string[]> = {};

describe.each(Object.keys(games))("the rulebook of %s", (game) => {
  let book: Book;
  let info: GameInfo;
  let paragraphs: Paragraph[];
  const told = readFileSync(`../src/parlour/locales/en/games/${game}/rules.ftl`, "utf8");
  beforeAll(async () => {
    ({ book } = await openRules(game));
    info = (await ownGames()).find(({ name }) => name === game)!;
    paragraphs = paragraphsOf(book);
  });

  it("tells every rule, and no others", () => {
    const page = readFileSync(`../docs/rules/${game}.md`, "utf8");
    const rules = [...page.matchAll(/^\| ([A-Z]\d+) \|/gm)].map((match) => match[1]!);
    expect(rules).not.toEqual([]);
    const written = [...paragraphs.map(({ rule }) => rule), ...(UNTOLD[game] ?? [])];
    expect(new Set(written)).toEqual(new Set(rules));
  });

  it("has all its words, and no more", () => {
    const texts = paragraphs.flatMap((paragraph) => {
      const end = textOf(paragraph);
      const { example } = paragraph;
      const more = example ? [`${end}-example`, ...example.groups.map(({ name }) => name)] : [];
      return [end, ...more];
    });
    const lines = book.rules.brief.map(({ text }) => `brief-${text}`);
    const wanted = [...texts, ...lines].map((end) => `rules-${game}-${end}`);
    expect(wanted.filter((id) => !has(id))).toEqual([]);
    const written = [...told.matchAll(/^(rules-[\w-]+) =/gm)].map((match) => match[1]!);
    const titles = texts.map((end) => `rules-${game}-${end}-title`);
    const unused = written.filter((id) => ![...wanted, ...titles].includes(id));
    expect(unused.filter((id) => !id.startsWith(`rules-${game}-card-`))).toEqual([]);
    for (const { name } of book.rules.chapters) expect(has(`rules-chapter-${name}`)).toBe(true);
  });

  it("has an address for every paragraph", () => {
    const texts = paragraphs.map(textOf);
    expect(new Set(texts).size).toBe(texts.length);
    const chapters = book.rules.chapters.map(({ name }) => name as string);
    expect(texts.filter((text) => chapters.includes(text))).toEqual([]);
  });

  it("names house rules that there are, and can say them", () => {
    for (const { only } of [...paragraphs, ...book.rules.brief])
      for (const [name, values] of Object.entries(only ?? {})) {
        const option = info.options.find((one) => one.name === name)!;
        const { kind } = option;
        const able = kind === "choice" ? option.values : kind === "flag" ? [true, false] : values;
        expect(able).toEqual(expect.arrayContaining([...values]));
        expect(conditions(info, { [name]: values }, {})).toHaveLength(1);
      }
  });

  it("tells what differs between editions in each of them", () => {
    const told = [
      ...paragraphs.map(({ rule, only }) => ({ of: rule, only })),
      ...book.rules.brief.map(({ text, only }) => ({ of: text.split("-")[0]!, only })),
    ];
    for (const { name, values } of info.options.filter(({ kind }) => kind === "choice")) {
      const groups = new Map<string, Set<string>>();
      for (const { of, only } of told) {
        const { [name]: at, ...others } = only ?? {};
        if (!at) continue;
        const group = `${of} ${JSON.stringify(others)}`;
        groups.set(group, (groups.get(group) ?? new Set()).add(at.join()));
      }
      // What one alone has is no difference in how something goes: it is more.
      for (const [group, each] of groups)
        if (each.size > 1)
          expect([...each].join().split(",").sort(), group).toEqual([...values].sort());
    }
  });

  it("shows only what applies", () => {
    for (const options of everyTable(info, book)) {
      const shown = chaptersAt(book.rules, options).flatMap((chapter) => chapter.paragraphs);
      expect(shown.every(({ only }) => applies(only, options))).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(paragraphs.length);
      expect(shown.flatMap(({ only }) => conditions(info, only, options))).toEqual([]);
    }
  });

  it("draws cards that there are", () => {
    const cards = paragraphs.flatMap(({ cards = [], example }) => [
      ...cards.flat(),
      ...(example?.groups.flatMap((group) => group.cards) ?? []),
    ]);
    const named = [...new Set(cards)].filter((card) => card !== "back").map(book.called);
    expect(named.filter((name) => !name || /[{}]|^[a-z]+-|undefined|NaN/.test(name))).toEqual([]);
  });

  it("answers to errors", () => {
    for (const answer of Object.values(book.answers))
      expect(paragraphs.map(textOf)).toContain(answer);
  });
});

// --- why something cannot be done -------------------------------------------------------------------

const name = (seat: number): string => `N${seat}`;
const called = (card: string): string => card;
interface Refused {
  why: Why;
  /** The house rules of the table. */
  options: OptionValues;
}

function mojoRefusals(): Refused[] {
  const at = (discards: number, view: object, target: Parameters<typeof mojo>[1]): Refused => ({
    why: mojo({ phase: "play", to_act: 0, seat: 0, ...view } as MojoView, target, name),
    options: { edition: "fr", discards },
  });
  const choosing = { phase: "choose_draw" };
  const discard = { what: "discard", discard: 0, selected: null } as const;
  return [
    at(1, { phase: "deal" }, { what: "hand" }),
    at(1, {}, { what: "revealed" }),
    at(1, { to_act: 1 }, { what: "laid" }),
    at(1, { to_act: 1 }, { what: "hand" }),
    at(2, choosing, { what: "hand" }),
    at(2, { ...choosing, draw_pile_only: true }, discard),
    at(2, { ...choosing, draw_pile_only: false }, discard),
    at(1, {}, { what: "pile" }),
    at(1, {}, discard),
    at(2, {}, { ...discard, selected: 5 }),
  ];
}

function mushiRefusals(): Refused[] {
  const at = (view: object, target: Parameters<typeof mushi>[1], edition = "ru"): Refused => ({
    why: mushi(
      { phase: "play", to_act: 0, seat: 0, legal: [], ...view } as unknown as MushiView,
      target,
      name,
      called,
    ),
    options: { edition, four_pairs: false },
  });
  return [
    at({ phase: "over" }, { what: "pile" }, "osaka"),
    at({ seat: null }, { what: "pile" }, "osaka"),
    at({ to_act: 1 }, { what: "pile" }, "osaka"),
    at({}, { what: "pile" }, "osaka"),
    at({ phase: "take", turned_up: "1b" }, { what: "pile" }, "osaka"),
    at({ phase: "take", turned_up: "1b" }, { what: "hand", card: "2a" }, "osaka"),
    at({ phase: "take", turned_up: "11j" }, { what: "hand", card: "2a" }, "osaka"),
    at({}, { what: "table", card: "11j" }, "osaka"),
    at({}, { what: "table", card: "1b" }, "osaka"),
    at({}, { what: "hand", card: "11j" }),
    at({}, { what: "hand", card: "1b" }),
  ];
}

function unoRefusals(): Refused[] {
  const at = (view: object, target: Parameters<typeof uno>[1], edition = "classic"): Refused => ({
    why: uno(
      { phase: "play", to_act: 0, seat: 0, discard: ["b1"], colour: "blue", ...view } as UnoView,
      target,
      called,
    ),
    options: { edition, scoring: "main" },
  });
  const hand = { what: "hand", card: "y7" } as const;
  return [
    at({}, { what: "call" }),
    at({ phase: "over" }, hand),
    at({ to_act: 1 }, hand),
    at({ phase: "challenge" }, hand),
    at({ phase: "name", discard: ["wild"] }, hand),
    at({ phase: "name", discard: ["b1", "scary"] }, hand, "monster"),
    at({ phase: "give", giving: { colour: "pink" } }, hand, "monster"),
    at({ phase: "drawn" }, { what: "pile" }),
    at({ phase: "drawn" }, hand),
    at({}, { what: "discard" }),
    at({}, { what: "pile" }),
    at({}, hand),
    at({ discard: ["b1", "wild"] }, hand),
  ];
}

describe.each([
  ["mojo", mojoRefusals()],
  ["mushi", mushiRefusals()],
  ["uno", unoRefusals()],
])("every refusal of %s", (game, refusals) => {
  it("is among these", () => {
    const texts = readFileSync(`../src/parlour/locales/en/games/${game}/page.ftl`, "utf8");
    const all = [...texts.matchAll(new RegExp(`^(${game}-why-[\\w-]+) =`, "gm"))];
    expect(new Set(refusals.map(({ why }) => why.id))).toEqual(new Set(all.map(([, id]) => id)));
    for (const { why } of refusals) expect(t(why.id, why.args)).not.toMatch(/[{}]|-why-/);
  });

  it("names a paragraph that is shown at its table", async () => {
    const { book } = await openRules(game);
    for (const { why, options } of refusals) {
      const shown = chaptersAt(book.rules, options).flatMap(({ paragraphs }) => paragraphs);
      expect([why.id, shown.map(textOf)]).toEqual([why.id, expect.arrayContaining([why.rule])]);
    }
  });
});
