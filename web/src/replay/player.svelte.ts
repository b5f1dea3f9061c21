/** Plays a recorded game: keeps its stop, the seat from which it is seen, and whether it runs. */
import { tempo, wait } from "../browser/tempo.svelte";
import { t } from "../words/i18n.svelte";
import type { Film } from "./film";
import type { Position } from "./link";
import { type Highlight, neighbour } from "./highlights";
import { ReplayTable } from "./table.svelte";

/** Milliseconds between two steps while it runs, and while the scores of a round stay. */
const PACE = 700;
const SCORES = 3500;

export class Player {
  readonly film: Film;
  readonly highlights: readonly Highlight[];
  /** The stop that is shown, or about to be. */
  at = $state.raw(0);
  /** null: a spectator. */
  seat = $state.raw<number | null>(null);
  /** True if all hands are shown beside the board. */
  open = $state.raw(false);
  nameless = $state.raw(false);
  playing = $state.raw(false);
  table = $state.raw<ReplayTable>()!;
  readonly #numbered: (seat: number) => string;
  readonly #unnamed: (seat: number) => string;
  #run = 0;

  /** `numbered`: the name of a player who is not to be named; `unnamed`: of one who has given none. */
  constructor(
    film: Film,
    highlights: readonly Highlight[],
    { at, seat, open, nameless }: Position,
    numbered: (seat: number) => string,
    unnamed: (seat: number) => string = numbered,
  ) {
    this.film = film;
    this.highlights = highlights;
    this.at = at === null ? 0 : film.stopAt(at);
    this.seat = this.#seen(seat ?? 0);
    this.open = open;
    this.nameless = nameless;
    this.#numbered = numbered;
    this.#unnamed = unnamed;
    this.#sit();
  }

  /** The seat, if one can look from there. */
  #seen(seat: number): number | null {
    const there = seat >= 0 && seat < this.film.seats && !this.film.unseen.includes(seat);
    return there ? seat : null;
  }

  get names(): readonly string[] {
    const { seats } = this.film.record;
    return seats.map((name, seat) =>
      this.nameless ? this.#numbered(seat) : name || this.#unnamed(seat),
    );
  }

  get position(): Position {
    const { seat, open, nameless } = this;
    return { at: this.film.entryAt(this.at), seat: seat ?? -1, open, nameless };
  }

  get atEnd(): boolean {
    return this.at === this.film.last;
  }

  /** A round as the board calls it. */
  roundCalled(round: number): string {
    return this.table.history.wording?.round?.(round) ?? t("table-round", { round });
  }

  /** The hand of each seat after that many entries, as its player saw it; null: it has none, or nobody saw it. */
  handsAt(entry: number): readonly (readonly unknown[] | null)[] {
    const stop = this.film.stopAt(entry);
    return this.names.map((_, seat) => {
      const own = this.film.update(stop, seat).view.seats[seat]!;
      return "hand" in own ? own.hand : null; // not every game has hands
    });
  }

  #sit(): void {
    const { at, seat, names } = this;
    this.table = new ReplayTable(this.film, { stop: at, seat, names }, () => this.#goOn());
  }

  /** Looks from another seat; `-1`: as a spectator; "open": at all hands, too. */
  look(from: number | "open"): void {
    this.open = from === "open";
    if (from === "open") return;
    const seat = this.#seen(from);
    if (seat === this.seat) return;
    this.seat = seat;
    this.#sit();
  }

  setNameless(on: boolean): void {
    this.nameless = on;
    this.#sit();
  }

  /** To a stop, at once; it no longer runs. */
  go(stop: number): void {
    this.pause();
    const there = Math.max(0, Math.min(this.film.last, stop));
    if (there === this.at) return;
    const next = there === this.at + 1;
    this.at = there;
    void (next ? this.table.step(there) : this.table.jump(there));
  }

  /** To the next highlight, or the one before; without one, to the end or the beginning. */
  skip(by: 1 | -1): void {
    this.go(neighbour(this.highlights, this.at, by) ?? (by > 0 ? this.film.last : 0));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  pause(): void {
    this.playing = false;
    this.#run++;
  }

  /** Runs to the end, or until it is paused; from the end, from the beginning. */
  async play(): Promise<void> {
    if (this.atEnd) this.go(0);
    const run = ++this.#run;
    this.playing = true;
    while (!this.atEnd) {
      await this.table.step(++this.at);
      const scored = this.table.shown.view.scores !== null;
      await wait((scored ? SCORES : PACE) * (tempo.still ? 1 : tempo.motion));
      if (run !== this.#run) return;
    }
    this.playing = false;
  }

  /** The scores have been read. */
  #goOn(): void {
    const { playing } = this;
    if (!playing) this.go(this.at + 1);
  }
}
