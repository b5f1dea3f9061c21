/**
 * Texts from Fluent files. What every page says comes with its language, all else when it is needed; other languages
 * are fetched when they are chosen.
 */
import { fetchWords, languages } from "texts:";
import { kept } from "../browser/kept";
import { type Pattern, said, type Value, withMinus } from "./fluent";
import { wishedOf } from "./wished";

export { languages };

type Words = Record<string, Pattern>;

/** By language: its texts so far. */
const here = Object.fromEntries(languages.map((name): [string, Words] => [name, {}]));
/** By the language and the name of the file: it is on its way, or here. */
const fetched = new Map<string, Promise<void>>();
/** The files that are in use. */
const wanted = new Set(["page"]);

let chosen = $state.raw({ name: "en", words: here.en! });

export function language(): string {
  return chosen.name;
}

/** By whose habits lists and days are written: our English is British. */
export function locale(): string {
  return chosen.name === "en" ? "en-GB" : chosen.name;
}

/** Fetches a file in this language; what failed is tried again. `to`: the language that lacks it. */
function fetchFile(file: string, name: string, to: string): Promise<void> {
  const which = `${to} ${file}`;
  let fetching = fetched.get(which);
  if (!fetching) {
    fetching = fetchWords(`${name}/${file}`).then(({ default: words }) => {
      Object.assign(here[to]!, words);
    });
    fetched.set(which, fetching);
    fetching.catch(() => fetched.delete(which));
  }
  return fetching;
}

async function fetchWanted(name: string, to = name): Promise<void> {
  await Promise.all([...wanted].map((file) => fetchFile(file, name, to)));
}

/**
 * Fetches the texts of a game, or of a part of the page, by the name of their file. Nothing that says anything of it
 * is shown before they are here; if they cannot be fetched, in English.
 */
export async function loadTexts(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await fetchWanted(chosen.name).catch(() => fetchWanted("en", chosen.name));
}

/** A part that says something comes with its texts, of one name or of several. */
export async function withTexts<C>(names: string, part: Promise<C>): Promise<C> {
  const [module] = await Promise.all([part, loadTexts(...names.split(" "))]);
  return module;
}

/** Changes to a language, or rejects if its texts cannot be fetched. */
export async function setLanguage(name: string): Promise<void> {
  if (!languages.includes(name)) return;
  await fetchWanted(name);
  chosen = { name, words: here[name]! };
  document.documentElement.lang = name;
}

/** Changes to a language, and remembers it. */
export async function chooseLanguage(name: string): Promise<void> {
  await setLanguage(name);
  kept.write("parlour.language", name);
}

/** The language in which the page begins. */
export function wishedLanguage(): string {
  return wishedOf(languages, (key) => kept.read(key));
}

/** A language's own name: "English", "Français". */
export function nameOfLanguage(name: string): string {
  const called = new Intl.DisplayNames(name, { type: "language" }).of(name) ?? name;
  return called.charAt(0).toLocaleUpperCase(name) + called.slice(1);
}

export type Args = Record<string, Value>;

/** A text that has not been put into words yet. */
export interface Text {
  id: string;
  args?: Args;
}

export function has(id: string): boolean {
  return Object.hasOwn(chosen.words, id);
}

/** The text `id` in the chosen language, else the id itself. */
export function t(id: string, args: Args = {}): string {
  const { name, words } = chosen;
  return has(id) ? said(words[id]!, args, name) : id;
}

const [ISOLATE, END] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];

/** A name inside a sentence, in its own writing direction. */
export function isolate(name: string): string {
  return ISOLATE + name + END;
}

/** "5", "−5": below zero with a true minus sign. */
export function numeral(points: number): string {
  return withMinus(String(points));
}

/** "+5", "−5", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : numeral(points);
}

/** Begins with a capital letter, even where a name or an article comes first. */
export function sentence(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(chosen.name) + rest.join("");
}

/** The time since something: "5 minutes ago". */
export function passed(seconds: number): string {
  const units = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ] as const;
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? units[2];
  const format = new Intl.RelativeTimeFormat(chosen.name, { numeric: "auto" });
  return format.format(-Math.floor(seconds / size), unit);
}

/** Several names or things in one sentence: "Ann, Bo and Cleo"; "Ann, Bo or Cleo". */
export function list(words: readonly string[], type: "and" | "or" = "and"): string {
  const style = type === "and" ? "conjunction" : "disjunction";
  const parts = new Intl.ListFormat(locale(), { type: style }).formatToParts(words);
  // No line ends with a word of one letter.
  const said = parts.map(({ type, value }) =>
    type === "literal" ? value.replace(/ (\p{L}) /u, " $1\u00a0") : value,
  );
  return said.join("");
}
