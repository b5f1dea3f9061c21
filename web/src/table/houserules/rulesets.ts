/**
 * Rule sets: house rules under a name, kept in this browser or carried by a link.
 *
 * As text they are pairs such as `edition:pl,points:20`, which need no escaping in an address. Whatever
 * says who sits where (who begins) is no part of them: that belongs to a table.
 */
import { path } from "../../browser/folder";
import { kept } from "../../browser/kept";
import type { GameInfo, OptionInfo } from "../../wire";
import { fits } from "./fitting";
import type { OptionValue, OptionValues } from "./options";

export interface RuleSet {
  name: string;
  /** The house rules as text. */
  rules: string;
}

/** A house rule or value that a text asks for and the game does not have; without a value, it cannot be read at all. */
export interface Unfit {
  option: string;
  value: string | null;
  /** True if the game has such an option. */
  known: boolean;
}

/** Letters of a set's name. */
export const MAX_CALLED = 40;
/** The number of sets of a game that are kept. */
const MAX_SETS = 30;
/** Longer texts are no rules of ours. */
const MAX_RULES = 600;

const keyOf = (game: string): string => `parlour.rulesets.${game}`;

function carriable(info: GameInfo): OptionInfo[] {
  return info.options.filter((option) => option.kind !== "seat");
}

/** The edition, and whatever is not as the game offers it first. */
export function textOf(info: GameInfo, values: OptionValues): string {
  return carriable(info)
    .filter(({ name }) => name in values)
    .filter(({ name, default: usual }) => name === "edition" || values[name] !== usual)
    .map(({ name }) => `${name}:${values[name]}`)
    .join(",");
}

/** House rules that the game takes, and what it does not take of this text. */
export function rulesOf(info: GameInfo, text: string): { rules: OptionValues; unfit: Unfit[] } {
  const rules: OptionValues = Object.fromEntries(
    carriable(info).map((option) => [option.name, option.default]),
  );
  const unfit: Unfit[] = [];
  const pairs = text === "" ? [] : text.slice(0, MAX_RULES).split(",");
  for (const pair of pairs) {
    const [, name, value] = /^([a-z]\w*):([\w.-]*)$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) {
      unfit.push({ option: pair, value: null, known: false });
      continue;
    }
    const option = carriable(info).find((one) => one.name === name);
    const read = option && valueOf(option, value);
    if (option && read !== undefined && fits(option, read, 0)) rules[name] = read;
    else unfit.push({ option: name, value, known: option !== undefined });
  }
  return { rules, unfit };
}

function valueOf(option: OptionInfo, text: string): OptionValue | undefined {
  if (option.kind === "choice") return text;
  if (option.kind === "flag") return { true: true, false: false }[text];
  return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

// --- kept in this browser ---------------------------------------------------------------------------

/** The sets of a game, in the order of their names. */
export function ruleSets(game: string): RuleSet[] {
  try {
    const found: unknown = JSON.parse(kept.read(keyOf(game)) ?? "[]");
    return Array.isArray(found) ? found.filter(isRuleSet) : [];
  } catch {
    return [];
  }
}

function isRuleSet(one: unknown): one is RuleSet {
  const { name, rules } = (one ?? {}) as Partial<Record<keyof RuleSet, unknown>>;
  return typeof name === "string" && typeof rules === "string";
}

function keep(game: string, sets: RuleSet[]): RuleSet[] {
  const sorted = sets.toSorted((a, b) => a.name.localeCompare(b.name));
  kept.write(keyOf(game), sorted.length ? JSON.stringify(sorted) : null);
  return sorted;
}

/** Keeps a set; one of the same name gives way. Null: there are as many as there may be. */
export function keepRules(game: string, set: RuleSet): RuleSet[] | null {
  const others = ruleSets(game).filter(({ name }) => name !== set.name);
  return others.length < MAX_SETS ? keep(game, [...others, set]) : null;
}

/** Gives a set another name; null: there is such a name already. */
export function renameRules(game: string, name: string, to: string): RuleSet[] | null {
  const sets = ruleSets(game);
  if (name !== to && sets.some((set) => set.name === to)) return null;
  return keep(
    game,
    sets.map((set) => (set.name === name ? { ...set, name: to } : set)),
  );
}

export function deleteRules(game: string, name: string): RuleSet[] {
  return keep(
    game,
    ruleSets(game).filter((set) => set.name !== name),
  );
}

/** A name as it is kept: without line breaks and the like, and not too long. */
export function cleanName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return Array.from(plain).slice(0, MAX_CALLED).join("");
}

// --- carried by a link ------------------------------------------------------------------------------

/** The address of a new table with these rules. */
export function linkTo(game: string, { name, rules }: RuleSet): string {
  return `${location.origin}${path(`/${game}`)}?rules=${rules}&called=${encodeURIComponent(name)}`;
}

/** The rules that an address carries; their name may be empty. Null: it carries none. */
export function carried(search: string): RuleSet | null {
  const asked = new URLSearchParams(search);
  const rules = asked.get("rules");
  return rules === null ? null : { name: cleanName(asked.get("called") ?? ""), rules };
}
