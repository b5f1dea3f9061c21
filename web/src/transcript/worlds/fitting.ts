/** Other cards where nobody saw one, so that all that was seen and done stays as it was. */
import { Assigning, type Known, type Need } from "./assigning.ts";
import type { Spot } from "./chances.ts";
import type { Ask, Learning } from "./learning.ts";
import { type Random, retried, type World } from "./world.ts";

/** True if a world may take the place of another one. */
type Alike = (found: World, world: World) => boolean;

/** The ways to lay the cards that the rules judge before nothing is said to fit; and how many of these in one search. */
const TRIES = 120;
const EACH = 80;
/** How often such a way is looked for anew. */
const STARTS = 4;

/** What everybody was told in the round of a world. */
const known = new WeakMap<World, string>();

/**
 * True if everybody has been told the same in the round; then all has gone alike, up to what comes next. The points
 * of a round that is over come from hands that are yet to be told.
 */
export function sameRound(found: World, world: World): boolean {
  if (!sameDecks(found, world)) return false;
  let told = known.get(world);
  if (told === undefined) known.set(world, (told = toldIn(world)));
  return toldIn(found) === told;
}

function toldIn({ table, before }: World): string {
  const events = table.events(null, table.roundBegan);
  const last = table.toAct === null ? table.events(null, before).length : 0;
  return JSON.stringify(events.slice(0, events.length - last));
}

export function sameDecks({ chances }: World, world: World): boolean {
  return chances.length === world.chances.length;
}

/** Of the cards that a seat has now, so many are of some faces. */
export function now({ notes }: World, seat: number, ask: Ask): Need {
  return { seat, before: notes.length, after: notes.length - 1, ...ask };
}

export class Fitting {
  readonly learning: Learning;
  readonly #random: Random;
  #left = 0;
  /** By step: how many worlds have failed there. */
  readonly #refusals = new Map<number, number>();

  constructor(learning: Learning, random: Random) {
    this.learning = learning;
    this.#random = random;
  }

  /** Gives it all its tries back: as many as nobody has to wait for. */
  begin(): void {
    this.#left = TRIES;
    this.#refusals.clear();
  }

  /** The step at which most worlds have failed, the last of several; null: none has. */
  get stuck(): number | null {
    const all = [...this.#refusals].sort(([one, n], [other, m]) => m - n || other - one);
    return all[0]?.[0] ?? null;
  }

  /**
   * A world in which what is asked is so, too; null: none was found. Why the rules refuse a step is found out once, and
   * known from then on.
   */
  found(world: World, asked: Partial<Known>, alike: Alike = sameRound): World | null {
    const needs = [...(asked.needs ?? [])];
    for (let n = 0; n < EACH && this.#left > 0; n++) {
      const assigned = this.#assigned(world, this.#known(world, { ...asked, needs }));
      this.#left--;
      if (!assigned) return null;
      const { notes, chances, from } = assigned.arrangement();
      const steps: number[] = [];
      const other = retried({ ...world, notes }, chances, from, this.#random, (step, facts) => {
        steps[step] = facts;
      });
      if (other && alike(other, world)) return other;
      const step = other ? firstOther(other, world, steps) : steps.length - 1;
      this.#refuse(step);
      if (this.learning.learn(world, step)) continue;
      const need = this.learning.suspect({ ...world, notes, chances }, step);
      if (need) needs.push(need);
    }
    return null;
  }

  #assigned(world: World, known: Known): Assigning | null {
    for (let n = 0; n < STARTS; n++) {
      const assigning = new Assigning(world, known, this.#random);
      if (!assigning.possible) return null;
      if (assigning.found()) return assigning;
      this.#refuse(assigning.stuck);
    }
    return null;
  }

  #refuse(step: number): void {
    if (step < 0) return;
    this.#refusals.set(step, (this.#refusals.get(step) ?? 0) + 1);
  }

  /** All that is known of the round, and what is asked besides. */
  #known({ steps, notes }: World, asked: Partial<Known>): Known {
    const { needs = [], kinds = [], said = new Map<Spot, number>() } = asked;
    const began = notes.findLastIndex(({ deal }) => deal);
    const lessons = steps.slice(began).flatMap((step, n) => {
      const lesson = this.learning.known(step);
      return lesson ? [{ ...lesson, step: began + n }] : [];
    });
    return {
      needs: [...lessons.flatMap((one) => one.needs), ...needs],
      kinds: [...lessons.flatMap((one) => one.kinds), ...kinds],
      given: new Map(lessons.flatMap(({ given, step }) => (given ? [[step, given]] : []))),
      said,
    };
  }
}

/** The first step of which everybody was told something else; `facts`: by step, the number of facts before it. */
function firstOther(found: World, world: World, facts: readonly number[]): number {
  const told = ({ table }: World, step: number): string => {
    const events = table.events(null, facts[step]!);
    const later = facts[step + 1];
    const rest = later === undefined ? 0 : table.events(null, later).length;
    return JSON.stringify(events.slice(0, events.length - rest));
  };
  const steps = [...facts.keys()].filter((step) => facts[step] !== undefined);
  return steps.find((step) => told(found, step) !== told(world, step)) ?? facts.length - 1;
}
