/** Games that chance plays, entered move by move by somebody who saw some of the cards: for tests and measurements. */
import type { Acted, GameRecord } from "../rules/entries.ts";
import type { PadRules } from "../rules/native.ts";
import { Table } from "../rules/table.ts";
import type { View } from "../wire.ts";
import type { Question } from "./asking.ts";
import { blankDraft, Transcript } from "./transcript.ts";
import { deckOf, placeOf } from "./worlds/chances.ts";
import type { Live } from "./worlds/hands.ts";

type Any = PadRules<never, View>;

/** Random numbers that are the same each time. */
export function seeded(seed: number): () => number {
  let state = seed + 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A game as chance has it, for so many rounds; none was dealt twice, as only the second deal is entered. */
export function played(
  game: PadRules,
  seats: number,
  options: object,
  seed: number,
  rounds: number,
): Live {
  for (let n = seed; ; n += 100) {
    const table = tried(game, seats, options, n, rounds);
    const events = table.events(null) as { kind: string }[];
    if (!events.some(({ kind }) => kind === "put_back" || kind === "misdeal")) return table;
  }
}

/** By its policy, with some random moves. */
function tried(game: PadRules, seats: number, options: object, seed: number, rounds: number): Live {
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
export class Writer {
  readonly game: PadRules;
  readonly record: GameRecord;
  readonly made: Transcript;
  /** The table after each step. */
  readonly #stands: readonly Live[];
  readonly #blank: Live;
  #passed: GameRecord["entries"] = [];
  #then: Live | null = null;

  /** `seen`: the seats whose cards are told as they come; `seed`: of what the search tries. */
  constructor(game: PadRules, record: GameRecord, seen: readonly number[], seed = 1) {
    this.game = game;
    this.record = record;
    const { entries: _, parlour: __, ...header } = record;
    this.made = new Transcript(game, blankDraft(header, seen), seeded(seed));
    const stops: Parameters<Live["at"]>[0][] = [];
    const whole = Table.resume(game as unknown as Any, record, undefined, (stop) =>
      stops.push(stop),
    );
    this.#stands = stops.map((stop) => whole.at(stop));
    this.#blank = Table.resume(game as unknown as Any, { ...record, entries: [] });
  }

  write(): Transcript {
    for (const [n, step] of bySteps(this.record.entries).entries()) {
      const before = this.#then ?? this.#blank;
      this.#passed.push(...step);
      this.#then = this.#stands[n]!;
      this.#enter(step[0]!, before);
      for (let rest = 40; rest > 0; rest--) {
        const [question] = this.made.questions();
        if (!question) break;
        this.made.answer(question, this.told(question, before));
      }
    }
    return this.made;
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
      this.#offered(seat, veiled);
      return this.made.act(seat, veiled);
    }
    if (card !== null) {
      if (this.made.steps.length % 6 === 0) {
        needed(this.made.movesWith(String(card), seat).map(actionOf), action);
        if (this.made.unseen(seat).length && action.includes(String(card)))
          this.#offered(seat, action, false);
      }
      return this.made.act(seat, action, String(card));
    }
    if (this.made.steps.length % 6 === 0) this.#offered(seat, action);
    if (action !== "challenge") return this.made.act(seat, action);
    const outcome = JSON.stringify(facts);
    const keys = this.made.outcomes(seat, action).map(({ key }) => key);
    needed(keys, outcome);
    this.made.act(seat, action, null, keys.length > 1 ? outcome : null);
  }

  #offered(seat: number, action: string, offered = true): void {
    needed(this.made.offers(seat).map(actionOf), action, offered);
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
    const after = this.made
      .draft()
      .chances.slice(deckOf(spots[0]!))
      .filter((one) => typeof one === "object").length;
    return spots.map((spot) => real.at(-after)![placeOf(spot)]!);
  }
}

const actionOf = ({ action }: { action: string }): string => action;

/** Throws an error if something that was to be found was not, or the other way round. */
function needed(found: readonly string[], wanted: string, there = true): void {
  if (found.includes(wanted) !== there)
    throw new Error(`expected ${there ? "" : "no "}${wanted} among ${found.join(", ")}`);
}
