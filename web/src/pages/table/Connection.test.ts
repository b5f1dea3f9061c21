/** What a table says of its connection, and how often. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { run } from "../../dev/mounted.svelte";
import { sessionAt } from "../../dev/tests";
import type { Callbacks, Connection } from "../../table/session/channel";
import { aloud } from "../../words/aloud.svelte";
import { connectionOf } from "./connection.svelte";

const LOST = "Connection lost, trying again…";

let on: Callbacks;
let shown: { readonly says: string | null };

beforeEach(() => {
  vi.useFakeTimers();
  const at = sessionAt([]);
  on = at.on;
  run(() => (shown = connectionOf(at.session)));
});
afterEach(() => {
  vi.useRealTimers();
  aloud.waiting = [];
});

function becomes(connection: Connection, milliseconds = 0): void {
  on.connection(connection);
  flushSync();
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

it("says once that it is lost, however often it is tried again", () => {
  becomes("online");
  for (let tries = 0; tries < 3; tries++) {
    becomes("waiting", 6000);
    expect(shown.says).toBe(LOST);
    becomes("connecting", 3000);
    expect(shown.says).toBe(LOST);
  }
  expect(aloud.waiting).toEqual([LOST]);
  becomes("online");
  expect(shown.says).toBeNull();
  becomes("waiting", 6000);
  expect(aloud.waiting).toEqual([LOST, LOST]);
});

it("is not mentioned where it comes about quickly", () => {
  becomes("connecting", 500);
  becomes("online", 5000);
  expect([shown.says, aloud.waiting]).toEqual([null, []]);
  becomes("connecting", 1000);
  expect(shown.says).toBe("Connecting…");
  becomes("gone", 10);
  expect(shown.says).toBe("Disconnected");
});
