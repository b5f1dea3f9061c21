import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerMessage } from "../wire";
import { leave } from "./leave";

/** A table that answers as it is told to. */
class Table {
  static sent: Record<string, unknown>[] = [];
  static answer: (type: unknown) => object | null;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (() => void) | null;
  constructor() {
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    const message = JSON.parse(text) as { type: unknown };
    Table.sent.push(message);
    const answer = Table.answer(message.type);
    if (answer) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(answer) }));
    else queueMicrotask(() => this.onclose?.());
  }
  close(): void {}
}

const welcome = (seat: number | null): Partial<ServerMessage> => ({ type: "welcome", seat });

beforeEach(() => {
  Table.sent = [];
  vi.stubGlobal("WebSocket", Table);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
});
afterEach(() => vi.unstubAllGlobals());

it("says who it is, leaves, and waits until the seat is given up", async () => {
  Table.answer = (type) => welcome(type === "hello" ? 1 : null);
  await leave("T", "mine");
  expect(Table.sent).toMatchObject([{ type: "hello", token: "mine" }, { type: "leave" }]);
});

it.each(["unknown-token", "unknown-table", "seat-moved"])(
  "has left where it is told %s",
  async (code) => {
    Table.answer = () => ({ type: "error", code, message: "" });
    await leave("T", "mine");
  },
);

it("fails where the server refuses, or is gone", async () => {
  Table.answer = (type) =>
    type === "hello" ? welcome(1) : { type: "error", code: "storage", message: "" };
  await expect(leave("T", "mine")).rejects.toMatchObject({ code: "storage" });
  Table.answer = () => null;
  await expect(leave("T", "mine")).rejects.toMatchObject({ code: "no-server" });
});
