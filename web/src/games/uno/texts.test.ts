import { describe, expect, it, test } from "vitest";
import type { Told } from "./board/plan";
import { cardNames, tell } from "./texts";

const name = (seat: number): string => ["You", "Ann", "Bo"][seat]!;
const told = (event: Told): string => tell(event, 0, name);

const EVENTS: [Told, string][] = [
  [{ kind: "lot", seat: 1, card: "b7" }, "Ann draws blue 7 for the deal."],
  [{ kind: "dealt", seat: 0 }, "You deal a new round."],
  [{ kind: "turned_up", card: "g+2" }, "The first card is green Draw Two."],
  [{ kind: "put_back", card: "+4" }, "It goes back, and another is turned up."],
  [{ kind: "played", seat: 1, card: "b7" }, "Ann plays blue 7."],
  [{ kind: "played", seat: 1, card: "wild", colour: "pink" }, "Ann plays Wild: pink."],
  [{ kind: "played", seat: 1, card: "b7", calls: true }, "Ann plays blue 7. Ann calls UNO!"],
  [
    { kind: "played", seat: 2, card: "scary", colour: "pink" },
    "Bo plays Scary and gives pink away.",
  ],
  [{ kind: "drew", seat: 0, count: 1, cards: ["b7"] }, "You draw blue 7."],
  [{ kind: "drew", seat: 0, count: 2, cards: ["b7", "b7"] }, "You draw 2 cards: 2 × blue 7."],
  [{ kind: "drew", seat: 1 }, "Ann draws a card."],
  [{ kind: "drew", seat: 1, count: 4, cards: [] }, "Ann draws 4 cards."],
  [{ kind: "passed", seat: 1 }, "Ann passes."],
  [{ kind: "skipped", seat: 0 }, "You miss a turn."],
  [{ kind: "reversed", direction: -1 }, "Play now runs anticlockwise."],
  [{ kind: "named", seat: 1, colour: "blue" }, "Ann names blue."],
  [{ kind: "gave", seat: 1, other: 0, card: "p3", colour: "pink" }, "Ann gives you the pink 3."],
  [{ kind: "gave", seat: 0, other: 2, card: "p3", colour: "pink" }, "You give Bo the pink 3."],
  [{ kind: "gave", seat: 1, other: 2, colour: "pink" }, "Ann gives Bo a pink card."],
  [{ kind: "called", seat: 1 }, "Ann calls UNO!"],
  [{ kind: "caught", seat: 1, other: 2 }, "Bo catches Ann: two cards."],
  [{ kind: "accepted", seat: 1 }, "Ann doesn’t challenge."],
  [
    { kind: "showed", seat: 1, other: 0, cards: ["b7", "wild", "wild"] },
    "Ann shows you: blue 7 and 2 × Wild.",
  ],
  [
    { kind: "challenged", seat: 0, other: 1, guilty: true },
    "You challenge Ann: a bluff!", // prettier-ignore
  ],
  [{ kind: "pile_formed", count: 40 }, "40 discarded cards are shuffled into a new draw pile."],
  [{ kind: "blocked" }, "Nobody can draw any more: the round is blocked."],
  [{ kind: "round_over", seat: 0 }, "You win the round."],
  [{ kind: "round_over" }, "Nobody wins the round."],
  [{ kind: "game_over" }, "The game is over."],
];

describe("what happened", () => {
  it.each(EVENTS)("is told: %o", (event, text) => expect(told(event)).toBe(text));
});

test("cards of one kind are counted", () => {
  expect(cardNames(["b7", "g2", "b7"])).toBe("2 × blue 7 and green 2");
});
