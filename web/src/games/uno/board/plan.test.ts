import { expect, test } from "vitest";
import type { UnoView } from "../../../wire";
import { seat, view } from "../fixtures";
import { digest, script, type Told, undealt } from "./plan";

const three = (hand: string[]) => [seat({ hand }), seat(), seat()];
const step = (events: readonly Told[], before: UnoView | null, after: UnoView) => {
  const [only] = script.steps(events, before, after);
  return { ...only!, flights: only!.flights!, words: only!.words! };
};

test("a newcomer sees the deal of hands of any size, until somebody has another number of cards", () => {
  const opening = (...sizes: number[]) => {
    const seats = sizes.map((hand_size) => seat({ hand_size }));
    const dealt = view({ seats, discard: ["b5"] });
    return script.opening({ type: "update", entry: 1, events: [], view: dealt, sheet: [] });
  };
  for (const size of [5, 7])
    expect(opening(size, size, size)).toEqual([
      { kind: "dealt", seat: 2 },
      { kind: "turned_up", card: "b5" },
    ]);
  expect(opening(5, 6, 5)).toEqual([]);
});

test("my card flies face up from its place in the hand, another's from its seat", () => {
  const before = view({ seats: three(["b7", "g2"]) });
  const after = view({ seats: three(["g2"]), discard: ["b5", "b7"] });
  const [mine] = step([{ kind: "played", seat: 0, card: "b7" }], before, after).flights;
  expect(mine).toMatchObject({ from: "hand:0", to: "discard", start: "b7", end: "b7" });
  const [other] = step([{ kind: "played", seat: 1, card: "b7" }], before, after).flights;
  expect(other).toMatchObject({ from: "seat:1", to: "discard", start: null, end: "b7" });
});

test("two equal cards that I draw land in two places", () => {
  const after = view({ seats: three(["b7", "g2", "g2"]) });
  const events = [1, 2].map(() => ({ kind: "drew" as const, seat: 0, card: "g2" }));
  const { flights } = step(events, view({ seats: three(["b7"]) }), after);
  expect(flights.map(({ to }) => to).sort()).toEqual(["hand:1", "hand:2"]);
  expect(flights.map(({ hides }) => hides).sort()).toEqual(["hand:1", "hand:2"]);
});

test("a card given between others shows its back all the way", () => {
  const { flights } = step(
    [{ kind: "gave", seat: 1, other: 2, card: null, colour: "pink" }],
    view(),
    view(),
  );
  expect(flights).toMatchObject([{ from: "seat:1", to: "seat:2", start: null, end: null }]);
});

test("a card given to me is turned up on its way", () => {
  const after = view({ seats: three(["b7", "p3"]) });
  const { flights } = step(
    [{ kind: "gave", seat: 1, other: 0, card: "p3", colour: "pink" }],
    view({ seats: three(["b7"]) }),
    after,
  );
  expect(flights).toMatchObject([{ from: "seat:1", to: "hand:1", start: null, end: "p3" }]);
});

test("a first card that goes back covers nothing of the discard", () => {
  const { flights } = step(
    [
      { kind: "turned_up", card: "+4" },
      { kind: "put_back", card: "+4" },
      { kind: "turned_up", card: "g3" },
    ],
    null,
    view({ discard: ["g3"] }),
  );
  expect(flights.map(({ end, hides }) => [end, hides])).toEqual([
    ["+4", null],
    [null, null],
    ["g3", "discard"],
  ]);
});

test("a call with the play is said as soon as the card is down", () => {
  const { words, flights } = step(
    [{ kind: "played", seat: 1, card: "b7", calls: true }],
    view(),
    view(),
  );
  expect(words).toMatchObject([{ seat: 1, event: { kind: "called" } }]);
  expect(words[0]!.at).toBeGreaterThanOrEqual(flights[0]!.at + flights[0]!.lasts);
});

test("the lots are looked at before the cards are dealt", () => {
  const events: Told[] = [
    { kind: "lot", seat: 0, card: "b7" },
    { kind: "lot", seat: 1, card: "g9" },
    { kind: "dealt", seat: 1 },
  ];
  const [lots, deal] = script.steps(events, null, view());
  expect(lots).toMatchObject({ announcement: { kind: "lots", dealer: 1 } });
  expect(lots!.events!.map(({ kind }) => kind)).toEqual(["lot", "lot"]);
  expect(deal!.events).toEqual(events.slice(2));
  expect(script.steps(events.slice(2), null, view())).toHaveLength(1);
});

test("while lots are drawn, all cards are in the pile, and nobody has the turn", () => {
  const seats = three(["b7", "g2"]);
  const before = view({ seats, discard: ["b5"], draw_pile: 50, to_act: 0 });
  const shown = undealt(before);
  const held = before.seats.reduce((sum, { hand_size }) => sum + hand_size, 0);
  expect(shown).toMatchObject({ to_act: null, dealer: null, discard: [], legal: [] });
  expect(shown.draw_pile).toBe(50 + 1 + held);
  expect(shown.seats.map(({ hand, hand_size }) => [hand?.length ?? 0, hand_size])).toEqual(
    seats.map(() => [0, 0]),
  );
});

test("a hand that I was shown stays, with what it proves", () => {
  const before = view({
    stake: { accused: 2, challenger: 0, colour: "blue", accept: 4, guilty: 4, innocent: 6 },
  });
  const verdict: Told = { kind: "challenged", seat: 0, other: 2, guilty: true };
  const shown: Told[] = [
    { kind: "showed", seat: 2, other: 0, card: "b7", count: 2 },
    { kind: "showed", seat: 2, other: 0, card: "wild", count: 1 },
  ];
  expect(step([...shown, verdict], before, view()).note).toEqual({
    kind: "proof",
    seat: 2,
    cards: ["b7", "b7", "wild"],
    colour: "blue",
    guilty: true,
  });
  expect(step([verdict], before, view()).note).toBeNull();
});

test("cards that a seat draws in a row are told as one", () => {
  const drew = (seat: number, card?: string): Told => ({ kind: "drew", seat, card: card ?? null });
  const told = digest([drew(0, "b7"), drew(0, "wild"), drew(1), drew(1), drew(1)]);
  expect(told).toMatchObject([
    { seat: 0, count: 2, cards: ["b7", "wild"] },
    { seat: 1, count: 3, cards: [] },
  ]);
});
