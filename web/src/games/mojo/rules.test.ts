import { afterAll, describe, expect, it } from "vitest";
import { Examples } from "../../rulebook/examples";
import { GAME, type MojoState } from "../../rules/games/mojo";
import { Table } from "../../rules/table";
import { rulebook } from "./rules";

const examples = new Examples(rulebook);
afterAll(() => expect(examples.left).toEqual([]));

/** A position in which seat 0 is in turn, and holds these cards; more seats hold a card each. */
function position(hand: readonly string[], discards: readonly string[], seats = 3) {
  const players = Array.from({ length: seats }, (_, seat) => `N${seat}`);
  const options = { discards: discards.length, first_player: 0 };
  const table = new Table(GAME, players, { options, seed: 1, autoDeal: false });
  table.deal();
  const s = table.state as MojoState;
  for (let seat = 0; seat < seats; seat++) hold(s, seat, seat === 0 ? hand : ["12"]);
  discards.forEach((card, d) => {
    s.discard[d]![0] = Number(card);
    s.discard_size[d] = 1;
  });
  s.held_at_start = hand.length;
  return { table, s };
}

function hold(s: MojoState, seat: number, cards: readonly string[]): void {
  const held = s.hand[seat]!;
  for (let card = 0; card < held.length; card++) held[card] = 0;
  for (const card of cards) s.hand[seat]![Number(card)]!++;
  s.hand_size[seat] = cards.length;
}

/** The count of hands, and the points that they get if the last of them ends the round. */
function scored(...hands: string[][]): { counted: number[]; points: number[] } {
  const { table, s } = position(hands[0]!, ["6"], Math.max(2, hands.length));
  hands.forEach((cards, seat) => hold(s, seat, cards));
  const last = hands.length - 1;
  const [turned, ...revealed] = hands[last]!.map(Number);
  hold(s, last, []);
  for (const card of revealed) s.revealed[last]![card]!++;
  s.laid[last]![turned!]!++;
  s.laid_size[last] = 1;
  s.turn = last;
  table.play(`show ${turned}`);
  const of = (row: ArrayLike<number>): number[] => Array.from(row).slice(0, hands.length);
  return { counted: of(s.counted), points: of(s.points) };
}

describe("the examples of the rulebook", () => {
  it("M9: equal cards play on", () => {
    const { cards, numbers } = examples.take("m9");
    const { table, s } = position(cards("hand"), cards("discard"));
    for (const card of cards("played")) table.play(card, 0);
    expect(table.toAct).not.toBe(0);
    expect(numbers).toEqual({ played: cards("played").length, left: s.hand_size[0] });
  });

  it("M11: who draws has one card too many", () => {
    const { cards, numbers } = examples.take("m11");
    const played = (card: string) => {
      const { table, s } = position(cards("hand"), cards("discard"));
      table.play(card);
      return { laid: s.laid_size[0], hand: s.hand_size[0] };
    };
    expect(played("5")).toEqual({ laid: numbers.lower, hand: 0 });
    expect(played("9")).toEqual({ laid: 0, hand: numbers.higher });
  });

  it("M13: a higher last card does not end the round", () => {
    const { cards, numbers } = examples.take("m13-higher");
    const { table, s } = position(cards("hand"), cards("discard"));
    for (const card of cards("hand")) table.play(card, 0);
    expect(numbers).toEqual({ played: cards("hand").length, left: s.laid_size[0] });
    expect(table.toAct).toBe(1);
    const lower = position([...cards("hand").slice(0, -1), "2"], cards("discard"));
    for (const card of [...cards("hand").slice(0, -1), "2"]) lower.table.play(card, 0);
    expect(lower.table.toAct).toBeNull();
  });

  it("M14: the highest card of each colour counts", () => {
    const { cards, numbers } = examples.take("m14");
    const { counted } = scored(cards("ada"), cards("ben"), cards("cleo"));
    expect(counted).toEqual([numbers.ada, numbers.ben, numbers.cleo]);
    const few = examples.take("m14-colour");
    expect(scored(few.cards("ada"), few.cards("ben")).counted).toEqual([
      few.numbers.ada,
      few.numbers.ben,
    ]);
  });

  it("M15: with the Mojo card", () => {
    const { cards, numbers } = examples.take("m15");
    const { counted, points } = scored(cards("ada"), cards("ben"), cards("cleo"));
    expect([counted[1], counted[2], points[2]]).toEqual([numbers.ben, numbers.cleo, numbers.mojo]);
    const tie = examples.take("m15-tie");
    const tied = scored(tie.cards("ada"), tie.cards("ben"), tie.cards("cleo"));
    expect(tied.counted).toEqual([tie.numbers.ada, tie.numbers.ben, tie.numbers.cleo]);
    expect(tied.points[2]).toBe(tie.numbers.mojo);
  });

  it("M18: a card that costs nothing", () => {
    const { cards, numbers } = examples.take("m18-draw");
    const hand = cards("hand");
    const discards = [...cards("discard-left"), ...cards("discard-right")];
    const right = position(hand, discards);
    right.table.play("7b");
    expect(right.table.toAct).toBe(1);
    const { table, s } = position(hand, discards);
    table.play("7a");
    expect(table.legal()).toEqual(["draw", "take"]);
    table.play("take");
    const kept = hand.filter((card) => card !== "7");
    const taken = [...kept, ...cards("discard-right")];
    expect(Array.from(s.hand[0]!)).toEqual(
      Array.from({ length: 13 }, (_, value) => taken.filter((card) => card === `${value}`).length),
    );
    for (const held of [kept, taken]) expect(scored(held, ["0"]).counted[0]).toBe(numbers.sum);
  });
});
