/** Decks of which some cards were seen, and others stand in where nobody saw one. */
import { UNSEEN, type Entry } from "../../rules/entries.ts";

/** A deck, top card first. */
export interface Laid {
  cards: readonly number[];
  /** By card: true if it was seen. Another may lie there if it was not. */
  sure: readonly boolean[];
}
/** A deck, or a pick. */
export type Chance = Laid | number;

/** A card of a deck: the number of the deck among the chances, times `WIDE`, and its place from the top. */
export type Spot = number;
const WIDE = 1000;

export const spotAt = (chance: number, at: number): Spot => chance * WIDE + at;
/** The place of a spot from the top of its deck. */
export const placeOf = (spot: Spot): number => spot % WIDE;
export const deckOf = (spot: Spot): number => Math.floor(spot / WIDE);

export function faceAt(chances: readonly Chance[], spot: Spot): number {
  return (chances[deckOf(spot)] as Laid).cards[spot % WIDE]!;
}

export function isSure(chances: readonly Chance[], spot: Spot): boolean {
  return (chances[deckOf(spot)] as Laid).sure[spot % WIDE]!;
}

/** The chances with other cards at some spots. */
export function withFaces(chances: readonly Chance[], faces: ReadonlyMap<Spot, number>): Chance[] {
  return changed(chances, [...faces.keys()], ({ cards, sure }, at, spot) => ({
    cards: cards.with(at, faces.get(spot)!),
    sure,
  }));
}

/** The chances with the cards at some spots seen, or not. */
export function marked(
  chances: readonly Chance[],
  spots: readonly Spot[],
  seen: boolean,
): Chance[] {
  return changed(chances, spots, ({ cards, sure }, at) => ({ cards, sure: sure.with(at, seen) }));
}

function changed(
  chances: readonly Chance[],
  spots: readonly Spot[],
  change: (laid: Laid, at: number, spot: Spot) => Laid,
): Chance[] {
  const made = chances.slice();
  for (const spot of spots) {
    const deck = deckOf(spot);
    if (made[deck] !== undefined) made[deck] = change(made[deck] as Laid, spot % WIDE, spot);
  }
  return made;
}

/** The spots of a deck, top card first. */
export function spotsOf(chances: readonly Chance[], deck: number): Spot[] {
  return (chances[deck] as Laid).cards.map((_, at) => spotAt(deck, at));
}

/** The entries of a table, with a mark at every card that nobody saw. */
export function withMarks(entries: readonly Entry[], chances: readonly Chance[]): Entry[] {
  let n = 0;
  return entries.map((entry) => {
    if ("pick" in entry) n++;
    if (!("deck" in entry)) return entry;
    const { sure } = chances[n++] as Laid;
    return { deck: entry.deck.map((card, at) => (sure[at] ? card : card + UNSEEN)) };
  });
}

/** The numbers of the decks among the chances. */
export function decksIn(chances: readonly Chance[]): number[] {
  return chances.flatMap((chance, n) => (typeof chance === "object" ? [n] : []));
}
