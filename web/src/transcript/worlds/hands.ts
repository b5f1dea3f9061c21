/** Who has which card of which deck: what is noted of each step, and what that adds up to. */
import type { Table } from "../../rules/table.ts";
import type { View } from "../../wire.ts";
import { type Chance, faceAt, isSure, type Spot } from "./chances.ts";

export type Live = Table<View>;

/** Who has got a card: a seat, or everybody sees it. */
export type Holder = number | "all";

/** A card in a hand: its spot; of one that everybody saw being taken, its face: -1 for face 0, and so on. */
export type Held = number;

/** What a step did to the cards. */
export interface Note {
  /** True if hands were cleared first. */
  deal: boolean;
  /** The cards that left the draw pile, in order. */
  got: [Spot, Holder][];
  /** Others that came into a hand, or left one: from whom, and to whom, if to or from anybody. */
  moved: [Held, number | null, number | null][];
  /** Those that were seen after it, as its people say. */
  told: Spot[];
}

export interface Hands {
  /** By seat: the cards, as they came. */
  held: Held[][];
  /** Cards of decks that lie where everybody sees them. */
  open: Set<Spot>;
}

const known = new WeakMap<readonly Note[], Hands>();

/** What the notes of all steps add up to. */
export function handsAfter(notes: readonly Note[], seats: number): Hands {
  let found = known.get(notes);
  if (!found) known.set(notes, (found = added(notes, seats)));
  return found;
}

function added(notes: readonly Note[], seats: number): Hands {
  const held: Held[][] = Array.from({ length: seats }, () => []);
  const open = new Set<Spot>();
  for (const { deal, got, moved } of notes) {
    if (deal) {
      for (const card of held.flat()) open.add(card);
      for (const hand of held) hand.length = 0;
    }
    for (const [card, from, to] of moved) {
      if (from !== null) held[from]!.splice(held[from]!.indexOf(card), 1);
      if (to !== null) held[to]!.push(card);
      else open.add(card);
    }
    for (const [spot, holder] of got) {
      if (holder === "all") open.add(spot);
      else held[holder]!.push(spot);
    }
  }
  return { held, open };
}

/** The seats through whose hands no card went that nobody saw. */
export function seenSeats(
  notes: readonly Note[],
  chances: readonly Chance[],
  seats: number,
): number[] {
  const unseen = new Set<Holder | null>();
  const known = (card: Held): boolean => card < 0 || isSure(chances, card);
  for (const { got, moved } of notes) {
    for (const [spot, holder] of got) if (!known(spot)) unseen.add(holder);
    for (const [card, , to] of moved) if (!known(card)) unseen.add(to);
  }
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !unseen.has(seat));
}

/** The face of a card in a hand. */
export function faceOf(card: Held, chances: readonly Chance[]): number {
  return card < 0 ? -1 - card : faceAt(chances, card);
}

/** The names of what only its holder sees of a seat. */
export function secrets(view: View): string[] {
  return Object.entries(view.seats[0]!).flatMap(([name, cards]) => (cards === null ? [name] : []));
}

/** The faces of a seat's cards that only their holder sees. */
export function facesOf(table: Live, names: readonly string[], seat: number): number[] {
  const own = table.view(seat).seats[seat]! as unknown as Record<string, unknown[] | null>;
  return names.flatMap((name) =>
    (own[name] ?? []).map((card) => table.game.parse_card(String(card))),
  );
}

/** By seat: the same. */
export function facesIn(table: Live, names: readonly string[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => facesOf(table, names, seat));
}

/** How often each number is there. */
export function counted(all: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const one of all) found.set(one, (found.get(one) ?? 0) + 1);
  return found;
}

/** What is left of some numbers without others, each as often as it is there. */
export function without(all: readonly number[], some: readonly number[]): number[] {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * The cards that went from hand to hand, were laid open or taken from there by a step. `before`, `after`:
 * by seat, the faces in hand; `got`: what came from the draw pile; `fresh`: what came by the step before. Of
 * cards alike a fresh one goes first, as it may be the only one that can, then one that was seen.
 */
export function moves(
  before: readonly number[][],
  after: readonly number[][],
  held: readonly (readonly Held[])[],
  got: Note["got"],
  fresh: readonly Held[],
  chances: readonly Chance[],
): Note["moved"] {
  const drawn = (seat: number): number[] =>
    got.flatMap(([spot, holder]) => (holder === seat ? [faceAt(chances, spot)] : []));
  const had = before.map((faces, seat) => [...faces, ...drawn(seat)]);
  const lost = had.map((faces, seat) => without(faces, after[seat]!));
  const won = after.map((faces, seat) => without(faces, had[seat]!));
  const hands = held.map((cards) => [...cards]);
  const take = (seat: number, face: number): Held => {
    const alike = hands[seat]!.filter((card) => faceOf(card, chances) === face);
    const found =
      alike.find((card) => fresh.includes(card)) ??
      alike.find((card) => card < 0 || isSure(chances, card)) ??
      alike.at(-1)!;
    hands[seat]!.splice(hands[seat]!.indexOf(found), 1);
    return found;
  };
  const found: Note["moved"] = [];
  for (const [to, faces] of won.entries()) {
    for (const face of faces) {
      const from = lost.findIndex((gone) => gone.includes(face));
      if (from >= 0) lost[from] = without(lost[from]!, [face]);
      found.push(from < 0 ? [-1 - face, null, to] : [take(from, face), from, to]);
    }
  }
  for (const [from, faces] of lost.entries()) {
    for (const face of faces) found.push([take(from, face), from, null]);
  }
  return found;
}
