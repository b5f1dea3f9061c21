import { afterEach, beforeEach, expect, it, vi } from "vitest";

class Context {
  state = "suspended";
  destination = {};
  resume = vi.fn(async () => void (this.state = "running"));
  suspend = vi.fn(async () => void (this.state = "suspended"));
  createGain = () => ({ gain: { value: 1 }, connect: (to: unknown) => to });
  createWaveShaper = () => ({ connect: (to: unknown) => to });
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("rests while nothing is heard, and wakes for the next sound", async () => {
  const { RESTS_AFTER, running, wake, woken } = await import("./audio");
  expect(await woken()).toBeNull();
  expect((await wake())?.state).toBe("running");
  vi.advanceTimersByTime(RESTS_AFTER - 1);
  expect((await woken())?.state).toBe("running");
  vi.advanceTimersByTime(RESTS_AFTER - 1);
  expect(running()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(running()).toBeNull();
  expect((await woken())?.state).toBe("running");
});
