/** Names in sentences: short, and without disturbing the direction of the text. */
import { isolate } from "../i18n.svelte";

const segments =
  typeof Intl.Segmenter === "undefined"
    ? null
    : new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A text cut into what people see as one character; an emoji with joiners is one. */
export function characters(text: string): string[] {
  return segments ? Array.from(segments.segment(text), (one) => one.segment) : [...text];
}

/** At most `most` characters as people count them. */
export function cut(name: string, most = 14): string {
  const letters = characters(name);
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : name;
}

/** A name for a sentence: cut, and isolated so that Arabic does not turn the rest around. */
export function inSentence(name: string): string {
  const short = cut(name);
  return /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(short) ? isolate(short) : short;
}

/** Whether a text has this name, also cut; and the text with another name instead. */
export function mentions(
  name: string,
  instead: string,
): [(text: string) => boolean, (text: string) => string] {
  const either = [name, cut(name)].map((one) => one.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  const whole = `(^|[^\\p{L}\\p{N}])(?:${either.join("|")})(?![\\p{L}\\p{N}])`;
  return [
    (text) => new RegExp(whole, "u").test(text),
    (text) => text.replace(new RegExp(whole, "gu"), (_, before: string) => before + cut(instead)),
  ];
}
