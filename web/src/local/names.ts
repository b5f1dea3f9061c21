/** Names at a table in this browser; on a server, `parlour.server.tables.names` does this. */
import { characters } from "../words/characters.ts";
import { MAX_NAME } from "../wire.ts";
import { BOT_NAMES } from "./defaults.ts";

/** Trimmed, with single spaces; null if nothing is left, or too much. */
export function cleaned(name: string): string | null {
  const plain = name.normalize("NFC").split(/\s+/).join(" ").trim();
  return plain && characters(plain).length <= MAX_NAME ? plain : null;
}

/** The name, with a number if somebody at the table has it already. */
export function unique(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((other) => other.toLowerCase()));
  let found = name;
  for (let number = 2; used.has(found.toLowerCase()); number++) {
    const suffix = ` ${number}`;
    const room = characters(name).slice(0, MAX_NAME - suffix.length);
    found = room.join("").trim() + suffix;
  }
  return found;
}

/** The first bot's name that nobody at the table has. */
export function botName(taken: readonly string[]): string {
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? unique(BOT_NAMES[0]!, taken);
}
