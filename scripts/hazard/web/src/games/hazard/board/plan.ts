/** Turns what happened into cards that fly: from where, to where, when. Knows no pixels. */
import type { Script } from "../../../table/cards/director.svelte";
import type { Flight } from "../../../table/cards/flight";
import type { HazardEvent, HazardView } from "../../../wire";

const LASTS = 420;
const PLAYS: readonly HazardEvent["kind"][] = ["drew", "looked", "stopped"];

export const script: Script<HazardView, HazardEvent, number> = {
  steps(events) {
    const flights: Flight<number>[] = [];
    let at = 0;
    const fly = (to: string, end: number | null): void => {
      flights.push({
        from: "pile",
        to,
        start: null,
        end,
        at,
        lasts: LASTS,
        hides: to,
      });
      at += LASTS;
    };
    for (const { kind, seat, card } of events)
      if (kind === "dealt") fly("hidden", null);
      else if (kind === "drew") fly(`seat:${seat}`, card ?? null);
      else if (kind === "round_over") at += 700; // the last card is seen before the scores cover it
    return [{ flights, events, lasts: at }];
  },
  opening: ({ events }) => events.filter(({ kind }) => kind === "dealt"),
  played: (events) => events.some(({ kind }) => PLAYS.includes(kind)),
  round: ({ round }) => round,
};
