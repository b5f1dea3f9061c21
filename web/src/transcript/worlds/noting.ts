/** What a step did to the cards: who has got those that left the draw pile, and which others went where. */
import { facesIn, handsAfter, moves, type Holder, type Note } from "./hands.ts";
import { deckOf, decksIn, faceAt, type Laid, type Spot, spotsOf, withFaces } from "./chances.ts";
import { type Random, retried, type World } from "./world.ts";

/** Faces that are tried to see who has got a card. */
const FACES = 8;

/** A world with what its last step did noted. `before`: the world before it; `secret`: what only its holder sees of a seat. */
export function noted(
  before: World,
  after: World,
  secret: readonly string[],
  random: Random,
): World {
  const seats = after.table.seats;
  const last = after.steps.at(-1);
  if (last === "ended") {
    const note = { deal: false, got: [], moved: [], told: [] };
    return { ...after, notes: [...before.notes, note] };
  }
  const deal = last === "deal";
  const nothing: number[][] = Array.from({ length: seats }, () => []);
  const then = deal ? nothing : facesIn(before.table, secret, seats);
  const now = facesIn(after.table, secret, seats);
  const got: Note["got"] = [];
  for (const spot of next(before, after, deal)) {
    const holder = holderOf(spot, after, now, secret, random);
    if (holder === null) break;
    got.push([spot, holder]);
  }
  const held = deal ? nothing : handsAfter(before.notes, seats).held;
  const fresh = (before.notes.at(-1)?.got ?? []).map(([spot]) => spot);
  const note = { deal, got, moved: moves(then, now, held, got, fresh, after.chances), told: [] };
  return { ...after, notes: [...before.notes, note] };
}

/** The cards that can have left the draw pile by a step, in order. */
function next({ chances: then, notes }: World, { chances }: World, deal: boolean): Spot[] {
  const decks = decksIn(chances);
  const fresh = decks.filter((deck) => deck >= then.length);
  const last = fresh.at(-1);
  const size = (deck: number): number => (chances[deck] as Laid).cards.length;
  // All cards have been shuffled: a deck before that was for the lots.
  if (deal && last !== undefined && size(last) === size(decks[0]!)) return spotsOf(chances, last);
  const gone = notes.flatMap(({ got }) => got.map(([spot]) => spot)).at(-1);
  const rest =
    gone === undefined ? [] : spotsOf(chances, deckOf(gone)).filter((spot) => spot > gone);
  return [...rest, ...fresh.flatMap((deck) => spotsOf(chances, deck))];
}

/** Who has got a card by now: whoever would see another one, were it another; null: nobody has. */
function holderOf(
  spot: Spot,
  after: World,
  now: readonly number[][],
  secret: readonly string[],
  random: Random,
): Holder | null {
  const { chances, table } = after;
  const deck = deckOf(spot);
  const { cards } = chances[deck] as Laid;
  const later = cards.slice(
    cards.length - spotsOf(chances, deck).filter((one) => one > spot).length,
  );
  const others = new Set([...later, ...cards].filter((face) => face !== faceAt(chances, spot)));
  const seen = JSON.stringify(table.view(null));
  for (const face of [...others].slice(0, FACES)) {
    const found = retried(after, withFaces(chances, new Map([[spot, face]])), deck, random);
    if (!found || found.chances.length !== chances.length) continue;
    const hands = facesIn(found.table, secret, now.length);
    const other = hands.findIndex((hand, seat) => String(hand) !== String(now[seat]));
    if (other >= 0 && hands[other]!.length === now[other]!.length) return other;
    if (JSON.stringify(found.table.view(null)) !== seen) return "all";
  }
  return null;
}
