import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubStorage } from "../dev/tests";

type Push = typeof import("./push");

/** 65 bytes, as the server says them. */
const KEY = `B${"A".repeat(86)}`;
const OTHER = `C${"A".repeat(86)}`;
const bytes = (key: string): ArrayBuffer =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0))
    .buffer;

let asked: { method: string; path: string; token: string | null; body: unknown }[];
let answers: Record<string, { status: number; body: object }>;
let held: ReturnType<typeof made> | null;
let push: Push;

function made(key: string) {
  return {
    options: { applicationServerKey: bytes(key) },
    toJSON: () => ({
      endpoint: `https://push.example/${key[0]}`,
      keys: { p256dh: "P", auth: "A" },
    }),
    unsubscribe: vi.fn(() => {
      held = null;
      return Promise.resolve(true);
    }),
  };
}

beforeEach(async () => {
  vi.resetModules();
  push = await import("./push");
  asked = [];
  answers = { "/api/push": { status: 200, body: { key: KEY } } };
  held = null;
  stubStorage([
    ["parlour.token.T", "t"],
    ["parlour.token.U", "u"],
    ["parlour.visited.T", "2"],
    ["parlour.visited.U", "1"],
  ]);
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    const path = new URL(address, "http://x").pathname.replace(/^.*?\/api/, "/api");
    const headers = new Headers(init.headers);
    const token = headers.get("authorization")?.replace("Bearer ", "") ?? null;
    const body: unknown = init.body ? JSON.parse(init.body as string) : null;
    asked.push({ method: init.method ?? "GET", path, token, body });
    const answer = answers[path] ?? { status: 200, body: { status: "ok" } };
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(held),
    subscribe: (options: { applicationServerKey: string; userVisibleOnly: boolean }) => {
      expect(options.userVisibleOnly).toBe(true);
      held = made(options.applicationServerKey);
      return Promise.resolve(held);
    },
  };
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
});
afterEach(() => vi.unstubAllGlobals());

const told = (): string[] =>
  asked.filter((one) => one.path !== "/api/push").map((one) => `${one.method} ${one.path}`);

describe("pushes", () => {
  it("are subscribed to at every table of this browser, by its tokens", async () => {
    expect(await push.subscribe()).toBe(true);
    expect(told()).toEqual(["PUT /api/tables/T/push", "PUT /api/tables/U/push"]);
    expect(asked.map((one) => one.token)).toEqual([null, "t", "u"]);
    expect(asked.at(-1)!.body).toEqual({
      endpoint: "https://push.example/B",
      p256dh: "P",
      auth: "A",
      language: "en",
    });
  });

  it("go on by the subscription that there is", async () => {
    held = made(KEY);
    await push.subscribe(["U"]);
    expect(held.unsubscribe).not.toHaveBeenCalled();
    expect(told()).toEqual(["PUT /api/tables/U/push"]);
  });

  it("are subscribed to anew where the server has another key", async () => {
    const before = (held = made(OTHER));
    await push.subscribe(["T"]);
    expect(before.unsubscribe).toHaveBeenCalled();
    expect(asked.at(-1)!.body).toMatchObject({ endpoint: "https://push.example/B" });
  });

  it("end at all tables", async () => {
    const before = (held = made(KEY));
    await push.unsubscribe();
    expect(before.unsubscribe).toHaveBeenCalled();
    expect(told()).toEqual(["DELETE /api/tables/T/push", "DELETE /api/tables/U/push"]);
  });

  it("end at one", async () => {
    answers["/api/tables/T/push"] = { status: 403, body: { code: "push-off", message: "" } };
    await push.withdraw("T");
    expect(told()).toEqual(["DELETE /api/tables/T/push"]);
  });

  it("are not offered by a server without a key", async () => {
    answers["/api/push"] = { status: 200, body: { key: null } };
    expect(await push.offered()).toBe(false);
    expect(await push.subscribe()).toBe(false);
    expect(told()).toEqual([]);
  });

  it("are offered once a server has answered", async () => {
    const answer = answers["/api/push"]!;
    answers["/api/push"] = { status: 503, body: { code: "storage", message: "" } };
    expect(await push.offered()).toBe(false);
    answers["/api/push"] = answer;
    expect(await push.offered()).toBe(true);
  });

  it("are not offered without a service worker, as over plain http", async () => {
    vi.stubGlobal("navigator", {});
    expect(await push.offered()).toBe(false);
    expect(asked).toEqual([]);
    await push.unsubscribe();
  });

  it("do without a push service that the server does not know", async () => {
    answers["/api/tables/T/push"] = {
      status: 400,
      body: { code: "bad-subscription", message: "" },
    };
    expect(await push.subscribe(["T"])).toBe(false);
  });
});
