/** Cards that fly over a table: from where, to where, when. Knows no pixels. */

/** A place on the table, found by its `data-anchor`. */
export type Anchor = string;

/** A card `C` on its way. */
export interface Flight<C> {
  from: Anchor;
  to: Anchor;
  /** Shown when it starts and when it lands; null is the back. */
  start: C | null;
  end: C | null;
  /** Milliseconds of normal motion, after the step begins. */
  at: number;
  lasts: number;
  /** The place it is going to, where it is drawn once it lands. */
  hides: string | null;
}

/** The seat from which the table is seen, and all seats as it sees them: some games have hands. */
interface Hands<C> {
  readonly seat: number | null;
  readonly seats: readonly { readonly total: number; readonly hand?: readonly C[] | null }[];
}

/**
 * The flights of one step as its events are gone through: `at` is when the next one begins. It knows
 * where my cards lay and where they will lie; other hands are places without a number.
 */
export class Course<C> {
  readonly flights: Flight<C>[] = [];
  at = 0;
  readonly #me: number | null;
  readonly #mine: readonly C[];
  readonly #leaving: (card: C | null) => number;
  readonly #arriving: (card: C | null) => number;

  constructor(before: Hands<C> | null, after: Hands<C>) {
    const mine = (hands: Hands<C> | null): readonly C[] =>
      (after.seat === null ? null : hands?.seats[after.seat]?.hand) ?? [];
    this.#me = after.seat;
    this.#mine = mine(after);
    this.#leaving = finder(mine(before));
    this.#arriving = finder(this.#mine);
  }

  /** Unless the flight says otherwise: a back, now, at the usual speed. */
  fly(flight: Partial<Flight<C>> & Pick<Flight<C>, "from" | "to">): void {
    const usual = { start: null, end: null, at: this.at, lasts: 420, hides: null };
    this.flights.push({ ...usual, ...flight });
  }

  /** Out of a hand: from mine face up, from another's turned up on the way, where it is known. */
  outOf(seat: number, card: C | null): Pick<Flight<C>, "from" | "start"> {
    if (seat !== this.#me) return { from: `seat:${seat}`, start: null };
    return { from: this.#place(this.#leaving(card)), start: card };
  }

  /** Into a hand. */
  into(seat: number, card: C | null): Pick<Flight<C>, "to" | "end" | "hides"> {
    const index = seat === this.#me && card !== null ? this.#arriving(card) : -1;
    if (seat !== this.#me || index < 0) return { to: `seat:${seat}`, end: card, hides: null };
    return { to: this.#place(index), end: card, hides: `hand:${index}` };
  }

  /** A whole deal: my cards one by one, a few for each of the others. */
  deal(seats: readonly { hand_size: number }[], from: Anchor = "pile"): void {
    seats.forEach(({ hand_size }, seat) => {
      if (seat === this.#me && this.#mine.length) return;
      for (let k = 0; k < Math.min(3, hand_size); k++)
        this.fly({ from, to: `seat:${seat}`, at: this.at + k * 130 + seat * 30, lasts: 380 });
    });
    this.#mine.forEach((end, i) =>
      this.fly({ from, to: `hand:${i}`, end, at: this.at + i * 70, hides: `hand:${i}` }),
    );
  }

  /** A discard that becomes the draw pile again. */
  gather(from: Anchor, to: Anchor = "pile"): void {
    for (let k = 0; k < 4; k++) this.fly({ from, to, at: this.at + k * 70, lasts: 320 });
  }

  #place(index: number): Anchor {
    return index < 0 ? `seat:${this.#me}` : `hand:${index}`;
  }
}

/** The index of a card in `cards`, sought from the right; each is given out once. */
export function finder<C>(cards: readonly C[]): (card: C | null) => number {
  const used = new Set<number>();
  return (card) => {
    for (let i = cards.length - 1; i >= 0; i--) {
      if (cards[i] === card && !used.has(i)) {
        used.add(i);
        return i;
      }
    }
    return -1;
  };
}
