/** Learning Hazard: the first round of a game. */
import type { Lesson, Step } from "../../learn/lesson";
import type { HazardMove, HazardView } from "../../wire";

/** The hidden card; yours, Ada's, and yours again. */
const DECK = ["7", "6", "9", "8"];
const other = ({ kind }: HazardMove): string => kind;

const steps: Step<HazardView>[] = [
  { name: "goal", from: { decks: [DECK] } },
  { name: "draw", right: ["draw"], wrong: other, then: ["draw"] },
  { name: "look", right: ["look"], wrong: other, then: ["stop"] },
  { name: "more", right: ["draw"], wrong: other },
  { name: "stop", right: ["stop"], wrong: other },
  { name: "count" },
];

export const lesson: Lesson<HazardView> = {
  seats: 2,
  options: {},
  steps,
};
