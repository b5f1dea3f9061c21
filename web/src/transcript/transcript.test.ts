import { describe, expect, test } from "vitest";
import type { GameRecord } from "../rules/entries";
import { GAME as mojo } from "../rules/games/mojo";
import { GAME as mushi } from "../rules/games/mushi";
import { GAME as uno } from "../rules/games/uno";
import type { Game } from "../rules/native";
import { Table, unseenSeats } from "../rules/table";
import type { View } from "../wire";
import type { Question } from "./asking";
import type { Live } from "./worlds/hands";
import type { TranscriptError } from "./worlds/wrong";
import { played, Writer } from "./writing";

/** The table after each step, as each of these sees it. */
function views(game: Game, record: GameRecord, seats: (number | null)[]): string[][] {
  const stops: Parameters<Live["at"]>[0][] = [];
  const table = Table.resume(game as unknown as Game<never, View>, record, undefined, (stop) =>
    stops.push(stop),
  );
  return stops.map((stop) => {
    const then = table.at(stop);
    return seats.map((seat) => JSON.stringify(then.view(seat)));
  });
}

const TABLES: [string, Game, number, object, number][] = [
  [
    "mojo for two, two discards",
    mojo as unknown as Game,
    2,
    { edition: "fr", discards: 2, first_player: 0 },
    2,
  ],
  ["mojo for five", mojo as unknown as Game, 5, { edition: "pl" }, 2],
  ["mojo for eight", mojo as unknown as Game, 8, { edition: "ru" }, 1],
  ["mushi", mushi as unknown as Game, 2, { edition: "ru" }, 2],
  ["mushi of osaka", mushi as unknown as Game, 2, { edition: "osaka", first_dealer: 1 }, 2],
  ["uno for two", uno as unknown as Game, 2, { edition: "monster" }, 1],
  ["uno for four", uno as unknown as Game, 4, { edition: "classic" }, 1],
  ["uno for ten", uno as unknown as Game, 10, { edition: "classic" }, 1],
];

describe.each(TABLES)("%s", { timeout: 60_000 }, (_, game, seats, options, rounds) => {
  test("entered whole, it is its own record", () => {
    const record = played(game, seats, options, 3, rounds).record();
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const made = new Writer(game, record, all).write().record();
    const some = [null, 0, seats - 1];
    expect(views(game, made, some)).toEqual(views(game, record, some));
    expect(unseenSeats(made)).toEqual([]);
  });
  // The monsters of ten are entered below.
  test.runIf(seats < 10)(
    "entered by one player, all that they and the others see is the same",
    () => {
      oneTells(game, played(game, seats, options, 4, rounds).record());
    },
  );
  test("entered by somebody who looks on, points and moves are the same", () => {
    const table = played(game, seats, options, 5, rounds);
    const made = new Writer(game, table.record(), []).write();
    expect(made.table.sheet).toEqual(table.sheet);
    expect(views(game, made.record(), [null])).toEqual(views(game, table.record(), [null]));
  });
});

/** Entered by one player, all that they and the others see is the same. */
function oneTells(game: Game, record: GameRecord, seed?: number): void {
  const made = new Writer(game, record, [1], seed).write().record();
  expect(views(game, made, [null, 1])).toEqual(views(game, record, [null, 1]));
  expect(unseenSeats(made)).not.toContain(1);
  expect(made.parlour).toBe(5);
}

/** One who says at the end that a hand was nothing but wild cards. */
class Joker extends Writer {
  protected override told(question: Question, before: Live): string[] {
    const cards = super.told(question, before);
    return question.why === "left" ? cards.map((_, n) => (n ? "+4" : "wild")) : cards;
  }
}

/** One who looks at the points before the cards that are left are told. */
class Curious extends Writer {
  readonly early: { sheet: number; over: boolean }[] = [];

  protected override told(question: Question, before: Live): string[] {
    const { sheet, over } = this.made;
    if (question.why === "left") this.early.push({ sheet: sheet.length, over });
    return super.told(question, before);
  }
}

test("a round has no points until the cards that are left are told", { timeout: 60_000 }, () => {
  const game = mojo as unknown as Game;
  const record = played(game, 2, { edition: "ru", points: 1 }, 3, 1).record();
  const curious = new Curious(game, record, [1]);
  const { sheet, over } = curious.write();
  expect(curious.early.length).toBeGreaterThan(0);
  for (const early of curious.early) expect(early).toEqual({ sheet: 0, over: false });
  expect(sheet).toHaveLength(1);
  expect(over).toBe(true);
});

test("what cannot be says at which move", { timeout: 60_000 }, () => {
  const game = uno as unknown as Game;
  const record = played(game, 2, { edition: "classic" }, 3, 1).record();
  const joker = new Joker(game, record, [1]);
  let wrong: unknown = null;
  try {
    joker.write();
  } catch (error) {
    wrong = error;
  }
  const { why, step } = wrong as TranscriptError;
  expect(why).toBe("unfit");
  expect(joker.made.toldOf(step!)).not.toEqual([]);
});

/** A record without what came after some of its steps. */
function upTo(record: GameRecord, steps: number): GameRecord {
  let n = 0;
  const end = record.entries.findIndex(
    (entry) => ("deal" in entry || "action" in entry) && n++ === steps,
  );
  return { ...record, entries: record.entries.slice(0, end < 0 ? undefined : end) };
}

test.each([
  ["whole, with gifts that nobody saw", 3, Infinity],
  ["up to a draw after many gifts, which tells whose card it was", 111, 63],
  ["up to the last gift of two cards, with the call", 112, 22],
])("monsters of ten, entered by one player: %s", { timeout: 60_000 }, (_, seed, steps) => {
  const game = uno as unknown as Game;
  const record = upTo(played(game, 10, { edition: "monster" }, seed, 1).record(), steps);
  oneTells(game, record, seed);
});
