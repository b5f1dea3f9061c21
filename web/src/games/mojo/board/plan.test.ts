import { describe, expect, it } from "vitest";
import { seat, view } from "../fixtures";
import { script } from "./plan";

const plan = (...of: Parameters<typeof script.steps>) => {
  const [step] = script.steps(...of);
  return { ...step!, flights: step!.flights ?? [], words: step!.words ?? [] };
};

describe("plan", () => {
  const before = view({ seats: [seat({ hand: [2, 8, 8, 11] }), seat(), seat()] });

  it("flies my card from where it lay, and what I draw to where it will lie", () => {
    const after = view({ seats: [seat({ hand: [2, 5, 8, 11] }), seat(), seat()] });
    const { flights } = plan(
      [
        { kind: "played", seat: 0, card: 8, discard: 0, effect: "higher" },
        { kind: "drew", seat: 0, card: 5 },
      ],
      before,
      after,
    );
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ["hand:2", "discard:0"],
      ["pile", "hand:1"],
    ]);
    expect(flights[0]!.hides).toBe("discard:0");
    expect(flights[1]!.hides).toBe("hand:1");
    expect(flights[1]!.at).toBeGreaterThan(flights[0]!.at);
  });

  it("uses another of the same cards for the second play of a chain", () => {
    const after = view({ seats: [seat({ hand: [2, 11] }), seat(), seat()] });
    const events = [1, 2].map(() => ({ kind: "played", seat: 0, card: 8, discard: 0 }) as const);
    expect(plan(events, before, after).flights.map(({ from }) => from)).toEqual([
      "hand:2",
      "hand:1",
    ]);
  });

  it("keeps others' draws face down", () => {
    const { flights } = plan([{ kind: "drew", seat: 1 }], before, before);
    expect(flights[0]).toMatchObject({ from: "pile", to: "seat:1", start: null, end: null });
  });

  it("forms an empty discard from the other one or from the pile", () => {
    const start = view({ discards: [[5, 7], [9]] });
    const events = [
      { kind: "took", seat: 1, card: 9, discard: 1 },
      { kind: "discard_formed", discard: 1, card: 7 },
    ] as const;
    const moved = plan(events, start, view({ discards: [[5], [7]] })).flights.at(-1)!;
    expect(moved).toMatchObject({ from: "discard:0", to: "discard:1", start: 7 });
    const drawn = plan(events, start, view({ discards: [[5, 7], [7]] })).flights.at(-1)!;
    expect(drawn).toMatchObject({ from: "pile", to: "discard:1", start: null });
  });

  it("deals my whole hand, even with no position before", () => {
    const after = view({ seats: [seat({ hand: [1, 2, 3] }), seat(), seat()] });
    const { flights } = plan([{ kind: "dealt", seat: 1 }], null, after);
    expect(flights.filter(({ to }) => to.startsWith("hand:"))).toHaveLength(3);
    expect(flights.filter(({ to }) => to === "discard:0")).toHaveLength(1);
  });

  it("says who has laid cards", () => {
    const { words } = plan([{ kind: "laid", seat: 2, count: 3 }], before, before);
    expect(words.map(({ seat }) => seat)).toEqual([2]);
  });
});
