import { expect, test } from "vitest";
import { GAME } from "../../../rules/games/mushi";
import { Table } from "../../../rules/table";
import type { MushiEvent } from "../../../wire";
import { seat, view } from "../fixtures";
import { flights, plan } from "./plan";
import { EMPTY, places, sceneOf } from "./scene";

const cards = (list: readonly string[]) => [...list].sort();

test("a turn: the card lies on its match, both are captured, the next one stays", () => {
  const before = view();
  const after = view({
    to_act: 1,
    draw_pile: 15,
    table: ["1r", "1c1", "2c1", "3c1", "4a", "8b", "9c1", "12c1"],
    seats: [seat("10a 10c1", { hand: ["1b", "2a", "4c1", "5r", "9a", "11j", "12b"] }), seat("")],
  });
  const events: MushiEvent[] = [
    { kind: "played", seat: 0, card: "10c1" },
    { kind: "captured", seat: 0, card: "10c1", cards: ["10a"] },
    { kind: "turned_up", seat: 0, card: "2c1" },
    { kind: "stays", seat: 0, card: "2c1" },
  ];
  const steps = plan(events, sceneOf(before), after);
  expect(steps[0]!.scene.laid).toEqual({ card: "10c1", upon: ["10a"] });
  expect(steps[2]!.scene.turned).toBe("2c1");
  const last = steps.at(-1)!.scene;
  const goal = sceneOf(after);
  expect(cards(last.table)).toEqual(cards(goal.table));
  expect(cards(last.captured[0]!)).toEqual(cards(goal.captured[0]!));
  expect(last.hands[0]).toEqual(goal.hands[0]);
  expect([last.pile, last.sizes, last.turned, last.laid]).toEqual([15, [7, 8], null, null]);
  // Every event is told once, in its turn.
  expect(steps.flatMap((step) => step.events ?? [])).toEqual(events);
});

test("after a choice the card turned up goes from beside the pile onto what it captures", () => {
  const before = view({ phase: "take", turned_up: "1b" });
  const events: MushiEvent[] = [{ kind: "captured", seat: 0, card: "1b", cards: ["1r"] }];
  const steps = plan(events, sceneOf(before), view());
  expect(steps.map((step) => step.scene.laid?.card ?? null)).toEqual(["1b", null]);
  expect(steps[1]!.scene.captured[0]).toEqual(["1b", "1r"]);
});

test("the joker awaits on the table, and the card that takes it ends that", () => {
  const one = plan([{ kind: "played", seat: 1, card: "11j" }, { kind: "joker_awaits", seat: 1, card: "11j" }], sceneOf(view()), view()); // prettier-ignore
  expect(one.at(-1)!.scene.joker).toBe(1);
  expect(one.at(-1)!.scene.table).toContain("11j");
  const two = plan([{ kind: "turned_up", seat: 0, card: "2c1" }, { kind: "captured", seat: 0, card: "2c1", cards: ["11j"] }], one.at(-1)!.scene, view()); // prettier-ignore
  expect(two.at(-1)!.scene.joker).toBeNull();
  expect(two.at(-1)!.scene.captured[0]).toEqual(["2c1", "11j"]);
});

test("the cards of a deal lie as the rules have dealt them", () => {
  const dealt = new Table(GAME, ["Ann", "Bo"], { seed: 1 }).view(0);
  const events: MushiEvent[] = [{ kind: "dealt", seat: dealt.dealer, cards: dealt.table }];
  const { table, pile, sizes } = sceneOf(dealt);
  expect(plan(events, EMPTY, dealt).at(-1)!.scene).toEqual(sceneOf(dealt));
  expect(table.length + pile + sizes[0]! + sizes[1]!).toBe(EMPTY.pile);
});

test("a misdeal is shown with its cards, then dealt anew", () => {
  const after = view();
  const events: MushiEvent[] = [
    { kind: "lots", seat: 0, cards: ["1b", "5c1"] },
    { kind: "misdeal", seat: 0, cards: ["1b", "1r", "1c1", "1c2", "2a", "3b", "4a", "5a"], reason: "four_of_a_month" }, // prettier-ignore
    { kind: "dealt", seat: 0, cards: after.table },
  ];
  const steps = plan(events, EMPTY, after);
  expect(steps.flatMap((step) => step.announcement?.kind ?? [])).toEqual(["lots", "misdeal"]);
  expect(places(steps.at(-1)!.scene)).toEqual(places(sceneOf(after)));
});

test("a card of the other hand comes face down from there, mine from where it was", () => {
  const before = sceneOf(view());
  const other = { ...before, sizes: [8, 7], table: [...before.table, "2c2"] };
  expect(flights(before, other)).toEqual([
    { from: "seat:1", to: "card:2c2", start: null, end: "2c2", at: 0, lasts: 430, hides: "card:2c2" }, // prettier-ignore
  ]);
  const mine = { ...before, sizes: [7, 8], hands: [["1b"], null], table: [...before.table, "2a"] };
  expect(flights(before, mine)).toMatchObject([{ end: "2a", from: "hand:1", start: "2a" }]);
});
