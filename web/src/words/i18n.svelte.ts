/**
 * Texts from Fluent files. What every page says is in the bundle, in English; the texts of a game are
 * fetched with it, other languages when they are chosen. A text that a language lacks is said in English.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kept } from "../browser/kept";

const LOCALES = "../../../src/parlour/locales/";
// With what is said of each game on every page (scripts/texts.ts).
const bundled = import.meta.glob<string>("../../../src/parlour/locales/en/page.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const fetchable = import.meta.glob<string>(
  [
    "../../../src/parlour/locales/*/{page,played,replay,review,page/*,games/*/page}.ftl",
    "!../../../src/parlour/locales/en/page.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The language of a path, and the file in it. */
function split(path: string): [string, string] {
  const [language, ...file] = path.slice(LOCALES.length).split("/");
  return [language!, file.join("/")];
}

function bundleOf(language: string): FluentBundle {
  // No isolation marks: no language here runs right to left, and texts stay easy to match.
  return new FluentBundle([language, "en"], { useIsolating: false });
}

const fallback = bundleOf("en");
for (const text of Object.values(bundled)) fallback.addResource(new FluentResource(text));
const bundles = new Map([["en", fallback]]);

/** By the path of the file: it is on its way, or here. */
const fetched = new Map<string, Promise<void>>();

/** Fetches a file in English if the language lacks it. */
function fetchFile(name: string, file: string): Promise<void> {
  const path = `${LOCALES}${name}/${file}`;
  const known = fetched.get(path);
  if (known) return known;
  if (!fetchable[path]) return name === "en" ? Promise.resolve() : fetchFile("en", file);
  const fetching = fetchable[path]().then((text) => {
    bundles.get(name)!.addResource(new FluentResource(text));
  });
  fetched.set(path, fetching);
  fetching.catch(() => fetched.delete(path)); // the next call tries again
  return fetching;
}

export const languages = [
  "en",
  ...new Set(
    Object.keys(fetchable)
      .map((path) => split(path)[0])
      .filter((language) => language !== "en"),
  ),
];

let chosen = $state.raw({ language: "en", bundle: fallback });
/** The files that are in use. */
const wanted = new Set(Object.keys(bundled).map((path) => split(path)[1]));

export function language(): string {
  return chosen.language;
}

async function fetchWanted(name: string): Promise<void> {
  await Promise.all([...wanted].map((file) => fetchFile(name, file)));
}

/**
 * Fetches the texts of a game, or of a part of the page. Nothing that says anything of it is shown
 * before they are here. `others`: files that only this needs, by their paths.
 */
export async function loadTexts(name: string, others: typeof fetchable = {}): Promise<void> {
  Object.assign(fetchable, others);
  const own = [`games/${name}/page.ftl`, `${name}.ftl`];
  wanted.add(own.find((file) => `${LOCALES}en/${file}` in fetchable) ?? `page/${name}.ftl`);
  for (const path of Object.keys(others)) wanted.add(split(path)[1]);
  await fetchWanted(chosen.language).catch(() => fetchWanted("en"));
}

/** A part that says something comes with its texts, of one name or of several. */
export async function withTexts<C>(names: string, part: Promise<C>): Promise<C> {
  const [module] = await Promise.all([part, ...names.split(" ").map((name) => loadTexts(name))]);
  return module;
}

/** Changes to a language, or rejects if its texts cannot be fetched. */
export async function setLanguage(name: string): Promise<void> {
  if (!languages.includes(name)) return;
  const bundle = bundles.get(name) ?? bundleOf(name);
  bundles.set(name, bundle);
  await fetchWanted(name);
  chosen = { language: name, bundle };
  document.documentElement.lang = name;
}

/** Changes to a language, and remembers it. */
export async function chooseLanguage(name: string): Promise<void> {
  await setLanguage(name);
  kept.write("parlour.language", name);
}

/** The language chosen before, else the first that the browser asks for and there is. */
export function wishedLanguage(): string {
  const wishes = [kept.read("parlour.language"), ...navigator.languages, "en"];
  return wishes.map((one) => (one ?? "").split("-")[0]!).find((one) => languages.includes(one))!;
}

/** A language's own name: "English", "Français". */
export function nameOfLanguage(name: string): string {
  const called = new Intl.DisplayNames(name, { type: "language" }).of(name) ?? name;
  return called.charAt(0).toLocaleUpperCase(name) + called.slice(1);
}

export type Args = Record<string, FluentVariable>;

/** A text that has not been put into words yet. */
export interface Text {
  id: string;
  args?: Args;
}

export function has(id: string): boolean {
  return chosen.bundle.hasMessage(id) || fallback.hasMessage(id);
}

/** The text `id` in the chosen language, else in English, else the id itself. */
export function t(id: string, args?: Args): string {
  for (const bundle of [chosen.bundle, fallback]) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, args && shown(args));
    if (bundle !== fallback) missed(id);
  }
  return id;
}

/** A number below zero. In all our languages, Intl writes a hyphen before it. */
class BelowZero extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return withMinus(super.toString(scope));
  }
}

function shown(args: Args): Args {
  const below = (value: FluentVariable): boolean => typeof value === "number" && value < 0;
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      below(value) ? new BelowZero(value as number) : value,
    ]),
  );
}

const noted = new Set<string>();

/** A damaged file leaves a language without a text: then English is used. */
function missed(id: string): void {
  if (noted.has(id)) return;
  noted.add(id);
  console.warn(`no text ${id} in ${chosen.language}`);
  if (fallback.hasMessage(id)) return;
  void fetchWanted("en").then(() => {
    chosen = { ...chosen };
  });
}

const [ISOLATE, END] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];

/** A name inside a sentence, in its own writing direction. */
export function isolate(name: string): string {
  return ISOLATE + name + END;
}

const MINUS = "\u2212";

function withMinus(number: string): string {
  return number.replace("-", MINUS);
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
  return first.toLocaleUpperCase(chosen.language) + rest.join("");
}

/** The time since something: "5 minutes ago". */
export function passed(seconds: number): string {
  const units = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ] as const;
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? units[2];
  const format = new Intl.RelativeTimeFormat(chosen.language, { numeric: "auto" });
  return format.format(-Math.floor(seconds / size), unit);
}

/** Several names or things in one sentence: "Ann, Bo and Cleo"; "Ann, Bo or Cleo". */
export function list(words: readonly string[], type: "and" | "or" = "and"): string {
  const style = type === "and" ? "conjunction" : "disjunction";
  // Our English is British: no comma before "and".
  const locale = chosen.language === "en" ? "en-GB" : chosen.language;
  const parts = new Intl.ListFormat(locale, { type: style }).formatToParts(words);
  // No line ends with a word of one letter.
  const said = parts.map(({ type, value }) =>
    type === "literal" ? value.replace(/ (\p{L}) /u, " $1\u00a0") : value,
  );
  return said.join("");
}
