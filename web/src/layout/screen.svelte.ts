/**
 * The screen in the room: a television or a tablet that people sit around, with their hands on their
 * phones. It is a spectator whose table is drawn as large as it can be.
 */
import { getContext, setContext } from "svelte";

const KEY = Symbol("screen");

/** To be called while the page of the table is made. */
export function setScreen(on: boolean): void {
  setContext(KEY, on);
}

/** True if this page is the screen in the room. */
export function isScreen(): boolean {
  return getContext<boolean | undefined>(KEY) ?? false;
}

/** Keeps the device awake while somebody looks; the returned function ends that. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let ended = false;
  async function ask(): Promise<void> {
    if (ended || document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (ended) void lock.release();
    } catch {
      /* Not without https, nor with an empty battery. */
    }
  }
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
