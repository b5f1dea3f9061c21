/** Events of UNO: cards that fly, words that are said, panels that everybody sees. */
import type { Script, Step, Word } from "../../../table/cards/director.svelte";
import { Course } from "../../../table/cards/flight";
import type { UnoEvent, UnoView } from "../../../wire";
import type { Card, Colour } from "../art/cards";

/** An event; cards that one seat draws in a row, or shows, are told as one. */
export interface Told extends UnoEvent {
  cards?: readonly Card[];
}

/** The lots for the first dealer. */
export interface Lots {
  kind: "lots";
  drawn: readonly UnoEvent[];
  dealer: number;
}

/** The hand that I was shown for my challenge, and what it proves. */
export interface Proof {
  kind: "proof";
  seat: number;
  cards: readonly Card[];
  /** The one that the hand must not have held. */
  colour: Colour;
  guilty: boolean;
}

const PLAYS: readonly UnoEvent["kind"][] = ["played", "gave", "passed", "accepted", "challenged"];

export const script: Script<UnoView, Told, Card, never, Lots | Proof> = {
  steps(events, before, after) {
    const announcement = lotsOf(events, after);
    if (!announcement) return [step(events, before, after)];
    // Who deals is asked first: nothing is dealt yet.
    const { drawn } = announcement;
    const rest = events.filter((event) => !drawn.includes(event));
    const lots = { events: drawn, announcement, lasts: 2200 + 200 * drawn.length };
    return [lots, step(rest, before, after)];
  },
  opening({ events, view }) {
    if (events.some((event) => event.kind === "dealt")) return events;
    const first = view.seats[0]!.hand_size;
    const untouched =
      view.phase === "play" &&
      view.discard.length === 1 &&
      view.seats.every((seat) => seat.hand_size === first);
    if (!untouched) return [];
    return [
      { kind: "dealt", seat: view.dealer },
      { kind: "turned_up", card: view.discard[0] },
    ];
  },
  // The first card may make one seat draw.
  played: (events) =>
    events.some(({ kind }) => PLAYS.includes(kind)) ||
    new Set(events.filter(({ kind }) => kind === "drew").map(({ seat }) => seat)).size > 1,
  round: ({ round }) => round,
  digest,
};

export function digest(events: readonly Told[]): Told[] {
  const told: Told[] = [];
  for (const event of events) {
    const last = told.at(-1);
    const cards = event.card ? Array<Card>(event.count ?? 1).fill(event.card) : [];
    const joins = event.kind === "drew" || event.kind === "showed";
    if (joins && last?.kind === event.kind && last.seat === event.seat)
      told[told.length - 1] = {
        ...last,
        count: (last.count ?? 0) + 1,
        cards: [...(last.cards ?? []), ...cards],
      };
    else told.push(joins ? { ...event, count: 1, cards } : event);
  }
  return told;
}

/** The table while lots are drawn: nobody has a card or the turn yet, and nobody deals. */
export function undealt(view: UnoView): UnoView {
  const dealt = view.seats.reduce((sum, seat) => sum + seat.hand_size, view.discard.length);
  return {
    ...view,
    draw_pile: view.draw_pile + dealt,
    dealer: null,
    to_act: null,
    direction: 1,
    colour: null,
    discard: [],
    seats: view.seats.map((seat) => ({ ...seat, hand: seat.hand && [], hand_size: 0 })),
    legal: [],
  };
}

function lotsOf(events: readonly UnoEvent[], view: UnoView): Lots | null {
  const drawn = events.filter((event) => event.kind === "lot");
  const dealer = events.find((event) => event.kind === "dealt")?.seat ?? view.dealer ?? 0;
  return drawn.length ? { kind: "lots", drawn, dealer } : null;
}

function proofOf(events: readonly UnoEvent[], before: UnoView | null): Proof | null {
  const shown = digest(events).find((event) => event.kind === "showed");
  if (!shown?.cards || !before?.stake) return null;
  const { accused: seat, colour } = before.stake;
  const guilty = events.some((event) => event.guilty === true);
  return { kind: "proof", seat, cards: shown.cards, colour, guilty };
}

function step(
  events: readonly Told[],
  before: UnoView | null,
  after: UnoView,
): Step<Told, Card, never, Lots | Proof> {
  const words: Word<Told>[] = [];
  const course = new Course<Card>(before, after);
  const say = (seat: number | null | undefined, event: Told): void => {
    if (seat !== null && seat !== undefined) words.push({ seat, event, at: course.at });
  };

  events.forEach((event, n) => {
    const seat = event.seat ?? 0;
    const card = event.card ?? null;
    switch (event.kind) {
      case "dealt":
        course.deal(after.seats);
        course.at += 900;
        break;
      case "turned_up": {
        const stays = events[n + 1]?.kind !== "put_back";
        course.fly({ from: "pile", to: "discard", end: card, hides: stays ? "discard" : null });
        course.at += 560;
        break;
      }
      case "put_back":
        course.fly({ from: "discard", to: "pile", start: card });
        course.at += 460;
        break;
      case "played":
        course.fly({ ...course.outOf(seat, card), to: "discard", end: card, hides: "discard" });
        course.at += 430;
        if (event.calls) say(seat, { kind: "called", seat });
        else if (event.colour && card !== "scary")
          say(seat, { kind: "named", seat, colour: event.colour });
        break;
      case "drew":
        course.fly({ from: "pile", ...course.into(seat, card) });
        course.at += events[n + 1]?.kind === "drew" ? 170 : 400;
        break;
      case "gave":
        course.fly({
          ...course.outOf(seat, card),
          ...course.into(event.other ?? 0, card),
          lasts: 560,
        });
        course.at += 560;
        if (event.calls) say(seat, { kind: "called", seat });
        break;
      case "pile_formed":
        course.gather("discard");
        course.at += 480;
        break;
      case "reversed":
        course.at += 120;
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
        course.at += 300;
        break;
      case "challenged":
        say(seat, event);
        say(event.other, event);
        course.at += 500;
        break;
      case "round_over":
        course.at += 800; // the last card is seen before the scores cover it
        break;
      case "lot":
      case "showed":
      case "blocked":
      case "game_over":
        break;
      default:
        event.kind satisfies never;
    }
  });
  return {
    flights: course.flights,
    words,
    events,
    note: proofOf(events, before),
    lasts: course.at,
  };
}
