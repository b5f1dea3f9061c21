import { afterAll, describe, expect, it } from "vitest";
import { Examples } from "../../rulebook/examples";
import { GAME, type MushiState } from "../../rules/games/mushi";
import { Table } from "../../rules/table";
import type { MushiView } from "../../wire";
import { rulebook } from "./rules";

const examples = new Examples(rulebook);
afterAll(() => expect(examples.left).toEqual([]));

interface Position {
  edition?: "ru" | "osaka";
  turn?: 0 | 1;
  hands: [string[], string[]];
  table: string[];
  /** The next one first. */
  pile: string[];
  captured?: [string[], string[]];
}

const set = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + 2 ** GAME.parse_card(card), 0);

function position({ edition = "ru", turn = 0, hands, table, pile, captured }: Position) {
  const options = { edition, first_dealer: 0, deals: 1 };
  const made = new Table(GAME, ["Ann", "Bo"], { options, seed: 1, autoDeal: false });
  made.deal();
  const s = made.state as MushiState;
  s.turn = turn;
  s.table = set(table);
  for (const seat of [0, 1]) {
    s.hand[seat] = set(hands[seat]!);
    s.hand_size[seat] = hands[seat]!.length;
    s.captured[seat] = set(captured?.[seat] ?? []);
  }
  pile.toReversed().forEach((card, n) => (s.pile[n] = GAME.parse_card(card)));
  s.pile_size = pile.length;
  return { table: made, s };
}

/** I play a card; each of us keeps one that matches nothing. */
function played(action: string, table: string[], drawn: string): Table<MushiView> {
  const [card] = action.split(" ");
  const hands: [string[], string[]] = [[card!, "1r"], ["9r"]];
  const made = position({ hands, table, pile: [drawn, "4r"] });
  made.table.play(action);
  return made.table;
}

const view = (table: Table<MushiView>): MushiView => table.view(0);
const taken = (seat: MushiView["seats"][number]): string[] =>
  Object.values(seat.captured).flat().toSorted();

/** The value of cards. */
function worth(cards: string[]): number {
  const made = position({ hands: [["1r"], []], table: [], pile: [], captured: [cards, []] });
  return view(made.table).seats[0]!.value;
}

describe("the examples of the rulebook", () => {
  it.each([
    ["h7", "10r", "1c1"],
    ["h9-two", "3b x 3r", "8c1"],
    ["h9-three", "12b", "8c1"],
    ["h11", "11j x 8b", "2c1"],
  ])("%s: what a card captures", (text, action, drawn) => {
    const { cards, numbers } = examples.take(text);
    const shown = view(played(action, cards("table"), drawn));
    expect(action.split(" ")[0]).toBe(cards("played")[0]);
    expect(taken(shown.seats[0]!)).toEqual(cards("taken").toSorted());
    expect(shown.seats[0]!.value).toBe(numbers.points);
    expect(shown.table).toContain(drawn);
  });

  it("H12: a card from the draw pile takes the joker, and nothing else", () => {
    const { cards, numbers } = examples.take("h12");
    const [drawn] = cards("drawn");
    const hands: [string[], string[]] = [["9c1", "2r"], ["9r"]];
    const made = position({ hands, table: cards("table"), pile: [drawn!, "4r"] });
    made.s.joker_left_by = 1;
    made.table.play("9c1");
    const [mine] = view(made.table).seats;
    expect(taken(mine!)).toEqual(cards("taken").toSorted());
    expect(mine!.value).toBe(numbers.points);
    expect(view(made.table).table).toContain("5a");
  });

  it("H16: what is left over", () => {
    const { cards, numbers } = examples.take("h16");
    const made = position({
      turn: 1,
      hands: [[], ["2c1"]],
      table: [...cards("table"), "2c2", "3c2"],
      pile: ["3c1"],
      captured: [cards("mine"), cards("theirs")],
    });
    made.s.joker_paired_by = 1;
    made.table.play("2c1");
    const [mine, theirs] = view(made.table).seats;
    expect(mine!.value - worth(cards("mine"))).toBe(numbers.points);
    expect(taken(mine!)).toEqual([...cards("mine"), "11r"].toSorted());
    expect(taken(theirs!)).toContain("5r");
    expect(worth(["5r"])).toBe(numbers.points);
  });

  it.each(["ru", "osaka"] as const)("H18: the score of a deal in %s", (edition) => {
    const { cards, numbers } = examples.take(`h18-${edition}`);
    const last = ["2r", "2c2", "3r", "3c2"]; // the opponent's, captured in the last turn
    const made = position({
      edition,
      turn: 1,
      hands: [[], ["2r"]],
      table: ["2c2", "3c2"],
      pile: ["3r"],
      captured: [cards("mine"), cards("theirs").filter((card) => !last.includes(card))],
    });
    made.table.play("2r");
    const { seats, scores } = view(made.table);
    const { brights, animals, ribbons, chaff } = seats[0]!.captured;
    expect(numbers).toEqual({
      brights: worth(brights),
      animals: worth(animals),
      ribbons: worth(ribbons),
      chaff: worth(chaff),
      mine: seats[0]!.value,
      theirs: seats[1]!.value,
      my_yaku: scores![1]!.debit,
      their_yaku: scores![0]!.debit,
      my_score: made.s.points[0],
      their_score: made.s.points[1],
    });
  });
});
