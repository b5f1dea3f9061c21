// Generated from parlour/games/uno and parlour/bots by `make generate`.
// Do not edit: Python is the source, and what is written here is held against it.
// @ts-nocheck
import * as py from "../native.ts";

import { searching } from "../tree.ts";
import type { UnoEvent, UnoView } from "../../wire.ts";

export class UnoState extends py.State {
  static readonly fields = [
    "rng",
    "seats",
    "edition",
    "scoring",
    "points_limit",
    "phase",
    "turn",
    "direction",
    "dealer",
    "round",
    "winner",
    "colour",
    "silent",
    "called",
    "empty_draws",
    "accused",
    "colour_before",
    "giving",
    "given",
    "discard",
    "discard_size",
    "formed",
    "reformed",
    "hand",
    "hand_size",
    "fresh",
    "penalty",
    "penalty_size",
    "pile",
    "pile_size",
    "bounded",
    "at_least",
    "without",
    "drawn",
    "known",
    "passing",
    "received",
    "ruled_out",
    "points",
    "totals",
    "hidden",
    "unseen",
    "held",
  ];
  readonly memory = new ArrayBuffer(6276);
  readonly bytes = new Uint8Array(this.memory);
  seats = 0;
  edition = 0;
  scoring = 0;
  points_limit = 0;
  phase = 0;
  turn = 0;
  direction = 0;
  dealer = 0;
  round = 0;
  winner = 0;
  colour = 0;
  silent = 0;
  empty_draws = 0;
  accused = 0;
  colour_before = 0;
  giving = 0;
  given = 0;
  discard_size = 0;
  reformed = 0;
  fresh = 0;
  penalty_size = 0;
  pile_size = 0;
  bounded = 0;
  known = py.rows(Float64Array, this.memory, 0, 10, 55);
  passing = new Float64Array(this.memory, 4400, 13);
  rng = new Uint32Array(this.memory, 4504, 4);
  received = new Int16Array(this.memory, 4520, 10);
  ruled_out = py.rows(Int16Array, this.memory, 4540, 10, 5);
  points = new Int16Array(this.memory, 4640, 10);
  totals = new Int16Array(this.memory, 4660, 10);
  called = new Int8Array(this.memory, 4680, 10);
  discard = new Int8Array(this.memory, 4690, 112);
  formed = new Int8Array(this.memory, 4802, 55);
  hand = py.rows(Int8Array, this.memory, 4857, 10, 55);
  hand_size = new Int8Array(this.memory, 5407, 10);
  penalty = new Int8Array(this.memory, 5417, 2);
  pile = new Int8Array(this.memory, 5419, 112);
  at_least = py.rows(Int8Array, this.memory, 5531, 10, 4);
  without = py.rows(Int8Array, this.memory, 5571, 10, 4);
  drawn = py.rows(Int8Array, this.memory, 5611, 10, 55);
  hidden = new Int8Array(this.memory, 6161, 10);
  unseen = new Int8Array(this.memory, 6171, 55);
  held = py.rows(Int8Array, this.memory, 6226, 10, 5);

  set(other: UnoState): void {
    this.bytes.set(other.bytes);
    this.seats = other.seats;
    this.edition = other.edition;
    this.scoring = other.scoring;
    this.points_limit = other.points_limit;
    this.phase = other.phase;
    this.turn = other.turn;
    this.direction = other.direction;
    this.dealer = other.dealer;
    this.round = other.round;
    this.winner = other.winner;
    this.colour = other.colour;
    this.silent = other.silent;
    this.empty_draws = other.empty_draws;
    this.accused = other.accused;
    this.colour_before = other.colour_before;
    this.giving = other.giving;
    this.given = other.given;
    this.discard_size = other.discard_size;
    this.reformed = other.reformed;
    this.fresh = other.fresh;
    this.penalty_size = other.penalty_size;
    this.pile_size = other.pile_size;
    this.bounded = other.bounded;
  }

  copy(): UnoState {
    const twin = new UnoState();
    twin.set(this);
    twin.source = this.source;
    return twin;
  }
}

const NUMBERS = new Map([
  ["monster", 0],
  ["classic", 1],
]);
const _SCORINGS = new Map([
  ["main", 0],
  ["alternative", 1],
]);
const MAIN = 0;
const OVER = 7;
const DEAL = 0;
const NONE = -1;
const HAND_SIZE = [7, 7];
const DEALT = 1;
const CHANCE = -1;
const NOBODY = -2;
const FIRST_OF_TURN = [0, 3, 5, 6];
const PLAY = 1;
const DRAWN = 2;
const PASS = 4;
const GIVE = 4;
const CHALLENGE = 6;
const DO_CHALLENGE = 5;
const ACCEPT = 6;
const NAME = 5;
const NAME_FIRST = 3;
const COLOURS = ["blue", "green", "pink", "yellow"];
const NAME_COLOUR = 2;
const PLAY_CARD = 0;
const GIVE_CARD = 1;
const DRAW_CARD = 3;
const PASSED = 6;
const CALL = 7;
const DECK_SIZE = 112;
const FACES = 55;
const SWEEPS = 6;
const COPIES_OF = [
  [
    1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4,
  ],
  [
    1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 0,
  ],
];
const LOT = 0;
const TURNED_UP = 2;
const PUT_BACK = 3;
const PLAYED = 4;
const DREW = 5;
const SKIPPED = 7;
const REVERSED = 8;
const NAMED = 9;
const GAVE = 10;
const SYMBOLS = 13;
const CALLED = 11;
const CAUGHT = 12;
const ACCEPTED = 13;
const SHOWED = 14;
const CHALLENGED = 15;
const PILE_FORMED = 16;
const BLOCKED = 17;
const ROUND_OVER = 18;
const GAME_OVER = 19;
const _TEXTS = [
  "b0",
  "b0 uno",
  "b1",
  "b1 uno",
  "b2",
  "b2 uno",
  "b3",
  "b3 uno",
  "b4",
  "b4 uno",
  "b5",
  "b5 uno",
  "b6",
  "b6 uno",
  "b7",
  "b7 uno",
  "b8",
  "b8 uno",
  "b9",
  "b9 uno",
  "bs",
  "bs uno",
  "br",
  "br uno",
  "b+2",
  "b+2 uno",
  "g0",
  "g0 uno",
  "g1",
  "g1 uno",
  "g2",
  "g2 uno",
  "g3",
  "g3 uno",
  "g4",
  "g4 uno",
  "g5",
  "g5 uno",
  "g6",
  "g6 uno",
  "g7",
  "g7 uno",
  "g8",
  "g8 uno",
  "g9",
  "g9 uno",
  "gs",
  "gs uno",
  "gr",
  "gr uno",
  "g+2",
  "g+2 uno",
  "p0",
  "p0 uno",
  "p1",
  "p1 uno",
  "p2",
  "p2 uno",
  "p3",
  "p3 uno",
  "p4",
  "p4 uno",
  "p5",
  "p5 uno",
  "p6",
  "p6 uno",
  "p7",
  "p7 uno",
  "p8",
  "p8 uno",
  "p9",
  "p9 uno",
  "ps",
  "ps uno",
  "pr",
  "pr uno",
  "p+2",
  "p+2 uno",
  "y0",
  "y0 uno",
  "y1",
  "y1 uno",
  "y2",
  "y2 uno",
  "y3",
  "y3 uno",
  "y4",
  "y4 uno",
  "y5",
  "y5 uno",
  "y6",
  "y6 uno",
  "y7",
  "y7 uno",
  "y8",
  "y8 uno",
  "y9",
  "y9 uno",
  "ys",
  "ys uno",
  "yr",
  "yr uno",
  "y+2",
  "y+2 uno",
  "wild",
  "wild uno",
  "wild blue",
  "wild blue uno",
  "wild green",
  "wild green uno",
  "wild pink",
  "wild pink uno",
  "wild yellow",
  "wild yellow uno",
  "+4",
  "+4 uno",
  "+4 blue",
  "+4 blue uno",
  "+4 green",
  "+4 green uno",
  "+4 pink",
  "+4 pink uno",
  "+4 yellow",
  "+4 yellow uno",
  "scary",
  "scary uno",
  "scary blue",
  "scary blue uno",
  "scary green",
  "scary green uno",
  "scary pink",
  "scary pink uno",
  "scary yellow",
  "scary yellow uno",
  "give b0",
  "give b0 uno",
  "give b1",
  "give b1 uno",
  "give b2",
  "give b2 uno",
  "give b3",
  "give b3 uno",
  "give b4",
  "give b4 uno",
  "give b5",
  "give b5 uno",
  "give b6",
  "give b6 uno",
  "give b7",
  "give b7 uno",
  "give b8",
  "give b8 uno",
  "give b9",
  "give b9 uno",
  "give bs",
  "give bs uno",
  "give br",
  "give br uno",
  "give b+2",
  "give b+2 uno",
  "give g0",
  "give g0 uno",
  "give g1",
  "give g1 uno",
  "give g2",
  "give g2 uno",
  "give g3",
  "give g3 uno",
  "give g4",
  "give g4 uno",
  "give g5",
  "give g5 uno",
  "give g6",
  "give g6 uno",
  "give g7",
  "give g7 uno",
  "give g8",
  "give g8 uno",
  "give g9",
  "give g9 uno",
  "give gs",
  "give gs uno",
  "give gr",
  "give gr uno",
  "give g+2",
  "give g+2 uno",
  "give p0",
  "give p0 uno",
  "give p1",
  "give p1 uno",
  "give p2",
  "give p2 uno",
  "give p3",
  "give p3 uno",
  "give p4",
  "give p4 uno",
  "give p5",
  "give p5 uno",
  "give p6",
  "give p6 uno",
  "give p7",
  "give p7 uno",
  "give p8",
  "give p8 uno",
  "give p9",
  "give p9 uno",
  "give ps",
  "give ps uno",
  "give pr",
  "give pr uno",
  "give p+2",
  "give p+2 uno",
  "give y0",
  "give y0 uno",
  "give y1",
  "give y1 uno",
  "give y2",
  "give y2 uno",
  "give y3",
  "give y3 uno",
  "give y4",
  "give y4 uno",
  "give y5",
  "give y5 uno",
  "give y6",
  "give y6 uno",
  "give y7",
  "give y7 uno",
  "give y8",
  "give y8 uno",
  "give y9",
  "give y9 uno",
  "give ys",
  "give ys uno",
  "give yr",
  "give yr uno",
  "give y+2",
  "give y+2 uno",
  "blue",
  "green",
  "pink",
  "yellow",
  "draw",
  "pass",
  "challenge",
  "accept",
  "uno",
  "catch 0",
  "catch 1",
  "catch 2",
  "catch 3",
  "catch 4",
  "catch 5",
  "catch 6",
  "catch 7",
  "catch 8",
  "catch 9",
];
const _ACTIONS = py.inverse(_TEXTS);
const _CARDS = [
  "b0",
  "b1",
  "b2",
  "b3",
  "b4",
  "b5",
  "b6",
  "b7",
  "b8",
  "b9",
  "bs",
  "br",
  "b+2",
  "g0",
  "g1",
  "g2",
  "g3",
  "g4",
  "g5",
  "g6",
  "g7",
  "g8",
  "g9",
  "gs",
  "gr",
  "g+2",
  "p0",
  "p1",
  "p2",
  "p3",
  "p4",
  "p5",
  "p6",
  "p7",
  "p8",
  "p9",
  "ps",
  "pr",
  "p+2",
  "y0",
  "y1",
  "y2",
  "y3",
  "y4",
  "y5",
  "y6",
  "y7",
  "y8",
  "y9",
  "ys",
  "yr",
  "y+2",
  "wild",
  "+4",
  "scary",
];
const _FACES = py.inverse(_CARDS);
const WEIGHTS = [
  [2, 3, 0, 120, 21, 30, -15, 100, 25, 10, 30, 175, 200, 13, 18],
  [2, 3, 0, 180, 25, 30, -20, 100, 50, 10, 60, 225, 200, 5, 18],
];
const CATCH = 8;
const HEED = 50;
const POLICY_CHALLENGED = 2.5;
const SUSPICION = 14;
const KINDS = 5;
const ALTERNATIVE = 1;
const OWN_LAST_ROUND = 43.0;
const OWN_SPREAD = 7.6;
const FEW_ROUNDS = 80.0;
const LAST_ROUND = 33.0;
const SPREAD = 7.75;
const POINTS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 20, 20, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 20, 20, 0, 1, 2, 3, 4,
  5, 6, 7, 8, 9, 20, 20, 20, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 20, 20, 50, 50, 50,
];
const COLOURED = 52;
const SKIP = 10;
const WILD_DRAW_FOUR = 53;
const REVERSE = 11;
const DRAW_TWO = 12;
const DRAW_TWO_CARDS = 2;
const _NAMES = 238;
const _WILDS = 52;
const _GIFTS = 67;
const WILD = 52;
const WAYS = 5;
const _SINGLES = 242;
const _CATCHES = 247;
const SCARY = 54;
const LEVEL = 10;
const DRAW_FOUR_CARDS = 4;
const LOST_CHALLENGE = 6;
const PENALTY = 2;
const EVERY_LEVEL = 1074791425;
const MOST_SWEEPS = 1000;
const _PHASES = new Map([
  [0, "deal"],
  [1, "play"],
  [2, "drawn"],
  [3, "name"],
  [5, "name"],
  [4, "give"],
  [6, "challenge"],
  [7, "over"],
]);
const NAMES = ["monster", "classic"];
const NEAR = 0;
const BLUFFS = 13;
const NEVER_DRAW = 12;
const WORD = 4294967296;
const MAX_LEGAL = 30;
const STAY = 4;
const LACKED = 9;
const LACKED_NEAR = 10;
const DREAD = 1;
const WORRY = 2;
const HIT = 5;
const HIT_CARD = 6;
const KEEP_WILD = 3;
const GIFT = 8;
const BLUFF = 11;
const STRENGTH = [
  [1.37, 2.18],
  [0.69, 1.16],
  [0.33, 0.54],
  [0.04, 0.06],
  [-0.23, -0.37],
  [-0.5, -0.8],
  [-0.73, -1.22],
  [-0.97, -1.55],
  [-0.2, -0.3],
  [0.5, 0.44],
  [1.18, 0.63],
  [2.15, 1.84],
  [0.25, 0.06],
  [0.44, 0.13],
  [-0.41, -0.19],
  [0.71, 0.81],
  [0.51, 0.54],
  [0.0, 0.39],
];
const SIZES = 8;
const LARGE = 8;
const FEATURES = 18;
const LEFT = [
  [28.57, 13.69],
  [0.32, 0.36],
  [0.9, 1.54],
];
const ODDS = 16;
const _KINDS = new Map([
  [0, "play"],
  [1, "give"],
  [2, "name"],
  [3, "draw"],
  [4, "pass"],
  [5, "challenge"],
  [6, "accept"],
  [7, "call"],
  [8, "catch"],
]);
const HIT_NEAR = 7;
const STIRRED = 10;
const VARIATIONS = 1;
const HELD = 14;
const SKIPS = 12;
const DRAW_TWOS = 13;
const WILDS = 9;
const DRAW_FOURS = 10;
const SCARIES = 11;
const FITS = 15;

// --- games.uno ---

function _configure(s: UnoState, options: any, seats: number): void {
  s.seats = seats;
  s.edition = py.get(NUMBERS, options.edition);
  s.scoring = py.get(_SCORINGS, options.scoring);
  s.points_limit = options.points;
}

// --- games.uno.actions ---

/** The action for these parts; the inverse of `decode`. */
function encode(kind: number, what: number, colour: number, call: number): number {
  if (kind === PLAY_CARD) {
    if (what < COLOURED) {
      return 2 * what + call;
    }
    return 2 * (_WILDS + WAYS * (what - WILD) + 1 + colour) + call;
  }
  if (kind === GIVE_CARD) {
    return 2 * (_GIFTS + what) + call;
  }
  if (kind === NAME_COLOUR) {
    return _NAMES + colour;
  }
  if (kind === CATCH) {
    return _CATCHES + what;
  }
  return _SINGLES + kind - DRAW_CARD;
}

/**
 * Write the plays of the cards in a hand that have this colour or this symbol (COLOURED: none
 * has), ascending; return their number.
 */
function add_coloured(hand: py.Row, colour: number, symbol: number, out: py.Row): number {
  let n = 0;
  const start = SYMBOLS * colour;
  for (let face = symbol; face < start; face += 13) {
    out[n] = 2 * face;
    n += hand[face] > 0 ? 1 : 0;
  }
  for (let face = start; face < start + SYMBOLS; face++) {
    out[n] = 2 * face;
    n += hand[face] > 0 ? 1 : 0;
  }
  for (let face = start + SYMBOLS + symbol; face < COLOURED; face += 13) {
    out[n] = 2 * face;
    n += hand[face] > 0 ? 1 : 0;
  }
  return n;
}

/**
 * (kind, what, colour, call) of an action: `what` is the face played or given, or the seat
 * caught; `colour` is the one named, or given away by a Scary card; `call` is 1 if it calls UNO.
 * NONE stands for no face, seat or colour.
 */
function decode(action: number): [number, number, number, number] {
  if (action < _NAMES) {
    const move = py.shr(action, 1);
    const call = action & 1;
    if (move < _WILDS) {
      return [PLAY_CARD, move, NONE, call];
    }
    if (move >= _GIFTS) {
      return [GIVE_CARD, move - _GIFTS, NONE, call];
    }
    const way = move - _WILDS;
    return [PLAY_CARD, WILD + py.div(way, WAYS), py.mod(way, WAYS) - 1, call];
  }
  if (action < _SINGLES) {
    return [NAME_COLOUR, NONE, action - _NAMES, 0];
  }
  if (action >= _CATCHES) {
    return [CATCH, action - _CATCHES, NONE, 0];
  }
  return [DRAW_CARD + action - _SINGLES, NONE, NONE, 0];
}

// --- games.uno.calling ---

/**
 * After the seat has played or given: if it has one card left, note its call of UNO or, without
 * one, open the moment to catch it.
 */
function settle_call(s: UnoState, seat: number, call: number): void {
  if (s.hand_size[seat] === 1) {
    if (call === 1) {
      s.called[seat] = 1;
    } else {
      s.silent = seat;
    }
  }
}

/**
 * Close the moment: the seat was caught, or called afterwards, or the next turn or deal has
 * begun.
 */
function close_moment(s: UnoState): void {
  s.silent = NONE;
}

/**
 * True if the moment is open and this action, not yet carried out, ends it. Naming a colour, a
 * call afterwards and catching do not.
 */
function ends_moment(s: UnoState, action: number): boolean {
  if (s.silent === NONE) {
    return false;
  }
  const parts_0 = decode(action);
  const kind = parts_0[0];
  return FIRST_OF_TURN.includes(kind);
}

/** Bit mask of the seats that may act out of turn: to catch, or to call afterwards. */
function interrupters(s: UnoState): number {
  if (s.silent === NONE) {
    return 0;
  }
  return ((1 << s.seats) - 1) & ~(1 << s.turn);
}

/** Write the seat's actions in the moment to out[n:]; return where they end. */
function add_calls(s: UnoState, seat: number, out: py.Row, n: number): number {
  if (s.silent !== NONE) {
    out[n] = seat === s.silent ? encode(CALL, -1, -1, 0) : encode(CATCH, s.silent, -1, 0);
    n += 1;
  }
  return n;
}

/** A call after the play counts when nobody has caught the seat yet. */
function call_late(s: UnoState, seat: number): void {
  close_moment(s);
  s.called[seat] = 1;
  py.tell(s, CALLED, seat, 0, 0, 0);
}

/** The seat catches the silent one, which draws the penalty. */
function catch_(s: UnoState, seat: number, silent: number): void {
  close_moment(s);
  py.tell(s, CAUGHT, silent, seat, 0, 0);
  for (let _ = 0; _ < PENALTY; _++) {
    const face = draw_card(s, silent);
    if (face !== NONE && s.phase === CHALLENGE) {
      s.penalty[s.penalty_size] = face;
      s.penalty_size += 1;
    }
  }
}

// --- games.uno.challenge ---

/** U12: the next player may challenge the Wild Draw Four of the seat before drawing. */
function await_challenge(s: UnoState, seat: number, colour_before: number): void {
  s.accused = seat;
  s.colour_before = colour_before;
  s.penalty_size = 0;
  s.turn = next_seat(s, seat);
  s.phase = CHALLENGE;
}

/** U12: the seat draws four and misses its turn. */
function accept(s: UnoState, seat: number): void {
  py.tell(s, ACCEPTED, seat, 0, 0, 0);
  settle(s);
  draw_and_miss(s, seat, DRAW_FOUR_CARDS);
}

/**
 * U13: a guilty player draws the four, and it is the challenger's turn; otherwise the
 * challenger draws them and more, and misses it.
 */
function challenge(s: UnoState, seat: number): void {
  const accused = s.accused;
  const colour = s.colour_before;
  if (show_hand(s, seat, accused, colour)) {
    py.tell(s, CHALLENGED, seat, accused, 1, 0);
    show_some(s, accused, colour);
    settle(s);
    draw_cards(s, accused, DRAW_FOUR_CARDS);
    begin_turn(s, seat);
  } else {
    py.tell(s, CHALLENGED, seat, accused, 0, 0);
    show_none(s, accused, colour, s.hand_size[accused] - s.penalty_size);
    settle(s);
    draw_and_miss(s, seat, LOST_CHALLENGE);
  }
}

/**
 * Show the accused's hand to the seat, as it was when the card had left it; return whether it
 * holds the colour.
 */
function show_hand(s: UnoState, seat: number, accused: number, colour: number): boolean {
  const hand_of_accused = s.hand[accused];
  let guilty = false;
  for (let i = 0, i_end = s.penalty_size; i < i_end; i++) {
    hand_of_accused[s.penalty[i]] -= 1;
  }
  for (let face = 0; face < FACES; face++) {
    const copies = hand_of_accused[face];
    if (copies > 0) {
      py.tell(s, SHOWED, accused, seat, face, copies);
      learn_hand(s, seat, accused, face, copies);
      if (((face / SYMBOLS) | 0) === colour) {
        guilty = true;
      }
    }
  }
  for (let i = 0, i_end = s.penalty_size; i < i_end; i++) {
    hand_of_accused[s.penalty[i]] += 1;
  }
  return guilty;
}

/** End the challenge: nothing is left to be challenged. */
function settle(s: UnoState): void {
  s.accused = NONE;
  s.colour_before = NONE;
  s.penalty_size = 0;
}

// --- games.uno.knowing ---

/** Forget everything, for a new deal. */
function forget_all(s: UnoState): void {
  s.bounded = 0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.received[seat] = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      s.ruled_out[seat][kind] = 0;
    }
    for (let face = 0; face < FACES; face++) {
      s.known[seat][face] = 0;
      s.drawn[seat][face] = 0;
    }
    for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
      s.at_least[seat][colour] = 0;
      s.without[seat][colour] = 0;
    }
  }
}

/** The number of copies of a face in the owner's hand that the observer knows of. */
function copies_in(levels: number, observer: number): number {
  const bits = py.shr(levels, observer);
  return (
    (bits & 1) +
    (py.shr(bits, LEVEL) & 1) +
    (py.shr(bits, 2 * LEVEL) & 1) +
    (py.shr(bits, 3 * LEVEL) & 1)
  );
}

/** The observer learns of `copies` more copies of a face in the owner's hand. */
function learn(s: UnoState, observer: number, owner: number, face: number, copies: number): void {
  const known_of_owner = s.known[owner];
  const count = copies_in(s.known[owner][face], observer);
  for (let level = count; level < count + copies; level++) {
    known_of_owner[face] = py.either(known_of_owner[face], py.shl(1, level * LEVEL + observer));
  }
}

/** The observer sees that the owner has `copies` copies of a face. */
function learn_hand(
  s: UnoState,
  observer: number,
  owner: number,
  face: number,
  copies: number,
): void {
  learn(s, observer, owner, face, copies - copies_in(s.known[owner][face], observer));
}

/** A card of a colour (4: a wild one) left the hand for all to see. */
function lose_colour(s: UnoState, seat: number, colour: number): void {
  const at_least_of_seat = s.at_least[seat];
  const without_of_seat = s.without[seat];
  for (let other = 0, other_end = COLOURS.length; other < other_end; other++) {
    if (other === colour) {
      if (at_least_of_seat[other] > 0) {
        at_least_of_seat[other] -= 1;
      }
    } else {
      if (without_of_seat[other] > 0) {
        without_of_seat[other] -= 1;
      }
    }
  }
}

/** A card of a colour came into the hand for all to see. */
function gain_colour(s: UnoState, seat: number, colour: number): void {
  const at_least_of_seat = s.at_least[seat];
  const without_of_seat = s.without[seat];
  s.bounded = 1;
  for (let other = 0, other_end = COLOURS.length; other < other_end; other++) {
    if (other === colour) {
      at_least_of_seat[other] += 1;
    } else {
      without_of_seat[other] += 1;
    }
  }
}

/** Everybody now knows that the seat has a card of the colour. */
function show_some(s: UnoState, seat: number, colour: number): void {
  s.bounded = 1;
  s.at_least[seat][colour] = Math.max(s.at_least[seat][colour], 1);
}

/** Everybody now knows that `cards` cards of the seat are not of the colour. */
function show_none(s: UnoState, seat: number, colour: number, cards: number): void {
  s.bounded = 1;
  s.at_least[seat][colour] = 0;
  s.without[seat][colour] = Math.max(s.without[seat][colour], cards);
}

/** A card of a kind left the hand for all to see. */
function part_with(s: UnoState, seat: number, kind: number): void {
  if (s.ruled_out[seat][kind] < s.received[seat]) {
    s.ruled_out[seat][kind] += 1;
  }
}

/**
 * The seat drew although this colour or a wild card would have fitted: the first `cards` cards
 * that it received are probably neither.
 */
function rule_out(s: UnoState, seat: number, colour: number, cards: number): void {
  s.ruled_out[seat][colour] = cards;
  s.ruled_out[seat][(WILD / SYMBOLS) | 0] = cards;
}

/** The number of cards of a kind that the seat probably holds at most. */
function expected_most(s: UnoState, seat: number, kind: number): number {
  return s.received[seat] - s.ruled_out[seat][kind];
}

/** The giver holds a card of the colour, and nothing has been given yet. */
function begin_passing(s: UnoState, giver: number, colour: number): void {
  show_some(s, giver, colour);
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    s.passing[symbol] = 0;
  }
}

/**
 * Giver and receiver know the card. To the others it may be any card of that colour they knew
 * of: these are `passing` from now on, in nobody's hand for certain.
 */
function pass_card(s: UnoState, giver: number, receiver: number, face: number): void {
  const known_of_giver = s.known[giver];
  const colour = py.div(face, SYMBOLS);
  const symbol = py.mod(face, SYMBOLS);
  if ((py.shr(s.passing[symbol], receiver) & 1) !== 0) {
    s.passing[symbol] = drop_copy(s.passing[symbol], receiver);
  } else {
    s.known[giver][face] = drop_copy(s.known[giver][face], receiver);
  }
  const mine = py.shl(EVERY_LEVEL, receiver);
  for (let i = 0; i < SYMBOLS; i++) {
    const unsure = py.minus(known_of_giver[colour * SYMBOLS + i], mine);
    s.passing[i] = py.either(s.passing[i], unsure);
    known_of_giver[colour * SYMBOLS + i] = py.one_of(known_of_giver[colour * SYMBOLS + i], unsure);
  }
  learn(s, giver, receiver, face, 1);
  lose_colour(s, giver, colour);
  gain_colour(s, receiver, colour);
}

/** The levels once the observer knows of one copy less. */
function drop_copy(levels: number, observer: number): number {
  const mine = py.both(levels, py.shl(EVERY_LEVEL, observer));
  return (
    (((levels / WORD) ^ (mine / WORD)) | 0) * WORD + (((levels ^ mine) | py.shr(mine, LEVEL)) >>> 0)
  );
}

/**
 * End the giving: the giver has none of the colour left. If all cards that an observer did not
 * see went to one hand, the observer knows that the passing cards are there.
 */
function end_passing(s: UnoState, giver: number, colour: number): void {
  let receiver;
  show_none(s, giver, colour, s.hand_size[giver]);
  const first = py.mod(giver + 1, s.seats);
  const second = (giver + 2) % s.seats;
  const receivers = Math.min(s.given, s.seats - 1);
  for (let observer = 0, observer_end = s.seats; observer < observer_end; observer++) {
    if (receivers === 1) {
      receiver = first;
    } else {
      if (receivers === 2 && observer === first) {
        receiver = second;
      } else {
        if (receivers === 2 && observer === second) {
          receiver = first;
        } else {
          receiver = NONE;
        }
      }
    }
    if (receiver !== NONE) {
      for (let symbol = 0; symbol < SYMBOLS; symbol++) {
        const copies = copies_in(s.passing[symbol], observer);
        if (copies > 0) {
          learn(s, observer, receiver, colour * SYMBOLS + symbol, copies);
        }
      }
    }
  }
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    s.passing[symbol] = 0;
  }
}

// --- games.uno.notation ---

/** The action's notation. */
function format_action(s: UnoState, action: number): string {
  return _TEXTS[action];
}

/** The action (MalformedActionError). */
function parse_action(s: UnoState, text: string): number {
  if (!_ACTIONS.has(text)) {
    throw new py.MalformedActionError(
      `expected a card (b7, gs, pr, y+2, wild blue, +4 green, scary pink), give p7, a colour (blue, green, pink, yellow), draw, pass, challenge, accept, uno or catch 2; got ${py.quoted(text, 40)}`,
    );
  }
  return py.get(_ACTIONS, text);
}

/** The card's notation. */
function format_card(card: number): string {
  return _CARDS[card];
}

/** The card (ValueError). */
function parse_card(text: string): number {
  if (!_FACES.has(text)) {
    throw new py.ValueError(
      `expected a card such as b7, gs, pr, y+2, wild, +4 or scary, got ${py.quoted(text, 40)}`,
    );
  }
  return py.get(_FACES, text);
}

// --- games.uno.pad ---

/** The number of cards of a face in the deck (U1). */
function copies(s: UnoState, face: number): number {
  return COPIES_OF[s.edition][face];
}

/** Leave a seat so many cards of a face. */
function put(s: UnoState, seat: number, face: number, number: number): void {
  s.hand[seat][face] = number;
}

/** Only the winner of a round has no cards (U17). */
function fewest(s: UnoState, seat: number, ender: number): number {
  return seat === ender ? 0 : 1;
}

/** The winner of a round has no cards (U17); another may hold any but the one just played. */
function most(s: UnoState, seat: number, ender: number): number {
  return seat === ender ? 0 : DECK_SIZE - 1;
}

/** True if the seat's cards can count this (U19). */
function possible(s: UnoState, seat: number, ender: number, counted: number): boolean {
  return 0 <= counted && counted <= (seat === ender ? 0 : deck_points(s));
}

/** The points of all cards of the deck (U19). */
function deck_points(s: UnoState): number {
  let points = 0;
  for (let face = 0; face < FACES; face++) {
    points += copies(s, face) * POINTS[face];
  }
  return points;
}

/** Nothing is counted but cards. */
function made(s: UnoState, seat: number): number {
  return 0;
}

/** True if one deck has cards for all these hands. */
function agree(s: UnoState, counted: py.Row, made: py.Row): boolean {
  let left = deck_points(s);
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    left -= counted[seat];
  }
  return left >= 0;
}

/** Score a round dealt by `opener` and won by `ender` (U17), or blocked (U18). */
function score(s: UnoState, opener: number, ender: number, counted: py.Row, made: py.Row): void {
  s.round += 1;
  s.dealer = opener;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.points[seat] = counted[seat];
  }
  close_round(s, ender);
}

// --- games.uno.pile ---

/** Gather all cards of the edition (U1) into the draw pile, shuffled. */
function gather_deck(s: UnoState): void {
  s.pile_size = 0;
  s.discard_size = 0;
  for (let face = 0; face < FACES; face++) {
    for (let _ = 0, __end = COPIES_OF[s.edition][face]; _ < __end; _++) {
      s.pile[s.pile_size] = face;
      s.pile_size += 1;
    }
  }
  py.shuffle(s, s.pile, s.pile_size);
}

/** U18: all but the top card of the discard becomes the draw pile, shuffled. */
function form_pile(s: UnoState): void {
  const last = s.discard_size - 1;
  for (let face = 0; face < FACES; face++) {
    s.formed[face] = 0;
  }
  for (let i = 0; i < last; i++) {
    let face = s.discard[i];
    s.pile[i] = face;
    s.formed[face] += 1;
  }
  s.pile_size = last;
  s.discard[0] = s.discard[last];
  s.discard_size = 1;
  s.reformed = 1;
  py.shuffle(s, s.pile, s.pile_size);
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let face = 0; face < FACES; face++) {
      s.drawn[seat][face] = 0;
    }
  }
  py.tell(s, PILE_FORMED, s.pile_size, 0, 0, 0);
}

/** Draw one card; return it, or NONE if nothing is left to draw (U18). */
function draw_card(s: UnoState, seat: number): number {
  if (s.pile_size === 0) {
    if (s.discard_size <= 1) {
      return NONE;
    }
    form_pile(s);
  }
  s.pile_size -= 1;
  const face = s.pile[s.pile_size];
  s.hand[seat][face] += 1;
  s.hand_size[seat] += 1;
  s.received[seat] += 1;
  s.drawn[seat][face] += s.reformed;
  s.called[seat] = 0;
  py.tell(s, DREW, seat, face, 0, 0);
  return face;
}

/** Draw `count` cards, or as many as there are (U8, U13, U17, U18). */
function draw_cards(s: UnoState, seat: number, count: number): void {
  for (let _ = 0; _ < count; _++) {
    draw_card(s, seat);
  }
}

// --- games.uno.redealing ---

/**
 * Blank the draw pile, the others' hands (open between rounds) and knowledge that only they
 * have.
 */
function conceal(s: UnoState, seat: number): void {
  forget_drawn(s, seat);
  if (s.seats > 2) {
    forget_known(s, seat);
  }
  for (let i = 0; i < DECK_SIZE; i++) {
    s.pile[i] = 0;
  }
  py.forget_luck(s);
  forget_penalty(s, seat);
  if (s.phase !== DEAL && s.phase !== OVER) {
    for (let other = 0, other_end = s.seats; other < other_end; other++) {
      if (other !== seat) {
        for (let face = 0; face < FACES; face++) {
          s.hand[other][face] = 0;
        }
      }
    }
  }
  if (s.turn !== seat) {
    s.fresh = NONE;
  }
}

/**
 * Redeal, in place, the cards that the seat cannot see: the draw pile and the others' hands.
 *
 * The world keeps everything that the seat knows of each hand (`knowing.py`). A card just drawn
 * fits (U7), and a draw pile formed anew holds no more of a face than was shuffled into it, less
 * what the seat drew (U18). The others' knowledge of single cards is lost, except with two
 * players.
 */
function redeal(s: UnoState, seat: number): void {
  forget_secrets(s, seat);
  if (s.phase === DEAL || s.phase === OVER) {
    lay_out(s, seat);
    return;
  }
  take_hands(s, seat);
  lay_out(s, seat);
  deal_hands(s, seat);
  if (any_bound(s, seat)) {
    mix(s, seat, SWEEPS, false);
  }
  name_drawn(s, seat);
}

/**
 * Make another world, in place, of one that `redeal` or `vary` made for the seat: exchange
 * more cards (a Markov chain), and shuffle the top of the draw pile.
 */
function vary(s: UnoState, seat: number): void {
  if (s.reformed !== 0 || s.phase === DEAL || s.phase === OVER) {
    redeal(s, seat);
    return;
  }
  hide_hands(s, seat);
  for (let i = s.pile_size - 1, i_end = Math.max(s.pile_size - 1 - STIRRED, 0); i > i_end; i--) {
    const j = py.random_below(s, i + 1);
    const face = s.pile[i];
    s.pile[i] = s.pile[j];
    s.pile[j] = face;
  }
  mix(s, seat, VARIATIONS, true);
  name_drawn(s, seat);
}

/** Count how many cards of each of the others' hands the seat does not know. */
function hide_hands(s: UnoState, seat: number): void {
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      let hidden = s.hand_size[other];
      if (s.bounded !== 0) {
        for (let face = 0; face < FACES; face++) {
          hidden -= copies_in(s.known[other][face], seat);
        }
      }
      s.hidden[other] = hidden;
    }
  }
}

/**
 * Blank knowledge that only other seats have: a gift may have told them more than it told the
 * seat. With two players, both have the same knowledge, so knowledge of single cards stays.
 */
function forget_secrets(s: UnoState, seat: number): void {
  forget_penalty(s, seat);
  if (s.reformed !== 0) {
    forget_drawn(s, seat);
  }
  if (s.bounded !== 0 && s.seats > 2) {
    forget_known(s, seat);
  }
}

/** Blank the record of the cards that the others have drawn since the draw pile was formed. */
function forget_drawn(s: UnoState, seat: number): void {
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      for (let face = 0; face < FACES; face++) {
        s.drawn[other][face] = 0;
      }
    }
  }
}

/** Blank the cards of a penalty that another seat drew, and those of an earlier one. */
function forget_penalty(s: UnoState, seat: number): void {
  for (let i = s.accused === seat ? s.penalty_size : 0; i < PENALTY; i++) {
    s.penalty[i] = 0;
  }
}

/** Blank knowledge of single cards that only other seats have. */
function forget_known(s: UnoState, seat: number): void {
  const mine = py.shl(EVERY_LEVEL, seat);
  for (let owner = 0, owner_end = s.seats; owner < owner_end; owner++) {
    for (let face = 0; face < FACES; face++) {
      s.known[owner][face] = py.both(s.known[owner][face], mine);
    }
  }
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    s.passing[symbol] = py.both(s.passing[symbol], mine);
  }
}

/** Leave the others the cards the seat knows they have; the rest of each hand is `hidden`. */
function take_hands(s: UnoState, seat: number): void {
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      let hidden = s.hand_size[other];
      for (let face = 0; face < FACES; face++) {
        let copies = 0;
        if (s.bounded !== 0) {
          copies = copies_in(s.known[other][face], seat);
        }
        s.hand[other][face] = copies;
        hidden -= copies;
      }
      s.hidden[other] = hidden;
    }
  }
}

/**
 * Lay all cards that the seat cannot see into the places, shuffled; first those that a draw
 * pile formed anew can hold (U18).
 */
function lay_out(s: UnoState, seat: number): void {
  for (let face = 0; face < FACES; face++) {
    s.unseen[face] = COPIES_OF[s.edition][face];
  }
  for (let i = 0, i_end = s.discard_size; i < i_end; i++) {
    s.unseen[s.discard[i]] -= 1;
  }
  for (let owner = 0, owner_end = s.seats; owner < owner_end; owner++) {
    if (owner === seat || s.bounded !== 0 || s.phase === DEAL || s.phase === OVER) {
      for (let face = 0; face < FACES; face++) {
        s.unseen[face] -= s.hand[owner][face];
      }
    }
  }
  let n = 0;
  if (s.reformed !== 0) {
    n = lay_pile(s, seat);
  }
  for (let face = 0; face < FACES; face++) {
    for (let _ = 0, __end = s.unseen[face]; _ < __end; _++) {
      s.pile[n] = face;
      n += 1;
    }
    s.unseen[face] = 0;
  }
  if (s.reformed !== 0) {
    for (let i = s.pile_size; i < n; i++) {
      const j = i + py.random_below(s, n - i);
      let face = s.pile[i];
      s.pile[i] = s.pile[j];
      s.pile[j] = face;
    }
  } else {
    py.shuffle(s, s.pile, n);
  }
}

/** Lay out, shuffled, the cards that may be in a draw pile formed anew; return their number. */
function lay_pile(s: UnoState, seat: number): number {
  const drawn_of_seat = s.drawn[seat];
  let n = 0;
  for (let face = 0; face < FACES; face++) {
    const copies = Math.min(s.unseen[face], s.formed[face] - drawn_of_seat[face]);
    for (let _ = 0; _ < copies; _++) {
      s.pile[n] = face;
      n += 1;
      s.unseen[face] -= 1;
    }
  }
  py.shuffle(s, s.pile, n);
  return n;
}

/** Give the others the cards of their places. */
function deal_hands(s: UnoState, seat: number): void {
  let n = s.pile_size;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      for (let i = n, i_end = n + s.hidden[other]; i < i_end; i++) {
        s.hand[other][s.pile[i]] += 1;
      }
      n += s.hidden[other];
    }
  }
}

/**
 * Record the cards drawn last, which are the first places of a hand, where the state keeps
 * them.
 */
function name_drawn(s: UnoState, seat: number): void {
  let n = s.pile_size;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      for (let i = 0, i_end = drawn_last(s, other); i < i_end; i++) {
        if (s.phase === DRAWN) {
          s.fresh = s.pile[n];
        } else {
          s.penalty[i] = s.pile[n + i];
        }
      }
      n += s.hidden[other];
    }
    s.hidden[other] = 0;
  }
}

/**
 * The number of the seat's cards that the state keeps separately: the fresh one, or the
 * penalty.
 */
function drawn_last(s: UnoState, seat: number): number {
  if (s.phase === DRAWN && seat === s.turn) {
    return 1;
  }
  if (s.phase === CHALLENGE && seat === s.accused) {
    return s.penalty_size;
  }
  return 0;
}

/**
 * Exchange, at random, the cards of `every` hand, or only of those of which something is known,
 * `least` times and until nothing known is contradicted. Meanwhile `held` counts the cards of
 * each kind in each hand, and `formed` how many more of each face the draw pile could hold.
 */
function mix(s: UnoState, seat: number, least: number, every: boolean): void {
  count_held(s);
  if (s.reformed !== 0) {
    count_pile(s, seat, -1);
  }
  let places = s.pile_size;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    places += s.hidden[other];
  }
  let unmet = count_unmet(s, seat);
  let sweeps = 0;
  while (sweeps < least || (unmet > 0 && sweeps < MOST_SWEEPS)) {
    let end = s.pile_size;
    for (let other = 0, other_end = s.seats; other < other_end; other++) {
      const start = end;
      end += s.hidden[other];
      if (every || is_bound(s, other)) {
        for (let i = start; i < end; i++) {
          unmet += try_exchange(s, seat, other, i, py.random_below(s, places));
        }
      }
    }
    sweeps += 1;
  }
  if (s.reformed !== 0) {
    count_pile(s, seat, 1);
  }
  forget_held(s);
}

/** Count into `held`, from zeros, the cards of each kind in each hand. */
function count_held(s: UnoState): void {
  for (let owner = 0, owner_end = s.seats; owner < owner_end; owner++) {
    for (let face = 0; face < FACES; face++) {
      s.held[owner][(face / SYMBOLS) | 0] += s.hand[owner][face];
    }
  }
}

/** Set `held` back to zeros. */
function forget_held(s: UnoState): void {
  for (let owner = 0, owner_end = s.seats; owner < owner_end; owner++) {
    for (let kind = 0; kind < KINDS; kind++) {
      s.held[owner][kind] = 0;
    }
  }
}

/**
 * Subtract the cards that the seat drew and those in the draw pile from `formed` (sign -1), or
 * add them back (1).
 */
function count_pile(s: UnoState, seat: number, sign: number): void {
  const drawn_of_seat = s.drawn[seat];
  for (let face = 0; face < FACES; face++) {
    s.formed[face] += sign * drawn_of_seat[face];
  }
  for (let i = 0, i_end = s.pile_size; i < i_end; i++) {
    s.formed[s.pile[i]] += sign;
  }
}

/** True if anything but their number may be known of the owner's hidden cards. */
function is_bound(s: UnoState, owner: number): boolean {
  const at_least_of_owner = s.at_least[owner];
  const without_of_owner = s.without[owner];
  if (s.reformed !== 0 || s.phase === GIVE || is_fresh(s, owner)) {
    return true;
  }
  if (s.bounded !== 0) {
    for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
      if (at_least_of_owner[colour] > 0 || without_of_owner[colour] > 0) {
        return true;
      }
    }
  }
  return drew(s, owner);
}

/** True if some kind of card is probably rare in the owner's hand. */
function drew(s: UnoState, owner: number): boolean {
  let rare_kinds = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    rare_kinds += expected_most(s, owner, kind) < s.hand_size[owner] ? 1 : 0;
  }
  return rare_kinds > 0;
}

/** True if `is_bound` or `drew` holds for any other seat. */
function any_bound(s: UnoState, seat: number): boolean {
  let owners = 0;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    owners += other !== seat && is_bound(s, other) ? 1 : 0;
  }
  return owners > 0;
}

/** Count the contradictions between the hidden hands and the seat's knowledge. */
function count_unmet(s: UnoState, seat: number): number {
  let unmet = 0;
  let place = s.pile_size;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
        const held = s.held[other][colour];
        unmet += Math.max(0, s.at_least[other][colour] - held);
        unmet += Math.max(0, held - s.hand_size[other] + s.without[other][colour]);
      }
      if (is_fresh(s, other) && !fits(s, s.pile[place])) {
        unmet += 1;
      }
    }
    place += s.hidden[other];
  }
  if (s.phase === GIVE) {
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      unmet += Math.max(0, -spare_in_giving(s, seat, symbol));
    }
  }
  return unmet;
}

/**
 * Exchange the cards of place i, in the owner's hand, and place j, unless that would contradict
 * more of the seat's knowledge; return the change in the number of contradictions (never above
 * 0).
 */
function try_exchange(s: UnoState, seat: number, owner: number, i: number, j: number): number {
  const x = s.pile[i];
  const y = s.pile[j];
  const other = owner_of(s, j);
  if (x === y || (other === NONE && s.reformed !== 0 && s.formed[x] <= 0)) {
    return 0;
  }
  let more = 0;
  if (s.phase === DRAWN) {
    more += misfits(s, owner, i, x, y) + misfits(s, other, j, y, x);
  }
  if (owner !== other) {
    if (s.bounded !== 0) {
      more += unmet_colours(s, owner, x, y) + unmet_colours(s, other, y, x);
    }
    if (s.phase === GIVE) {
      more += unmet_giving(s, seat, owner, other, x, y);
    }
  }
  if (more < 0 || (more === 0 && is_likely(s, owner, other, x, y))) {
    s.pile[i] = y;
    s.pile[j] = x;
    if (owner !== other) {
      replace(s, owner, x, y);
      replace(s, other, y, x);
    }
    return more;
  }
  return 0;
}

/** Decide at random whether to exchange x and y, by the odds of the world before and after. */
function is_likely(s: UnoState, owner: number, other: number, x: number, y: number): boolean {
  if (owner === other || ((x / SYMBOLS) | 0) === ((y / SYMBOLS) | 0)) {
    return true;
  }
  let unlikely = unlikely_cards(s, owner, x, y) + unlikely_cards(s, other, y, x);
  while (unlikely > 0 && py.random_below(s, ODDS) === 0) {
    unlikely -= 1;
  }
  return unlikely <= 0;
}

/**
 * The number of cards by which the owner would rather have played more, if the new face
 * replaced the old one, which is of another kind.
 */
function unlikely_cards(s: UnoState, owner: number, old: number, new_: number): number {
  let more = 0;
  if (owner !== NONE) {
    let kind = (old / SYMBOLS) | 0;
    more -= s.held[owner][kind] > expected_most(s, owner, kind) ? 1 : 0;
    kind = (new_ / SYMBOLS) | 0;
    more += s.held[owner][kind] >= expected_most(s, owner, kind) ? 1 : 0;
  }
  return more;
}

/** The seat that a place belongs to; NONE for the draw pile. */
function owner_of(s: UnoState, place: number): number {
  let end = s.pile_size;
  if (place < end) {
    return NONE;
  }
  let seat = -1;
  while (place >= end) {
    seat += 1;
    end += s.hidden[seat];
  }
  return seat;
}

/** Count the new face in place of the old one for the owner (NONE: the draw pile). */
function replace(s: UnoState, owner: number, old: number, new_: number): void {
  if (owner === NONE) {
    s.formed[old] += s.reformed;
    s.formed[new_] -= s.reformed;
  } else {
    s.hand[owner][old] -= 1;
    s.hand[owner][new_] += 1;
    s.held[owner][(old / SYMBOLS) | 0] -= 1;
    s.held[owner][(new_ / SYMBOLS) | 0] += 1;
  }
}

/** True if the owner's first place holds a card just drawn that must fit (U7). */
function is_fresh(s: UnoState, owner: number): boolean {
  return s.phase === DRAWN && owner === s.turn;
}

/**
 * The change in the number of contradictions if the new face replaces the old one in that
 * place.
 */
function misfits(s: UnoState, owner: number, place: number, old: number, new_: number): number {
  if (!is_fresh(s, owner) || owner_of(s, place - 1) === owner) {
    return 0;
  }
  return (fits(s, old) ? 1 : 0) - (fits(s, new_) ? 1 : 0);
}

/**
 * The change in contradictions about colours if the new face replaces the old one in the
 * owner's hand.
 */
function unmet_colours(s: UnoState, owner: number, old: number, new_: number): number {
  let more = 0;
  if (owner !== NONE && ((old / SYMBOLS) | 0) !== ((new_ / SYMBOLS) | 0)) {
    if (old < COLOURED) {
      let colour = (old / SYMBOLS) | 0;
      let held = s.held[owner][colour];
      more += held <= s.at_least[owner][colour] ? 1 : 0;
      more -= held > s.hand_size[owner] - s.without[owner][colour] ? 1 : 0;
    }
    if (new_ < COLOURED) {
      let colour = (new_ / SYMBOLS) | 0;
      let held = s.held[owner][colour];
      more -= held < s.at_least[owner][colour] ? 1 : 0;
      more += held >= s.hand_size[owner] - s.without[owner][colour] ? 1 : 0;
    }
  }
  return more;
}

/**
 * The change in contradictions if x goes from the owner to the other seat, and y the other way.
 * During giving, cards that the seat knew to be in the giver's hand are still there, or with a
 * receiver (U14).
 */
function unmet_giving(
  s: UnoState,
  seat: number,
  owner: number,
  other: number,
  x: number,
  y: number,
): number {
  if (takes_part(s, owner) === takes_part(s, other)) {
    return 0;
  }
  if (takes_part(s, other)) {
    const value_0 = y;
    const value_1 = x;
    x = value_0;
    y = value_1;
  }
  let more = 0;
  if (((x / SYMBOLS) | 0) === s.giving) {
    more += spare_in_giving(s, seat, x % SYMBOLS) <= 0 ? 1 : 0;
  }
  if (((y / SYMBOLS) | 0) === s.giving) {
    more -= spare_in_giving(s, seat, y % SYMBOLS) < 0 ? 1 : 0;
  }
  return more;
}

/** True if the owner is the giver or has been given a card (U14). */
function takes_part(s: UnoState, owner: number): boolean {
  return owner !== NONE && py.mod(owner - s.turn, s.seats) <= s.given;
}

/**
 * The number of cards of a symbol, in the colour being given, that giver and receivers hold
 * beyond those that the seat knows of.
 */
function spare_in_giving(s: UnoState, seat: number, symbol: number): number {
  const face = s.giving * SYMBOLS + symbol;
  let spare = -copies_in(s.passing[symbol], seat);
  for (let holder = 0, holder_end = s.seats; holder < holder_end; holder++) {
    if (holder !== seat && takes_part(s, holder)) {
      spare += s.hand[holder][face] - copies_in(s.known[holder][face], seat);
    }
  }
  return spare;
}

// --- games.uno.rules ---

/** Set up an empty table, before the first deal. */
function start(s: UnoState): void {
  s.phase = DEAL;
  s.round = 0;
  s.direction = 1;
  s.dealer = NONE;
  clear_table(s);
}

/** Begin the next round (U3-U6). */
function deal(s: UnoState): void {
  const dealer = next_dealer(s);
  s.dealer = dealer !== NONE ? dealer : draw_lots(s);
  s.round += 1;
  s.direction = 1;
  gather_deck(s);
  clear_table(s);
  const cards = HAND_SIZE[s.edition];
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let _ = 0; _ < cards; _++) {
      s.pile_size -= 1;
      s.hand[seat][s.pile[s.pile_size]] += 1;
    }
    s.hand_size[seat] = cards;
    s.received[seat] = cards;
  }
  py.tell(s, DEALT, s.dealer, 0, 0, 0);
  begin_turn(s, next_clockwise(s, s.dealer));
  turn_up(s);
}

/** The next seat clockwise: the player on the left (U4). */
function next_clockwise(s: UnoState, seat: number): number {
  return (seat + 1) % s.seats;
}

/** The seat that deals the next round (U3); NONE: lots decide. */
function next_dealer(s: UnoState): number {
  return s.round === 0 ? NONE : next_clockwise(s, s.dealer);
}

/**
 * U3: each draws a card; return the seat with the highest number, which deals. Other cards
 * count 0, and ties draw again from the rest.
 */
function draw_lots(s: UnoState): number {
  let dealer = NONE;
  let tied = (1 << s.seats) - 1;
  let drawing = s.seats;
  s.pile_size = 0;
  while (drawing > 1) {
    if (s.pile_size < drawing) {
      gather_deck(s);
    }
    let highest = -1;
    let still = 0;
    for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
      if (((tied >> seat) & 1) !== 0) {
        s.pile_size -= 1;
        const face = s.pile[s.pile_size];
        py.tell(s, LOT, seat, face, 0, 0);
        let lot = 0;
        if (face < COLOURED && face % SYMBOLS < SKIP) {
          lot = face % SYMBOLS;
        }
        if (lot > highest) {
          highest = lot;
          dealer = seat;
          still = 0;
          drawing = 0;
        }
        if (lot === highest) {
          still = still | (1 << seat);
          drawing += 1;
        }
      }
    }
    tied = still;
  }
  return dealer;
}

/** Clear the table: no cards in hands, nothing known, nothing pending. */
function clear_table(s: UnoState): void {
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let face = 0; face < FACES; face++) {
      s.hand[seat][face] = 0;
    }
    s.hand_size[seat] = 0;
    s.called[seat] = 0;
  }
  forget_all(s);
  s.reformed = 0;
  close_moment(s);
  s.colour = NONE;
  s.accused = NONE;
  s.colour_before = NONE;
  s.giving = NONE;
  s.fresh = NONE;
  s.winner = NONE;
  s.empty_draws = 0;
}

/**
 * U5: turn up the first card. It acts on the player left of the dealer, who is in turn; a
 * Reverse gives the dealer the first turn.
 */
function turn_up(s: UnoState): void {
  s.pile_size -= 1;
  while (s.pile[s.pile_size] === WILD_DRAW_FOUR) {
    py.tell(s, TURNED_UP, WILD_DRAW_FOUR, 0, 0, 0);
    s.pile_size += 1;
    py.tell(s, PUT_BACK, WILD_DRAW_FOUR, 0, 0, 0);
    py.shuffle(s, s.pile, s.pile_size);
    s.pile_size -= 1;
  }
  const face = s.pile[s.pile_size];
  s.discard[0] = face;
  s.discard_size = 1;
  py.tell(s, TURNED_UP, face, 0, 0, 0);
  if (face >= COLOURED) {
    s.phase = NAME_FIRST;
    return;
  }
  s.colour = (face / SYMBOLS) | 0;
  const symbol = face % SYMBOLS;
  if (symbol === REVERSE) {
    reverse(s);
    begin_turn(s, s.dealer);
  } else {
    if (symbol === SKIP) {
      miss_turn(s, s.turn);
    } else {
      if (symbol === DRAW_TWO) {
        draw_and_miss(s, s.turn, DRAW_TWO_CARDS);
      }
    }
  }
}

/** The seat in turn; CHANCE when a deal comes next; NOBODY when the game is over. */
function to_act(s: UnoState): number {
  if (s.phase === DEAL) {
    return CHANCE;
  }
  if (s.phase === OVER) {
    return NOBODY;
  }
  return s.turn;
}

/** Write the seat's legal actions to `out` in ascending order; return their number. */
function legal(s: UnoState, seat: number, out: py.Row): number {
  let n = 0;
  if (seat === s.turn) {
    if (s.phase === PLAY) {
      n = legal_plays(s, seat, out);
    } else {
      if (s.phase === DRAWN) {
        n = add_plays(s, seat, s.fresh, out, 0);
        out[n] = encode(PASS, -1, -1, 0);
        n += 1;
      } else {
        if (s.phase === GIVE) {
          n = legal_gifts(s, seat, out);
        } else {
          if (s.phase === CHALLENGE) {
            out[0] = encode(DO_CHALLENGE, -1, -1, 0);
            out[1] = encode(ACCEPT, -1, -1, 0);
            n = 2;
          } else {
            if (s.phase === NAME || s.phase === NAME_FIRST) {
              for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
                out[colour] = encode(NAME_COLOUR, NONE, colour, 0);
              }
              n = COLOURS.length;
            }
          }
        }
      }
    }
  }
  return add_calls(s, seat, out, n);
}

/** U7: any card that fits, or a draw. */
function legal_plays(s: UnoState, seat: number, out: py.Row): number {
  const hand_of_seat = s.hand[seat];
  const top = s.discard[s.discard_size - 1];
  const symbol = top < COLOURED ? top % SYMBOLS : COLOURED;
  let n = add_coloured(s.hand[seat], s.colour, symbol, out);
  if (s.hand_size[seat] === 2) {
    n = add_called(out, n);
  }
  for (let face = WILD; face < FACES; face++) {
    if (hand_of_seat[face] > 0) {
      n = add_plays(s, seat, face, out, n);
    }
  }
  out[n] = encode(DRAW_CARD, -1, -1, 0);
  return n + 1;
}

/** U16: write each of the n plays twice, without the call and with it; return their number. */
function add_called(out: py.Row, n: number): number {
  for (let i = n - 1; i > -1; i--) {
    const action = out[i];
    out[2 * i] = action;
    out[2 * i + 1] = action + 1;
  }
  return 2 * n;
}

/**
 * The ways to play a face: naming a colour (U11, U12, U14) unless it is the last card (U17),
 * with or without the call if it leaves one card (U16).
 */
function add_plays(s: UnoState, seat: number, face: number, out: py.Row, n: number): number {
  let possible;
  const left = s.hand_size[seat] - 1;
  for (let way = 0; way < WAYS; way++) {
    if (left === 0 || face < COLOURED) {
      possible = way === 0;
    } else {
      if (face !== SCARY) {
        possible = way > 0;
      } else {
        if (way === 0) {
          possible = coloured_cards(s, seat) === 0;
        } else {
          possible = colour_cards(s, seat, way - 1) > 0;
        }
      }
    }
    if (possible) {
      out[n] = encode(PLAY_CARD, face, way - 1, 0);
      n += 1;
      if (left === 1 && (face !== SCARY || way === 0)) {
        out[n] = encode(PLAY_CARD, face, way - 1, 1);
        n += 1;
      }
    }
  }
  return n;
}

/** The number of the seat's cards that are not wild. */
function coloured_cards(s: UnoState, seat: number): number {
  const hand_of_seat = s.hand[seat];
  let total = s.hand_size[seat];
  for (let face = WILD; face < FACES; face++) {
    total -= hand_of_seat[face];
  }
  return total;
}

/**
 * U14: any card of the colour; U16: with or without the call if the last gift leaves one
 * card.
 */
function legal_gifts(s: UnoState, seat: number, out: py.Row): number {
  const hand_of_seat = s.hand[seat];
  let n = 0;
  const due = s.hand_size[seat] === 2 && colour_cards(s, seat, s.giving) === 1;
  for (
    let face = SYMBOLS * s.giving, face_end = SYMBOLS * (s.giving + 1);
    face < face_end;
    face++
  ) {
    if (hand_of_seat[face] > 0) {
      out[n] = encode(GIVE_CARD, face, -1, 0);
      n += 1;
      if (due) {
        out[n] = encode(GIVE_CARD, face, NONE, 1);
        n += 1;
      }
    }
  }
  return n;
}

/** Carry out a legal action. */
function apply(s: UnoState, seat: number, action: number): void {
  if (ends_moment(s, action)) {
    close_moment(s);
  }
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const what = parts_0[1];
  const colour = parts_0[2];
  const call = parts_0[3];
  if (kind === PLAY_CARD) {
    play(s, seat, what, colour, call);
  } else {
    if (kind === GIVE_CARD) {
      give(s, seat, what, call);
    } else {
      if (kind === NAME_COLOUR) {
        name_colour(s, seat, colour);
      } else {
        if (kind === DRAW_CARD) {
          draw(s, seat);
        } else {
          if (kind === PASS) {
            py.tell(s, PASSED, seat, 0, 0, 0);
            s.fresh = NONE;
            begin_turn(s, next_seat(s, seat));
          } else {
            if (kind === DO_CHALLENGE) {
              challenge(s, seat);
            } else {
              if (kind === ACCEPT) {
                accept(s, seat);
              } else {
                if (kind === CALL) {
                  call_late(s, seat);
                } else {
                  catch_(s, seat, what);
                }
              }
            }
          }
        }
      }
    }
  }
}

/** Play a card (U7), and carry out its effect (U8-U15). */
function play(s: UnoState, seat: number, face: number, named: number, call: number): void {
  const colour_before = s.colour;
  s.fresh = NONE;
  s.empty_draws = 0;
  s.hand[seat][face] -= 1;
  s.hand_size[seat] -= 1;
  s.called[seat] = 0;
  part_with(s, seat, py.div(face, SYMBOLS));
  if (s.bounded !== 0) {
    s.known[seat][face] = py.shr(s.known[seat][face], LEVEL);
    lose_colour(s, seat, py.div(face, SYMBOLS));
  }
  s.discard[s.discard_size] = face;
  s.discard_size += 1;
  py.tell(s, PLAYED, seat, face, named, call);
  if (face < COLOURED) {
    s.colour = py.div(face, SYMBOLS);
  } else {
    if (face !== SCARY && named !== NONE) {
      s.colour = named;
    }
  }
  if (s.hand_size[seat] === 0) {
    play_last(s, seat, face);
  } else {
    if (face === SCARY) {
      play_scary(s, seat, named, call);
    } else {
      settle_call(s, seat, call);
      if (face === WILD_DRAW_FOUR) {
        await_challenge(s, seat, colour_before);
      } else {
        if (face === WILD) {
          begin_turn(s, next_seat(s, seat));
        } else {
          act(s, seat, py.mod(face, SYMBOLS));
        }
      }
    }
  }
}

/** Carry out the effect of a coloured card (U8-U10), and begin the next turn. */
function act(s: UnoState, seat: number, symbol: number): void {
  if (symbol === REVERSE) {
    reverse(s);
  }
  if (skips(s, symbol)) {
    miss_turn(s, next_seat(s, seat));
  } else {
    if (symbol === DRAW_TWO) {
      draw_and_miss(s, next_seat(s, seat), DRAW_TWO_CARDS);
    } else {
      begin_turn(s, next_seat(s, seat));
    }
  }
}

/** U9: the direction turns. */
function reverse(s: UnoState): void {
  s.direction = -s.direction;
  py.tell(s, REVERSED, s.direction, 0, 0, 0);
}

/**
 * U17: carry out the last card, which has left the hand empty. The next player still draws,
 * then the round is over.
 */
function play_last(s: UnoState, seat: number, face: number): void {
  if (face === WILD_DRAW_FOUR) {
    draw_cards(s, next_seat(s, seat), DRAW_FOUR_CARDS);
  } else {
    if (face < COLOURED && py.mod(face, SYMBOLS) === DRAW_TWO) {
      draw_cards(s, next_seat(s, seat), DRAW_TWO_CARDS);
    }
  }
  end_round(s, seat);
}

/**
 * U7: draw one card, which may be played if it fits. U18: drawing nothing is a pass; as many of
 * these in a row as there are players block the round.
 */
function draw(s: UnoState, seat: number): void {
  const before = s.received[seat];
  const face = draw_card(s, seat);
  if (face === NONE) {
    rule_out(s, seat, s.colour, before);
    py.tell(s, PASSED, seat, 0, 0, 0);
    s.empty_draws += 1;
    if (s.empty_draws === s.seats) {
      end_round(s, NONE);
      return;
    }
  } else {
    s.empty_draws = 0;
    if (fits(s, face)) {
      rule_out(s, seat, s.colour, before);
      s.fresh = face;
      s.phase = DRAWN;
      return;
    }
    rule_out(s, seat, s.colour, before + 1);
  }
  begin_turn(s, next_seat(s, seat));
}

/**
 * Name a colour: for a first card, after which the turn goes on (U5), or at the end of a Scary
 * turn (U14).
 */
function name_colour(s: UnoState, seat: number, colour: number): void {
  s.colour = colour;
  py.tell(s, NAMED, seat, colour, 0, 0);
  begin_turn(s, s.phase === NAME_FIRST ? seat : next_seat(s, seat));
}

// --- games.uno.scary ---

/** U14: begin to give a colour away, or show that there is none to give (colour NONE). */
function play_scary(s: UnoState, seat: number, colour: number, call: number): void {
  if (colour !== NONE) {
    s.giving = colour;
    s.given = 0;
    begin_passing(s, seat, colour);
    s.phase = GIVE;
  } else {
    for (let other = 0, other_end = COLOURS.length; other < other_end; other++) {
      show_none(s, seat, other, s.hand_size[seat]);
    }
    settle_call(s, seat, call);
    s.phase = NAME;
  }
}

/** The seat that gets the next card: clockwise from the giver's left, round and round (U14). */
function receiver(s: UnoState): number {
  return (s.turn + 1 + (s.given % (s.seats - 1))) % s.seats;
}

/**
 * U14: give a card to the next receiver. After the last card of the colour the giver names the
 * colour to go on with, or has won the round (U15).
 */
function give(s: UnoState, seat: number, face: number, call: number): void {
  const to = receiver(s);
  const left = colour_cards(s, seat, s.giving) - 1;
  s.hand[seat][face] -= 1;
  s.hand_size[seat] -= 1;
  s.hand[to][face] += 1;
  s.hand_size[to] += 1;
  s.received[to] += 1;
  s.called[to] = 0;
  s.given += 1;
  py.tell(s, GAVE, seat, to, face, call);
  part_with(s, seat, s.giving);
  pass_card(s, seat, to, face);
  if (left > 0) {
    show_some(s, seat, s.giving);
    return;
  }
  end_passing(s, seat, s.giving);
  if (s.hand_size[seat] === 0) {
    end_round(s, seat);
    return;
  }
  s.giving = NONE;
  settle_call(s, seat, call);
  s.phase = NAME;
}

// --- games.uno.scoring ---

/** U19: the points of all cards in the hand. */
function hand_points(s: UnoState, seat: number): number {
  const hand_of_seat = s.hand[seat];
  let total = 0;
  for (let face = 0; face < FACES; face++) {
    total += hand_of_seat[face] * POINTS[face];
  }
  return total;
}

/** Count every seat's cards (U19). */
function count_hands(s: UnoState): void {
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.points[seat] = hand_points(s, seat);
  }
}

/**
 * Make points by U20 or U21 of what the hands count, which is in `points` (a blocked round has
 * no winner, U18). Return the highest total.
 */
function score_round(s: UnoState): number {
  if (s.scoring === MAIN) {
    let left = 0;
    for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
      left += s.points[seat];
      s.points[seat] = 0;
    }
    if (s.winner !== NONE) {
      s.points[s.winner] = left;
    }
  }
  let highest = 0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.totals[seat] += s.points[seat];
    highest = Math.max(highest, s.totals[seat]);
  }
  return highest;
}

/** The seats with the most points, or with the fewest, whichever win. */
function leaders(s: UnoState): py.Row {
  const totals = py.slice(s.totals, undefined, s.seats);
  const best = s.scoring === MAIN ? py.max(totals) : py.min(totals);
  return py.range(s.seats).filter((seat) => totals[seat] === best);
}

/** Once the game is over, the seat with the most points (U20), or all with the fewest (U21). */
function winners(s: UnoState): py.Row {
  return s.phase === OVER ? leaders(s) : [];
}

// --- games.uno.state ---

/** True if all cards of the deck (U1) are there, and the sizes of the hands are right. */
function sound(s: UnoState): boolean {
  for (let face = 0; face < FACES; face++) {
    let cards = 0;
    for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
      cards += s.hand[seat][face];
    }
    for (let i = 0, i_end = s.discard_size; i < i_end; i++) {
      cards += s.discard[i] === face ? 1 : 0;
    }
    for (let i = 0, i_end = s.pile_size; i < i_end; i++) {
      cards += s.pile[i] === face ? 1 : 0;
    }
    if (cards !== COPIES_OF[s.edition][face]) {
      return false;
    }
  }
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    let held = 0;
    for (let face = 0; face < FACES; face++) {
      held += s.hand[seat][face];
    }
    if (held !== s.hand_size[seat]) {
      return false;
    }
  }
  return true;
}

// --- games.uno.turns ---

/** U7: whether a face may be played: by colour, number or symbol; a wild one always. */
function fits(s: UnoState, face: number): boolean {
  if (face >= COLOURED || py.div(face, SYMBOLS) === s.colour) {
    return true;
  }
  const top = s.discard[s.discard_size - 1];
  return top < COLOURED && py.mod(face, SYMBOLS) === top % SYMBOLS;
}

/** The number of cards of the colour that the seat has. */
function colour_cards(s: UnoState, seat: number, colour: number): number {
  const hand_of_seat = s.hand[seat];
  let total = 0;
  for (let face = SYMBOLS * colour; face < SYMBOLS * (colour + 1); face++) {
    total += hand_of_seat[face];
  }
  return total;
}

/** The next seat in the direction of play (U6, U9). */
function next_seat(s: UnoState, seat: number): number {
  const following = seat + s.direction;
  if (following === s.seats) {
    return 0;
  }
  return following >= 0 ? following : s.seats - 1;
}

/** Begin the seat's turn to play or draw (U7). */
function begin_turn(s: UnoState, seat: number): void {
  s.turn = seat;
  s.phase = PLAY;
}

/**
 * U9, U10: whether a card with this symbol makes the next seat miss its turn, drawing
 * nothing.
 */
function skips(s: UnoState, symbol: number): boolean {
  return symbol === SKIP || (symbol === REVERSE && s.seats === 2);
}

/** Make the seat miss its turn (U8, U10, U12), and begin the next seat's turn. */
function miss_turn(s: UnoState, seat: number): void {
  py.tell(s, SKIPPED, seat, 0, 0, 0);
  begin_turn(s, next_seat(s, seat));
}

/** U8, U12, U13: the seat draws `count` cards and misses its turn. */
function draw_and_miss(s: UnoState, seat: number, count: number): void {
  draw_cards(s, seat, count);
  miss_turn(s, seat);
}

/** End the round (U17, U18): a hand is empty, or the round is blocked (winner NONE). */
function end_round(s: UnoState, winner: number): void {
  close_moment(s);
  s.giving = NONE;
  if (winner === NONE) {
    py.tell(s, BLOCKED, 0, 0, 0, 0);
  }
  py.tell(s, ROUND_OVER, winner, 0, 0, 0);
  count_hands(s);
  close_round(s, winner);
}

/** Score what has been counted. The game ends when somebody has reached the limit (U20, U21). */
function close_round(s: UnoState, winner: number): void {
  s.winner = winner;
  if (score_round(s) >= s.points_limit) {
    s.phase = OVER;
    py.tell(s, GAME_OVER, 0, 0, 0, 0);
  } else {
    s.phase = DEAL;
  }
}

// --- games.uno.view ---

/** Make the view of a plain state for a seat or a spectator (None). */
function view(s: UnoState, seat: number | null): any {
  return seat === null ? public_(s) : own(s, public_(s), seat);
}

/** Make the view of a spectator: everything that everybody may know. */
function public_(s: UnoState): any {
  const running = !(s.phase === DEAL || s.phase === OVER);
  const shown = s.round > 0 && !running;
  return {
    game: "uno",
    seat: null,
    phase: py.get(_PHASES, s.phase),
    round: s.round,
    edition: NAMES[s.edition],
    scoring: s.scoring === ALTERNATIVE ? "alternative" : "main",
    points_limit: s.points_limit,
    dealer: _seat_or_none(s.dealer),
    to_act: running ? s.turn : null,
    direction: s.direction === 1 ? 1 : -1,
    colour: _colour(s.colour),
    discard: py.slice(s.discard, undefined, s.discard_size).map((card) => format_card(card)),
    draw_pile: s.pile_size,
    drawn: null,
    catchable: _seat_or_none(s.silent),
    giving: s.phase === GIVE ? _giving(s) : null,
    stake: s.phase === CHALLENGE ? _stake(s) : null,
    seats: py.range(s.seats).map((seat) => _seat(s, seat, shown)),
    round_winner: shown ? _seat_or_none(s.winner) : null,
    scores: shown ? py.range(s.seats).map((seat) => _score(s, seat)) : null,
    winners: winners(s),
    legal: [],
  };
}

/**
 * Make the view of a seat: the spectator's view (`shared`) and everything that only this seat
 * may know.
 */
function own(s: UnoState, shared: any, seat: number): any {
  return {
    ...shared,
    seat: seat,
    drawn: s.phase === DRAWN && seat === s.turn ? format_card(s.fresh) : null,
    seats: py.range(s.seats).map((other) => _seen(s, shared.seats[other], other, seat)),
    legal: _moves(s, seat),
  };
}

function _seat_or_none(seat: number): number | null {
  return seat === NONE ? null : seat;
}

function _colour(colour: number): string | null {
  return colour === NONE ? null : COLOURS[colour];
}

function _cards(counts: py.Row): string[] {
  return py
    .range(FACES)
    .filter((face) => counts[face] !== 0)
    .flatMap((face) => py.range(counts[face]).map((_) => format_card(face)));
}

function _known(levels: py.Row, viewer: number): string[] {
  return py
    .range(FACES)
    .filter((face) => levels[face] !== 0)
    .flatMap((face) => py.range(copies_in(levels[face], viewer)).map((_) => format_card(face)));
}

function _seat(s: UnoState, seat: number, shown: boolean): any {
  return {
    hand: shown ? _cards(s.hand[seat]) : null,
    hand_size: s.hand_size[seat],
    known: [],
    at_least: py.slice(s.at_least[seat]),
    at_most: py.slice(s.without[seat]).map((without) => s.hand_size[seat] - without),
    called: s.called[seat] === 1,
    total: s.totals[seat],
  };
}

/** Make a seat as the viewer sees it, from the seat that everybody sees (`shared`). */
function _seen(s: UnoState, shared: any, seat: number, viewer: number): any {
  if (shared.hand !== null) {
    return shared;
  }
  if (seat === viewer) {
    return { ...shared, hand: _cards(s.hand[seat]) };
  }
  if (py.sum(s.known[seat]) !== 0) {
    return { ...shared, known: _known(s.known[seat], viewer) };
  }
  return shared;
}

function _giving(s: UnoState): any {
  return { giver: s.turn, colour: COLOURS[s.giving], receiver: receiver(s), given: s.given };
}

function _stake(s: UnoState): any {
  return {
    accused: s.accused,
    challenger: s.turn,
    colour: COLOURS[s.colour_before],
    accept: DRAW_FOUR_CARDS,
    guilty: DRAW_FOUR_CARDS,
    innocent: LOST_CHALLENGE,
  };
}

function _score(s: UnoState, seat: number): any {
  return {
    cards: _cards(s.hand[seat]),
    sum: hand_points(s, seat),
    points: s.points[seat],
    total: s.totals[seat],
  };
}

function _moves(s: UnoState, seat: number): any[] {
  const out = py.filled(0, MAX_LEGAL);
  return py.slice(out, undefined, legal(s, seat, out)).map((action) => _move(s, seat, action));
}

function _move(s: UnoState, seat: number, action: number): any {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const what = parts_0[1];
  const colour = parts_0[2];
  const call = parts_0[3];
  const face = kind === PLAY_CARD || kind === GIVE_CARD ? what : NONE;
  let target = null;
  let draws = null;
  if (kind === PLAY_CARD) {
    const parts_1 = _effect(s, seat, face);
    target = parts_1[0];
    draws = parts_1[1];
  } else {
    if (kind === GIVE_CARD) {
      target = receiver(s);
    } else {
      if (kind === CATCH) {
        target = what;
        draws = PENALTY;
      } else {
        if (kind === DO_CHALLENGE) {
          target = s.accused;
          draws = DRAW_FOUR_CARDS;
        } else {
          if (kind === DRAW_CARD) {
            draws = 1;
          } else {
            if (kind === ACCEPT) {
              draws = DRAW_FOUR_CARDS;
            }
          }
        }
      }
    }
  }
  return {
    action: format_action(s, action),
    kind: py.get(_KINDS, kind),
    card: face === NONE ? null : format_card(face),
    colour: _colour(colour),
    calls: kind === CALL || call === 1,
    target: target,
    draws: draws,
    bluff: face === WILD_DRAW_FOUR && colour !== NONE && colour_cards(s, seat, s.colour) > 0,
  };
}

/** The seat that misses a turn because of a played card, and how many cards that seat draws. */
function _effect(s: UnoState, seat: number, face: number): [number | null, number | null] {
  const symbol = face < COLOURED ? py.mod(face, SYMBOLS) : NONE;
  if (face === WILD_DRAW_FOUR) {
    return [next_seat(s, seat), DRAW_FOUR_CARDS];
  }
  if (symbol === DRAW_TWO) {
    return [next_seat(s, seat), DRAW_TWO_CARDS];
  }
  if (skips(s, symbol)) {
    return [next_seat(s, seat), null];
  }
  return [null, null];
}

/**
 * A fact of the journal as `seat` may know it: a drawn card is shown to its owner alone, a gift
 * to giver and receiver, a hand to its challenger.
 */
function event(s: UnoState, fact: py.Row, seat: number | null): any | null {
  const parts_0 = fact;
  const kind = parts_0[0];
  const a = parts_0[1];
  const b = parts_0[2];
  const c = parts_0[3];
  const d = parts_0[4];
  switch (kind) {
    case LOT: {
      return py.without({ kind: "lot", seat: a, card: format_card(b) }, { seat: null, card: null });
    }
    case DEALT: {
      return py.without({ kind: "dealt", seat: a }, { seat: null });
    }
    case TURNED_UP: {
      return py.without({ kind: "turned_up", card: format_card(a) }, { card: null });
    }
    case PUT_BACK: {
      return py.without({ kind: "put_back", card: format_card(a) }, { card: null });
    }
    case PLAYED: {
      return py.without(
        { kind: "played", seat: a, card: format_card(b), colour: _colour(c), calls: d === 1 },
        { seat: null, card: null, colour: null, calls: false },
      );
    }
    case DREW: {
      return py.without(
        { kind: "drew", seat: a, card: seat === a ? format_card(b) : null },
        { seat: null, card: null },
      );
    }
    case PASSED: {
      return py.without({ kind: "passed", seat: a }, { seat: null });
    }
    case SKIPPED: {
      return py.without({ kind: "skipped", seat: a }, { seat: null });
    }
    case REVERSED: {
      return py.without({ kind: "reversed", direction: a === 1 ? 1 : -1 }, { direction: null });
    }
    case NAMED: {
      return py.without(
        { kind: "named", seat: a, colour: _colour(b) },
        { seat: null, colour: null },
      );
    }
    case GAVE: {
      return py.without(
        {
          kind: "gave",
          seat: a,
          other: b,
          card: seat === a || seat === b ? format_card(c) : null,
          colour: _colour(py.div(c, SYMBOLS)),
          calls: d === 1,
        },
        { seat: null, other: null, card: null, colour: null, calls: false },
      );
    }
    case CALLED: {
      return py.without({ kind: "called", seat: a }, { seat: null });
    }
    case CAUGHT: {
      return py.without({ kind: "caught", seat: a, other: b }, { seat: null, other: null });
    }
    case ACCEPTED: {
      return py.without({ kind: "accepted", seat: a }, { seat: null });
    }
    case SHOWED: {
      if (seat !== b) {
        return null;
      }
      return py.without(
        { kind: "showed", seat: a, other: b, card: format_card(c), count: d },
        { seat: null, other: null, card: null, count: null },
      );
    }
    case CHALLENGED: {
      return py.without(
        { kind: "challenged", seat: a, other: b, guilty: c === 1 },
        { seat: null, other: null, guilty: null },
      );
    }
    case PILE_FORMED: {
      return py.without({ kind: "pile_formed", count: a }, { count: null });
    }
    case BLOCKED: {
      return { kind: "blocked" };
    }
    case ROUND_OVER: {
      return py.without({ kind: "round_over", seat: _seat_or_none(a) }, { seat: null });
    }
    case GAME_OVER: {
      return { kind: "game_over" };
    }
  }
  throw new py.ValueError(`expected a fact that UNO's rules tell, got ${py.tuple_text(fact)}`);
}

// --- bots.shares ---

/**
 * Turn `values`, how many points each seat is behind the best, into shares of the victory:
 * their softmax, where `scale` points are odds of e; once the game is `over`, the true shares.
 */
function share_out(s: UnoState, values: py.Row, scale: number, over: boolean): void {
  let total = 0.0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    if (over) {
      values[seat] = values[seat] === 0 ? 1.0 : 0.0;
    } else {
      values[seat] = values[seat] === 0 ? 1.0 : Math.exp(-values[seat] / scale);
    }
    total += values[seat];
  }
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    values[seat] = values[seat] / total;
  }
}

// --- bots.uno.outlook ---

/**
 * Write each seat's expected share of the victory, if it is a seat's turn to play or draw;
 * return whether it is.
 */
function outlook(s: UnoState, values: py.Row, scratch: py.Row[]): boolean {
  if (s.phase !== PLAY) {
    return false;
  }
  const odds = scratch[0];
  const points = scratch[1];
  const after = scratch[2];
  const features = scratch[3];
  const column = many(s);
  let total = 0.0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    const held = describe(s, seat, features);
    let strength = STRENGTH[Math.min(s.hand_size[seat], SIZES) - 1][column];
    for (let i = LARGE; i < FEATURES; i++) {
      strength += STRENGTH[i][column] * features[i];
    }
    odds[seat] = Math.exp(strength);
    total += odds[seat];
    points[seat] = LEFT[0][column] + LEFT[1][column] * held + LEFT[2][column] * s.hand_size[seat];
    values[seat] = 0.0;
  }
  for (let winner = 0, winner_end = s.seats; winner < winner_end; winner++) {
    count(s, winner, points, 1);
    standing(s, after);
    count(s, winner, points, -1);
    for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
      values[seat] += (odds[winner] / total) * after[seat];
    }
  }
  return true;
}

/**
 * Add the points of the round to the totals, if `winner` wins it (U20, U21); sign -1: subtract
 * them.
 */
function count(s: UnoState, winner: number, points: py.Row, sign: number): void {
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    if (seat !== winner) {
      const to = s.scoring === ALTERNATIVE ? seat : winner;
      s.totals[to] += sign * py.whole_part(points[seat]);
    }
  }
}

/**
 * Write the features that affect the seat's odds of winning the round; return the points in its
 * hand.
 */
function describe(s: UnoState, seat: number, features: py.Row): number {
  const hand_of_seat = s.hand[seat];
  for (let i = 0; i < FEATURES; i++) {
    features[i] = 0.0;
  }
  const size = s.hand_size[seat];
  features[Math.min(size, SIZES) - 1] = 1.0;
  features[LARGE] = Math.max(size - SIZES, 0);
  let points = 0;
  let fitting = 0;
  let colours = 0;
  let skipping = 0;
  let draw_twos = 0;
  const reverse_skips = skips(s, REVERSE);
  const top = s.discard[s.discard_size - 1];
  for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
    const first = SYMBOLS * colour;
    let held = 0;
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      const copies = hand_of_seat[first + symbol];
      held += copies;
      points += copies * POINTS[symbol];
    }
    colours += held > 0 ? 1 : 0;
    skipping += hand_of_seat[first + SKIP];
    if (reverse_skips) {
      skipping += hand_of_seat[first + REVERSE];
    }
    draw_twos += hand_of_seat[first + DRAW_TWO];
    if (colour === s.colour) {
      fitting += held;
    }
    if (top < COLOURED) {
      fitting += hand_of_seat[first + (top % SYMBOLS)];
    }
  }
  features[HELD] = colours;
  features[SKIPS] = skipping;
  features[DRAW_TWOS] = draw_twos;
  features[WILDS] = s.hand[seat][WILD];
  features[DRAW_FOURS] = s.hand[seat][WILD_DRAW_FOUR];
  features[SCARIES] = s.hand[seat][SCARY];
  for (let face = COLOURED; face < FACES; face++) {
    fitting += hand_of_seat[face];
    points += hand_of_seat[face] * POINTS[face];
  }
  const distance = py.mod((seat - s.turn) * s.direction, s.seats);
  if (fitting > 0) {
    features[FITS + Math.min(distance, 2)] = 1.0;
  }
  return points;
}

// --- bots.uno.policy ---

/** The best of the seat's legal actions out[:n], judged only by its information state. */
function policy(s: UnoState, seat: number, out: py.Row, n: number): number {
  return best_action(s, seat, out, n, WEIGHTS[many(s)]);
}

/** The best of the seat's legal actions by a row of weights `w`. */
function best_action(s: UnoState, seat: number, out: py.Row, n: number, w: py.Row): number {
  let value;
  const parts_0 = decode(out[n - 1]);
  let kind = parts_0[0];
  if (kind === CALL || kind === CATCH) {
    return out[n - 1];
  }
  if (n === 1) {
    return out[0];
  }
  if (s.phase === CHALLENGE) {
    return suspects(s, seat, w) ? encode(DO_CHALLENGE, -1, -1, 0) : encode(ACCEPT, -1, -1, 0);
  }
  let best = out[0];
  let most = -1000000;
  const near = anybody_near(s, seat, w);
  const follower = next_seat(s, seat);
  let colour = NONE;
  let worth = 0;
  for (let i = 0; i < n; i++) {
    const action = out[i];
    const parts_1 = decode(action);
    kind = parts_1[0];
    const face = parts_1[1];
    if (kind === PLAY_CARD && face < COLOURED) {
      if (py.div(face, SYMBOLS) !== colour) {
        colour = py.div(face, SYMBOLS);
        worth = value_of_colour(s, seat, follower, colour, w);
      }
      value = worth + value_of_symbol(s, follower, near, face, w);
    } else {
      value = action_value(s, seat, follower, near, action, w);
    }
    if (value >= most) {
      best = action;
      most = value;
    }
  }
  return best;
}

/**
 * Write what each of the seat's n legal actions in `out` is worth to `worths`, in the unit of
 * the weights.
 */
function judge(s: UnoState, seat: number, out: py.Row, n: number, worths: py.Row): void {
  const w = WEIGHTS[many(s)];
  const near = anybody_near(s, seat, w);
  const follower = next_seat(s, seat);
  let most = 0.0;
  for (let i = 0; i < n; i++) {
    const action = out[i];
    const parts_0 = decode(action);
    const kind = parts_0[0];
    const call = parts_0[3];
    if (kind === CALL || kind === CATCH) {
      worths[i] = most + HEED;
    } else {
      if (kind === DO_CHALLENGE) {
        worths[i] = POLICY_CHALLENGED * (suspicion(s, seat, w) - w[SUSPICION]);
      } else {
        if (kind === ACCEPT) {
          worths[i] = 0.0;
        } else {
          worths[i] = action_value(s, seat, follower, near, action, w);
          if (
            call === 0 &&
            (kind === PLAY_CARD || kind === GIVE_CARD) &&
            i + 1 < n &&
            out[i + 1] === action + 1
          ) {
            worths[i] -= HEED;
          }
        }
      }
    }
    most = i === 0 ? worths[i] : Math.max(most, worths[i]);
  }
}

/** Forget the cards that others were seen to get, and what it suggests that they drew. */
function forget(s: UnoState): void {
  s.bounded = 0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let kind = 0; kind < KINDS; kind++) {
      s.ruled_out[seat][kind] = 0;
    }
    for (let face = 0; face < FACES; face++) {
      s.known[seat][face] = 0;
    }
    for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
      s.at_least[seat][colour] = 0;
      s.without[seat][colour] = 0;
    }
  }
}

/** True if another seat is close to going out. */
function anybody_near(s: UnoState, seat: number, w: py.Row): boolean {
  let near = false;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat && s.hand_size[other] <= w[NEAR]) {
      near = true;
    }
  }
  return near;
}

/** The worth of an action to the seat in turn. */
function action_value(
  s: UnoState,
  seat: number,
  follower: number,
  near: boolean,
  action: number,
  w: py.Row,
): number {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const face = parts_0[1];
  const colour = parts_0[2];
  if (kind === PLAY_CARD) {
    if (face < COLOURED) {
      const value = value_of_colour(s, seat, follower, py.div(face, SYMBOLS), w);
      return value + value_of_symbol(s, follower, near, face, w);
    }
    return value_of_wild(s, seat, follower, near, face, colour, w);
  }
  if (kind === GIVE_CARD) {
    return value_of_gift(s, face, w);
  }
  if (kind === NAME_COLOUR) {
    return value_of_colour(s, seat, follower, colour, w);
  }
  if (kind === DRAW_CARD) {
    return -w[NEVER_DRAW];
  }
  return value_of_colour(s, seat, follower, s.colour, w);
}

/** Which row of WEIGHTS to use. */
function many(s: UnoState): number {
  return s.seats > 2 ? 1 : 0;
}

/** The value of playing a coloured card, besides that of its colour going on. */
function value_of_symbol(
  s: UnoState,
  follower: number,
  near: boolean,
  face: number,
  w: py.Row,
): number {
  const symbol = py.mod(face, SYMBOLS);
  let value = 100 + POINTS[face] * (near ? w[DREAD] : w[WORRY]) - w[STAY];
  if (symbol >= SKIP) {
    if (symbol === DRAW_TWO) {
      value += w[HIT] + DRAW_TWO_CARDS * w[HIT_CARD];
    } else {
      if (symbol === SKIP || s.seats === 2) {
        value += w[HIT];
      }
    }
    value += urgency(s, follower, w);
  }
  return value;
}

/** The additional worth of keeping the next player from playing. */
function urgency(s: UnoState, follower: number, w: py.Row): number {
  return s.hand_size[follower] <= w[NEAR] ? w[HIT_NEAR] : 0;
}

/**
 * The value of playing a wild card and naming a colour (with a Scary card: to give away) or
 * NONE.
 */
function value_of_wild(
  s: UnoState,
  seat: number,
  follower: number,
  near: boolean,
  face: number,
  colour: number,
  w: py.Row,
): number {
  let value = 100 + POINTS[face] * (near ? w[DREAD] : w[WORRY]) - w[KEEP_WILD];
  if (face === SCARY) {
    if (colour !== NONE) {
      value += w[GIFT] * colour_cards(s, seat, colour);
    }
  } else {
    if (colour !== NONE) {
      value += value_of_colour(s, seat, follower, colour, w);
      if (face === WILD_DRAW_FOUR) {
        value += w[HIT] + DRAW_FOUR_CARDS * w[HIT_CARD];
        value += urgency(s, follower, w);
        if (colour_cards(s, seat, s.colour) > 0) {
          value -= w[BLUFF];
        }
      }
    }
  }
  return value;
}

/** The value of this colour going on. */
function value_of_colour(
  s: UnoState,
  seat: number,
  follower: number,
  colour: number,
  w: py.Row,
): number {
  let value = w[STAY] * colour_cards(s, seat, colour);
  const held = s.hand_size[follower];
  if (Math.min(held - s.without[follower][colour], expected_most(s, follower, colour)) <= 0) {
    value += w[LACKED];
    if (held <= w[NEAR]) {
      value += w[LACKED_NEAR];
    }
  }
  return value;
}

/** The value of giving a card away: one of many points to a receiver not close to going out. */
function value_of_gift(s: UnoState, face: number, w: py.Row): number {
  const points = POINTS[face];
  return s.hand_size[receiver(s)] > w[NEAR] ? points : -points;
}

/** True if a Wild Draw Four seems to be a bluff (U12). */
function suspects(s: UnoState, seat: number, w: py.Row): boolean {
  return suspicion(s, seat, w) > w[SUSPICION];
}

/** How likely a Wild Draw Four is a bluff, in percent (U12). */
function suspicion(s: UnoState, seat: number, w: py.Row): number {
  const accused = s.accused;
  const colour = s.colour_before;
  const first = SYMBOLS * colour;
  if (count_known(s, seat, accused, first, first + SYMBOLS) > 0) {
    return 100.0;
  }
  if (s.at_least[accused][colour] > 0) {
    return 100.0;
  }
  const known = count_known(s, seat, accused, 0, FACES);
  const judged = s.hand_size[accused] - s.penalty_size;
  const hidden = Math.min(
    judged - known,
    s.hand_size[accused] - s.without[accused][colour],
    expected_most(s, accused, colour),
  );
  const parts_0 = count_unseen(s, seat, first, first + SYMBOLS);
  const unseen = parts_0[0];
  const among = parts_0[1];
  let none = 1.0;
  for (let i = 0; i < hidden; i++) {
    if (unseen - i > 0) {
      none = none * (Math.max(unseen - among - i, 0) / (unseen - i));
    }
  }
  const bluff = (1.0 - none) * w[BLUFFS];
  return bluff > 0 ? (100.0 * bluff) / (bluff + none * 100.0) : 0.0;
}

/**
 * The number of cards that the seat cannot see, and of those among them with the faces from
 * `first` to before `end`.
 */
function count_unseen(s: UnoState, seat: number, first: number, end: number): [number, number] {
  const hand_of_seat = s.hand[seat];
  let unseen = s.pile_size;
  let among = 0;
  for (let face = first; face < end; face++) {
    among += COPIES_OF[s.edition][face] - hand_of_seat[face];
  }
  for (let i = 0, i_end = s.discard_size; i < i_end; i++) {
    among -= first <= s.discard[i] && s.discard[i] < end ? 1 : 0;
  }
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      unseen += s.hand_size[other] - count_known(s, seat, other, 0, FACES);
      among -= count_known(s, seat, other, first, end);
    }
  }
  return [unseen, among];
}

/**
 * The number of cards, of the faces from `first` to before `end`, that the seat knows in the
 * owner's hand.
 */
function count_known(s: UnoState, seat: number, owner: number, first: number, end: number): number {
  const known_of_owner = s.known[owner];
  let count = 0;
  if (s.bounded !== 0) {
    for (let face = first; face < end; face++) {
      count += copies_in(known_of_owner[face], seat);
    }
  }
  return count;
}

// --- bots.uno.shares ---

/**
 * Each seat's expected share of the victory (U20, U21): a softmax of the totals, whose scale
 * shrinks as the highest nears the limit. Once the game is over, the share itself.
 */
function standing(s: UnoState, values: py.Row): void {
  let scale;
  const sign = s.scoring === ALTERNATIVE ? -1 : 1;
  let highest = s.totals[0];
  let best = sign * s.totals[0];
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    highest = Math.max(highest, s.totals[seat]);
    best = Math.max(best, sign * s.totals[seat]);
  }
  const left = Math.max(s.points_limit - highest, 1);
  if (s.scoring === ALTERNATIVE && s.seats > 2) {
    let last_round = OWN_LAST_ROUND * OWN_LAST_ROUND;
    scale = Math.sqrt((OWN_SPREAD * OWN_SPREAD * left + last_round) / (s.seats - 1));
  } else {
    const drift = (left * left) / (left + FEW_ROUNDS * (s.seats - 2));
    let last_round = LAST_ROUND * s.seats;
    scale = Math.sqrt(SPREAD * SPREAD * drift + last_round * last_round);
  }
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    values[seat] = best - sign * s.totals[seat];
  }
  share_out(s, values, scale, highest >= s.points_limit);
}

export const RULES: py.Rules<UnoState, UnoView, UnoEvent> = {
  name: "uno",
  version: 1,
  seats: [2, 10],
  actions: 257,
  max_legal: 30,
  options: [
    { name: "edition", kind: "choice", default: "monster", values: ["monster", "classic"] },
    { name: "scoring", kind: "choice", default: "main", values: ["main", "alternative"] },
    { name: "points", kind: "number", default: 500, low: 1, high: 5000 },
  ],
  levels: {
    easy: { slips: 60.0, forgets: 1.0, budget: null },
    medium: { slips: 25.0, forgets: 0.5, budget: null },
    hard: { slips: 0.0, forgets: 0.0, budget: { seconds: null, iterations: 250 } },
    expert: { slips: 0.0, forgets: 0.0, budget: { seconds: 0.8, iterations: null } },
  },
  new_state: () => new UnoState(),
  configure: _configure,
  leaders: leaders,
  winners: winners,
  start: start,
  deal: deal,
  to_act: to_act,
  interrupters: interrupters,
  ends_moment: ends_moment,
  legal: legal,
  apply: apply,
  conceal: conceal,
  sound: sound,
  view: view,
  event: event,
  format_action: format_action,
  parse_action: parse_action,
  format_card: format_card,
  parse_card: parse_card,
  policy: policy,
  judge: judge,
  forget: forget,
};

export const GAME: py.Game<UnoState, UnoView, UnoEvent> = /* @__PURE__ */ Object.assign(
  {},
  RULES,
  /* @__PURE__ */ searching({
    apply,
    interrupters,
    legal,
    outlook,
    policy,
    redeal,
    standing,
    to_act,
    vary,
  }),
  {
    levels: {
      easy: {
        slips: 60.0,
        forgets: 1.0,
        budget: null,
        search: {
          exploration: 1.5,
          depth: 256,
          flat_from: 3,
          tries: 4,
          horizon: 1073741824,
          tree_horizon: 1073741824,
          noise: 0.0,
          nodes: 131072,
          doubt: 1.5,
          solve: true,
          imagine: true,
          stop_early: true,
        },
      },
      medium: {
        slips: 25.0,
        forgets: 0.5,
        budget: null,
        search: {
          exploration: 1.5,
          depth: 256,
          flat_from: 3,
          tries: 4,
          horizon: 1073741824,
          tree_horizon: 1073741824,
          noise: 0.0,
          nodes: 131072,
          doubt: 1.5,
          solve: true,
          imagine: true,
          stop_early: true,
        },
      },
      hard: {
        slips: 0.0,
        forgets: 0.0,
        budget: { seconds: null, iterations: 250 },
        search: {
          exploration: 1.5,
          depth: 256,
          flat_from: 3,
          tries: 4,
          horizon: 6,
          tree_horizon: 1073741824,
          noise: 0.0,
          nodes: 131072,
          doubt: 1.5,
          solve: true,
          imagine: true,
          stop_early: true,
        },
      },
      expert: {
        slips: 0.0,
        forgets: 0.0,
        budget: { seconds: 0.8, iterations: null },
        search: {
          exploration: 1.5,
          depth: 2,
          flat_from: 3,
          tries: 4,
          horizon: 6,
          tree_horizon: 3,
          noise: 0.0,
          nodes: 131072,
          doubt: 1.5,
          solve: true,
          imagine: true,
          stop_early: true,
        },
      },
    },
    noise: 0.1,
    memory: {
      node: {
        action: "i4",
        seat: "i4",
        parent: "i4",
        sibling: "i4",
        child: "i4",
        visits: "i4",
        available: "i4",
        world: "i4",
        total: "f8",
        squares: "f8",
      },
      settings: ["exploration", "depth", "horizon", "noise", "tries", "imagine"],
      counts: ["nodes", "results", "total", "squares", "moves", "worlds", "tried", "choices"],
      depth: 256,
      scratch: [4, 64],
    },
    redeal: redeal,
    standing: standing,
    pad: {
      copies: copies,
      put: put,
      count: hand_points,
      made: made,
      fewest: fewest,
      most: most,
      possible: possible,
      agree: agree,
      opener: next_dealer,
      score: score,
    },
    endgame: null,
  },
);
