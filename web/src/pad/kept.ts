/** The score pads of this browser. Whoever cannot keep one is told. */
import { type Pad, readable } from "./sheet";

const PREFIX = "parlour.pad.";

/** The pads that the browser does not keep, as long as this page is open. */
const held = new Map<string, Pad>();

/** True if the browser keeps it now; else the page is all that holds it. */
export function keep(pad: Pad): boolean {
  try {
    localStorage.setItem(PREFIX + pad.id, JSON.stringify(pad));
    held.delete(pad.id);
    return true;
  } catch {
    held.set(pad.id, pad); // full, or forbidden
    return false;
  }
}

export function forget(id: string): void {
  held.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    /* then nothing is kept */
  }
}

export function padOf(id: string): Pad | null {
  if (held.has(id)) return held.get(id)!;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null");
    return readable(found) ? found : null;
  } catch {
    return null;
  }
}

/** The one by which this browser writes on a shared pad, or has written. */
export function padShared(id: string): Pad | null {
  return pads().find((pad) => pad.id === id || pad.shared?.id === id) ?? null;
}

/** All of them, the one changed last first. */
export function pads(): Pad[] {
  return [...new Set([...held.keys(), ...ids()])]
    .map(padOf)
    .filter((pad) => pad !== null)
    .sort((a, b) => b.changed - a.changed);
}

function ids(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
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
