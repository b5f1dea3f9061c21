/** The browser's storage. What it does not take, being forbidden or full, the page remembers until it is left; in
 * somebody's frame it forgets, but works. */
import { framed } from "./folder.ts";

/** What the storage has not taken; null: what it has not let go. */
const untaken = new Map<string, string | null>();

function stored(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export const kept = {
  read(key: string): string | null {
    if (framed) return null;
    const value = untaken.get(key);
    if (value !== undefined) return value;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** True if the storage took it. */
  write(key: string, value: string | null): boolean {
    if (framed) return false;
    untaken.delete(key);
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      return true;
    } catch (error) {
      if (!(error instanceof ReferenceError)) untaken.set(key, value); // without a browser there is none
      return false;
    }
  },
  /** What follows this prefix in the keys that have it. */
  after(prefix: string): string[] {
    const keys = framed ? [] : [...new Set([...stored(), ...untaken.keys()])];
    return keys
      .filter((key) => key.startsWith(prefix) && kept.read(key) !== null)
      .map((key) => key.slice(prefix.length));
  },
};
