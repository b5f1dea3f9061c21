/** Turns what happened into cards that fly and words that are said. Knows no pixels. */
import { type Anchor, finder, type Flight as CardFlight } from "../../table/flight";
import type { UnoEvent, UnoView } from "../../wire";
import type { Card } from "./cards";

export type Flight = CardFlight<Card, "discard" | { hand: number }>;

/** What a seat says, or what is said over it; in a speech bubble. */
export interface Word {
  seat: number;
  event: UnoEvent;
  at: number;
}

export interface Plan {
  flights: Flight[];
  words: Word[];
  lasts: number;
}

export function plan(events: readonly UnoEvent[], before: UnoView | null, after: UnoView): Plan {
  const me = after.seat;
  const flights: Flight[] = [];
  const words: Word[] = [];
  const mine = (me === null ? null : after.seats[me]!.hand) ?? [];
  const leaving = finder((me === null ? null : before?.seats[me]?.hand) ?? []);
  const arriving = finder(mine);
  // While the round runs, others' hands are backs; at its end they are turned up all at once.
  let at = 0;

  const handAnchor = (index: number): Anchor => (index < 0 ? `seat:${me}` : `hand:${index}`);
  const fly = (flight: Partial<Flight> & Pick<Flight, "from" | "to">): void => {
    flights.push({ start: null, end: null, at, lasts: 420, hides: null, ...flight });
  };
  const into = (seat: number, card: Card | null): Partial<Flight> & Pick<Flight, "to"> => {
    const index = seat === me && card !== null ? arriving(card) : -1;
    if (seat !== me) return { to: `seat:${seat}`, end: card };
    return { to: handAnchor(index), end: card, hides: index < 0 ? null : { hand: index } };
  };
  const say = (seat: number | null | undefined, event: UnoEvent): void => {
    if (seat !== null && seat !== undefined) words.push({ seat, event, at });
  };

  events.forEach((event, n) => {
    const seat = event.seat ?? 0;
    const card = event.card ?? null;
    switch (event.kind) {
      case "dealt": {
        after.seats.forEach((other, s) => {
          if (s === me) return;
          for (let k = 0; k < Math.min(3, other.hand_size); k++)
            fly({ from: "pile", to: `seat:${s}`, at: at + k * 130 + s * 30, lasts: 380 });
        });
        mine.forEach((own, i) => {
          fly({ from: "pile", to: `hand:${i}`, end: own, at: at + i * 70, hides: { hand: i } });
        });
        at += 900;
        break;
      }
      case "turned_up": {
        const stays = events[n + 1]?.kind !== "put_back";
        fly({ from: "pile", to: "discard", end: card, hides: stays ? "discard" : null });
        at += 560;
        break;
      }
      case "put_back":
        fly({ from: "discard", to: "pile", start: card });
        at += 460;
        break;
      case "played": {
        const own = seat === me;
        fly({
          from: own ? handAnchor(leaving(card)) : `seat:${seat}`,
          to: "discard",
          start: own ? card : null,
          end: card,
          hides: "discard",
        });
        at += 430;
        if (event.calls) say(seat, { kind: "called", seat });
        else if (event.colour) say(seat, { kind: "named", seat, colour: event.colour });
        break;
      }
      case "drew":
        fly({ from: "pile", ...into(seat, card) });
        at += events[n + 1]?.kind === "drew" ? 170 : 400;
        break;
      case "gave":
        fly({
          from: seat === me ? handAnchor(leaving(card)) : `seat:${seat}`,
          start: seat === me ? card : null,
          ...into(event.other ?? 0, card),
          lasts: 560,
        });
        at += 560;
        if (event.calls) say(seat, { kind: "called", seat });
        break;
      case "pile_formed":
        for (let k = 0; k < 4; k++)
          fly({ from: "discard", to: "pile", at: at + k * 70, lasts: 320 });
        at += 480;
        break;
      case "reversed":
        at += 120;
        break;
      case "skipped":
      case "called":
      case "named":
      case "accepted":
      case "passed":
        say(seat, event);
        break;
      case "caught":
        say(seat, event);
        at += 300;
        break;
      case "challenged":
        say(seat, event);
        say(event.other, event);
        at += 500;
        break;
      case "round_over":
        at += 800; // the last card is seen before the scores cover it
        break;
      case "lot":
      case "showed":
      case "blocked":
      case "game_over":
        break;
    }
  });
  return { flights, words, lasts: at };
}
