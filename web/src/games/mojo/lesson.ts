/** Learning Mojo: one round, in two parts. */
import type { Lesson, Step } from "../../learn/lesson";
import type { MojoMove, MojoView } from "../../wire";

const cards = (text: string): string[] => text.split(" ");

/** The hands of you, Ada and Blaise; the first discard; and what is drawn. */
const BEGINNING = cards(
  "2 4 5 7 7 9 11 12  11 8 0 3 6 10 12 4  8 7 9 1 5 10 11 12  7  10 3 12 6".replaceAll("  ", " "),
);
/** After a turn each there are four cards in every hand. */
const LATER = cards(
  "12 12 12 11 8 4 3 0  11 11 11 10 7 9 5 2  10 10 10 9 6 6 1 12  12".replaceAll("  ", " "),
);
const A_TURN_EACH = cards("12 12 12 11 11 11 11 10 10 10 10 9");

const top = ({ discards }: MojoView) => ({ top: discards[0]!.at(-1)! });
const compared = ({ effect }: MojoMove): string => effect ?? "";
const ANY_LAID = ["show 0", "show 3", "show 4"];

const steps: Step<MojoView>[] = [
  { name: "goal", from: { decks: [BEGINNING] } },
  {
    name: "lower",
    right: ["5", "4", "2"],
    wrong: compared,
    then: ["11", "8"],
    points: ["discard:0"],
    args: top,
  },
  { name: "higher", right: ["12", "11", "9"], wrong: compared, then: ["8", "7"], args: top },
  { name: "equal", right: ["7"], wrong: compared, points: ["discard:0"], args: top },
  { name: "chain", right: ["7"], wrong: compared, args: top },
  {
    name: "end",
    right: ["5", "4", "3", "2"],
    wrong: compared,
    then: ["0", "9"],
    args: top,
  },
  {
    name: "time",
    from: { decks: [LATER], moves: A_TURN_EACH },
    right: ["8"],
    wrong: compared,
    then: ["7", "6"],
    args: top,
  },
  { name: "reveal", right: ANY_LAID, then: ["show 9", "show 1"] },
  { name: "colour", right: ANY_LAID, then: ["show 2", "show 12"] },
  { name: "last", right: ANY_LAID, points: ["mojo"] },
  { name: "count" },
];

export const lesson: Lesson<MojoView> = { seats: 3, options: { first_player: 0 }, steps };
