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
};
