/** Turns what happened into cards that fly: from where, to where, when. Knows no pixels. */
import type { Script } from "../../../table/cards/director.svelte";
import { Course } from "../../../table/cards/flight";
import type { HazardEvent, HazardView } from "../../../wire";

const PLAYS: readonly HazardEvent["kind"][] = ["drew", "looked", "stopped"];

export const script: Script<HazardView, HazardEvent, number> = {
  steps(events, before, after) {
    const course = new Course<number>(before, after);
    const draw = (to: string, end: number | null): void => {
      course.fly({ from: "pile", to, end, hides: to });
      course.at += 420;
    };
    for (const { kind, seat, card } of events)
      if (kind === "dealt") draw("hidden", null);
      else if (kind === "drew") draw(`seat:${seat}`, card ?? null);
      else if (kind === "round_over") course.at += 700; // the last card is seen before the scores cover it
    return [{ flights: course.flights, events, lasts: course.at }];
  },
  opening: ({ events }) => events.filter(({ kind }) => kind === "dealt"),
  played: (events) => events.some(({ kind }) => PLAYS.includes(kind)),
  round: ({ round }) => round,
};
