/** The score pads of this browser, and whether it could keep them. */
import { kept } from "../browser/kept";
import { type Pad, readable } from "./sheet";

const PREFIX = "parlour.pad.";

/** Keeps a pad. True if the browser took it; if not, only this page has it. */
export function keep(pad: Pad): boolean {
  return kept.write(PREFIX + pad.id, JSON.stringify(pad));
}

export function forget(id: string): void {
  kept.write(PREFIX + id, null);
}

export function padOf(id: string): Pad | null {
  try {
    const found: unknown = JSON.parse(kept.read(PREFIX + id) ?? "null");
    return readable(found) ? found : null;
  } catch {
    return null;
  }
}

/** This browser's copy of a shared pad, if it has one. */
export function padShared(id: string): Pad | null {
  return pads().find((pad) => pad.id === id || pad.shared?.id === id) ?? null;
}

/** All pads of this browser, the last changed first. */
export function pads(): Pad[] {
  return kept
    .after(PREFIX)
    .map(padOf)
    .filter((pad) => pad !== null)
    .sort((a, b) => b.changed - a.changed);
}

/** Calls `then` each time another page of this browser writes on the pad; returns the way to stop. */
export function whenWritten(id: string, then: (pad: Pad) => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    const pad = key === PREFIX + id ? padOf(id) : null;
    if (pad) then(pad);
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}
