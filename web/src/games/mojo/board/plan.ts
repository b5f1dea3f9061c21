/** Turns what happened into cards that fly: from where, to where, when. Knows no pixels. */
import type { Script, Step, Word } from "../../../table/cards/director.svelte";
import { Course } from "../../../table/cards/flight";
import type { MojoEvent, MojoView } from "../../../wire";

export const script: Script<MojoView, MojoEvent, number> = {
  steps: (events, before, after) => [step(events, before, after)],
  opening({ events, view }) {
    const dealt = events.find((event) => event.kind === "dealt");
    if (dealt) return events;
    const first = view.seats[0]!.hand_size;
    const untouched =
      view.phase === "play" &&
      view.discards.every((pile) => pile.length === 1) &&
      view.seats.every((seat) => seat.hand_size === first && seat.revealed.length === 0);
    return untouched ? [{ kind: "dealt", seat: view.to_act }] : [];
  },
  played: (events) => events.some(({ kind }) => kind === "played" || kind === "revealed"),
  round: ({ round }) => round,
};

function step(
  events: readonly MojoEvent[],
  before: MojoView | null,
  after: MojoView,
): Step<MojoEvent, number> {
  const words: Word<MojoEvent>[] = [];
  const course = new Course<number>(before, after);

  for (const event of events) {
    const seat = event.seat ?? 0;
    const card = event.card ?? null;
    switch (event.kind) {
      case "dealt": {
        course.deal(after.seats);
        after.discards.forEach((pile, d) => {
          const top = pile.at(-1);
          if (top !== undefined)
            course.fly({
              from: "pile",
              to: `discard:${d}`,
              end: top,
              at: course.at + 600,
              hides: `discard:${d}`,
            });
        });
        course.at += 1050;
        break;
      }
      case "played": {
        const discard = `discard:${event.discard ?? 0}`;
        course.fly({ ...course.outOf(seat, card), to: discard, end: card, hides: discard });
        course.at += 430;
        break;
      }
      case "drew":
        course.fly({ from: "pile", ...course.into(seat, card) });
        course.at += 400;
        break;
      case "took": {
        const into = course.into(seat, card);
        course.fly({ from: `discard:${event.discard ?? 0}`, start: card, ...into });
        course.at += 400;
        break;
      }
      case "laid":
        words.push({ seat, event, at: course.at });
        course.at += 250;
        break;
      case "revealed":
        course.fly({
          from: `laid:${seat}`,
          to: `revealed:${seat}`,
          start: null,
          end: card,
          lasts: 520,
        });
        course.at += 500;
        break;
      case "pile_formed":
        for (let d = 0; d < after.discards.length; d++) course.gather(`discard:${d}`);
        course.at += 480;
        break;
      case "discard_formed": {
        const d = event.discard ?? 0;
        // From the other discard, if that has fewer cards than were put there; else from the pile.
        const other = 1 - d;
        const put = events.filter((one) => one.kind === "played" && one.discard === other).length;
        const expected = (before?.discards[other]?.length ?? 0) + put;
        const moved = (after.discards[other]?.length ?? 0) < expected;
        course.fly({
          from: moved ? `discard:${other}` : "pile",
          to: `discard:${d}`,
          start: moved ? card : null,
          end: card,
          hides: `discard:${d}`,
        });
        course.at += 420;
        break;
      }
      case "round_over":
        course.at += 700; // the last card is seen before the scores cover it
        break;
      case "game_over":
        break;
      default:
        event.kind satisfies never;
    }
  }
  return { flights: course.flights, words, events, lasts: course.at };
}
