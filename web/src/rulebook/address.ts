/** The public addresses of rulebooks: `/{game}/rules/{language}/`, then an edition, or the summary. */

export const SUMMARY = "summary";

export interface Address {
  game: string;
  /** Null: the reader's. */
  language: string | null;
  /** An edition, or SUMMARY; empty: the rules of all tables. */
  part: string;
}

/** The rulebook that an address of the page leads to, if it may be one. */
export function addressOf(place: string): Address | null {
  const [, game, language, part] = /^(\w+)\/rules(?:\/(\w+)(?:\/(\w+))?)?$/.exec(place) ?? [];
  return game ? { game, language: language ?? null, part: part ?? "" } : null;
}
