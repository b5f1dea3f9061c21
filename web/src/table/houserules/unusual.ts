/** House rules in a few words: the edition, and what differs from what is usual. */
import type { GameInfo } from "../../wire";
import { list, sentence, t } from "../../words/i18n.svelte";
import { label, type OptionValue, type OptionValues, plain, relevant, word } from "./options";

/** House rules other than the edition's usual ones, in words. The first player is no rule. */
export function unusual(
  info: GameInfo,
  values: OptionValues,
): { name: string; label: string; word: string; usual: string }[] {
  return relevant(info, values)
    .filter(({ name, kind }) => kind !== "seat" && name !== "edition")
    .filter(({ name, default: usual }) => (values[name] ?? usual) !== usual)
    .map((option) => ({
      name: option.name,
      label: label(info.name, option.name),
      word: word(info.name, option, values[option.name] ?? option.default, []),
      usual: word(info.name, option, option.default, []),
    }));
}

/** The edition in words; empty for a game that has only one. */
export function editionOf(info: GameInfo, values: OptionValues): string {
  const edition = relevant(info, values).find(({ name }) => name === "edition");
  return edition ? word(info.name, edition, values.edition ?? edition.default, []) : "";
}

/** The edition, and each rule that differs from it, in one line; empty if there is nothing to say. */
export function inShort(info: GameInfo, values: OptionValues): string {
  const changed = unusual(info, values).map(({ label, word }) =>
    t("table-setting", { label, value: word }),
  );
  const edition = editionOf(info, values);
  return list(edition ? [sentence(edition), ...changed] : changed);
}

/** An option's name and one of its values in words, whether it takes that or not. */
export function asWords(
  info: GameInfo,
  name: string,
  value: OptionValue,
): { label: string; word: string } {
  const option = info.options.find((one) => one.name === name);
  return {
    label: label(info.name, name),
    word: option ? word(info.name, option, value, []) : plain(String(value)),
  };
}
