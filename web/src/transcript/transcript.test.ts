import { describe, expect, test } from "vitest";
import type { Acted, GameRecord } from "../rules/entries";
import { GAME as mojo } from "../rules/games/mojo";
import { GAME as mushi } from "../rules/games/mushi";
import { GAME as uno } from "../rules/games/uno";
import type { Game } from "../rules/native";
import { Table, unseenSeats } from "../rules/table";
import type { View } from "../wire";
import type { Question } from "./asking";
import { blankDraft, Transcript } from "./transcript";
import { deckOf, placeOf } from "./worlds/chances";
import type { Live } from "./worlds/hands";
import type { TranscriptError } from "./worlds/wrong";

type Any = Game<never, View>;

/** Random numbers that are the same each time. */
function seeded(seed: number): () => number {
  let state = seed + 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A game as chance has it, for so many rounds; none was dealt twice, as only the second deal is entered. */
function played(game: Game, seats: number, options: object, seed: number, rounds: number): Live {
  for (let n = seed; ; n += 100) {
    const table = tried(game, seats, options, n, rounds);
    const events = table.events(null) as { kind: string }[];
    if (!events.some(({ kind }) => kind === "put_back" || kind === "misdeal")) return table;
  }
}

/** By its policy, with some random moves. */
function tried(game: Game, seats: number, options: object, seed: number, rounds: number): Live {
  const random = seeded(seed);
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const table = new Table<View>(game as unknown as Any, names, {
    options: options as Record<string, string>,
    seed,
    autoDeal: false,
  });
  while (!table.over) {
    if (table.awaitsDeal) {
      if (table.sheet.length === rounds) break;
      table.deal();
      continue;
    }
    const seat = table.toAct!;
    const legal = table.legal(seat);
    const known = table.known(seat);
    const out = new Array<number>(game.max_legal).fill(0);
    const n = game.legal(known, seat, out);
    const action =
      random() < 0.7
        ? game.format_action(known, game.policy(known, seat, out, n))
        : legal[Math.floor(random() * legal.length)]!;
    table.play(action, seat);
  }
  return table;
}

/** What a player has by now, hidden or not. */
function cardsOf(table: Live, seat: number): string[] {
  const own = table.view(seat).seats[seat]! as unknown as Record<string, unknown[] | undefined>;
  return [...(own.hand ?? []), ...(own.laid ?? [])].map(String);
}

/** The entries of a record by step: each with the chances that follow. */
function bySteps(entries: GameRecord["entries"]): GameRecord["entries"][] {
  const steps: GameRecord["entries"][] = [];
  for (const entry of entries) {
    if ("deal" in entry || "action" in entry) steps.push([entry]);
    else steps.at(-1)!.push(entry);
  }
  return steps;
}

/** A game entered by somebody who tells the cards of some seats. */
class Writer {
  readonly made: Transcript;
  #real: GameRecord;
  #passed: GameRecord["entries"] = [];
  #then: Live | null = null;

  constructor(
    readonly game: Game,
    readonly record: GameRecord,
    readonly seen: readonly number[],
    seed = 1,
  ) {
    const { entries: _, parlour: __, ...header } = record;
    this.made = new Transcript(game, blankDraft(header, seen), seeded(seed));
    this.#real = { ...record, entries: [] };
  }

  write(): Transcript {
    for (const step of bySteps(this.record.entries)) {
      const before = this.#then ?? this.#table();
      this.#passed.push(...step);
      this.#then = this.#table();
      this.#enter(step[0]!, before);
      for (let rest = 40; rest > 0; rest--) {
        const [question] = this.made.questions();
        if (!question) break;
        this.made.answer(question, this.told(question, before));
      }
    }
    return this.made;
  }

  #table(): Live {
    return Table.resume(this.game as unknown as Any, { ...this.#real, entries: this.#passed });
  }

  #enter(entry: GameRecord["entries"][number], before: Live): void {
    if ("deal" in entry) return this.made.deal(this.made.lots ? this.#opener() : null);
    const { seat, action } = entry as Acted;
    const legal = before.view(seat).legal as { action: string; card?: unknown }[];
    const { card = null } = legal.find((move) => move.action === action)!;
    const facts = this.#then!.events(null, before.journalSize) as {
      kind: string;
      card?: unknown;
    }[];
    const secret = card !== null && facts.every((event) => (event.card ?? null) === null);
    if (secret && this.made.unseen(seat).length) {
      const veiled = action.replace(String(card), "?");
      expect(this.made.offers(seat).map((offer) => offer.action)).toContain(veiled);
      return this.made.act(seat, veiled);
    }
    if (card !== null) {
      if (this.made.steps.length % 6 === 0) {
        const offered = this.made.movesWith(String(card), seat).map((offer) => offer.action);
        expect(offered).toContain(action);
        if (this.made.unseen(seat).length && action.includes(String(card)))
          expect(this.made.offers(seat).map((offer) => offer.action)).not.toContain(action);
      }
      return this.made.act(seat, action, String(card));
    }
    if (this.made.steps.length % 6 === 0)
      expect(this.made.offers(seat).map((offer) => offer.action)).toContain(action);
    if (action !== "challenge") return this.made.act(seat, action);
    const outcome = JSON.stringify(facts);
    const keys = this.made.outcomes(seat, action).map(({ key }) => key);
    expect(keys).toContain(outcome);
    this.made.act(seat, action, null, keys.length > 1 ? outcome : null);
  }

  #opener(): number {
    const view = this.#then!.view(null);
    return ("dealer" in view ? view.dealer : view.to_act)!;
  }

  protected told({ holder, spots, why }: Question, before: Live): string[] {
    const real = this.#then!;
    if (holder === "all") return this.#lying(spots);
    // What they had, without what is known of it.
    const cards = why === "shown" ? cardsOf(before, holder) : cardsOf(real, holder);
    const known = cardsOf(this.made.table, holder);
    const faces = this.made.facesAt(spots);
    for (const face of faces) known.splice(known.indexOf(face), 1);
    for (const card of known) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1);
    return cards;
  }

  /** The cards that lie at some spots in truth, in the deck that came as that one did. */
  #lying(spots: readonly number[]): string[] {
    const decks = (entries: GameRecord["entries"]) =>
      entries.flatMap((one) => ("deck" in one ? [one.deck] : []));
    const real = decks(this.#passed);
    const last = this.made.draft().chances.length;
    const after = this.made
      .draft()
      .chances.slice(deckOf(spots[0]!))
      .filter((one) => typeof one === "object").length;
    expect(last).toBeGreaterThan(0);
    return spots.map((spot) => real.at(-after)![placeOf(spot)]!);
  }
}

/** The table after each step, as somebody sees it. */
function views(game: Game, record: GameRecord, seat: number | null): string[] {
  const found: string[] = [];
  const stops: Parameters<Live["at"]>[0][] = [];
  const table = Table.resume(game as unknown as Any, record, undefined, (stop) => stops.push(stop));
  for (const stop of stops) found.push(JSON.stringify(table.at(stop).view(seat)));
  return found;
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
    for (const seat of [null, ...all]) {
      expect(views(game, made, seat)).toEqual(views(game, record, seat));
    }
    expect(unseenSeats(made)).toEqual([]);
  });
  test("entered by one player, all that they and the others see is the same", () => {
    const record = played(game, seats, options, 4, rounds).record();
    const made = new Writer(game, record, [1]).write().record();
    for (const seat of [null, 1])
      expect(views(game, made, seat)).toEqual(views(game, record, seat));
    expect(unseenSeats(made)).not.toContain(1);
    expect(made.parlour).toBe(5);
  });
  test("entered by somebody who looks on, points and moves are the same", () => {
    const table = played(game, seats, options, 5, rounds);
    const made = new Writer(game, table.record(), []).write();
    expect(made.table.sheet).toEqual(table.sheet);
    expect(views(game, made.record(), null)).toEqual(views(game, table.record(), null));
  });
});

/** One who says at the end that a hand was nothing but wild cards. */
class Joker extends Writer {
  protected override told(question: Question, before: Live): string[] {
    const cards = super.told(question, before);
    return question.why === "left" ? cards.map((_, n) => (n ? "+4" : "wild")) : cards;
  }
}

test("what cannot be says at which move", () => {
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

test("monsters of ten, entered by one player", { timeout: 60_000 }, () => {
  const game = uno as unknown as Game;
  const record = played(game, 10, { edition: "monster" }, 3, 1).record();
  const made = new Writer(game, record, [1]).write().record();
  expect(views(game, made, 1)).toEqual(views(game, record, 1));
});
