import { beforeEach, describe, expect, it } from "vitest";
import { Hints } from "./hints.svelte";
import type { ClientMessage, Hint } from "../../wire";

const answer = (id: string): Hint => ({
  type: "hint",
  id,
  entry: 5,
  level: "expert",
  moves: [
    { action: "2", share: 0.4, best: false },
    { action: "7", share: 0.4, best: true },
  ],
});

let sent: ClientMessage[];
let hints: Hints;
beforeEach(() => {
  sent = [];
  hints = new Hints((message) => sent.push(message) > 0);
});

describe("a hint", () => {
  it("is asked for once, and awaited", () => {
    hints.ask(5, "a");
    hints.ask(5, "b");
    expect(sent).toEqual([{ type: "ask_hint", entry: 5, id: "a" }]);
    expect(hints.asked).toBe("a");
    expect(hints.best).toBeUndefined();
  });

  it("is not awaited where the question could not be sent", () => {
    new Hints(() => false).ask(5, "a");
    expect(hints.asked).toBeNull();
  });

  it("names the move to play", () => {
    hints.ask(5, "a");
    hints.receive(answer("a"));
    expect(hints.asked).toBeNull();
    expect(hints.best).toBe("7");
  });

  it("comes too late once it is forgotten", () => {
    hints.ask(5, "a");
    hints.forget();
    hints.receive(answer("a"));
    expect(hints.answer).toBeNull();
    hints.ask(6, "b");
    hints.receive(answer("a"));
    expect(hints.answer).toBeNull();
  });

  it("may be refused, which leaves other refusals alone", () => {
    hints.ask(5, "a");
    expect(hints.refuse(null, "too-fast")).toBe(false);
    expect(hints.refuse("b", "stale")).toBe(false);
    expect(hints.refuse("a", "hint-unavailable")).toBe(true);
    expect([hints.asked, hints.refused]).toEqual([null, "hint-unavailable"]);
    hints.ask(5, "c");
    expect(hints.refused).toBeNull();
  });
});
