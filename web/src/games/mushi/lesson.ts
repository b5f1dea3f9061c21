/** Learning Mushi: one deal, from its beginning, and its last card. */
import type { Deal, Lesson, Step } from "../../learn/lesson";
import type { MushiMove, MushiView } from "../../wire";

/** As it is dealt: twice four cards to Ada, to you, who deal, and to the table; then the draw pile. */
const DEAL: Deal = {
  decks: [
    [
      "12c2 5c2 5a 10c2  1r 2r 11j 4r  1b 2a 2c1 8b",
      "10a 3r 3c2 1c2  4c1 10c1 10r 3c1  9a 9c1 5c1 12c1",
      "5r 11r 9r 12c3 1c1 2c2 8a  11a 9c2 4a 8c1 8c2 4c2 3b 12b 11b",
    ].flatMap((row) => row.split(/\s+/)),
  ],
};
/** To your last card. */
const MOVES = [
  ...["1r", "12c2", "2r x 2a", "x 9a", "5c2", "11j x 8b", "5a"],
  ...["3c1", "3r", "10c1", "10a", "4r", "1c2", "4c1", "10c2"],
];

const JOKER = "11j";
const CHAFF = ["3c1", "4c1", "10c1"];
/** Why not, where another card is to be played, or the same one on something else. */
const notYet = ({ card }: MushiMove): string => (card === JOKER ? "joker" : "other");

const steps: Step<MushiView>[] = [
  { name: "goal", from: DEAL },
  {
    name: "match",
    right: ["1r"],
    wrong: notYet,
    then: ["12c2"],
    points: ["table-1b"],
  },
  {
    name: "choose",
    right: ["2r x 2a"],
    wrong: notYet,
    points: ["table-2a"],
  },
  { name: "take", right: ["x 9a"], wrong: () => "chaff", then: ["5c2"], points: ["turned-up"] },
  {
    name: "joker",
    right: ["11j x 8b"],
    wrong: (move) => (move.card === JOKER ? "prey" : "stays"),
    then: ["5a"],
    points: ["table-8b"],
  },
  { name: "leave", right: CHAFF, wrong: () => "ribbon" },
  { name: "last", from: { ...DEAL, moves: MOVES }, right: ["10r"], then: ["3c2"] },
  {
    name: "count",
    args: ({ scores }) => ({
      value: scores![0]!.value,
      points: scores![0]!.points,
      cost: scores![1]!.debit,
    }),
  },
];

export const lesson: Lesson<MushiView> = { seats: 2, options: { first_dealer: 0 }, steps };
