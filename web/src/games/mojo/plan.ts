/** Turns what happened into cards that fly: from where, to where, when. Knows no pixels. */
import type { Script, Step, Word } from "../../table/director.svelte";
import { type Anchor, finder, type Flight as CardFlight } from "../../table/flight";
import type { MojoEvent, MojoView } from "../../wire";

type Flight = CardFlight<number>;

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
  ended: ({ phase }) => phase === "deal" || phase === "over",
  round: ({ round }) => round,
};

function step(
  events: readonly MojoEvent[],
  before: MojoView | null,
  after: MojoView,
): Step<MojoEvent, number> {
  const me = after.seat;
  const flights: Flight[] = [];
  const words: Word<MojoEvent>[] = [];
  const mine = me === null ? null : after.seats[me]!;
  const leaving = finder(before && me !== null ? (before.seats[me]?.hand ?? []) : []);
  const arriving = finder(mine?.hand ?? []);
  let at = 0;

  const handAnchor = (index: number): Anchor => (index < 0 ? `seat:${me}` : `hand:${index}`);
  const fly = (flight: Partial<Flight> & Pick<Flight, "from" | "to">): void => {
    flights.push({ start: null, end: null, at, lasts: 420, hides: null, ...flight });
  };

  for (const event of events) {
    const seat = event.seat ?? 0;
    const card = event.card ?? null;
    switch (event.kind) {
      case "dealt": {
        const hand = mine?.hand ?? [];
        after.seats.forEach((other, s) => {
          if (s === me && hand.length) return;
          const shown = Math.min(3, other.hand_size);
          for (let k = 0; k < shown; k++)
            flights.push({
              from: "pile",
              to: `seat:${s}`,
              start: null,
              end: null,
              at: at + k * 130 + s * 30,
              lasts: 380,
              hides: null,
            });
        });
        hand.forEach((value, i) => {
          flights.push({
            from: "pile",
            to: `hand:${i}`,
            start: null,
            end: value,
            at: at + i * 70,
            lasts: 420,
            hides: `hand:${i}`,
          });
        });
        after.discards.forEach((pile, d) => {
          const top = pile.at(-1);
          if (top !== undefined)
            fly({
              from: "pile",
              to: `discard:${d}`,
              end: top,
              at: at + 600,
              hides: `discard:${d}`,
            });
        });
        at += 1050;
        break;
      }
      case "played": {
        const own = seat === me;
        fly({
          from: own ? handAnchor(leaving(card!)) : `seat:${seat}`,
          to: `discard:${event.discard ?? 0}`,
          start: own ? card : null,
          end: card,
          hides: `discard:${event.discard ?? 0}`,
        });
        at += 430;
        break;
      }
      case "drew": {
        const index = seat === me && card !== null ? arriving(card) : -1;
        fly({
          from: "pile",
          to: index < 0 ? `seat:${seat}` : `hand:${index}`,
          end: index < 0 ? null : card,
          hides: index < 0 ? null : `hand:${index}`,
        });
        at += 400;
        break;
      }
      case "took": {
        const index = seat === me ? arriving(card!) : -1;
        fly({
          from: `discard:${event.discard ?? 0}`,
          to: index < 0 ? `seat:${seat}` : `hand:${index}`,
          start: card,
          end: card,
          hides: index < 0 ? null : `hand:${index}`,
        });
        at += 400;
        break;
      }
      case "laid":
        words.push({ seat, event, at });
        at += 250;
        break;
      case "revealed":
        fly({ from: `laid:${seat}`, to: `revealed:${seat}`, start: null, end: card, lasts: 520 });
        at += 500;
        break;
      case "pile_formed":
        for (let d = 0; d < after.discards.length; d++)
          for (let k = 0; k < 4; k++)
            fly({ from: `discard:${d}`, to: "pile", at: at + k * 70, lasts: 320 });
        at += 480;
        break;
      case "discard_formed": {
        const d = event.discard ?? 0;
        // From the other discard, if that has fewer cards than were put there; else from the pile.
        const other = 1 - d;
        const put = events.filter((one) => one.kind === "played" && one.discard === other).length;
        const expected = (before?.discards[other]?.length ?? 0) + put;
        const moved = (after.discards[other]?.length ?? 0) < expected;
        fly({
          from: moved ? `discard:${other}` : "pile",
          to: `discard:${d}`,
          start: moved ? card : null,
          end: card,
          hides: `discard:${d}`,
        });
        at += 420;
        break;
      }
      case "round_over":
        at += 700; // the last card is seen before the scores cover it
        break;
      case "game_over":
        break;
    }
  }
  return { flights, words, events, lasts: at };
}
