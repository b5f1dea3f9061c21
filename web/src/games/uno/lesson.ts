/** Learning Monster High UNO: four short pieces of rounds. */
import type { Deal, Lesson, Played, Step } from "../../learn/lesson";
import type { UnoMove, UnoView } from "../../wire";

/** A deal: the hands of you, Ada and Blaise, the first card, and what is drawn. The lots make Blaise the
 * dealer, or Ada. */
function deal(cards: string, dealer: "ada" | "max", moves: readonly Played[] = []): Deal {
  const lots = dealer === "max" ? ["y1", "y2", "y9"] : ["y1", "y9", "y2"];
  return { decks: [lots, cards.split(/\s+/)], moves };
}

const BEGINNING = deal(
  "b8 g2 p+2 p7 g6 y1 y3  b9 g5 y8 p3 gs y6 b0  b2 p5 wild p8 y9 gr b7  b5  g1 y5 b4",
  "max",
);
const TWO_LEFT = deal(
  "g1 g2 g3 g4 g5 g8 p3  g1 g2 g3 g4 g5 g9 y7  g6 g7 g6 g7 g8 b1 y2  g0",
  "max",
  "g1 g1 g6 g2 g2 g7 g3 g3 g6 g4 g4 g7 g5 g5 g8".split(" "),
);
const BLUFF = deal("b1 g3 g7 p4 y2 y9 b8  g1 g2 p5 p6 y4 y5 b2  +4 b3 b7 y6 p2 gs y8  b5", "ada", [
  "+4 green",
]);
const FOUR_LEFT = deal(
  "y1 y2 y3 scary p1 p9 g4  y4 y5 y6 g7 b2 p5 bs  y7 y8 y9 g1 p3 b6 wild  y0",
  "max",
  "y1 y4 y7 y2 y5 y8 y3 y6 y9".split(" "),
);

const kind = (move: UnoMove): string => move.kind;
const called = (move: UnoMove): string => (move.kind === "draw" ? "draw" : "silent");

const steps: Step<UnoView>[] = [
  { name: "goal", from: BEGINNING },
  { name: "colour", right: ["b8"], wrong: kind, then: ["b9", "b2"], points: ["discard"] },
  { name: "number", right: ["g2"], wrong: kind, then: ["g5", "p5"], points: ["discard"] },
  { name: "sign", right: ["p+2"], wrong: kind, then: ["wild blue"] },
  { name: "draw", right: ["draw"], points: ["draw-pile"] },
  { name: "drawn", right: ["b4"], wrong: kind, then: ["b0", "b7"] },
  {
    name: "call",
    from: TWO_LEFT,
    right: ["g8 uno"],
    wrong: called,
    then: ["g9"],
    points: ["uno-button"],
  },
  { name: "catch", right: ["catch 1"], points: ["catch"] },
  { name: "challenge", from: BLUFF, right: ["challenge"], wrong: kind },
  {
    name: "scary",
    from: FOUR_LEFT,
    right: ["scary pink"],
    wrong: (move) => (move.kind === "draw" ? "draw" : "other"),
  },
  { name: "give", right: ["give p9", "give p1"] },
  {
    name: "last-gift",
    right: ["give p9 uno", "give p1 uno"],
    wrong: called,
    points: ["uno-button"],
  },
  { name: "name", right: ["green"], wrong: kind, then: ["g7", "g1"] },
  { name: "last", right: ["g4"], wrong: kind },
  { name: "count" },
];

export const lesson: Lesson<UnoView> = { seats: 3, options: {}, steps };
