/** Names at a table in this browser; on a server, `parlour.server.names` does this. */
import { BOT_NAMES, MAX_NAME } from "./defaults.ts";

/** Trimmed, with single spaces, not too long; null if nothing is left. */
export function cleaned(name: string): string | null {
  return name.normalize("NFC").split(/\s+/).join(" ").trim().slice(0, MAX_NAME).trim() || null;
}

/** The name, with a number if somebody at the table has it already. */
export function unique(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((other) => other.toLowerCase()));
  let found = name;
  for (let number = 2; used.has(found.toLowerCase()); number++) {
    const suffix = ` ${number}`;
    found = name.slice(0, MAX_NAME - suffix.length).trimEnd() + suffix;
  }
  return found;
}

/** The first bot's name that nobody at the table has. */
export function botName(taken: readonly string[]): string {
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? unique(BOT_NAMES[0]!, taken);
}
