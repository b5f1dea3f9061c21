/** Positions to look at while developing, and to test with: made by hand, allowed by the rules. */
import { tableOf } from "../../table/session/fixture.svelte";
import type { MojoMove, MojoSeat, MojoView, TableInfo, Update } from "../../wire";

export function seat(of: Partial<MojoSeat> = {}): MojoSeat {
  return {
    hand: null,
    hand_size: of.hand?.length ?? 8,
    laid: null,
    laid_size: of.laid?.length ?? 0,
    revealed: [],
    known: [],
    total: 0,
    ...of,
  };
}

export function play(card: number, top: number, discard = 0): MojoMove {
  const effect = card < top ? "lower" : card > top ? "higher" : "equal";
  return {
    action: discard ? `${card}/${discard}` : `${card}`,
    kind: "play",
    card,
    discard,
    effect,
  };
}

export function view(of: Partial<MojoView> = {}): MojoView {
  return {
    game: "mojo",
    seat: 0,
    phase: "play",
    round: 1,
    to_act: 0,
    direction: 1,
    face: 0,
    holder: null,
    lay_at: 3,
    points_limit: 50,
    discards: [[5, 7]],
    chosen: null,
    chain: false,
    draw_pile: 31,
    apart: [],
    draw_pile_only: false,
    seats: [seat({ hand: [0, 2, 5, 7, 9, 11] }), seat(), seat()],
    scores: null,
    winners: [],
    legal: [],
    ...of,
  };
}

/** The view with every card of the viewer's hand offered on every discard. */
function offered(of: Partial<MojoView>): MojoView {
  const shown = view(of);
  const hand = shown.seats[0]!.hand ?? [];
  shown.legal = [...new Set(hand)].flatMap((card) =>
    shown.discards.map((pile, d) => play(card, pile.at(-1)!, d)),
  );
  return shown;
}

export function update(of: Partial<MojoView>, sheet: number[][] = []): Update {
  return { type: "update", entry: 40, events: [], view: view(of), sheet };
}

export function tableInfo(seats: number): TableInfo {
  return tableOf("mojo", seats, { edition: "fr", discards: 1, points: 50, first_player: null });
}

function others(count: number, of: Partial<MojoSeat> = {}): MojoSeat[] {
  return Array.from({ length: count }, (_, i) => seat({ total: 7 * i, hand_size: 5 + i, ...of }));
}

const LONG = [0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 8, 8, 9, 10, 10, 11, 11, 12, 12];

export const fixtures: Record<string, MojoView> = {
  two: offered({ lay_at: 2, seats: [seat({ hand: [1, 4, 7, 12] }), seat()] }),
  long: offered({ seats: [seat({ hand: LONG }), ...others(2)] }),
  longtwo: offered({
    face: 10,
    direction: -1,
    discards: [[3, 8], [12, 4]], // prettier-ignore
    seats: [seat({ hand: LONG.slice(3, 17) }), ...others(5, { known: [4, 11] })],
  }),
  reveal: view({
    seats: [
      seat({ hand: [], hand_size: 0, laid: [4, 9], laid_size: 2, revealed: [1] }),
      seat({ hand_size: 0, laid_size: 1, revealed: [0, 12], total: 22 }),
      seat({ hand_size: 0, laid_size: 3, total: 10 }),
      seat({ hand_size: 5, total: 34 }),
    ],
    legal: [4, 9].map((card) => ({
      action: `r${card}`,
      kind: "reveal" as const,
      card,
      discard: null,
      effect: null,
    })),
  }),
  laid: view({
    discards: [[5, 7, 2]],
    seats: [
      seat({ hand: [], hand_size: 0, laid: [3, 11, 12], laid_size: 3 }),
      seat({ hand_size: 5 }),
      seat({ hand_size: 0, laid_size: 3, total: 10 }),
      seat({ hand_size: 5, total: 34 }),
    ],
    legal: [3, 11, 12].map((card) => ({
      action: `r${card}`,
      kind: "reveal" as const,
      card,
      discard: null,
      effect: null,
    })),
  }),
  // The rulebook's example: 9 + 1 = 10, 4 + 0 = 4, and 10 + 11 + 3 = 24 for the Mojo holder: 34.
  scores: view({
    phase: "deal",
    to_act: null,
    holder: 2,
    face: 10,
    direction: -1,
    seats: [
      seat({ hand: [1, 8, 9], total: 10 }),
      seat({ hand: [0, 4], total: 4 }),
      seat({ hand_size: 0, revealed: [3, 10, 11], total: 34 }),
    ],
    scores: [
      { cards: [1, 8, 9], counted: [1, 9], sum: 10, mojo: null, points: 10, total: 10 },
      { cards: [0, 4], counted: [0, 4], sum: 4, mojo: null, points: 4, total: 4 },
      { cards: [3, 10, 11], counted: [3, 10, 11], sum: 24, mojo: "ten", points: 34, total: 34 },
    ],
  }),
  struck: view({
    phase: "deal",
    to_act: null,
    holder: 1,
    seats: [
      seat({ hand: [1, 2, 5, 6, 8, 9, 10, 11, 11, 12], total: 35 }),
      seat({ hand_size: 0, revealed: [0, 4] }),
      seat({ hand: [0, 2, 3, 4], total: 4 }),
    ],
    scores: [
      {
        cards: [1, 2, 5, 6, 8, 9, 10, 11, 11, 12],
        counted: [2, 6, 10, 12],
        sum: 30,
        mojo: null,
        points: 30,
        total: 30,
      },
      { cards: [0, 4], counted: [0, 4], sum: 4, mojo: "zero", points: 0, total: 0 },
      { cards: [0, 2, 3, 4], counted: [0, 4], sum: 4, mojo: null, points: 4, total: 4 },
    ],
  }),
};
