/** What is asked about the cards of a step. */
import { isSure, type Spot } from "./worlds/chances.ts";
import type { Holder, Note } from "./worlds/hands.ts";
import { handsOf, unseen } from "./worlds/holding.ts";
import type { World } from "./worlds/world.ts";

/** Cards that are to be known before the game goes on: of a hand, or those that everybody saw, in order. */
export interface Question {
  holder: Holder;
  spots: Spot[];
  /** Whether they have just come, or are shown to somebody, or to everybody at the end of a round. */
  why: "got" | "shown" | "left";
}

/** What is to be known of the last step. `told`: the seats whose cards are told as they come. */
export function questions(world: World, told: readonly number[]): Question[] {
  const { chances, table, notes } = world;
  const note = notes.at(-1);
  if (!note || table.ended !== null) return [];
  const open = note.got.filter(([spot, holder]) => holder === "all" && !isSure(chances, spot));
  if (open.length) return [{ holder: "all", spots: open.map(([spot]) => spot), why: "got" }];
  const seats = table.toAct === null ? table.names.map((_, seat) => seat) : told;
  const why = table.toAct === null ? "left" : "got";
  const hands = seats.map((holder) => ({ holder, spots: unseen(world, holder), why }) as const);
  const shown = note.moved.length ? [] : shownBy(note, world, told);
  return [...hands, ...shown].filter(({ spots }) => spots.length > 0);
}

/** The cards that one who tells what they see has been shown by the last step. */
function shownBy(note: Note, world: World, told: readonly number[]): Question[] {
  const { table, before } = world;
  const all = table.events(null, before).map((event) => JSON.stringify(event));
  const come = new Set(note.got.map(([spot]) => spot));
  return told.flatMap((seat) => {
    const events = table.events(seat, before) as {
      seat?: number;
      card?: unknown;
      count?: number;
    }[];
    const shown = events.filter(
      (event) => event.seat !== seat && !all.includes(JSON.stringify(event)),
    );
    return [...new Set(shown.map((event) => event.seat))].flatMap((holder): Question[] => {
      if (holder === undefined || holder === null) return [];
      const cards = shown.filter((event) => event.seat === holder && event.card);
      const count = cards.reduce((sum, event) => sum + (event.count ?? 1), 0);
      const hand = handsOf(world)
        .held[holder]!.filter((card) => !come.has(card))
        .slice(0, count);
      const spots = unseen(world, holder).filter((spot) => hand.includes(spot));
      return [{ holder, spots, why: "shown" }];
    });
  });
}
