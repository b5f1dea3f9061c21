/** Positions to test with: made by hand, allowed by the rules. */
import type { UnoMove, UnoSeat, UnoView } from "../../wire";

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
