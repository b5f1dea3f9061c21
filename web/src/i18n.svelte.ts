/** Texts from Fluent files: English is in the bundle, other languages are fetched when chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const english = import.meta.glob<string>("../../src/parlour/locales/en/page*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const others = import.meta.glob<string>(
  ["../../src/parlour/locales/*/page*.ftl", "!../../src/parlour/locales/en/*"],
  { query: "?raw", import: "default" },
);

function bundleOf(language: string, texts: string[]): FluentBundle {
  // No isolation marks: no language here runs right to left, and texts stay easy to match.
  const bundle = new FluentBundle([language, "en"], { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const fallback = bundleOf("en", Object.values(english));

export const languages = [
  "en",
  ...new Set(Object.keys(others).map((path) => path.split("/").at(-2)!)),
];

let chosen = $state.raw({ language: "en", bundle: fallback });

export function language(): string {
  return chosen.language;
}

export async function setLanguage(name: string): Promise<void> {
  if (name === "en") chosen = { language: name, bundle: fallback };
  else {
    const loads = Object.entries(others).filter(([path]) => path.split("/").at(-2) === name);
    const texts = await Promise.all(loads.map(([, load]) => load()));
    if (!texts.length) return;
    chosen = { language: name, bundle: bundleOf(name, texts) };
  }
  document.documentElement.lang = name;
}

export type Args = Record<string, FluentVariable>;

export function has(id: string): boolean {
  return chosen.bundle.hasMessage(id) || fallback.hasMessage(id);
}

/** The text `id` in the chosen language, else in English, else the id itself. */
export function t(id: string, args?: Args): string {
  for (const bundle of [chosen.bundle, fallback]) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, args);
  }
  return id;
}
