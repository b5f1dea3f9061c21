/** Positions to look at while developing, and to test with: made by hand, allowed by the rules. */
import { tableOf } from "../../table/session/fixture.svelte";
import type { TableInfo, UnoMove, UnoSeat, UnoView } from "../../wire";
import { type Card, COLOURS, read } from "./art/cards";

export function seat(of: Partial<UnoSeat> = {}): UnoSeat {
  const size = of.hand?.length ?? 7;
  return {
    hand: null,
    hand_size: size,
    known: [],
    at_least: [0, 0, 0, 0],
    at_most: [size, size, size, size],
    called: false,
    total: 0,
    ...of,
  };
}

export function move(of: Partial<UnoMove> & Pick<UnoMove, "action" | "kind">): UnoMove {
  return { card: null, colour: null, calls: false, target: null, draws: null, bluff: false, ...of };
}

export function view(of: Partial<UnoView> = {}): UnoView {
  return {
    game: "uno",
    seat: 0,
    phase: "play",
    round: 1,
    edition: "monster",
    scoring: "main",
    points_limit: 500,
    dealer: 2,
    to_act: 0,
    direction: 1,
    colour: "blue",
    discard: ["b5"],
    draw_pile: 80,
    drawn: null,
    catchable: null,
    giving: null,
    stake: null,
    seats: [seat({ hand: ["b7", "g2", "wild"] }), seat(), seat()],
    round_winner: null,
    scores: null,
    winners: [],
    legal: [],
    ...of,
  };
}

export function tableInfo(seats: number): TableInfo {
  return tableOf("uno", seats, { edition: "monster", scoring: "main", points: 500 });
}

const HAND = ["b2", "b7", "br", "g3", "g+2", "ps", "y9", "wild", "+4", "scary"];
const FORTY = COLOURS.flatMap((colour) =>
  ["0", "2", "3", "4", "5", "7", "9", "s", "+2"].map((symbol) => colour[0]! + symbol),
).concat("wild", "+4", "+4", "scary");

/** The moves of each card of a hand on a blue 5, and drawing. */
function plays(hand: readonly Card[]): UnoMove[] {
  const calls = hand.length === 2 ? [false, true] : [false];
  const found = [...new Set(hand)].flatMap((card) => {
    const { colour, symbol } = read(card);
    if (colour !== null && colour !== "blue" && symbol !== "5") return [];
    const draws = { "+2": 2, "+4": 4 }[symbol] ?? null;
    const target = draws || symbol === "s" ? 1 : null;
    const held = COLOURS.filter((one) => hand.some((other) => read(other).colour === one));
    const named = colour ? [null] : symbol === "scary" ? held : COLOURS;
    const bluff = symbol === "+4" && held.includes("blue");
    return named.flatMap((one) =>
      calls.map((called) =>
        move({
          action: [card, one, called ? "uno" : null].filter(Boolean).join(" "),
          kind: "play",
          card,
          colour: one,
          calls: called,
          target,
          draws,
          bluff,
        }),
      ),
    );
  });
  return [...found, move({ action: "draw", kind: "draw", draws: 1 })];
}

function others(count: number, of: Partial<UnoSeat> = {}): UnoSeat[] {
  return Array.from({ length: count }, (_, i) =>
    seat({ total: 37 * i, hand_size: 3 + ((i * 5) % 11), ...of }),
  );
}

/** A position with that many seats and this hand of mine. */
function of(seats: number, hand: readonly Card[], more: Partial<UnoView> = {}): UnoView {
  return view({
    seats: [seat({ hand: [...hand], total: 120 }), ...others(seats - 1)],
    discard: ["g4", "b1", "b5"],
    legal: plays(hand),
    ...more,
  });
}

function silent(shown: UnoView, other: number): UnoView {
  shown.seats[other] = seat({ hand_size: 1, total: 74 });
  const found = move({ action: `catch ${other}`, kind: "catch", target: other });
  return { ...shown, catchable: other, legal: [...shown.legal, found] };
}

const challenged: Partial<UnoView> = {
  phase: "challenge",
  discard: ["b5", "+4"],
  colour: "green",
  stake: { accused: 2, challenger: 0, colour: "blue", accept: 4, guilty: 4, innocent: 6 },
  legal: [
    move({ action: "accept", kind: "accept", draws: 4 }),
    move({ action: "challenge", kind: "challenge", target: 2 }),
  ],
};
const naming: Partial<UnoView> = {
  phase: "name",
  discard: ["b5", "scary"],
  colour: null,
  legal: COLOURS.map((colour) => move({ action: colour, kind: "name", colour })),
};

export const fixtures: Record<string, UnoView> = {
  two: of(2, HAND),
  four: of(4, HAND, { direction: -1, colour: "pink", discard: ["b5", "wild"] }),
  ten: of(10, HAND),
  forty: of(10, FORTY, { draw_pile: 0 }),
  waiting: of(6, HAND, { to_act: 3, legal: [] }),
  drawn: of(4, ["g3", "b7"], {
    phase: "drawn",
    drawn: "b7",
    legal: [
      ...plays(["g3", "b7"]).filter((one) => one.kind === "play"),
      move({ action: "pass", kind: "pass" }),
    ],
  }),
  call: silent(of(8, ["b7", "wild"]), 7),
  late: of(4, ["b7"], {
    to_act: 1,
    catchable: 0,
    legal: [move({ action: "uno", kind: "call", calls: true })],
  }),
  catch: silent(of(10, HAND), 7),
  catchname: silent(of(5, HAND, naming), 3),
  name: of(4, HAND, naming),
  challenge: silent(of(7, HAND, challenged), 2),
  give: of(6, HAND, {
    phase: "give",
    discard: ["b5", "scary"],
    giving: { giver: 0, colour: "blue", receiver: 2, given: 1 },
    seats: [
      seat({ hand: HAND }),
      ...others(5, { known: ["b3", "b3", "+4", "y7", "g1"], hand_size: 9, called: false }),
    ],
    legal: ["b2", "b7", "br"].map((card) =>
      move({ action: `give ${card}`, kind: "give", card, target: 2 }),
    ),
  }),
  empty: of(3, ["g2", "p4"], { draw_pile: 0 }),
  watching: view({
    seat: null,
    to_act: 4,
    seats: others(10),
    discard: ["b5", "g5"],
    colour: "green",
  }),
  scores: view({
    phase: "deal",
    to_act: null,
    round_winner: 1,
    seats: Array.from({ length: 10 }, (_, i) =>
      seat({ hand: i === 1 ? [] : FORTY.slice(i, 3 * i + 2), total: i === 1 ? 431 : 20 * i }),
    ),
    scores: Array.from({ length: 10 }, (_, i) => ({
      cards: i === 1 ? [] : FORTY.slice(i, 3 * i + 2),
      sum: i === 1 ? 0 : 12 * i,
      points: i === 1 ? 310 : 0,
      total: i === 1 ? 431 : 20 * i,
    })),
  }),
  over: view({
    phase: "over",
    to_act: null,
    round_winner: 0,
    winners: [0],
    seats: [
      seat({ hand: [], total: 512 }),
      seat({ hand: ["b5", "wild"], total: 300 }),
      seat({ hand: ["y+2"], total: 300 }),
    ],
    scores: [
      { cards: [], sum: 0, points: 75, total: 512 },
      { cards: ["b5", "wild"], sum: 55, points: 0, total: 300 },
      { cards: ["y+2"], sum: 20, points: 0, total: 300 },
    ],
  }),
};
