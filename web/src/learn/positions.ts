/** The positions of a lesson, reached by the rules. */
import { ChanceError } from "../rules/errors";
import type { Game, Row, Source, State } from "../rules/native";
import { Table } from "../rules/table";
import type { Event, View } from "../wire";
import { type Deal, type Lesson, type Played, PUPIL } from "./lesson";

/** Shuffles as a lesson wants them: the cards of the next deck on top. */
class Stacked implements Source {
  readonly #game: Game;
  readonly #decks: Deal["decks"];
  #used = 0;

  constructor(game: Game, decks: Deal["decks"]) {
    this.#game = game;
    this.#decks = decks;
  }

  below(): number {
    return PUPIL; // lots fall on the pupil
  }

  shuffle(_: State, cards: Row, n: number): void {
    const rest = Array.from(cards).slice(0, n);
    const top = (this.#decks[this.#used++] ?? []).map((name) => {
      const found = rest.indexOf(this.#game.parse_card(name));
      if (found < 0) throw new ChanceError(`expected a card that is shuffled, found ${name}`);
      return rest.splice(found, 1)[0]!;
    });
    [...top, ...rest].forEach((card, i) => (cards[n - 1 - i] = card));
  }
}

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
export function wayTo(game: Game, lesson: Lesson, at: number): Way {
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
  game: Game,
  { seats, options }: Lesson,
  { deal, moves }: Way,
): Table<View, Event> {
  const table = new Table(
    game as Game<State, View, Event>,
    Array.from({ length: seats }, (_, seat) => `${seat}`),
    { options, source: new Stacked(game, deal.decks), autoDeal: false },
  );
  table.deal();
  for (const move of moves) play(table, move);
  return table;
}
