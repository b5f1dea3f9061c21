import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Callbacks } from "../table/session/channel";
import { CLOSE_FULL } from "../wire";
import { RemoteChannel } from "./channel";

class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Socket.made.push(this);
  }
  close(): void {
    this.readyState = 3;
  }
}

const page = Object.assign(new EventTarget(), { hidden: false, visibilityState: "visible" });
function look(on: boolean): void {
  Object.assign(page, { hidden: !on, visibilityState: on ? "visible" : "hidden" });
  page.dispatchEvent(new Event("visibilitychange"));
}

let channel: RemoteChannel;
beforeEach(() => {
  Socket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:", host: "parlour.test" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  const on = { connection: () => {}, sending: () => {} } as unknown as Callbacks;
  channel = new RemoteChannel("some", on);
});
afterEach(() => {
  channel.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The server closes the connection; some time passes. */
function closed(code: number): void {
  Socket.made.at(-1)!.onclose!({ code });
  vi.advanceTimersByTime(5_000);
}

test("a hidden window that had to give way comes back once somebody looks at it", () => {
  look(false);
  closed(CLOSE_FULL);
  expect(Socket.made).toHaveLength(1);
  look(true);
  expect(Socket.made).toHaveLength(2);
});

test("a window that can be seen comes back by itself, and so does a hidden one that was cut off", () => {
  look(true);
  closed(CLOSE_FULL);
  expect(Socket.made).toHaveLength(2);
  look(false);
  closed(1006);
  expect(Socket.made).toHaveLength(3);
});

test("a window that can be seen tries again every few seconds, however long the server is away", () => {
  const during = (seconds: number): number => {
    const before = Socket.made.length;
    for (let n = 0; n < seconds * 10; n++) {
      Socket.made.at(-1)!.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(100);
    }
    return Socket.made.length - before;
  };
  look(true);
  during(60);
  expect(during(60)).toBeGreaterThan(15);
  look(false);
  during(60);
  expect(during(60)).toBeLessThanOrEqual(12);
});
