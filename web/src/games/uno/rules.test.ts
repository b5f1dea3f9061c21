import { afterAll, describe, expect, it } from "vitest";
import { Examples } from "../../rulebook/examples";
import { GAME, type UnoState } from "../../rules/games/uno";
import { Table } from "../../rules/table";
import { rulebook } from "./rules";

const examples = new Examples(rulebook);
afterAll(() => expect(examples.left).toEqual([]));

/** Seat 0 is in turn; the others sit on its left, in this order. */
function position(hands: string[][], top: string, pile: string[] = [], options = {}) {
  const names = hands.map((_, seat) => `N${seat}`);
  const table = new Table(GAME, names, { options, seed: 1, autoDeal: false });
  table.deal();
  const s = table.state as UnoState;
  hands.forEach((cards, seat) => {
    const held = s.hand[seat]!;
    for (let face = 0; face < held.length; face++) held[face] = 0;
    for (const card of cards) s.hand[seat]![GAME.parse_card(card)]!++;
    s.hand_size[seat] = cards.length;
  });
  s.phase = 1; // play
  s.turn = 0;
  s.direction = 1;
  s.discard[0] = GAME.parse_card(top);
  s.discard_size = 1;
  s.colour = "bgpy".indexOf(top[0]!);
  pile
    .toReversed()
    .forEach((card, n) => (s.pile[s.pile_size - pile.length + n] = GAME.parse_card(card)));
  return { table, s };
}

describe("the examples of the rulebook", () => {
  it("U7: what fits", () => {
    const { cards } = examples.take("u7-fits");
    const hand = [...cards("fits"), ...cards("fits-not")];
    const { table } = position([hand, ["b1", "b2"]], cards("discard")[0]!);
    const plays = table.legal().filter((action) => action !== "draw");
    expect(new Set(plays.map((action) => action.split(" ")[0]))).toEqual(new Set(cards("fits")));
  });

  it("U13: a bluff, and an honest one", () => {
    const challenged = (text: string) => {
      const { cards, numbers } = examples.take(text);
      const hands = [
        ["+4", ...cards("ada-holds")],
        ["b1", "b2"],
      ];
      const { table, s } = position(hands, cards("discard")[0]!);
      table.play("+4 pink");
      table.play("challenge", 1);
      return { table, s, numbers, before: cards("ada-holds").length };
    };
    const bluff = challenged("u13-guilty");
    expect(bluff.numbers).toEqual({
      drawn: bluff.s.hand_size[0]! - bluff.before,
      held: bluff.s.hand_size[0],
    });
    expect(bluff.table.toAct).toBe(1);
    expect(bluff.s.colour).toBe("bgpy".indexOf("p"));
    const honest = challenged("u13-innocent");
    expect(honest.numbers).toEqual({ drawn: honest.s.hand_size[1]! - 2 });
    expect(honest.table.toAct).toBe(0);
  });

  it("U14: who gets what", () => {
    const { cards, numbers } = examples.take("u14-order");
    const { table, s } = position([cards("hand"), [], []], "y1");
    table.play("scary pink");
    for (const action of ["give pr", "give p2", "give p6 uno"]) table.play(action, 0);
    const held = (seat: number): string[] =>
      Array.from(s.hand[seat]!).flatMap((count, face) =>
        Array.from({ length: count }, () => GAME.format_card(face)),
      );
    expect(held(1)).toEqual(
      cards("ada-gets").toSorted((a, b) => GAME.parse_card(a) - GAME.parse_card(b)),
    );
    expect(held(2)).toEqual(cards("ben-gets"));
    expect(held(0)).toEqual(cards("kept"));
    expect(numbers).toEqual({ given: s.hand_size[1]! + s.hand_size[2]! });
    expect(table.legal()).toContain("blue");
  });

  it("U17: a last Draw Two", () => {
    const { cards, numbers } = examples.take("u17-draw");
    const points = (last: string): number => {
      const { table, s } = position([[last], cards("ben-holds")], "g1", cards("ben-draws"));
      table.play(last);
      return s.points[0]!;
    };
    const [held, total] = [points("g2"), points(cards("ada-plays")[0]!)];
    expect(numbers).toEqual({ held, drawn: total - held, total });
  });

  it("U20, U21: the points of a round", () => {
    const points = (hands: string[][], scoring: string): number[] => {
      const { table, s } = position([["y2"], ...hands], "y1", [], { scoring });
      table.play("y2");
      return Array.from(s.points).slice(0, hands.length + 1);
    };
    const main = examples.take("u20");
    const [ben, cleo] = [main.cards("ben-holds"), main.cards("cleo-holds")];
    expect(main.numbers).toEqual({
      ben: points([ben], "main")[0],
      cleo: points([cleo], "main")[0],
      ada: points([ben, cleo], "main")[0],
    });
    const { cards, numbers } = examples.take("u21");
    const hands = [cards("ben-holds"), cards("cleo-holds")];
    expect([numbers.ada, numbers.ben, numbers.cleo]).toEqual(points(hands, "alternative"));
  });
});
