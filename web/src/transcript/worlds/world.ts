/** The steps of a game, carried out with chances of which some were seen, and others are made up. */
import { UNSEEN } from "../../rules/entries.ts";
import { ChanceError, ParlourError } from "../../rules/errors.ts";
import type { PadRules, Row, Source, State } from "../../rules/native.ts";
import type { View } from "../../wire.ts";
import type { Chance, Laid } from "./chances.ts";
import { faceOf, type Note } from "./hands.ts";
import { Trial } from "./trial.ts";

/** An action; a card in it that nobody saw is a question mark: it is the first that the step moved. */
export interface Move {
  seat: number;
  action: string;
}
/** `ended`: the game ended before its end. */
export type Step = "deal" | "ended" | Move;

type AnyGame = PadRules<never, View>;

/** The table before a deal. */
interface Beginning {
  table: Trial;
  step: number;
  /** The number of chances before it. */
  chance: number;
}

/** A way in which all can have gone. */
export interface World {
  steps: readonly Step[];
  table: Trial;
  chances: readonly Chance[];
  /** What each step did to the cards. */
  notes: readonly Note[];
  beginnings: readonly Beginning[];
  /** The number of facts before the last step. */
  before: number;
}

/** As `Math.random`. */
export type Random = () => number;

type Reached = (step: number, facts: number) => void;

/** Gives the chances that are there, and then new ones. */
export class Filling implements Source {
  readonly given: Chance[];
  readonly #known: readonly Chance[];
  readonly #random: Random;

  /** The chances from number `first` on are asked for. */
  constructor(known: readonly Chance[], first: number, random: Random) {
    this.#known = known;
    this.#random = random;
    this.given = known.slice(0, first);
  }

  below(_: State, n: number): number {
    const known = this.#known[this.given.length] ?? Math.floor(this.#random() * n);
    if (typeof known !== "number" || known >= n)
      throw new ChanceError(`expected a pick below ${n}`);
    this.given.push(known);
    return known;
  }

  shuffle(_: State, cards: Row, n: number): void {
    const known = this.#known[this.given.length] ?? this.#shuffled(Array.from(cards).slice(0, n));
    if (typeof known === "number" || known.cards.length !== n) {
      throw new ChanceError(`expected a deck of ${n} cards`);
    }
    known.cards.forEach((card, at) => (cards[n - 1 - at] = card));
    this.given.push(known);
  }

  #shuffled(cards: number[]): Laid {
    for (let left = cards.length; left > 1; left--) {
      const other = Math.floor(this.#random() * left);
      [cards[left - 1], cards[other]] = [cards[other]!, cards[left - 1]!];
    }
    return { cards, sure: cards.map(() => false) };
  }
}

/** The world in which nothing has happened (OptionError). */
export function emptyWorld(
  game: PadRules,
  names: readonly string[],
  options: object,
  random: Random,
): World {
  const table = new Trial(game as unknown as AnyGame, names, {
    options: options as Record<string, string>,
    source: new Filling([], 0, random),
    autoDeal: false,
  });
  const beginnings = [{ table, step: 0, chance: 0 }];
  return { steps: [], table, chances: [], notes: [], beginnings, before: 0 };
}

/**
 * A world's steps, carried out with these chances, and new ones where they end. What comes before chance
 * number `from` is as it was there (ParlourError: the rules do not allow it). `reached` is told the number of each
 * step before it is taken, and the number of facts by then.
 */
export function carriedOut(
  { steps, notes, beginnings: known }: Omit<World, "table" | "chances" | "before">,
  chances: readonly Chance[],
  from: number,
  random: Random,
  reached?: Reached,
): World {
  const start = known.findLast(({ chance, step }) => chance <= from && step <= steps.length)!;
  const filling = new Filling(chances, start.chance, random);
  const table = start.table.copy(filling);
  const beginnings = known.filter(({ step }) => step < start.step);
  let before = 0;
  for (let step = start.step; step < steps.length; step++) {
    const next = steps[step]!;
    before = table.journalSize;
    reached?.(step, before);
    if (next === "deal") {
      beginnings.push({ table: table.copy(filling), step, chance: filling.given.length });
    }
    carryOut(table, next, notes[step], chances);
  }
  const passed = beginnings.length ? beginnings : [start];
  return { steps, table, chances: filling.given, notes, beginnings: passed, before };
}

/** The same, or null if the rules do not allow it. */
export function retried(
  world: World,
  chances: readonly Chance[],
  from: number,
  random: Random,
  reached?: Reached,
): World | null {
  try {
    return carriedOut(world, chances, from, random, reached);
  } catch (error) {
    if (error instanceof ParlourError) return null;
    throw error;
  }
}

/** A world after one more step, of which nothing is noted yet (ParlourError). */
export function followed(world: World, next: Step, random: Random): World {
  const { steps, chances, notes } = world;
  const filling = new Filling(chances, chances.length, random);
  const table = world.table.copy(filling);
  const step = steps.length;
  const dealt = { table: world.table, step, chance: chances.length };
  const earlier = world.beginnings.filter((one) => one.step < step);
  const beginnings = next === "deal" ? [...earlier, dealt] : world.beginnings;
  const before = table.journalSize;
  carryOut(table, next, undefined, chances);
  return { steps: [...steps, next], table, chances: filling.given, notes, beginnings, before };
}

/** A world before its last step (ParlourError: it does not fit any more). */
export function takenBack(
  { steps, notes, beginnings }: World,
  chances: readonly Chance[],
  from: number,
  random: Random,
): World {
  return carriedOut(
    { steps: steps.slice(0, -1), notes: notes.slice(0, -1), beginnings },
    chances,
    from,
    random,
  );
}

/** Takes a step; its note says which card that nobody saw it moved. */
export function carryOut(
  table: Trial,
  next: Step,
  note: Note | undefined,
  chances: readonly Chance[],
): void {
  if (next === "deal") table.deal();
  else if (next === "ended") table.end();
  else table.play(actionOf(next, note, chances, table.game), next.seat);
}

/** The action with the card that nobody saw. */
function actionOf(
  { action }: Move,
  note: Note | undefined,
  chances: readonly Chance[],
  game: Trial["game"],
): string {
  if (!action.includes(UNSEEN)) return action;
  return action.replace(UNSEEN, game.format_card(faceOf(note!.moved[0]![0], chances)));
}

/** What everybody has been told of the last step. */
export function told({ table, before }: World): string {
  return JSON.stringify(table.events(null, before));
}
