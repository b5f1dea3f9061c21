import { expect, test } from "vitest";
import { move, view } from "./fixtures";
import { callDue, effectOf, explain, movesOf, prompt, variants } from "./moves";

const name = (seat: number): string => `seat ${seat}`;
const called = (card: string): string => card;

const b7 = move({ action: "b7", kind: "play", card: "b7" });
const b7uno = move({ action: "b7 uno", kind: "play", card: "b7", calls: true });

test("the call goes with the card where it is armed", () => {
  const moves = movesOf(view({ legal: [b7, b7uno] }), "b7");
  expect(variants(moves, true).get(null)).toBe(b7uno);
  expect(variants(moves, false).get(null)).toBe(b7);
});

test("an armed call that is not due does not keep a card from being played", () => {
  expect(variants([b7], true).get(null)).toBe(b7);
});

test("a wild card has one variant for each colour", () => {
  const wilds = (["blue", "pink"] as const).flatMap((colour) => [
    move({ action: `wild ${colour}`, kind: "play", card: "wild", colour }),
    move({ action: `wild ${colour} uno`, kind: "play", card: "wild", colour, calls: true }),
  ]);
  const found = variants(wilds, true);
  expect([...found.keys()]).toEqual(["blue", "pink"]);
  expect([...found.values()].map((one) => one.action)).toEqual(["wild blue uno", "wild pink uno"]);
});

test("a call is due with a play, not with the late call itself", () => {
  expect(callDue(view({ legal: [b7, b7uno] }))).toBe(true);
  expect(callDue(view({ legal: [move({ action: "uno", kind: "call", calls: true })] }))).toBe(
    false,
  );
});

test("a Reverse that makes somebody miss a turn is told as a skip", () => {
  const reverse = move({ action: "br", kind: "play", card: "br" });
  expect(effectOf([reverse])).toBe("reverse");
  expect(effectOf([{ ...reverse, target: 1 }])).toBe("skip");
});

test("a card that is given is told as such, whatever is on it", () => {
  expect(effectOf([move({ action: "give b+2", kind: "give", card: "b+2", target: 1 })])).toBe(
    "give",
  );
});

test("with nothing to play, the prompt says to draw", () => {
  const draw = move({ action: "draw", kind: "draw", draws: 1 });
  expect(prompt(view({ legal: [b7, draw] }), name).id).toBe("uno-prompt-play");
  expect(prompt(view({ legal: [draw] }), name).id).toBe("uno-prompt-draw");
});

test("whoever waits reads what the seat in turn does, and to whom", () => {
  const text = prompt(
    view({
      phase: "give",
      to_act: 1,
      giving: { giver: 1, colour: "pink", receiver: 0, given: 2 },
    }),
    name,
  );
  expect(text.id).toBe("uno-wait-give");
  expect(text.args).toMatchObject({ name: "seat 1", colour: "pink", toMe: "yes" });
});

test("why a card may not be played", () => {
  const hand = { what: "hand", card: "g2" } as const;
  expect(explain(view({ to_act: 1 }), hand, called).id).toBe("uno-why-turn");
  expect(explain(view(), hand, called)).toMatchObject({
    id: "uno-why-fit",
    rule: "u7-fits",
    args: { card: "g2" },
  });
  expect(explain(view({ discard: ["b5", "wild"], colour: "pink" }), hand, called)).toEqual({
    id: "uno-why-colour",
    rule: "u7-wild",
    args: { card: "g2", colour: "pink" },
  });
  expect(explain(view({ phase: "drawn", drawn: "b7" }), hand, called).id).toBe("uno-why-drawn");
  expect(explain(view({ phase: "deal", to_act: null }), hand, called).id).toBe("uno-why-over");
});
