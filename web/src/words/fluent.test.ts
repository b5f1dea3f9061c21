import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { compiled } from "../../scripts/texts";
import { languages } from "./i18n.svelte";
import { said, type Value } from "./fluent";

const LOCALES = "../src/parlour/locales/";

/** An expression in a text: a variable, or a choice among variants. */
interface Node {
  type?: string;
  name: string;
  selector: unknown;
  variants: { key: { value: Value } }[];
}

/** The variables of a text, and what chooses by them. */
function variables(value: unknown, found = new Map<string, Value[]>()): Map<string, Value[]> {
  if (value === null || typeof value !== "object") return found;
  const { type, name, selector, variants } = value as Node;
  if (type === "var" && !found.has(name)) found.set(name, [1, 2.5, 5, 22, 1234]);
  for (const part of Object.values(value)) variables(part, found);
  if (type !== "select") return found;
  const chooses = [...variables(selector).keys()][0]!;
  const keys = variants.map(({ key }) => key.value);
  return found.set(chooses, [...keys, ...found.get(chooses)!]);
}

it.each(languages)("says in %s what Fluent says", (language) => {
  const folder = LOCALES + language;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  let count = 0;
  for (const name of names.filter(
    (name) => /ftl$/.test(name) && !/cli|bench|arena|settings|terminal|previews/.test(name),
  )) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`${folder}/${name}`, "utf8")));
    for (const [id, pattern] of Object.entries(compiled(`${folder}/${name}`))) {
      const value = bundle.getMessage(id)!.value as Message["value"];
      const all = [...variables(value)];
      const most = Math.max(1, ...all.map(([, values]) => values.length));
      for (let n = 0; n < most; n++) {
        const args = Object.fromEntries(
          all.map(([name, values]) => [name, values[n % values.length]!]),
        );
        expect(said(pattern, args, language), `${name} ${id}`).toBe(
          bundle.formatPattern(value!, args),
        );
        count++;
      }
    }
  }
  expect(count).toBeGreaterThan(1000);
});

it("names a variable without a value, and writes a true minus", () => {
  expect(said(["a ", ["x"], " ", ["y"]], { y: -5 }, "en")).toBe("a {$x} −5");
});
