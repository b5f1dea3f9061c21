/** Names at a table in this browser; on a server, `parlour.server.names` does this. */
import { BOT_NAMES, MAX_NAME } from "./defaults.ts";

const segmenter = new Intl.Segmenter();

/** The first characters of a text, counted as people do. */
function first(count: number, text: string): string {
  return Array.from(segmenter.segment(text), (each) => each.segment)
    .slice(0, count)
    .join("")
    .trim();
}

/** Trimmed, with single spaces, not too long; null if nothing is left. */
export function cleaned(name: string): string | null {
  return first(MAX_NAME, name.normalize("NFC").split(/\s+/).join(" ").trim()) || null;
}

/** The name, with a number if somebody at the table has it already. */
export function unique(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((other) => other.toLowerCase()));
  let found = name;
  for (let number = 2; used.has(found.toLowerCase()); number++) {
    const suffix = ` ${number}`;
    found = first(MAX_NAME - suffix.length, name) + suffix;
  }
  return found;
}

/** The first bot's name that nobody at the table has. */
export function botName(taken: readonly string[]): string {
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? unique(BOT_NAMES[0]!, taken);
}
