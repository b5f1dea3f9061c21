/** Calls a player who looks away, in the ways that this browser has switched on. */
import type { Call } from "./calls";
import { t } from "../words/i18n.svelte";
import { kept } from "../browser/kept";

export const WAYS = ["sounds", "buzz", "notices"] as const;
export type Way = (typeof WAYS)[number];

/** Milliseconds of buzzing, pauses between. */
const BUZZ: Record<Call, number[]> = {
  turn: [120],
  catch: [80, 60, 80, 60, 160],
  round: [60, 80, 60],
  nudge: [160, 80, 160, 80, 160],
};

class Caller {
  readonly #waiting = { here: 0, elsewhere: 0 };
  #on = $state.raw(new Set((kept.read("parlour.calls") ?? "").split(" ") as Way[]));

  /** True if this browser can call that way. */
  able(way: Way): boolean {
    if (way === "sounds") return "AudioContext" in globalThis;
    if (way === "buzz") return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
    return isSecureContext && "Notification" in globalThis; // no setting allows them over plain http
  }

  has(way: Way): boolean {
    return this.#on.has(way) && (way !== "notices" || this.allowed);
  }

  /** True if the browser lets the page notify. */
  get allowed(): boolean {
    return "Notification" in globalThis && Notification.permission === "granted";
  }

  /** Switches a way on or off, and lets it be heard; false if the browser does not allow it. */
  async set(way: Way, on: boolean): Promise<boolean> {
    if (on && way === "notices" && (await Notification.requestPermission()) !== "granted")
      return false;
    const next = new Set(this.#on);
    if (on) next.add(way);
    else next.delete(way);
    this.#on = next;
    kept.write("parlour.calls", WAYS.filter((each) => next.has(each)).join(" ") || null);
    if (on && way === "sounds") await sounded("turn");
    if (on && way === "buzz") navigator.vibrate(BUZZ.turn);
    return true;
  }

  /** `where`: the table, as people call it; `address`: the one to open. */
  call(call: Call, where: string, address: string): void {
    if (this.has("sounds")) void sounded(call);
    if (this.has("buzz")) navigator.vibrate(BUZZ[call]);
    if (this.has("notices") && document.hidden) {
      const title = t(call === "turn" ? "table-your-turn-title" : `call-${call}`);
      void notify(title, where, address);
    }
  }

  /** The number of tables that wait for this browser, on the icon of the installed page: the one that is open,
   * and others. */
  badge(where: "here" | "elsewhere", tables: number): void {
    this.#waiting[where] = tables;
    if (!("setAppBadge" in navigator)) return;
    const count = this.#waiting.here + this.#waiting.elsewhere;
    const done = count ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    done.catch(() => {});
  }
}

export const caller = new Caller();

async function sounded(call: Call): Promise<void> {
  const { play } = await import("./sounds");
  await play(call).catch(() => {});
}

/** A newer notice about a table takes the place of an older one. */
async function notify(title: string, body: string, address: string): Promise<void> {
  const options = { body, tag: address, data: address };
  try {
    // Phones know only those of a service worker, which also opens the table (`offline/worker.ts`).
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return await worker.showNotification(title, options);
    const notice = new Notification(title, options);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    /* the browser does not */
  }
}
