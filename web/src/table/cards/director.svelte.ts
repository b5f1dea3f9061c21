/**
 * Shows what happens at a table: scene by scene, with cards that fly, words and news.
 * One for all boards, so that tempo, hurry and openings are the same in every game.
 *
 * A game brings a `Script`, which says how its events look. `S` is a scene, which the board draws
 * between two positions; `C` a card; `A` an announcement, for which everybody stops.
 */
import { tick } from "svelte";
import { tempo, wait } from "../../browser/tempo.svelte";
import type { Event, View } from "../../wire";
import type { Flight } from "./flight";
import type { Presenter, Showing, TableModel, UpdateOf } from "../session/model";
import { isUndone } from "../session/undone";

export interface Step<E extends Event, C, S = never, A = never> {
  /** Drawn from now on; without one, the update itself is: the player may act on it. */
  scene?: S;
  flights?: readonly Flight<C>[];
  /** Told as the step begins. */
  events?: readonly E[];
  /** Lies over the table while the step lasts; a tap may end that. */
  announcement?: A | null;
  /** Lies over the table until it is tapped away; play goes on beneath. */
  note?: A | null;
  /** Said at a seat, some time after the cards begin to move. */
  words?: readonly Word<E>[];
  /** Milliseconds of motion until the next step. */
  lasts: number;
}

/** In a speech bubble at a seat. */
export interface Word<E extends Event = Event> {
  seat: number;
  event: E;
  /** Milliseconds after the cards begin to move. */
  at: number;
}

export interface Script<V extends View, E extends Event, C, S = never, A = never> {
  steps(events: readonly E[], before: V | null, after: V): Step<E, C, S, A>[];
  /** The events that show the deal to somebody who comes just after it; none if it has been seen. */
  opening(update: UpdateOf<V, E>): readonly E[];
  /** True if a seat has played: it is too late then to show the deal that these events tell of. */
  played(events: readonly E[]): boolean;
  /** The table before anything lies on it, for an opening that is played in scenes. */
  empty?: S;
  round(view: V): number;
  /** Events as they are told, fewer than happened: cards drawn in a row, say, become one. */
  digest?(events: readonly E[]): readonly E[];
}

/** Is told of each thing at the moment when it is seen, and gives it a sound. */
export interface Audience<V extends View, E extends Event, C> {
  /** A card has arrived; `among`: all that were on their way with it. */
  landed(flight: Flight<C>, among: readonly Flight<C>[]): void;
  said(word: Word<E>): void;
  /** Shown, up to here, on the way to that position. */
  seen(step: Step<E, C, unknown, unknown>, view: V): void;
}

/** The screen as the director needs it: places of cards, and a way to let cards fly. */
export interface Stage<C> {
  /** The place with this `data-anchor`. */
  box(anchor: string): DOMRect | null;
  fly(
    flights: readonly Flight<C>[],
    from: (flight: Flight<C>) => DOMRect | null,
    to: (flight: Flight<C>) => DOMRect | null,
    landed: (flight: Flight<C>) => void,
    hurry: AbortSignal,
  ): Promise<void>;
}

/** The most that anybody follows, in milliseconds of normal motion: more is told, not shown. */
const LONGEST = 12_000;
/** The time that a word stays, and that the last card is visible before the scores cover it. */
const WORD = 2200;
const LAST_CARD = 350;

export class Director<
  V extends View,
  E extends Event,
  C,
  S = never,
  A = never,
> implements Presenter<V, E> {
  /** Drawn instead of the position shown, while something happens. */
  scene = $state.raw<S | null>(null);
  announcement = $state.raw<A | null>(null);
  /** Stays until it is dismissed, or the round is over. */
  note = $state.raw<A | null>(null);
  words = $state.raw<readonly Word<E>[]>([]);
  /** The latest events told, for the line of news. */
  news = $state.raw<readonly E[]>([]);
  /** Optional; steps that are skipped are kept from it. */
  audience: Audience<V, E, C> | null = null;
  #scoring = $state.raw(false);
  /** The number of cards that are still in flight to each place. */
  #awaited = $state.raw<ReadonlyMap<string, number>>(new Map());

  readonly #table: TableModel<V, E>;
  readonly #script: Script<V, E, C, S, A>;
  #stage: Stage<C> | null = null;
  #closed = (): void => {};
  /** Events of the first position: those that show its deal, or those that are told at once. */
  #opening: readonly E[];
  #untold: readonly E[];
  #skip = new AbortController();

  constructor(table: TableModel<V, E>, script: Script<V, E, C, S, A>) {
    this.#table = table;
    this.#script = script;
    const { shown } = table;
    this.scoring = shown.view.scores !== null;
    const told = table.history.events.length > 0;
    const opening = told || this.#goneOn(shown.events) ? [] : script.opening(shown);
    const scenes = script.empty !== undefined && !tempo.still;
    if (opening.length && scenes) this.scene = script.empty ?? null;
    else this.#cover(opening.length && !tempo.still ? script.steps(opening, null, shown.view) : []);
    this.#opening = opening;
    this.#untold = told || opening.length ? [] : shown.events;
  }

  /** Begins to show updates; the returned function ends that. */
  start(stage: Stage<C>): () => void {
    this.#stage = stage;
    const stop = this.#table.present(this);
    return () => {
      stop();
      this.#closed();
    };
  }

  /** True if the sheet of scores lies over the table. */
  get scoring(): boolean {
    return this.#scoring;
  }
  set scoring(on: boolean) {
    this.#scoring = on;
    if (!on) this.#closed();
  }

  /** The number of cards that are in flight to a place, and so not there yet. */
  awaited(place: string): number {
    return this.#awaited.get(place) ?? 0;
  }

  /** Something is on its way that the player must see first. */
  get staging(): boolean {
    return this.scene !== null;
  }

  /** True if something to read lies over the arena: hints wait until it is gone. */
  get covered(): boolean {
    return (this.announcement ?? this.note) !== null;
  }

  /** Ends the announcement. */
  skip(): void {
    this.#skip.abort();
  }

  /** Removes the note that lies over the table. */
  dismiss(): void {
    this.note = null;
  }

  /** True if events tell of a deal, and of what was played since: somebody has come to it late. */
  #goneOn(events: readonly E[]): boolean {
    return events.some(({ kind }) => kind === "dealt") && this.#script.played(events);
  }

  async open(showing: Showing<E>): Promise<void> {
    const { shown } = this.#table;
    const opening = this.#opening;
    this.#tell(shown, this.#untold, showing);
    this.#opening = this.#untold = [];
    if (!opening.length) return;
    await tick(); // the board is on the screen
    try {
      await this.#play(shown, opening, null, showing);
    } finally {
      this.#rest();
    }
  }

  async show(update: UpdateOf<V, E>, showing: Showing<E>): Promise<void> {
    const { commit, hurry } = showing;
    const ended = update.view.scores !== null; // a game ended without a result has none
    if (this.scoring && this.#table.begun) await new Promise<void>((done) => (this.#closed = done));
    if (!ended) this.scoring = false;
    try {
      await this.#play(update, update.events, this.#table.shown.view, showing);
    } finally {
      this.#rest();
      commit();
    }
    if (!ended) return;
    this.note = null;
    if (!tempo.still) await wait(LAST_CARD * tempo.motion, hurry);
    this.scoring = true;
  }

  async #play(
    update: UpdateOf<V, E>,
    events: readonly E[],
    before: V | null,
    showing: Showing<E>,
  ): Promise<void> {
    const { commit, hurry } = showing;
    const late = !this.#table.history.events.length && this.#goneOn(events);
    if (late || events.some(isUndone)) {
      commit(); // what was missed, or taken back, is told, not shown
      this.#tell(update, events, showing);
      return;
    }
    const steps = this.#script.steps(events, before, update.view);
    const long = steps.reduce((sum, step) => sum + step.lasts, 0) > LONGEST;
    for (const step of steps) {
      if (step.note) this.note = step.note;
      const skipped = hurry.aborted || document.hidden || long || !this.#stage;
      if (skipped || tempo.still) {
        if (step.scene === undefined) commit();
        this.#tell(update, step.events ?? [], showing);
        if (skipped) continue;
        // Nothing moves; an announcement stays for a while, so that everybody can read it.
        this.#speak(step.words ?? []);
        step.flights?.slice(-1).forEach((last) => this.audience?.landed(last, [last]));
        this.audience?.seen(step, update.view);
        this.scene = step.scene ?? null; // nothing beneath an announcement can be tapped
        if (step.announcement) await this.#dwell(step.announcement, step.lasts, hurry);
      } else await this.#stepThrough(update, step, showing);
    }
  }

  async #stepThrough(
    update: UpdateOf<V, E>,
    step: Step<E, C, S, A>,
    showing: Showing<E>,
  ): Promise<void> {
    const { commit, hurry } = showing;
    const stage = this.#stage!;
    const flights = (step.flights ?? []).map((flight) => ({
      ...flight,
      at: flight.at * tempo.motion,
      lasts: flight.lasts * tempo.motion,
    }));
    // Where cards were, before the new scene takes their place.
    const starts = new Map(flights.map((flight) => [flight, stage.box(flight.from)]));
    this.#cover([step]);
    if (step.scene !== undefined) this.scene = step.scene;
    else {
      this.scene = null;
      commit();
    }
    this.#tell(update, step.events ?? [], showing);
    if (step.announcement) {
      await tick();
      this.audience?.seen(step, update.view);
      await this.#dwell(step.announcement, step.lasts, hurry);
    }
    this.#speak(step.words ?? []);
    await tick();
    const flown = stage.fly(
      flights,
      (flight) => starts.get(flight) ?? stage.box(flight.from),
      (flight) => stage.box(flight.to),
      (flight) => {
        this.#land(flight);
        if (!hurry.aborted) this.audience?.landed(flight, flights);
      },
      hurry,
    );
    if (!step.announcement)
      void flown.then(() => hurry.aborted || this.audience?.seen(step, update.view));
    const lasts = step.announcement ? 0 : step.lasts * tempo.motion;
    // A lost animation must not hold the table up.
    await Promise.race([Promise.all([flown, wait(lasts, hurry)]), wait(lasts + 1800, hurry)]);
    this.#awaited = new Map();
  }

  /** Lays something over the table until it has been read. */
  async #dwell(announcement: A, milliseconds: number, hurry: AbortSignal): Promise<void> {
    this.#skip = new AbortController();
    const { signal } = this.#skip;
    this.announcement = announcement;
    await Promise.race([
      wait(milliseconds * tempo.reading, hurry),
      wait(milliseconds * tempo.reading, signal),
    ]);
    this.announcement = null;
  }

  #rest(): void {
    this.announcement = null;
    this.scene = null;
    this.#awaited = new Map();
  }

  #cover(steps: readonly Step<E, C, S, A>[]): void {
    const awaited = new Map<string, number>();
    for (const { flights } of steps)
      for (const { hides } of flights ?? [])
        if (hides !== null) awaited.set(hides, (awaited.get(hides) ?? 0) + 1);
    this.#awaited = awaited;
  }

  #land({ hides }: Flight<C>): void {
    if (hides === null) return;
    const left = new Map(this.#awaited);
    left.set(hides, Math.max(0, (left.get(hides) ?? 0) - 1));
    this.#awaited = left;
  }

  #tell(
    { view, events: all, by_bot }: UpdateOf<V, E>,
    happened: readonly E[],
    showing: Showing<E>,
  ): void {
    const plain = !happened.some(isUndone);
    const events = (plain && this.#script.digest?.(happened)) || happened;
    if (!events.length) return;
    const round = this.#script.round(view);
    const bot = (event: E): boolean | undefined => by_bot?.includes(all.indexOf(event));
    showing.tell(events.map((event) => ({ round, event, bot: bot(event) })));
    this.news = [...this.news, ...events].slice(-12);
  }

  /** Says each word at its time, in place of what was said of earlier moments; a bubble stays for a
   * while after the cards have landed. */
  #speak(said: readonly Word<E>[]): void {
    for (const word of said)
      setTimeout(() => {
        const still = this.words.filter((one) => one.seat !== word.seat && said.includes(one));
        this.words = [...still, word];
        this.audience?.said(word);
        setTimeout(() => {
          this.words = this.words.filter((other) => other !== word);
        }, WORD * tempo.reading);
      }, word.at * tempo.motion);
  }
}
