/** Which parts of a rulebook apply at which tables. */
import { type Args, list } from "../words/i18n.svelte";
import { inWords, type OptionValues } from "../table/houserules/options";
import type { GameInfo } from "../wire";
import type { Chapter, Paragraph, Rulebook, Tables } from "../games/rulebook";

/** True if it applies at a table with these house rules; those that are not given may be any. */
export function applies(only: Tables | undefined, options: OptionValues): boolean {
  return Object.entries(only ?? {}).every(
    ([name, values]) => !(name in options) || values.includes(options[name]!),
  );
}

/** The chapters without the parts that do not apply. */
export function chaptersAt(rules: Rulebook, options: OptionValues): Chapter[] {
  return rules.chapters
    .map(({ name, paragraphs }) => ({
      name,
      paragraphs: paragraphs.filter(({ only }) => applies(only, options)),
    }))
    .filter(({ paragraphs }) => paragraphs.length);
}

/** The end of the id of a paragraph's text. */
export function textOf({ rule, text }: Paragraph): string {
  return text ?? rule.toLowerCase();
}

/** The editions whose rules have a page of their own: none, where there is only one. */
export function editionsOf(info: GameInfo): readonly string[] {
  const { values = [] } = info.options.find(({ name }) => name === "edition") ?? {};
  return values.length > 1 ? values : [];
}

/** The conditions for something to apply, beyond the given house rules, in words. */
export function conditions(
  info: GameInfo,
  only: Tables | undefined,
  options: OptionValues,
): { label: string; word: string }[] {
  const usual = Object.fromEntries(info.options.map((option) => [option.name, option.default]));
  return Object.entries(only ?? {}).flatMap(([name, values]) => {
    if (name in options) return [];
    const said = values.flatMap((value) =>
      inWords(info, { ...usual, ...options, [name]: value }, []).filter(
        (option) => option.name === name,
      ),
    );
    return said.length
      ? [{ label: said[0]!.label, word: list(said.map(({ word }) => word), "or") }]
      : []; // prettier-ignore
  });
}

/** The house rules for texts to name: those that are given, else the game's defaults. */
export function valuesOf(info: GameInfo, options: OptionValues): Args {
  return Object.fromEntries(
    info.options.map(({ name, default: usual }) => {
      const value = options[name] ?? usual;
      return [name, typeof value === "number" ? value : String(value)];
    }),
  );
}
