import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepOffline, keepWhole, later, renewWhenAnswered } from "./offline";

/** The server's answer; null: none. */
let status: number | null;
let typing: boolean;
let renewed: number;

beforeEach(() => {
  vi.useFakeTimers();
  [status, typing, renewed] = [200, false, 0];
  const passing = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => passing.get(key) ?? null,
    setItem: (key: string, value: string) => passing.set(key, value),
  });
  vi.stubGlobal("location", { href: "http://here/t/T", reload: () => void renewed++ });
  vi.stubGlobal("document", { activeElement: { matches: () => typing } });
  vi.stubGlobal("fetch", () =>
    status === null
      ? Promise.reject(new TypeError("offline"))
      : Promise.resolve(new Response(null, { status })),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A part of the page does not come; so many seconds pass. */
async function miss(seconds: number): Promise<void> {
  void renewWhenAnswered();
  await pass(seconds);
}

const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);

describe("a page of which a part did not come", () => {
  it("is renewed when the server answers", async () => {
    status = null;
    await miss(30);
    expect(renewed).toBe(0);
    status = 200;
    await pass(3);
    expect(renewed).toBe(1);
  });

  it("stays where only a proxy answers, whose page has nothing that would renew it", async () => {
    status = 502;
    await miss(30);
    expect(renewed).toBe(0);
    status = 404; // which has the page, too
    await pass(3);
    expect(renewed).toBe(1);
  });

  it("is not renewed again and again for a part that never comes", async () => {
    await miss(3);
    expect(renewed).toBe(1);
    await miss(600);
    expect(renewed).toBe(1);
  });

  it("is renewed again, later, where the network is gone again", async () => {
    await miss(3);
    status = null;
    await miss(10);
    status = 200;
    await pass(30);
    expect(renewed).toBe(1);
    await pass(30);
    expect(renewed).toBe(2);
  });

  it("waits for whoever types", async () => {
    typing = true;
    await miss(30);
    expect(renewed).toBe(0);
    typing = false;
    await pass(3);
    expect(renewed).toBe(1);
  });
});

describe("a part that did not come", () => {
  /** True if the console would tell of a rejection for which nobody is there. */
  function told(page: EventTarget, reason: Error): boolean {
    const event = new Event("unhandledrejection", { cancelable: true });
    return page.dispatchEvent(Object.assign(event, { reason }));
  }

  it("renews the page in silence; whatever else goes wrong is told", async () => {
    const page = new EventTarget();
    vi.stubGlobal("window", page);
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    keepWhole();
    const missing = new TypeError("it did not come");
    page.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: missing }));
    expect(told(page, new Error("a fault"))).toBe(true);
    await pass(3);
    expect(renewed).toBe(0);
    expect(told(page, missing)).toBe(false);
    await pass(3);
    expect(renewed).toBe(1);
  });
});

describe("a part that nobody waits for", () => {
  /** Asks for it after a second, in a browser with a network or without; how often it was fetched. */
  function asked(onLine: boolean, controller: object | null = null) {
    const page = new EventTarget();
    const network = { onLine, serviceWorker: { controller } };
    vi.stubGlobal("navigator", network);
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    const fetchPart = vi.fn();
    const back = (): void => {
      network.onLine = true;
      page.dispatchEvent(new Event("online"));
    };
    return { fetchPart, callOff: later(1000, fetchPart), back };
  }

  it("is fetched after a while", async () => {
    const { fetchPart } = asked(true);
    await pass(0.9);
    expect(fetchPart).not.toHaveBeenCalled();
    await pass(0.2);
    expect(fetchPart).toHaveBeenCalledOnce();
  });

  it("is fetched when there is a network again, once", async () => {
    const { fetchPart, back } = asked(false);
    await pass(10);
    expect(fetchPart).not.toHaveBeenCalled();
    back();
    back();
    expect(fetchPart).toHaveBeenCalledOnce();
  });

  it("needs no network where all parts are kept", async () => {
    const { fetchPart } = asked(false, {});
    await pass(2);
    expect(fetchPart).toHaveBeenCalledOnce();
  });

  it("is not fetched for whoever has left", async () => {
    const { fetchPart, callOff, back } = asked(false);
    await pass(2);
    callOff();
    back();
    expect(fetchPart).not.toHaveBeenCalled();
  });
});

describe("a page that is kept offline", () => {
  /** The worker that is registered, and the one that is told that the page is here. */
  function kept(readyState: string): { registered: string[]; page: EventTarget } {
    const [registered, page]: [string[], EventTarget] = [[], new EventTarget()];
    const register = (worker: string) => Promise.resolve(registered.push(worker));
    vi.stubEnv("PROD", true);
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("navigator", { serviceWorker: { register } });
    vi.stubGlobal("document", { readyState });
    keepOffline("/sw.js");
    return { registered, page };
  }

  it("has its service worker when it is here, since it comes first", () => {
    const { registered, page } = kept("interactive");
    expect(registered).toEqual([]);
    page.dispatchEvent(new Event("load"));
    expect(registered).toEqual(["/sw.js"]);
  });

  it("has its service worker at once if it was here before its texts", () => {
    expect(kept("complete").registered).toEqual(["/sw.js"]);
  });
});
