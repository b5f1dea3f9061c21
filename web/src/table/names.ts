/** Names in sentences: short, and without disturbing the direction of the text. */
import { isolate } from "../i18n.svelte";

const segments =
  typeof Intl.Segmenter === "undefined"
    ? null
    : new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** At most `most` characters as people count them; an emoji with joiners is one. */
export function cut(name: string, most = 14): string {
  const letters = segments ? Array.from(segments.segment(name), (one) => one.segment) : [...name];
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
