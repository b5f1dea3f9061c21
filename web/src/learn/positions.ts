/** The positions of a lesson, reached by the rules. */
import type { Rules, State } from "../rules/native";
import { Stacked } from "../rules/stacked";
import { Table } from "../rules/table";
import type { Event, View } from "../wire";
import { type Deal, type Lesson, type Played, PUPIL } from "./lesson";

export function play<V, E>(table: Table<V, E>, move: Played): void {
  if (typeof move === "string") table.play(move);
  else table.play(move.action, move.seat);
}

/** A move of the pupil. */
export function mine(action: string): Played {
  return { seat: PUPIL, action };
}

/** A way to a position: a deal, and the moves since. */
export interface Way {
  deal: Deal;
  moves: readonly Played[];
}

/** The way to a step if the pupil has made the first right move each time. */
export function wayTo(game: Rules, lesson: Lesson, at: number): Way {
  const { from } = lesson.steps[at]!;
  if (from) return { deal: from, moves: from.moves ?? [] };
  const before = wayTo(game, lesson, at - 1);
  const { right = [], then = [] } = lesson.steps[at - 1]!;
  const legal = tableAt(game, lesson, before).legal(PUPIL);
  const made = right.filter((move) => legal.includes(move)).slice(0, 1);
  return { deal: before.deal, moves: [...before.moves, ...made.map(mine), ...then] };
}

/** A table where these moves have been played. */
export function tableAt(
  game: Rules,
  { seats, options }: Lesson,
  { deal, moves }: Way,
): Table<View, Event> {
  const table = new Table(
    game as Rules<State, View, Event>,
    Array.from({ length: seats }, (_, seat) => `${seat}`),
    { options, source: new Stacked(game, deal.decks), autoDeal: false },
  );
  table.deal();
  for (const move of moves) play(table, move);
  return table;
}
