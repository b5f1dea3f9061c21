/** Names in sentences, without disturbing the direction of the text. */
import { isolate } from "./i18n.svelte";

/** A name for a sentence: isolated, so that Arabic does not turn the rest around. */
export function inSentence(name: string): string {
  return /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(name) ? isolate(name) : name;
}

/** A test for a name in a text, and a replacement of it by another name. */
export function mentions(
  name: string,
  instead: string,
): [(text: string) => boolean, (text: string) => string] {
  const plain = name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const whole = `(^|[^\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`;
  return [
    (text) => new RegExp(whole, "u").test(text),
    (text) => text.replace(new RegExp(whole, "gu"), (_, before: string) => before + instead),
  ];
}
