import { describe, expect, it } from "vitest";
import type { MojoEvent } from "../../wire";
import { lasts } from "./lasts";

const event = (kind: MojoEvent["kind"], seat: number | null, card: number | null = null) =>
  ({ kind, seat, card }) as MojoEvent;
const cards = ({ card }: MojoEvent): number[] => (card == null ? [] : [card]);

describe("what each seat has played last", () => {
  it("is the last card, whatever came after it", () => {
    const events = [
      event("played", 1, 4),
      event("played", 2, 7),
      event("drew", 1),
      event("played", 2, 9),
    ];
    const found = lasts(
      events.map((one) => ({ round: 1, event: one })),
      cards,
    );
    expect([...found]).toEqual([
      [2, [9]],
      [1, [4]],
    ]);
  });

  it("is nothing of another round", () => {
    const told = [
      { round: 1, event: event("played", 1, 4) },
      { round: 2, event: event("played", 2, 7) },
    ];
    expect([...lasts(told, cards)]).toEqual([[2, [7]]]);
  });
});
