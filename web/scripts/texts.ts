/**
 * Fluent files as modules, read when the page is built: `texts:ru/uno/rules` has what `games/uno/rules.ftl` says in
 * Russian, `texts:ru/page` what every page says. What a language lacks is there in English. `texts:` is the way to them.
 */
import { FluentResource, type Message } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type * as words from "../src/words/fluent.ts";
import { wishedOf } from "../src/words/wished.ts";

const LOCALES = fileURLToPath(new URL("../../src/parlour/locales/", import.meta.url));
const OURS = "\0texts:";
/** Files that the page reads; those of games, but `game` and `page`, have the same names. */
const FILES = ["asking", "learn", "pad", "played", "replay", "review", "rules"];

type Words = Record<string, words.Pattern>;
type Pattern = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;

/** `folder`: where they lie when the page is built, in a folder for each language. */
export function texts(folder = ""): Plugin {
  const lacking = new Set<string>();
  let building: boolean;
  return {
    name: "parlour-texts",
    enforce: "pre",
    configResolved({ command }) {
      building = command === "build";
    },
    resolveId: (id) => (id.startsWith("texts:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(OURS)) return undefined;
      const [language, ...name] = id.slice(OURS.length).split("/");
      if (!language) {
        for (const name of building ? all() : [])
          this.emitFile({
            type: "chunk",
            id: `texts:${name}`,
            fileName: `${folder}/${name}.js`,
            preserveSignature: "strict",
          });
        return way(building);
      }
      const read = (file: string): Words => {
        const paths = ["en", language].map((one) => join(LOCALES, one, file)).filter(existsSync);
        for (const path of paths) this.addWatchFile(path);
        const [english = {}, own = {}] = [paths[0], paths.at(-1)].flatMap((path) =>
          path ? [compiled(path)] : [],
        );
        for (const id in english)
          if (!(id in own) && !lacking.has(`${language} ${id}`)) {
            lacking.add(`${language} ${id}`);
            this.warn(`${id} in English for want of a text in ${language}`);
          }
        return { ...english, ...own };
      };
      const paths = files().get(name.join("/"))!;
      return `export default ${JSON.stringify(Object.assign({}, ...paths.map(read)))}`;
    },
    transformIndexHtml: (_, { bundle }) =>
      bundle && [
        { tag: "link", attrs: { id: "texts", "data-of": `./${folder}/` }, injectTo: "head" },
        { tag: "script", children: early(), injectTo: "head" },
      ],
  };
}

/** Built, files are found by their names; else each has to be named. */
function way(building: boolean): string {
  const each = all().map((name) => `"${name}": () => import("texts:${name}")`);
  const ways = building
    ? "(name) => import(/* @vite-ignore */ `./${name}.js`)"
    : `(name) => ({ ${each.join(", ")} })[name]()`;
  return `export const languages = ${JSON.stringify(languages())};
    export const names = ${building ? "[]" : JSON.stringify([...files().keys()])};
    export const fetchWords = ${ways};`;
}

/** The names of all modules. */
function all(): string[] {
  return languages().flatMap((language) =>
    [...files().keys()].map((name) => `${language}/${name}`),
  );
}

/** Fetches the texts of the wished language beside the page that asks for them (src/words/i18n.svelte.ts). */
function early(): string {
  return `{
  const read = (key) => { try { return localStorage[key]; } catch {} };
  const link = document.getElementById("texts");
  link.href = link.dataset.of + (${wishedOf.toString()})(${JSON.stringify(languages())}, read) + "/page.js";
  link.rel = "modulepreload";
}`;
}

/** English first. */
function languages(): string[] {
  const found = readdirSync(LOCALES).filter((one) => existsSync(join(LOCALES, one, "page.ftl")));
  return ["en", ...found.filter((one) => one !== "en").sort()];
}

/** By their names: the paths of their files, in the folder of a language. A game may lack some. */
function files(): Map<string, string[]> {
  const games = readdirSync(join(LOCALES, "en/games")).sort();
  const parts = readdirSync(join(LOCALES, "en/page"));
  return new Map([
    ["page", ["page.ftl", ...games.map((game) => `games/${game}/game.ftl`)]],
    ...parts.map((file): [string, string[]] => [basename(file, ".ftl"), [`page/${file}`]]),
    ...FILES.map((file): [string, string[]] => [file, [`${file}.ftl`]]),
    ...games.map((game): [string, string[]] => [game, [`games/${game}/page.ftl`]]),
    ...games.flatMap((game) =>
      FILES.map((file): [string, string[]] => [`${game}/${file}`, [`games/${game}/${file}.ftl`]]),
    ),
  ]);
}

/** A file's texts by their ids. */
export function compiled(path: string): Words {
  const { body } = new FluentResource(readFileSync(path, "utf-8"));
  return Object.fromEntries(
    body.flatMap(({ id, value }) => (value === null ? [] : [[id, pattern(value)]])),
  );
}

function pattern(value: Pattern): words.Pattern {
  if (typeof value === "string") return value;
  const pieces: words.Piece[] = [];
  for (const one of value) {
    const made = typeof one === "string" ? one : piece(one);
    if (typeof made === "string" && typeof pieces.at(-1) === "string")
      pieces.push(pieces.pop() + made);
    else pieces.push(made);
  }
  return pieces.length === 1 && typeof pieces[0] === "string" ? pieces[0] : pieces;
}

function piece(one: Expression): words.Piece {
  if (one.type === "str") return one.value;
  if (one.type === "select") {
    const [variable, how] = variableOf(one.selector);
    if (how) throw new Error(`expected a choice by a variable, got ${JSON.stringify(how)}`);
    const keys = one.variants.map(({ key }) => String(key.value));
    const variants = one.variants.map(({ value }, n) => [keys[n]!, pattern(value)]);
    return [variable, Object.fromEntries(variants) as Words, keys[one.star]!];
  }
  return variableOf(one);
}

/** A variable, and how its numbers are written. */
function variableOf(one: Expression): [string] | [string, words.How] {
  if (one.type === "var") return [one.name];
  if (one.type === "func" && one.name === "NUMBER") {
    const [first, ...rest] = one.args;
    if (first?.type === "var") {
      if (!rest.length) return [first.name];
      const how = rest.flatMap((arg) => (arg.type === "narg" ? [[arg.name, arg.value.value]] : []));
      return [first.name, Object.fromEntries(how) as words.How];
    }
  }
  throw new Error(`expected a text, a variable, a number or a choice, got ${JSON.stringify(one)}`);
}
