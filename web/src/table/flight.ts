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

/** Positions in `cards`, from the right, of a card; each is given out once. */
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
