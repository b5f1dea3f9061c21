/**
 * House rules as the server describes them: what the form asks, and what they say in words.
 *
 * The words come by convention of ids, here of `points` in Mojo: `mojo-points` is its name,
 * `mojo-points-value` a value with its unit, `mojo-points-50` the word for a single one,
 * `mojo-points-about` what it means. Only the first has to be there.
 */
import { has, sentence, t } from "../../words/i18n.svelte";
import type { GameInfo, OptionInfo } from "../../wire";

export type OptionValue = string | number | boolean | null;
export type OptionValues = Record<string, OptionValue>;

/** The way in which a game wants a number to be asked for. */
export interface Control {
  /** By how much the buttons change it. */
  step?: number;
  /** Numbers to choose with one tap, besides the usual one. */
  offered?: readonly number[];
}
export type Controls = Record<string, Control>;

/** One question of the form. */
export interface Field {
  name: string;
  label: string;
  /** The meaning of the chosen value, in a sentence; may be empty. */
  about: string;
  value: OptionValue;
  /** Side by side, as a list to pull down, as a number, or as a switch. */
  ask: "choice" | "list" | "number" | "flag";
  choices: { value: OptionValue; label: string }[];
  low: number;
  high: number;
  step: number;
  offered: readonly number[];
}

/** Numbers with at most this many values are asked for as choices. */
const FEW = 4;
/** More choices would not fit side by side. */
const ABREAST = 3;

/** The questions that matter with these values: not those with one answer, in the server's order. */
export function fields(
  info: GameInfo,
  values: OptionValues,
  names: readonly string[],
  controls: Controls = {},
): Field[] {
  return relevant(info, values).map((option) => {
    const value = values[option.name] ?? option.default;
    const choices = choicesOf(option, names.length).map((one) => ({
      value: one,
      label:
        option.kind === "seat"
          ? word(info.name, option, one, names)
          : sentence(word(info.name, option, one, names)),
    }));
    const others = controls[option.name]?.offered;
    return {
      name: option.name,
      label: label(info.name, option.name),
      about: about(info.name, option.name, value),
      value,
      ask: ask(option, choices.length),
      choices,
      low: option.low ?? 0,
      high: option.high ?? 0,
      step: controls[option.name]?.step ?? 1,
      offered: others ? [...others, Number(option.default)].sort((a, b) => a - b) : [],
    };
  });
}

/** The house rules in words, for players who do not set them. */
export function inWords(
  info: GameInfo,
  values: OptionValues,
  names: readonly string[],
): { name: string; label: string; word: string; about: string }[] {
  return relevant(info, values).map((option) => {
    const value = values[option.name] ?? option.default;
    return {
      name: option.name,
      label: label(info.name, option.name),
      word: word(info.name, option, value, names),
      about: about(info.name, option.name, value),
    };
  });
}

function ask(option: OptionInfo, choices: number): Field["ask"] {
  if (option.kind === "flag") return "flag";
  if (option.kind === "seat") return "list"; // names may be long
  if (!choices) return "number";
  return choices <= ABREAST ? "choice" : "list";
}

export function relevant(info: GameInfo, values: OptionValues): OptionInfo[] {
  return info.options.filter(
    (option) =>
      (option.kind !== "choice" || option.values.length > 1) &&
      Object.entries(option.where).every(([other, wanted]) =>
        wanted.includes(values[other] ?? null),
      ),
  );
}

/** All values, if they are few. */
function choicesOf(option: OptionInfo, seats: number): OptionValue[] {
  const range = (low: number, high: number): number[] =>
    Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const low = option.low ?? 0;
  const high = option.high ?? 0;
  if (option.kind === "choice") return option.values;
  if (option.kind === "seat") return [null, ...range(low, Math.min(high, seats - 1))];
  return option.kind === "number" && high - low < FEW ? range(low, high) : [];
}

export function label(game: string, option: string): string {
  return said(`${game}-${option}`) ?? plain(option);
}

function about(game: string, option: string, value: OptionValue): string {
  const given = typeof value === "boolean" ? String(value) : (value ?? "none");
  return said(`${game}-${option}-about`, { value: given }) ?? "";
}

export function word(
  game: string,
  option: OptionInfo,
  value: OptionValue,
  names: readonly string[],
): string {
  const id = `${game}-${option.name}`;
  const own = said(`${id}-${value ?? "none"}`);
  if (own !== null) return own;
  if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
  if (value === null) return t("option-drawn");
  if (option.kind === "seat")
    return names[Number(value)] || t("lobby-seat", { seat: Number(value) + 1 });
  if (typeof value === "number") return said(`${id}-value`, { value }) ?? t("number", { value });
  return plain(value);
}

function said(id: string, args?: Record<string, string | number>): string | null {
  return has(id) ? t(id, args) : null;
}

/** For options that the page has no text for. */
export function plain(name: string): string {
  return name.replaceAll("_", " ");
}
