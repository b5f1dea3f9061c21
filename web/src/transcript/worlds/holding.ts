/** Which cards nobody has seen, and who holds them. */
import { decksIn, faceAt, isSure, type Spot, spotsOf } from "./chances.ts";
import { faceOf, handsAfter, type Held, type Hands } from "./hands.ts";
import type { World } from "./world.ts";

export function handsOf({ notes, table }: World): Hands {
  return handsAfter(notes, table.seats);
}

/** The cards of a seat that nobody saw. */
export function unseen(world: World, seat: number): Spot[] {
  return handsOf(world).held[seat]!.filter((card) => card >= 0 && !isSure(world.chances, card));
}

/** The number of cards of a face that nobody has seen. */
export function leftOf(world: World, face: number): number {
  const { chances } = world;
  const decks = decksIn(chances);
  const size = (deck: number): number => spotsOf(chances, deck).length;
  const whole = decks.findLast((deck) => size(deck) === size(decks[0]!)) ?? 0;
  const unknown = decks.filter((deck) => deck >= whole).flatMap((deck) => unknownIn(world, deck));
  return unknown.filter((spot) => faceAt(world.chances, spot) === face).length;
}

/** The cards of a deck that nobody saw, and that have not shown themselves. */
export function unknownIn(world: World, deck: number): Spot[] {
  const { chances, notes } = world;
  const come = notes.at(-1)?.got ?? [];
  const asked = new Set(come.flatMap(([spot, holder]) => (holder === "all" ? [spot] : [])));
  const { open } = handsOf(world);
  return spotsOf(chances, deck).filter(
    (spot) => !isSure(chances, spot) && (!open.has(spot) || asked.has(spot)),
  );
}

/** The seat that holds a spot's card, or -1. */
export function holding(world: World, spot: Spot): number {
  return handsOf(world).held.findIndex((hand) => hand.includes(spot));
}

/** True if a card in a hand was seen, and has this face. */
export function isKnown({ chances }: World, card: Held, face: number | null): boolean {
  return (card < 0 || isSure(chances, card)) && faceOf(card, chances) === face;
}
