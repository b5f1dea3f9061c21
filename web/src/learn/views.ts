/** For tests: the pupil's view at the beginning of each step. */
import type { Rules, State } from "../rules/native";
import type { View } from "../wire";
import { type Lesson, PUPIL } from "./lesson";
import { tableAt, wayTo } from "./positions";

export function viewsOf<V extends View>(game: Rules<State, V, unknown>, lesson: Lesson<V>) {
  return (name: string): V => {
    const [rules, steps] = [game as Rules, lesson as Lesson];
    const at = lesson.steps.findIndex((step) => step.name === name);
    return tableAt(rules, steps, wayTo(rules, steps, at)).view(PUPIL) as V;
  };
}
