import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Looking } from "./looking";

const MINUTE = 60_000;

describe("looking for news", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("while nothing changes, it looks less and less often, but never stops", async () => {
    const look = vi.fn(() => Promise.resolve(false));
    const looking = new Looking(look);
    looking.now();
    await vi.advanceTimersByTimeAsync(MINUTE);
    const first = look.mock.calls.length;
    expect(first).toBeLessThan(16); // 25, were it always as often as at first
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    look.mockClear();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(look).toHaveBeenCalledTimes(6);
    looking.end();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(look).toHaveBeenCalledTimes(6);
  });

  test("after news it looks as often as at first", async () => {
    let news = false;
    const look = vi.fn(() => Promise.resolve(news));
    const looking = new Looking(look);
    looking.now();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    news = true;
    await vi.advanceTimersByTimeAsync(10_000); // the longest that it waits
    look.mockClear();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(look).toHaveBeenCalledTimes(4);
    looking.end();
  });

  test("it looks at once when there may be news, and never twice at a time", async () => {
    const look = vi.fn(() => Promise.resolve(false));
    const looking = new Looking(look);
    looking.now();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    look.mockClear();
    looking.now();
    expect(look).toHaveBeenCalledTimes(1);
    looking.now();
    await vi.advanceTimersByTimeAsync(3100);
    expect(look).toHaveBeenCalledTimes(3); // the two, and one after 3 s
    looking.end();
  });
});
