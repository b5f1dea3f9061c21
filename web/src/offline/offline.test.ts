import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepOffline, renewWhenAnswered } from "./offline";

/** What the server answers; null: nothing. */
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

describe("a page that is kept offline", () => {
  /** What is registered, and by whom it is told that the page is here. */
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
