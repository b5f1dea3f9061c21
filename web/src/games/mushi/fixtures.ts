/** Positions to look at while developing, and to test with: made by hand, allowed by the rules. */
import { tableOf } from "../../table/session/fixture.svelte";
import type { MushiMove, MushiSeat, MushiView, MushiYaku, TableInfo } from "../../wire";
import { kindOf, isCard } from "./art/cards";

function yaku(of: Partial<MushiYaku> & Pick<MushiYaku, "name">): MushiYaku {
  const points = { five_brights: 30, three_brights: 25, wisterias: 10, paulownias: 10 }[of.name];
  return { points, cards: [], missing: [], have: 0, need: 4, made: false, open: true, ...of };
}

const NOTHING: MushiYaku[] = [
  yaku({ name: "five_brights", need: 5, missing: ["1b", "2a", "3b", "8b", "11b", "12b"] }),
  yaku({ name: "three_brights", need: 3, missing: ["1b", "2a", "3b", "8b", "11b", "12b"] }),
  yaku({ name: "wisterias", missing: ["4a", "4r", "4c1", "4c2"] }),
  yaku({ name: "paulownias", missing: ["12b", "12c1", "12c2", "12c3"] }),
];

export function seat(captured: string, of: Partial<MushiSeat> = {}): MushiSeat {
  const cards = captured.split(" ").filter(isCard);
  const all = (...kinds: string[]) => cards.filter((card) => kinds.includes(kindOf(card)));
  return {
    hand: null,
    hand_size: of.hand?.length ?? 8,
    lacks: [],
    captured: {
      brights: all("bright"),
      animals: all("animal"),
      ribbons: all("ribbon"),
      chaff: all("chaff", "joker"),
    },
    value: 0,
    yaku: NOTHING,
    total: 0,
    ...of,
  };
}

export function play(card: string, captures: string[], choice = false): MushiMove {
  return { action: choice ? `${card} x ${captures[0]}` : card, kind: "play", card, captures };
}

export function view(of: Partial<MushiView> = {}): MushiView {
  return {
    game: "mushi",
    seat: 0,
    edition: "ru",
    own_yaku_count: false,
    phase: "play",
    deal: 1,
    deals: 12,
    to_act: 0,
    dealer: 0,
    misdeals: 0,
    table: ["1r", "1c1", "3c1", "4a", "8b", "9c1", "10a", "12c1"],
    draw_pile: 16,
    turned_up: null,
    joker_left_by: null,
    seats: [seat("", { hand: ["1b", "2a", "4c1", "5r", "9a", "10c1", "11j", "12b"] }), seat("")],
    scores: null,
    winners: [],
    legal: [
      play("1b", ["1r"], true),
      play("1b", ["1c1"], true),
      play("4c1", ["4a"]),
      play("9a", ["9c1"]),
      play("10c1", ["10a"]),
      play("12b", ["12c1"]),
      ...["1r", "1c1", "3c1", "4a", "8b", "9c1", "10a", "12c1"].map((card) =>
        play("11j", [card], true),
      ),
    ],
    ...of,
  };
}

export function tableInfo(): TableInfo {
  return tableOf("mushi", 2, { edition: "ru", deals: 12, four_pairs: false, first_dealer: null });
}

const every = [
  seat("1b 1r 1c1 1c2 2a 2r 3b 3r 3c1 4a 4r 4c1 4c2 8b 8a 9a 9r 10a 10r 11j 12b 5c1", {
    hand: [],
    value: 133,
    total: -12,
    yaku: [
      yaku({ name: "five_brights", need: 5, have: 5, cards: ["1b", "2a", "3b", "8b", "12b"], made: true }), // prettier-ignore
      yaku({ name: "three_brights", need: 3, have: 3, cards: ["1b", "2a", "3b"], made: true }),
      yaku({ name: "wisterias", have: 4, cards: ["4a", "4r", "4c1", "4c2"], made: true }),
      yaku({ name: "paulownias", open: false }),
    ],
  }),
  seat("1c2 2c1 2c2 3c2 5a 5r 5c2 8c1 8c2 9c1 9c2 10c1 10c2 11b 11a 11r 12c1 12c2 12c3", {
    hand_size: 0,
    lacks: [1, 2, 8, 9, 12],
    value: 97,
    total: 31,
    yaku: NOTHING.map((one) => ({ ...one, open: false })),
  }),
];

const late = [
  seat("1b 2a 3b 1c1 2c1 3c1 4a 4r 4c1 4c2 9r 9c1 5c1 5c2", {
    hand: ["8a", "10r"],
    value: 97,
    total: -12,
    yaku: [
      yaku({
        name: "five_brights",
        need: 5,
        have: 3,
        cards: ["1b", "2a", "3b"],
        missing: ["8b", "12b"],
      }),
      yaku({ name: "three_brights", need: 3, have: 3, cards: ["1b", "2a", "3b"], made: true }),
      yaku({ name: "wisterias", have: 4, cards: ["4a", "4r", "4c1", "4c2"], made: true }),
      yaku({ name: "paulownias", open: false }),
    ],
  }),
  seat("11b 11a 12c1 12c2 10a 10c1 9a 9c2 5a 5r 2r 2c2", {
    hand_size: 2,
    lacks: [1, 8],
    value: 77,
    total: 31,
  }),
];

export const fixtures: Record<string, MushiView> = {
  opening: view(),
  take: view({ phase: "take", turned_up: "1b", legal: ["1r", "1c1"].map((card) => ({ action: `x ${card}`, kind: "take", card: "1b", captures: [card] })) }), // prettier-ignore
  joker: view({
    table: ["1r", "3r", "3c2", "8b", "8c1", "10c2", "11r", "11j", "12b"],
    joker_left_by: 1,
    draw_pile: 4,
    seats: late,
    legal: [play("8a", ["8b"], true), play("8a", ["8c1"], true), play("10r", ["10c2"])],
  }),
  full: view({
    table: "1b 1r 1c1 2a 2r 2c1 3b 3r 4a 5a 8b 9a 10a 11b 11j 12b".split(" "),
    joker_left_by: 0,
    draw_pile: 2,
  }),
  twelve: view({ table: "1r 1c1 3c1 4a 5r 8b 8c1 9c1 10a 11r 11j 12c1".split(" "), joker_left_by: 1, seats: late.map((one) => ({ ...one, ...(one.hand ? { hand: ["1b", "2a", "4c1", "5c2", "9a", "10c1", "12b"] } : {}) })) }), // prettier-ignore
  captures: view({ phase: "play", to_act: 1, table: [], draw_pile: 0, seats: every, legal: [] }),
  spectator: view({ seat: null, seats: late.map((one) => ({ ...one, hand: null })), legal: [] }),
  scores: view({
    phase: "deal",
    to_act: null,
    table: [],
    draw_pile: 0,
    seats: late,
    scores: [
      { value: 135, yaku: ["wisterias"], credit: 0, debit: 25, par: 115, points: -5, total: 4 },
      {
        value: 95,
        yaku: ["three_brights"],
        credit: 0,
        debit: 10,
        par: 115,
        points: -30,
        total: -9,
      },
    ],
    legal: [],
  }),
  draw: view({
    phase: "over",
    deal: 12,
    to_act: null,
    table: [],
    draw_pile: 0,
    seats: late,
    winners: [0, 1],
    scores: [0, 1].map(() => ({
      value: 115,
      yaku: [],
      credit: 0,
      debit: 0,
      par: 115,
      points: 0,
      total: 6,
    })),
    legal: [],
  }),
};
