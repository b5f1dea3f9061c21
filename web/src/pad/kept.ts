/** The score pads of this browser. Whoever cannot keep one is told. */
import { type Pad, readable } from "./sheet";

const PREFIX = "parlour.pad.";

/** Whether the browser keeps it now; else the page is all that holds it. */
export function keep(pad: Pad): boolean {
  try {
    localStorage.setItem(PREFIX + pad.id, JSON.stringify(pad));
    return true;
  } catch {
    return false; // full, or forbidden
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    /* then nothing is kept */
  }
}

export function padOf(id: string): Pad | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null");
    return readable(found) ? found : null;
  } catch {
    return null;
  }
}

/** All of them, the one changed last first. */
export function pads(): Pad[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => padOf(key.slice(PREFIX.length)))
      .filter((pad) => pad !== null)
      .sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}

/** Calls when another page of this browser has written on the pad; returns what ends that. */
export function whenWritten(id: string, then: (pad: Pad) => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    const pad = key === PREFIX + id ? padOf(id) : null;
    if (pad) then(pad);
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}
