/** The browser's storage. If it is forbidden, or the page is in somebody's frame, it forgets, but works. */
import { framed } from "./folder.ts";

export const kept = {
  read(key: string): string | null {
    if (framed) return null;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string | null): void {
    if (framed) return;
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      /* as above */
    }
  },
  /** What follows this prefix in the keys that have it. */
  after(prefix: string): string[] {
    if (framed) return [];
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      return keys.map((key) => key.slice(prefix.length));
    } catch {
      return [];
    }
  },
};
