import { expect, test } from "vitest";
import type { Event, View } from "../../wire";
import { triumphs as mojo } from "../../games/mojo/triumphs";
import { triumphs as mushi } from "../../games/mushi/triumphs";
import { triumphs as uno } from "../../games/uno/triumphs";
import { tune } from "../../sound/voices";
import { cardSoundOf } from "./cards";
import { triumphOf, type Triumphs } from "./triumph";

const view = (winners: number[] = [], seat: number | null = 0): Pick<View, "seat" | "winners"> => ({
  seat,
  winners,
});
const look = (game: Triumphs<never> | undefined, events: object[], of = view()): unknown =>
  triumphOf(events as Event[], of, game as unknown as Triumphs)?.look;

test.each([
  [uno, { kind: "called", seat: 1 }, "burst"],
  [uno, { kind: "caught", seat: 1, other: 0 }, "bolts"],
  [uno, { kind: "round_over", seat: 2 }, "ring"],
  [uno, { kind: "round_over", seat: null }, undefined], // blocked: nobody laid a last card
  [uno, { kind: "drew", seat: 1 }, undefined],
  [mojo, { kind: "laid", seat: 1, count: 3 }, "rays"],
  [mojo, { kind: "round_over", seat: 1 }, "ring"],
  [mushi, { kind: "yaku_made", seat: 1, yaku: "wisterias" }, "petals"],
  [mushi, { kind: "deal_over" }, "ring"],
  [undefined, { kind: "round_over", seat: 1 }, "ring"], // a game that says nothing of its own
  [undefined, { kind: "dealt", seat: 1 }, undefined],
])("what is celebrated (%#)", (game, event, expected) => {
  expect(look(game as Triumphs<never> | undefined, [event])).toBe(expected);
});

test("a victory is celebrated by winners and watchers, and closes softly for the others", () => {
  const over = [{ kind: "round_over", seat: 1 }, { kind: "game_over" }] as Event[];
  expect(triumphOf(over, view([0]), undefined)).toMatchObject({ mine: true, only: false });
  expect(triumphOf(over, view([1], null), undefined)).toMatchObject({ mine: true, only: false });
  expect(triumphOf(over, view([1]), undefined)).toMatchObject({ mine: false, only: true });
  // Ended without a result: the last card is what is left to show.
  expect(triumphOf(over, view([]), undefined)).toMatchObject({ look: "ring" });
});

test("each yaku has a tune of its own, longer for one that is worth more", () => {
  const notes = ["wisterias", "paulownias", "three_brights", "five_brights"].map(
    (yaku) =>
      triumphOf(
        [{ kind: "yaku_made", seat: 0, yaku } as Event],
        view(),
        mushi as unknown as Triumphs,
      )!.notes,
  );
  expect(new Set(notes.map(String)).size).toBe(4);
  const ends = notes.map((tune) => Math.max(...tune.map(([, at, lasts]) => at + lasts)));
  expect(Math.max(ends[0]!, ends[1]!)).toBeLessThan(ends[2]!);
  expect(ends[2]).toBeLessThan(ends[3]!);
  expect(ends[3]).toBeLessThanOrEqual(1.5);
});

const way = (from: string, to: string) => ({ from, to, start: null });

test.each([
  ["hand:2", "discard", "lay"],
  ["seat:1", "discard:1", "lay"],
  ["seat:1", "card:8b", "lay"],
  ["pile", "hand:3", "draw"],
  ["discard:0", "seat:2", "draw"],
  ["seat:1", "seat:2", "draw"],
  ["pile", "discard", "flip"],
  ["pile", "card:8b", "flip"],
  ["laid:1", "revealed:1", "flip"],
  ["discard", "pile", "shuffle"],
  ["anywhere", "elsewhere", "lay"],
])("a card from %s to %s: %s", (from, to, sound) => {
  expect(cardSoundOf(way(from, to), [way(from, to)])).toBe(sound);
});

test("many cards from the pile are a deal, cards that leave the table together a capture", () => {
  const dealt = Array.from({ length: 7 }, (_, i) => way("pile", `hand:${i}`));
  expect(cardSoundOf(dealt[0]!, dealt)).toBe("deal");
  const captured = [way("card:8b", "card:8b"), way("card:8c1", "card:8c1")];
  expect(cardSoundOf(captured[0]!, captured)).toBe("sweep");
  expect(cardSoundOf(captured[0]!, captured.slice(1))).toBe("lay");
});

test("a tune is read as it is written", () => {
  const [a, b, c] = tune("A4 - A5+Eb4", 0.5, 1);
  expect(a).toEqual([440, 0, 1]);
  expect(b).toEqual([880, 1, 1]);
  expect(c![0]).toBeCloseTo(311.13, 2);
  expect(() => tune("H4", 1, 1)).toThrow("expected a note");
});
