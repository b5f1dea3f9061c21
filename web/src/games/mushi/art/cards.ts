/**
 * The forty cards, by the names that the wire gives them: the number of the month and the letter of the kind, `b`
 * bright, `a` animal, `r` ribbon, `c1` `c2` `c3` chaff, `j` Lightning, the joker.
 *
 * | month | | cards |
 * |---|---|---|
 * | 1 | Pine | `1b` crane and sun, `1r` poetry ribbon, `1c1` `1c2` |
 * | 2 | Plum | `2a` bush warbler, `2r` poetry ribbon, `2c1` `2c2` |
 * | 3 | Cherry | `3b` curtain, `3r` poetry ribbon, `3c1` `3c2` |
 * | 4 | Wisteria | `4a` cuckoo, `4r` red ribbon, `4c1` `4c2` |
 * | 5 | Iris | `5a` eight-plank bridge, `5r` red ribbon, `5c1` `5c2` |
 * | 8 | Susuki | `8b` full moon, `8a` geese, `8c1` `8c2` |
 * | 9 | Chrysanthemum | `9a` sake cup, `9r` blue ribbon, `9c1` `9c2` |
 * | 10 | Maple | `10a` deer, `10r` blue ribbon, `10c1` `10c2` |
 * | 11 | Willow | `11b` man in the rain, `11a` swallow, `11r` red ribbon, `11j` Lightning |
 * | 12 | Paulownia | `12b` phoenix, `12c1` `12c2`, `12c3` with the yellow foot |
 */
// prettier-ignore
export const CARDS = [
  "1b", "1r", "1c1", "1c2",
  "2a", "2r", "2c1", "2c2",
  "3b", "3r", "3c1", "3c2",
  "4a", "4r", "4c1", "4c2",
  "5a", "5r", "5c1", "5c2",
  "8b", "8a", "8c1", "8c2",
  "9a", "9r", "9c1", "9c2",
  "10a", "10r", "10c1", "10c2",
  "11b", "11a", "11r", "11j",
  "12b", "12c1", "12c2", "12c3",
] as const;
export type Card = (typeof CARDS)[number];

const known: ReadonlySet<string> = new Set(CARDS);
export const isCard = (name: string): name is Card => known.has(name);

export type Kind = "bright" | "animal" | "ribbon" | "chaff" | "joker";
const KINDS: Record<string, Kind> = {
  b: "bright",
  a: "animal",
  r: "ribbon",
  c: "chaff",
  j: "joker",
};

/** The number of a card's month: 1 to 5, 8 to 12. */
export const monthOf = (card: Card): number => Number.parseInt(card, 10);

/** The kind of a card. Lightning counts as chaff; it has a kind of its own here, because it has a sign of its own. */
export const kindOf = (card: Card): Kind => KINDS[card.replace(/\d+/, "").charAt(0)]!;
