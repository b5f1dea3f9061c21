import { expect, test } from "vitest";
import { seat, view } from "./fixtures";
import { plan } from "./plan";

const three = (hand: string[]) => [seat({ hand }), seat(), seat()];

test("my card flies face up from its place in the hand, another's from its seat", () => {
  const before = view({ seats: three(["b7", "g2"]) });
  const after = view({ seats: three(["g2"]), discard: ["b5", "b7"] });
  const [mine] = plan([{ kind: "played", seat: 0, card: "b7" }], before, after).flights;
  expect(mine).toMatchObject({ from: "hand:0", to: "discard", start: "b7", end: "b7" });
  const [other] = plan([{ kind: "played", seat: 1, card: "b7" }], before, after).flights;
  expect(other).toMatchObject({ from: "seat:1", to: "discard", start: null, end: "b7" });
});

test("two equal cards that I draw land in two places", () => {
  const after = view({ seats: three(["b7", "g2", "g2"]) });
  const events = [1, 2].map(() => ({ kind: "drew" as const, seat: 0, card: "g2" }));
  const { flights } = plan(events, view({ seats: three(["b7"]) }), after);
  expect(flights.map(({ to }) => to).sort()).toEqual(["hand:1", "hand:2"]);
});

test("a card given between others shows its back all the way", () => {
  const { flights } = plan(
    [{ kind: "gave", seat: 1, other: 2, card: null, colour: "pink" }],
    view(),
    view(),
  );
  expect(flights).toMatchObject([{ from: "seat:1", to: "seat:2", start: null, end: null }]);
});

test("a card given to me is turned up on its way", () => {
  const after = view({ seats: three(["b7", "p3"]) });
  const { flights } = plan(
    [{ kind: "gave", seat: 1, other: 0, card: "p3", colour: "pink" }],
    view({ seats: three(["b7"]) }),
    after,
  );
  expect(flights).toMatchObject([{ from: "seat:1", to: "hand:1", start: null, end: "p3" }]);
});

test("a first card that goes back covers nothing of the discard", () => {
  const { flights } = plan(
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
  const { words, flights } = plan(
    [{ kind: "played", seat: 1, card: "b7", calls: true }],
    view(),
    view(),
  );
  expect(words).toMatchObject([{ seat: 1, event: { kind: "called" } }]);
  expect(words[0]!.at).toBeGreaterThanOrEqual(flights[0]!.at + flights[0]!.lasts);
});
