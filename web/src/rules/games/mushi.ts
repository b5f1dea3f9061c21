// Generated from parlour/games/mushi and parlour/bots by `make generate`.
// Do not edit: Python is the source, and what is written here is held against it.
// @ts-nocheck
import * as py from "../native.ts";

import { searching } from "../tree.ts";
import type { MushiEvent, MushiView } from "../../wire.ts";

export class MushiState extends py.State {
  static readonly fields = [
    "rng",
    "seats",
    "edition",
    "rounds",
    "four_pairs",
    "first_dealer",
    "phase",
    "turn",
    "dealer",
    "round",
    "misdeals",
    "table",
    "captured",
    "turned",
    "joker_left_by",
    "joker_paired_by",
    "lacks",
    "hand",
    "hand_size",
    "pile",
    "pile_size",
    "points",
    "totals",
  ];
  readonly memory = new ArrayBuffer(114);
  readonly bytes = new Uint8Array(this.memory);
  seats = 0;
  edition = 0;
  rounds = 0;
  four_pairs = 0;
  first_dealer = 0;
  phase = 0;
  turn = 0;
  dealer = 0;
  round = 0;
  misdeals = 0;
  table = 0;
  turned = 0;
  joker_left_by = 0;
  joker_paired_by = 0;
  pile_size = 0;
  captured = new Float64Array(this.memory, 0, 2);
  lacks = new Float64Array(this.memory, 16, 2);
  hand = new Float64Array(this.memory, 32, 2);
  rng = new Uint32Array(this.memory, 48, 4);
  points = new Int16Array(this.memory, 64, 2);
  totals = new Int16Array(this.memory, 68, 2);
  hand_size = new Int8Array(this.memory, 72, 2);
  pile = new Int8Array(this.memory, 74, 40);

  set(other: MushiState): void {
    this.bytes.set(other.bytes);
    this.seats = other.seats;
    this.edition = other.edition;
    this.rounds = other.rounds;
    this.four_pairs = other.four_pairs;
    this.first_dealer = other.first_dealer;
    this.phase = other.phase;
    this.turn = other.turn;
    this.dealer = other.dealer;
    this.round = other.round;
    this.misdeals = other.misdeals;
    this.table = other.table;
    this.turned = other.turned;
    this.joker_left_by = other.joker_left_by;
    this.joker_paired_by = other.joker_paired_by;
    this.pile_size = other.pile_size;
  }

  copy(): MushiState {
    const twin = new MushiState();
    twin.set(this);
    twin.source = this.source;
    return twin;
  }
}

const NUMBERS = new Map([
  ["ru", 0],
  ["osaka", 1],
]);
const NONE = -1;
const SEATS = 2;
const OVER = 3;
const DEAL = 0;
const MISDEAL = 1;
const DEALT = 2;
const PLAY = 1;
const CHANCE = -1;
const NOBODY = -2;
const TAKE = 2;
const TAKE_CARD = 1;
const LIGHTNING = 34359738368;
const MUST_MATCH = [1, 0];
const JOKER = 35;
const PLAY_CARD = 0;
const DECK_SIZE = 40;
const WORD = 4294967296;
const ALL_CARDS = 1099511627775;
const LOTS = 0;
const CARD_NAMES = [
  "1b",
  "1r",
  "1c1",
  "1c2",
  "2a",
  "2r",
  "2c1",
  "2c2",
  "3b",
  "3r",
  "3c1",
  "3c2",
  "4a",
  "4r",
  "4c1",
  "4c2",
  "5a",
  "5r",
  "5c1",
  "5c2",
  "8b",
  "8a",
  "8c1",
  "8c2",
  "9a",
  "9r",
  "9c1",
  "9c2",
  "10a",
  "10r",
  "10c1",
  "10c2",
  "11b",
  "11a",
  "11r",
  "11j",
  "12b",
  "12c1",
  "12c2",
  "12c3",
];
const _REASONS = new Map([
  [0, "four_of_a_month"],
  [1, "three_willows"],
  [2, "four_pairs"],
]);
const PLAYED = 3;
const TURNED_UP = 4;
const CAPTURED = 5;
const STAYS = 6;
const LEFT_OVER = 7;
const YAKU_MADE = 8;
const YAKU = [
  [
    { name: "five_brights", points: 30, all: 0, some: 5, of: 73015492881, need: 5 },
    { name: "three_brights", points: 25, all: 16, some: 2, of: 73015492865, need: 3 },
    { name: "wisterias", points: 10, all: 61440, some: 0, of: 0, need: 4 },
    { name: "paulownias", points: 10, all: 1030792151040, some: 0, of: 0, need: 4 },
  ],
  [
    { name: "five_brights", points: 30, all: 73015492865, some: 0, of: 0, need: 5 },
    { name: "three_brights", points: 25, all: 273, some: 0, of: 0, need: 3 },
    { name: "wisterias", points: 10, all: 61440, some: 0, of: 0, need: 4 },
    { name: "paulownias", points: 10, all: 1030792151040, some: 0, of: 0, need: 4 },
  ],
];
const DEAL_OVER = 9;
const GAME_OVER = 10;
const _TEXT = /* @__PURE__ */ py.numbered([
  "1b",
  "1b x 1r",
  "1b x 1c1",
  "1b x 1c2",
  "1r x 1b",
  "1r",
  "1r x 1c1",
  "1r x 1c2",
  "1c1 x 1b",
  "1c1 x 1r",
  "1c1",
  "1c1 x 1c2",
  "1c2 x 1b",
  "1c2 x 1r",
  "1c2 x 1c1",
  "1c2",
  "2a",
  "2a x 2r",
  "2a x 2c1",
  "2a x 2c2",
  "2r x 2a",
  "2r",
  "2r x 2c1",
  "2r x 2c2",
  "2c1 x 2a",
  "2c1 x 2r",
  "2c1",
  "2c1 x 2c2",
  "2c2 x 2a",
  "2c2 x 2r",
  "2c2 x 2c1",
  "2c2",
  "3b",
  "3b x 3r",
  "3b x 3c1",
  "3b x 3c2",
  "3r x 3b",
  "3r",
  "3r x 3c1",
  "3r x 3c2",
  "3c1 x 3b",
  "3c1 x 3r",
  "3c1",
  "3c1 x 3c2",
  "3c2 x 3b",
  "3c2 x 3r",
  "3c2 x 3c1",
  "3c2",
  "4a",
  "4a x 4r",
  "4a x 4c1",
  "4a x 4c2",
  "4r x 4a",
  "4r",
  "4r x 4c1",
  "4r x 4c2",
  "4c1 x 4a",
  "4c1 x 4r",
  "4c1",
  "4c1 x 4c2",
  "4c2 x 4a",
  "4c2 x 4r",
  "4c2 x 4c1",
  "4c2",
  "5a",
  "5a x 5r",
  "5a x 5c1",
  "5a x 5c2",
  "5r x 5a",
  "5r",
  "5r x 5c1",
  "5r x 5c2",
  "5c1 x 5a",
  "5c1 x 5r",
  "5c1",
  "5c1 x 5c2",
  "5c2 x 5a",
  "5c2 x 5r",
  "5c2 x 5c1",
  "5c2",
  "8b",
  "8b x 8a",
  "8b x 8c1",
  "8b x 8c2",
  "8a x 8b",
  "8a",
  "8a x 8c1",
  "8a x 8c2",
  "8c1 x 8b",
  "8c1 x 8a",
  "8c1",
  "8c1 x 8c2",
  "8c2 x 8b",
  "8c2 x 8a",
  "8c2 x 8c1",
  "8c2",
  "9a",
  "9a x 9r",
  "9a x 9c1",
  "9a x 9c2",
  "9r x 9a",
  "9r",
  "9r x 9c1",
  "9r x 9c2",
  "9c1 x 9a",
  "9c1 x 9r",
  "9c1",
  "9c1 x 9c2",
  "9c2 x 9a",
  "9c2 x 9r",
  "9c2 x 9c1",
  "9c2",
  "10a",
  "10a x 10r",
  "10a x 10c1",
  "10a x 10c2",
  "10r x 10a",
  "10r",
  "10r x 10c1",
  "10r x 10c2",
  "10c1 x 10a",
  "10c1 x 10r",
  "10c1",
  "10c1 x 10c2",
  "10c2 x 10a",
  "10c2 x 10r",
  "10c2 x 10c1",
  "10c2",
  "11b",
  "11b x 11a",
  "11b x 11r",
  "",
  "11a x 11b",
  "11a",
  "11a x 11r",
  "",
  "11r x 11b",
  "11r x 11a",
  "11r",
  "",
  "",
  "",
  "",
  "11j",
  "12b",
  "12b x 12c1",
  "12b x 12c2",
  "12b x 12c3",
  "12c1 x 12b",
  "12c1",
  "12c1 x 12c2",
  "12c1 x 12c3",
  "12c2 x 12b",
  "12c2 x 12c1",
  "12c2",
  "12c2 x 12c3",
  "12c3 x 12b",
  "12c3 x 12c1",
  "12c3 x 12c2",
  "12c3",
  "11j x 1b",
  "11j x 1r",
  "11j x 1c1",
  "11j x 1c2",
  "11j x 2a",
  "11j x 2r",
  "11j x 2c1",
  "11j x 2c2",
  "11j x 3b",
  "11j x 3r",
  "11j x 3c1",
  "11j x 3c2",
  "11j x 4a",
  "11j x 4r",
  "11j x 4c1",
  "11j x 4c2",
  "11j x 5a",
  "11j x 5r",
  "11j x 5c1",
  "11j x 5c2",
  "11j x 8b",
  "11j x 8a",
  "11j x 8c1",
  "11j x 8c2",
  "11j x 9a",
  "11j x 9r",
  "11j x 9c1",
  "11j x 9c2",
  "11j x 10a",
  "11j x 10r",
  "11j x 10c1",
  "11j x 10c2",
  "",
  "",
  "",
  "",
  "11j x 12b",
  "11j x 12c1",
  "11j x 12c2",
  "11j x 12c3",
  "x 1b",
  "x 1r",
  "x 1c1",
  "x 1c2",
  "x 2a",
  "x 2r",
  "x 2c1",
  "x 2c2",
  "x 3b",
  "x 3r",
  "x 3c1",
  "x 3c2",
  "x 4a",
  "x 4r",
  "x 4c1",
  "x 4c2",
  "x 5a",
  "x 5r",
  "x 5c1",
  "x 5c2",
  "x 8b",
  "x 8a",
  "x 8c1",
  "x 8c2",
  "x 9a",
  "x 9r",
  "x 9c1",
  "x 9c2",
  "x 10a",
  "x 10r",
  "x 10c1",
  "x 10c2",
  "x 11b",
  "x 11a",
  "x 11r",
  "",
  "x 12b",
  "x 12c1",
  "x 12c2",
  "x 12c3",
]);
const _ACTIONS = py.inverse(_TEXT);
const _CARDS = py.inverse(CARD_NAMES);
const WEIGHTS = [
  [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -55, -60, -56, 118, 46, -30, 0, 152, 32, 0,
    0, 99, 0, 0, 0, -5, -27, -40, 0, 114, 25, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 31, -38, 0, 0, 102, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 11, -17, -27,
    112, 75, 18, 0, 56, 77, 0, 0, 93, 0, 0, 0, 8, -29, -14, 0, 95, 71, 0, 0, 126, 0, 0, 0, 0, 0, 0,
    0, -20, -4, 0, 0, 125, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, 79, 63, 103, 88, 37,
    72, 0, 118, 82, 0, 0, 0, 0, 0, 0, 90, 25, 64, 0, 105, 95, 0, 0, 123, 0, 0, 0, 0, 0, 0, 0, 124,
    109, 0, 0, 132, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 141, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50,
    -75, -51, 0, 62, 35, -20, 0, 6, 32, 0, 0, 3, 0, 0, 0, -43, -32, -55, 0, -1, -13, 0, 0, 21, 0, 0,
    0, 0, 0, 0, 0, -16, -59, 0, 0, -38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -25, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 85, 46, 39, 54, 97, 152, 51, 72, 134, 12, 10, 40, 51, 14, 17, 43, 68,
  ],
  [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -30, -66, -64, 62, -23, -66, 0, 89, -22, 0,
    0, 39, 0, 0, 0, 0, -21, -53, 0, 71, -7, 0, 0, 59, 0, 0, 0, 0, 0, 0, 0, 14, -21, 0, 0, 71, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 21, 9, 16, 47,
    51, 62, 0, 52, 69, 0, 0, 58, 0, 0, 0, -11, 18, 26, 0, 70, 64, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 23,
    32, 0, 0, 77, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 86, 54, 54, 57, -5, 38, 0, 50,
    59, 0, 0, 0, 0, 0, 0, 70, 6, 34, 0, 56, 80, 0, 0, 74, 0, 0, 0, 0, 0, 0, 0, 74, 85, 0, 0, 83, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 81, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, -47, -6, 0, 58, 50,
    15, 0, -10, 43, 0, 0, -9, 0, 0, 0, -31, 4, -19, 0, -13, 4, 0, 0, -6, 0, 0, 0, 0, 0, 0, 0, 5,
    -27, 0, 0, -35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    63, 20, 46, 107, 192, 295, 81, 118, 249, 37, 32, 86, 96, 30, 52, 98, 124,
  ],
];
const SURE = 100;
const WORTH = 20;
const MAX_YAKU = 6;
const NEED = [
  [5, 3, 4, 4, 1, 1],
  [5, 3, 4, 4, 1, 1],
];
const TOTAL_VALUE = 230;
const YAKU_CARDS = [0, 4, 8, 12, 13, 14, 15, 20, 32, 36, 37, 38, 39];
const VALUES = [
  20, 5, 1, 1, 10, 5, 1, 1, 20, 5, 1, 1, 10, 5, 1, 1, 10, 5, 1, 1, 20, 10, 1, 1, 10, 5, 1, 1, 10, 5,
  1, 1, 20, 10, 5, 1, 20, 1, 1, 1,
];
const HAND_SIZE = 8;
const FOUR_OF_A_MONTH = 0;
const WILLOWS = 64424509440;
const PLAIN_WILLOWS = 30064771072;
const THREE_WILLOWS = 1;
const MONTHS = 10;
const FOUR_PAIRS = 2;
const _DEAREST = 73300775185;
const _TAKES = 200;
const _JOKER = 160;
const NAMES = ["ru", "osaka"];
const OWN_YAKU_COUNT = [0, 1];
const _PHASES = new Map([
  [0, "deal"],
  [1, "play"],
  [2, "take"],
  [3, "over"],
]);
const PATIENCE = 256;
const SPREAD = [70.8, 68.7];
const BRIGHT = 20;
const CHAFF = 1;
const BRIGHTS = 73015492865;
const ANIMAL = 10;
const ANIMALS = 8877314064;
const RIBBON = 5;
const RIBBONS = 17750434338;
const ALL = [
  [0, 16, 61440, 1030792151040, 0, 0],
  [73015492865, 273, 61440, 1030792151040, 0, 0],
];
const OF = [
  [73015492881, 73015492865, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
];
const SOME = [
  [5, 2, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
];
const PAR = 115;
const POINTS = [
  [30, 25, 10, 10, 0, 0],
  [30, 25, 10, 10, 0, 0],
];
const PACKET = 4;
const LAST_WILLOW_WITH_JOKER = [0, 1];
const VIEW_NUMBERS = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12];
const MAX_LEGAL = 50;
const BEGINS = [
  [257, 262, 265, 269, 273, 273, 273],
  [257, 262, 265, 269, 273, 273, 273],
];
const SAFE = 64;
const TABLE = 0;
const HAND = 128;
const HIDDEN = 192;
const NEXT = 0;
const COUNT = 1;
const LOW = 2;
const LEAST = -1073741824;
const HIGH = 3;

// --- core.unbound ---

/** Return no seats: the default, for games in which nobody acts out of turn. */
function interrupters(s: MushiState): number {
  return 0;
}

/** Return False: the default, for games in which nobody acts out of turn. */
function ends_moment(s: MushiState, action: number): boolean {
  return false;
}

/** Deal anew: the default, for games that have no quicker way. */
function vary(s: MushiState, seat: number): void {
  redeal(s, seat);
}

// --- games.mushi ---

function _configure(s: MushiState, options: any, seats: number): void {
  s.seats = seats;
  s.edition = py.get(NUMBERS, options.edition);
  s.rounds = options.deals;
  s.four_pairs = options.four_pairs ? 1 : 0;
  s.first_dealer = options.first_dealer === null ? NONE : options.first_dealer;
}

// --- games.mushi.actions ---

/** The action for these parts; the inverse of `decode`. */
function encode(kind: number, card: number, target: number): number {
  if (kind === TAKE_CARD) {
    return _TAKES + target;
  }
  if (card === JOKER && target !== JOKER) {
    return _JOKER + target;
  }
  return 4 * card + (target & 3);
}

/** (kind, card played, target) of an action; the card is NONE for one turned up. */
function decode(action: number): [number, number, number] {
  if (action >= _TAKES) {
    return [TAKE_CARD, NONE, action - _TAKES];
  }
  if (action >= _JOKER) {
    return [PLAY_CARD, JOKER, action - _JOKER];
  }
  const card = action >> 2;
  return [PLAY_CARD, card, (card & ~3) + (action & 3)];
}

// --- games.mushi.cards ---

/** The set of all four cards of a card's month. */
function month_of(card: number): number {
  return py.shl(15, card & ~3);
}

/** The set of all cards of the months that occur in a set. */
function months_of(cards: number): number {
  return (
    ((((cards / WORD) | ((cards / WORD) >>> 1) | ((cards / WORD) >>> 2) | ((cards / WORD) >>> 3)) &
      (_DEAREST / WORD)) *
      WORD +
      (((cards |
        ((cards >>> 1) | ((cards / WORD) << 31)) |
        ((cards >>> 2) | ((cards / WORD) << 30)) |
        ((cards >>> 3) | ((cards / WORD) << 29))) &
        _DEAREST) >>>
        0)) *
    15
  );
}

/** True if a set holds all four cards of a month. */
function whole_months(cards: number): boolean {
  return (
    (((cards / WORD) &
      ((cards / WORD) >>> 1) &
      ((cards / WORD) >>> 2) &
      ((cards / WORD) >>> 3) &
      (_DEAREST / WORD)) |
      (cards &
        ((cards >>> 1) | ((cards / WORD) << 31)) &
        ((cards >>> 2) | ((cards / WORD) << 30)) &
        ((cards >>> 3) | ((cards / WORD) << 29)) &
        _DEAREST)) !==
    0
  );
}

// --- games.mushi.notation ---

/** The action's notation. */
function format_action(s: MushiState, action: number): string {
  return py.get(_TEXT, action);
}

/** The action (MalformedActionError). */
function parse_action(s: MushiState, text: string): number {
  if (!_ACTIONS.has(text)) {
    throw new py.MalformedActionError(
      `expected an action such as 1r, 1r x 1b, 11j x 1b or x 1b, got ${py.quoted(text, 40)}`,
    );
  }
  return py.get(_ACTIONS, text);
}

/** The card's notation. */
function format_card(card: number): string {
  return CARD_NAMES[card];
}

/** The card (ValueError). */
function parse_card(text: string): number {
  if (!_CARDS.has(text)) {
    throw new py.ValueError(
      `expected a card such as 1b, 8a, 12c3 or 11j, got ${py.quoted(text, 40)}`,
    );
  }
  return py.get(_CARDS, text);
}

// --- games.mushi.pad ---

/** Every card is there once (H1). */
function copies(s: MushiState, face: number): number {
  return 1;
}

/** Leave a seat a captured card, or take it away. */
function put(s: MushiState, seat: number, face: number, number: number): void {
  if (number > 0) {
    s.captured[seat] = py.either(s.captured[seat], py.shl(1, face));
  } else {
    s.captured[seat] = py.minus(s.captured[seat], py.shl(1, face));
  }
}

/** The value of the seat's captured cards (H1). */
function count(s: MushiState, seat: number): number {
  return value(s.captured[seat]);
}

/** A player can have captured nothing. */
function fewest(s: MushiState, seat: number, ender: number): number {
  return 0;
}

/** A player can have captured all cards. */
function most(s: MushiState, seat: number, ender: number): number {
  return DECK_SIZE;
}

/** True if captured cards can be worth this (H1). */
function possible(s: MushiState, seat: number, ender: number, counted: number): boolean {
  return 0 <= counted && counted <= TOTAL_VALUE;
}

/**
 * True if all 40 cards (H16) can be so divided that each seat's are worth this and make these
 * yaku. Of the cards that no yaku needs, 15 are chaff: they fill every gap. This leaves cards in
 * `captured`.
 */
function agree(s: MushiState, counted: py.Row, made: py.Row): boolean {
  if (counted[0] + counted[1] !== TOTAL_VALUE) {
    return false;
  }
  for (
    let division = 0, division_end = py.shl(1, YAKU_CARDS.length);
    division < division_end;
    division++
  ) {
    for (let seat = 0; seat < 2; seat++) {
      s.captured[seat] = 0;
    }
    for (let n = 0, n_end = YAKU_CARDS.length; n < n_end; n++) {
      s.captured[py.shr(division, n) & 1] = py.either(
        s.captured[py.shr(division, n) & 1],
        py.shl(1, YAKU_CARDS[n]),
      );
    }
    const both = value(s.captured[0]) + value(s.captured[1]);
    const rest = counted[0] - value(s.captured[0]);
    if (
      0 <= rest &&
      rest <= TOTAL_VALUE - both &&
      yaku_made(s, 0) === made[0] &&
      yaku_made(s, 1) === made[1]
    ) {
      return true;
    }
  }
  return false;
}

/** Score a deal that `opener` dealt (H18, H19). */
function score(s: MushiState, opener: number, ender: number, counted: py.Row, made: py.Row): void {
  s.round += 1;
  s.dealer = opener;
  score_cards(s, counted[0], worth(s.edition, made[0]), worth(s.edition, made[1]));
  close_deal(s);
}

// --- games.mushi.redealing ---

/** Blank the other seat's hand and the draw pile. */
function conceal(s: MushiState, seat: number): void {
  s.hand[1 - seat] = 0;
  for (let i = 0; i < DECK_SIZE; i++) {
    s.pile[i] = 0;
  }
  py.forget_luck(s);
}

/**
 * Redeal the other hand and the draw pile. All worlds that fit the seat's knowledge are equally
 * likely: those in which the other seat holds no card that it has shown to lack (H8).
 */
function redeal(s: MushiState, seat: number): void {
  const other = 1 - seat;
  const held = s.hand_size[other];
  const hidden = unseen(s, seat);
  const free = spread(py.minus(hidden, s.lacks[other]), s.pile, 0);
  py.shuffle(s, s.pile, free);
  s.hand[other] = 0;
  for (let i = free - held; i < free; i++) {
    s.hand[other] = py.either(s.hand[other], py.shl(1, s.pile[i]));
  }
  if ((((hidden / WORD) & (s.lacks[other] / WORD)) | (hidden & s.lacks[other])) !== 0) {
    spread(py.both(hidden, s.lacks[other]), s.pile, free - held);
    py.shuffle(s, s.pile, s.pile_size);
  }
}

/** The set of the cards that the seat cannot see. */
function unseen(s: MushiState, seat: number): number {
  let seen =
    ((s.hand[seat] / WORD) | (s.table / WORD) | (s.captured[0] / WORD) | (s.captured[1] / WORD)) *
      WORD +
    ((s.hand[seat] | s.table | s.captured[0] | s.captured[1]) >>> 0);
  if (s.phase === TAKE) {
    seen = py.either(seen, py.shl(1, s.turned));
  }
  return py.minus(ALL_CARDS, seen);
}

// --- games.mushi.rules ---

/** Set up an empty table, before the first deal. */
function start(s: MushiState): void {
  s.phase = DEAL;
  s.round = 0;
  s.dealer = NONE;
  s.turned = NONE;
  s.joker_left_by = NONE;
  s.joker_paired_by = NONE;
}

/**
 * The next deal, by the right dealer (H3), again after each misdeal (H5). The dealer plays
 * first (H6).
 */
function deal(s: MushiState): void {
  s.dealer = next_dealer(s);
  while (s.dealer === NONE) {
    draw_lots(s);
  }
  s.round += 1;
  s.misdeals = 0;
  deal_cards(s);
  let reason = misdeal(s);
  while (reason !== NONE) {
    s.misdeals += 1;
    py.tell(s, MISDEAL, s.dealer, reason, s.table, 0);
    deal_cards(s);
    reason = misdeal(s);
  }
  py.tell(s, DEALT, s.dealer, s.table, 0, 0);
  s.phase = PLAY;
  s.turn = s.dealer;
}

/** H3: who had more points deals next, or the same seat again; NONE: lots decide. */
function next_dealer(s: MushiState): number {
  if (s.round === 0) {
    return s.first_dealer;
  }
  if (s.points[0] === s.points[1]) {
    return s.dealer;
  }
  return s.points[0] > s.points[1] ? 0 : 1;
}

/** H3: each seat draws a card; the earlier month deals, then the card worth more; else again. */
function draw_lots(s: MushiState): void {
  const a = py.random_below(s, DECK_SIZE);
  let b = py.random_below(s, DECK_SIZE - 1);
  if (b >= a) {
    b += 1;
  }
  if (((a / 4) | 0) !== Math.floor(b / 4)) {
    s.dealer = ((a / 4) | 0) < Math.floor(b / 4) ? 0 : 1;
  } else {
    if (VALUES[a] !== VALUES[b]) {
      s.dealer = VALUES[a] > VALUES[b] ? 0 : 1;
    }
  }
  py.tell(s, LOTS, a, b, s.dealer, 0);
}

/** H4: four cards each to the opponent, the dealer and the table, twice; 16 are left. */
function deal_cards(s: MushiState): void {
  for (let card = 0; card < DECK_SIZE; card++) {
    s.pile[card] = card;
  }
  py.shuffle(s, s.pile, DECK_SIZE);
  s.pile_size = DECK_SIZE;
  const opponent = 1 - s.dealer;
  s.hand[opponent] = draw_packet(s);
  s.hand[s.dealer] = draw_packet(s);
  s.table = draw_packet(s);
  s.hand[opponent] = py.either(s.hand[opponent], draw_packet(s));
  s.hand[s.dealer] = py.either(s.hand[s.dealer], draw_packet(s));
  s.table = py.either(s.table, draw_packet(s));
  for (let seat = 0; seat < SEATS; seat++) {
    s.hand_size[seat] = HAND_SIZE;
    s.captured[seat] = 0;
    s.lacks[seat] = 0;
  }
  s.turned = NONE;
  s.joker_paired_by = NONE;
  s.joker_left_by =
    (((s.table / WORD) & (LIGHTNING / WORD)) | (s.table & LIGHTNING)) !== 0 ? s.dealer : NONE;
}

/** Take the `PACKET` top cards of the pile; return them as a set. */
function draw_packet(s: MushiState): number {
  let cards = 0;
  s.pile_size -= PACKET;
  for (let i = s.pile_size, i_end = s.pile_size + PACKET; i < i_end; i++) {
    cards = py.either(cards, py.shl(1, s.pile[i]));
  }
  return cards;
}

/** H5: the reason why the cards on the table are a misdeal, or NONE. */
function misdeal(s: MushiState): number {
  if (whole_months(s.table)) {
    return FOUR_OF_A_MONTH;
  }
  if (py.both(s.table, WILLOWS) === PLAIN_WILLOWS) {
    return THREE_WILLOWS;
  }
  if (s.four_pairs !== 0) {
    let pairs = 0;
    for (let month = 0; month < MONTHS; month++) {
      if (py.size(py.shr(s.table, 4 * month) & 15) === 2) {
        pairs += 1;
      }
    }
    if (pairs === 4) {
      return FOUR_PAIRS;
    }
  }
  return NONE;
}

/** The seat in turn (H6); CHANCE when a deal comes next; NOBODY when the game is over. */
function to_act(s: MushiState): number {
  if (s.phase === DEAL) {
    return CHANCE;
  }
  if (s.phase === OVER) {
    return NOBODY;
  }
  return s.turn;
}

/** Write the seat's legal actions to `out` in ascending order; return their number. */
function legal(s: MushiState, seat: number, out: py.Row): number {
  if (seat !== s.turn) {
    return 0;
  }
  if (s.phase === TAKE) {
    return add_actions(TAKE_CARD, NONE, reach(s, s.turned), out, 0);
  }
  if (s.phase !== PLAY) {
    return 0;
  }
  let n = 0;
  const table = py.minus(s.table, LIGHTNING);
  let hand = py.minus(s.hand[seat], LIGHTNING);
  const joker = py.both(s.hand[seat], LIGHTNING);
  const matching = py.both(hand, months_of(table));
  if (matching !== 0 && MUST_MATCH[s.edition] !== 0) {
    hand = matching;
  } else {
    if (joker !== 0 && reach(s, JOKER) === 0) {
      hand = py.either(hand, joker);
    }
  }
  while (hand !== 0) {
    const card = py.lowest(hand);
    hand = py.others(hand);
    const choices = reach(s, card);
    if (is_choice(card, choices)) {
      n = add_actions(PLAY_CARD, card, choices, out, n);
    } else {
      out[n] = encode(PLAY_CARD, card, card);
      n += 1;
    }
  }
  return joker !== 0 ? add_actions(PLAY_CARD, JOKER, reach(s, JOKER), out, n) : n;
}

/**
 * The set of the cards on the table that a card matches (H8): for the joker all but Willows
 * (H11). No card matches a joker on the table.
 */
function reach(s: MushiState, card: number): number {
  let set_0;
  if (card === JOKER) {
    return py.minus(s.table, WILLOWS);
  }
  return (
    ((s.table / WORD) & ((set_0 = month_of(card)) / WORD) & ~(LIGHTNING / WORD)) * WORD +
    ((s.table & set_0 & ~LIGHTNING) >>> 0)
  );
}

/**
 * True if there is a choice of cards to capture: two matches (H9), for the joker several
 * (H13).
 */
function is_choice(card: number, choices: number): boolean {
  const others = py.others(choices);
  return others !== 0 && (card === JOKER || py.others(others) === 0);
}

/** Write an action for each target in a set to out[n:]; return where they end. */
function add_actions(kind: number, card: number, targets: number, out: py.Row, n: number): number {
  while (targets !== 0) {
    out[n] = encode(kind, card, py.lowest(targets));
    n += 1;
    targets = py.others(targets);
  }
  return n;
}

/** Write the cards of a set to out[n:]; return where they end. */
function spread(cards: number, out: py.Row, n: number): number {
  while (cards !== 0) {
    out[n] = py.lowest(cards);
    n += 1;
    cards = py.others(cards);
  }
  return n;
}

/**
 * The card that an action plays, or that was turned up, and the set of cards on the table that
 * it captures (H9, H11, H13).
 */
function effect(s: MushiState, action: number): [number, number] {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const card = parts_0[1];
  const target = parts_0[2];
  if (kind === TAKE_CARD) {
    return [s.turned, py.shl(1, target)];
  }
  return [card, target === card ? reach(s, card) : py.shl(1, target)];
}

/** Carry out a legal action (H7). */
function apply(s: MushiState, seat: number, action: number): void {
  const parts_0 = effect(s, action);
  const card = parts_0[0];
  const taken = parts_0[1];
  if (s.phase === PLAY) {
    play(s, seat, card, taken);
    turn_up(s, seat);
    if (s.phase === PLAY) {
      end_turn(s, seat);
    }
  } else {
    s.phase = PLAY;
    capture(s, seat, card, taken);
    end_turn(s, seat);
  }
}

/** H7, first half: a card from the hand captures the set `taken`, or stays. */
function play(s: MushiState, seat: number, card: number, taken: number): void {
  let set_0;
  s.hand[seat] = py.minus(s.hand[seat], py.shl(1, card));
  s.hand_size[seat] -= 1;
  py.tell(s, PLAYED, seat, card, 0, 0);
  if (taken !== 0) {
    capture(s, seat, card, taken);
  } else {
    if (MUST_MATCH[s.edition] !== 0) {
      s.lacks[seat] =
        ((s.lacks[seat] / WORD) |
          (((set_0 = months_of(py.minus(s.table, LIGHTNING))) / WORD) & ~(LIGHTNING / WORD))) *
          WORD +
        ((s.lacks[seat] | (set_0 & ~LIGHTNING)) >>> 0);
    }
    stay(s, seat, card);
  }
}

/**
 * H7, second half: turn up the top card of the draw pile. It captures cards, stays, or captures
 * a waiting joker (H12).
 */
function turn_up(s: MushiState, seat: number): void {
  let set_0;
  s.pile_size -= 1;
  const card = s.pile[s.pile_size];
  s.turned = card;
  py.tell(s, TURNED_UP, seat, card, 0, 0);
  const taken = reach(s, card);
  if (
    s.joker_left_by !== NONE &&
    ((((set_0 = py.shl(1, card)) / WORD) & (WILLOWS / WORD)) | (set_0 & WILLOWS)) === 0
  ) {
    capture(s, seat, card, LIGHTNING);
  } else {
    if (taken === 0) {
      stay(s, seat, card);
    } else {
      if (is_choice(card, taken)) {
        s.phase = TAKE;
      } else {
        capture(s, seat, card, taken);
      }
    }
  }
}

/** H9-H13: a card, and the set `taken` from the table, go to the seat. */
function capture(s: MushiState, seat: number, card: number, taken: number): void {
  let set_0;
  const before = yaku_before(s, seat);
  s.table = py.minus(s.table, taken);
  s.captured[seat] =
    ((s.captured[seat] / WORD) | ((taken / WORD) | ((set_0 = py.shl(1, card)) / WORD))) * WORD +
    ((s.captured[seat] | (taken | set_0)) >>> 0);
  if (card === JOKER || taken === LIGHTNING) {
    s.joker_paired_by = seat;
    s.joker_left_by = NONE;
  }
  py.tell(s, CAPTURED, seat, card, taken, 0);
  tell_yaku(s, seat, before);
}

/** A card that captures nothing stays on the table (H8, H9), where the joker waits (H12). */
function stay(s: MushiState, seat: number, card: number): void {
  s.table = py.either(s.table, py.shl(1, card));
  if (card === JOKER) {
    s.joker_left_by = seat;
  }
  py.tell(s, STAYS, seat, card, 0, 0);
}

/**
 * The other seat's turn (H6). Both hands and the draw pile run out together: then the deal ends
 * (H15).
 */
function end_turn(s: MushiState, seat: number): void {
  if (s.pile_size > 0) {
    s.turn = 1 - seat;
  } else {
    end_deal(s);
  }
}

/**
 * Give the cards left over to their owner (H12, H14-H16), score (H18, H19), then go on to the
 * next deal or end the game (H2).
 */
function end_deal(s: MushiState): void {
  let willows =
    py.ones((s.captured[0] / WORD) & (PLAIN_WILLOWS / WORD)) +
      py.ones(s.captured[0] & PLAIN_WILLOWS) ===
    2
      ? 0
      : 1;
  if (s.joker_left_by !== NONE) {
    if (LAST_WILLOW_WITH_JOKER[s.edition] !== 0 && s.turned === JOKER) {
      willows = s.joker_left_by;
    }
    leave(s, s.joker_left_by, LIGHTNING);
    s.joker_left_by = NONE;
  }
  leave(s, willows, py.both(s.table, WILLOWS));
  if (s.table !== 0) {
    leave(s, s.joker_paired_by, s.table);
  }
  score_deal(s);
  py.tell(s, DEAL_OVER, 0, 0, 0, 0);
  close_deal(s);
}

/** After the last deal the game is over (H2). */
function close_deal(s: MushiState): void {
  if (s.round === s.rounds) {
    s.phase = OVER;
    py.tell(s, GAME_OVER, 0, 0, 0, 0);
  } else {
    s.phase = DEAL;
  }
}

/** H15, H16: cards left over on the table go to a seat. */
function leave(s: MushiState, seat: number, cards: number): void {
  const before = yaku_before(s, seat);
  s.table = py.minus(s.table, cards);
  s.captured[seat] = py.either(s.captured[seat], cards);
  py.tell(s, LEFT_OVER, seat, cards, 0, 0);
  tell_yaku(s, seat, before);
}

// --- games.mushi.scoring ---

/** The value of a set of cards (H1): 1 for chaff, more for the other kinds. */
function value(cards: number): number {
  return (
    py.size(cards) +
    (BRIGHT - CHAFF) * (py.ones((cards / WORD) & (BRIGHTS / WORD)) + py.ones(cards & BRIGHTS)) +
    (ANIMAL - CHAFF) * (py.ones((cards / WORD) & (ANIMALS / WORD)) + py.ones(cards & ANIMALS)) +
    (RIBBON - CHAFF) * (py.ones((cards / WORD) & (RIBBONS / WORD)) + py.ones(cards & RIBBONS))
  );
}

/** Score the deal. All 40 cards are captured. */
function score_deal(s: MushiState): void {
  score_cards(s, value(s.captured[0]), yaku_points(s, 0), yaku_points(s, 1));
}

/**
 * H18, H19: score a deal in which seat 0 captured cards worth `own`, by the points of each
 * seat's yaku, and add it to the totals.
 */
function score_cards(s: MushiState, own: number, yaku0: number, yaku1: number): void {
  s.points[0] = own - yaku1 - PAR;
  s.points[1] = TOTAL_VALUE - own - yaku0 - PAR;
  if (OWN_YAKU_COUNT[s.edition] !== 0) {
    s.points[0] += yaku0;
    s.points[1] += yaku1;
  }
  s.totals[0] += s.points[0];
  s.totals[1] += s.points[1];
}

/** The seat with the higher total; both if there is none. */
function leaders(s: MushiState): py.Row {
  return py.range(SEATS).filter((seat) => s.totals[seat] === py.max(s.totals));
}

/** Once the game is over, the seat with the higher total; both for a draw (H19). */
function winners(s: MushiState): py.Row {
  return s.phase === OVER ? leaders(s) : [];
}

// --- games.mushi.state ---

/**
 * True if all 40 cards are there, each once (H1), and all captured after a deal: 230 points
 * (H16).
 */
function sound(s: MushiState): boolean {
  let set_0, set_1;
  let held = 0;
  let twice = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    twice =
      ((twice / WORD) | ((held / WORD) & (s.hand[seat] / WORD))) * WORD +
      ((twice | (held & s.hand[seat])) >>> 0);
    held = py.either(held, s.hand[seat]);
    twice =
      ((twice / WORD) | ((held / WORD) & (s.captured[seat] / WORD))) * WORD +
      ((twice | (held & s.captured[seat])) >>> 0);
    held = py.either(held, s.captured[seat]);
    if (py.size(s.hand[seat]) !== s.hand_size[seat]) {
      return false;
    }
  }
  twice =
    ((twice / WORD) | ((held / WORD) & (s.table / WORD))) * WORD +
    ((twice | (held & s.table)) >>> 0);
  held = py.either(held, s.table);
  for (let i = 0, i_end = s.pile_size; i < i_end; i++) {
    twice =
      ((twice / WORD) | ((held / WORD) & ((set_0 = py.shl(1, s.pile[i])) / WORD))) * WORD +
      ((twice | (held & set_0)) >>> 0);
    held = py.either(held, py.shl(1, s.pile[i]));
  }
  if (s.phase === TAKE) {
    twice =
      ((twice / WORD) | ((held / WORD) & ((set_1 = py.shl(1, s.turned)) / WORD))) * WORD +
      ((twice | (held & set_1)) >>> 0);
    held = py.either(held, py.shl(1, s.turned));
  }
  if (s.phase === DEAL || s.phase === OVER) {
    held = py.either(s.captured[0], s.captured[1]);
  }
  return twice === 0 && held === ALL_CARDS;
}

// --- games.mushi.telling ---

/** The yaku that a seat has before a capture, as a set of rows, for `tell_yaku`; compiled, 0. */
function yaku_before(s: MushiState, seat: number): number {
  return s.journal !== null ? yaku_made(s, seat) : 0;
}

/** Tell the journal which yaku a seat has now but did not have before. */
function tell_yaku(s: MushiState, seat: number, before: number): void {
  if (s.journal !== null) {
    const made = yaku_made(s, seat) & ~before;
    for (let row = 0; row < MAX_YAKU; row++) {
      if (((made >> row) & 1) !== 0) {
        py.tell(s, YAKU_MADE, seat, row, 0, 0);
      }
    }
  }
}

// --- games.mushi.view ---

/** Make the view of a plain state for a seat or a spectator (None). */
function view(s: MushiState, seat: number | null): any {
  return seat === null ? public_(s) : own(s, public_(s), seat);
}

/** Make the view of a spectator: everything that everybody may know. */
function public_(s: MushiState): any {
  const running = s.phase === PLAY || s.phase === TAKE;
  return {
    game: "mushi",
    seat: null,
    edition: NAMES[s.edition],
    own_yaku_count: OWN_YAKU_COUNT[s.edition] === 1,
    phase: py.get(_PHASES, s.phase),
    deal: s.round,
    deals: s.rounds,
    to_act: running ? s.turn : null,
    dealer: s.dealer === NONE ? null : s.dealer,
    misdeals: s.misdeals,
    table: _names(s.table),
    draw_pile: s.pile_size,
    turned_up: s.phase === TAKE ? CARD_NAMES[s.turned] : null,
    joker_left_by: s.joker_left_by === NONE ? null : s.joker_left_by,
    seats: [0, 1].map((seat) => _seat(s, seat)),
    scores: s.round > 0 && !running ? [0, 1].map((seat) => _score(s, seat)) : null,
    winners: winners(s),
    legal: [],
  };
}

/**
 * Make the view of a seat: the spectator's view (`shared`) and everything that only this seat
 * may know.
 */
function own(s: MushiState, shared: any, seat: number): any {
  return {
    ...shared,
    seat: seat,
    seats: [0, 1].map((other) =>
      other === seat ? { ...shared.seats[other], hand: _names(s.hand[seat]) } : shared.seats[other],
    ),
    legal: _moves(s, seat),
  };
}

/** A set of cards, ascending. */
function _names(cards: number): string[] {
  const names = [];
  while (cards !== 0) {
    names.push(CARD_NAMES[py.lowest(cards)]);
    cards = py.and(cards, cards - 1);
  }
  return names;
}

function _seat(s: MushiState, seat: number): any {
  const captured = s.captured[seat];
  return {
    hand: null,
    hand_size: s.hand_size[seat],
    lacks: py
      .enumerate(VIEW_NUMBERS)
      .filter(([m, number]) => (py.shr(s.lacks[seat], 4 * m) & 1) !== 0)
      .map(([m, number]) => number),
    captured: {
      brights: _names(py.both(captured, BRIGHTS)),
      animals: _names(py.both(captured, ANIMALS)),
      ribbons: _names(py.both(captured, RIBBONS)),
      chaff: _names(
        ((captured / WORD) & ~((BRIGHTS / WORD) | (ANIMALS / WORD) | (RIBBONS / WORD))) * WORD +
          ((captured & ~(BRIGHTS | ANIMALS | RIBBONS)) >>> 0),
      ),
    },
    value: value(captured),
    yaku: _progress(s, seat),
    total: s.totals[seat],
  };
}

function _progress(s: MushiState, seat: number): any[] {
  const own = s.captured[seat];
  const free = py.and(-1 - own, -1 - s.captured[1 - seat]);
  const progresses = [];
  for (const [row, yaku] of py.enumerate(YAKU[s.edition])) {
    const have = progress(s.edition, row, own);
    progresses.push({
      name: yaku.name,
      points: yaku.points,
      cards: _names(py.and(py.or(yaku.all, yaku.of), own)),
      missing: _names(py.and(py.or(yaku.all, yaku.of), free)),
      have: have,
      need: yaku.need,
      made: have === yaku.need,
      open: progress(s.edition, row, py.or(own, free)) === yaku.need,
    });
  }
  return progresses;
}

function _score(s: MushiState, seat: number): any {
  const made = yaku_made(s, seat);
  return {
    value: value(s.captured[seat]),
    yaku: py
      .enumerate(YAKU[s.edition])
      .filter(([row, yaku]) => (py.shr(made, row) & 1) !== 0)
      .map(([row, yaku]) => yaku.name),
    credit: OWN_YAKU_COUNT[s.edition] !== 0 ? yaku_points(s, seat) : 0,
    debit: yaku_points(s, 1 - seat),
    par: PAR,
    points: s.points[seat],
    total: s.totals[seat],
  };
}

function _moves(s: MushiState, seat: number): any[] {
  const out = py.filled(0, MAX_LEGAL);
  return py.slice(out, undefined, legal(s, seat, out)).map((action) => _move(s, action));
}

function _move(s: MushiState, action: number): any {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const parts_1 = effect(s, action);
  const card = parts_1[0];
  const taken = parts_1[1];
  return {
    action: format_action(s, action),
    kind: kind === TAKE_CARD ? "take" : "play",
    card: CARD_NAMES[card],
    captures: _names(taken),
  };
}

/** A fact of the journal, which everybody may know. */
function event(s: MushiState, fact: py.Row, seat: number | null): any {
  const parts_0 = fact;
  const kind = parts_0[0];
  const a = parts_0[1];
  const b = parts_0[2];
  const c = parts_0[3];
  switch (kind) {
    case LOTS: {
      return py.without(
        { kind: "lots", seat: c === NONE ? null : c, cards: [CARD_NAMES[a], CARD_NAMES[b]] },
        { seat: null, cards: null },
      );
    }
    case MISDEAL: {
      const reason = py.get(_REASONS, b);
      return py.without(
        { kind: "misdeal", seat: a, cards: _names(c), reason: reason },
        { seat: null, cards: null, reason: null },
      );
    }
    case DEALT: {
      return py.without({ kind: "dealt", seat: a, cards: _names(b) }, { seat: null, cards: null });
    }
    case PLAYED: {
      return py.without(
        { kind: "played", seat: a, card: CARD_NAMES[b] },
        { seat: null, card: null },
      );
    }
    case TURNED_UP: {
      return py.without(
        { kind: "turned_up", seat: a, card: CARD_NAMES[b] },
        { seat: null, card: null },
      );
    }
    case CAPTURED: {
      return py.without(
        { kind: "captured", seat: a, card: CARD_NAMES[b], cards: _names(c) },
        { seat: null, card: null, cards: null },
      );
    }
    case STAYS: {
      const stays = b === JOKER ? "joker_awaits" : "stays";
      return py.without({ kind: stays, seat: a, card: CARD_NAMES[b] }, { seat: null, card: null });
    }
    case LEFT_OVER: {
      return py.without(
        { kind: "left_over", seat: a, cards: _names(b) },
        { seat: null, cards: null },
      );
    }
    case YAKU_MADE: {
      return py.without(
        { kind: "yaku_made", seat: a, yaku: YAKU[s.edition][b].name },
        { seat: null, yaku: null },
      );
    }
    case DEAL_OVER: {
      return { kind: "deal_over" };
    }
    case GAME_OVER: {
      return { kind: "game_over" };
    }
  }
  throw new py.ValueError(`expected a fact that Mushi's rules tell, got ${py.tuple_text(fact)}`);
}

// --- games.mushi.yaku ---

/** The number of cards in a set that a yaku needs. */
function progress(edition: number, row: number, cards: number): number {
  return (
    py.size(py.and(cards, ALL[edition][row])) +
    Math.min(py.size(py.and(cards, OF[edition][row])), SOME[edition][row])
  );
}

/** H17: the yaku that a seat's captured cards make, row y as bit y. */
function yaku_made(s: MushiState, seat: number): number {
  let made = 0;
  for (let row = 0; row < MAX_YAKU; row++) {
    if (progress(s.edition, row, s.captured[seat]) === NEED[s.edition][row]) {
      made = made | (1 << row);
    }
  }
  return made;
}

/** H17: the points of all yaku that a seat has made; they do not exclude one another. */
function yaku_points(s: MushiState, seat: number): number {
  return worth(s.edition, yaku_made(s, seat));
}

/** The points of a set of yaku, row y as bit y. */
function worth(edition: number, made: number): number {
  let points = 0;
  for (let row = 0; row < MAX_YAKU; row++) {
    if (((made >> row) & 1) !== 0) {
      points += POINTS[edition][row];
    }
  }
  return points;
}

// --- bots.mushi.endgame ---

/** The number of worlds that fit the seat's knowledge: hands times orders of the pile. */
function worlds(s: MushiState, seat: number): number {
  const free = py.minus(unseen(s, seat), s.lacks[1 - seat]);
  return py.comb(py.size(free), s.hand_size[1 - seat]) * py.factorial(s.pile_size);
}

/**
 * Solve every world that fits states[0], as `seat` in turn knows it; return their number.
 *
 * Adds to sums[a, c, t] the seat's share if it begins with its legal action a, card c is turned
 * up, and it then takes choice number t (0 if there is none to make).
 * For the shapes see ENDGAME.
 */
function sum_worlds(
  states: MushiState[],
  seat: number,
  actions: py.Row[],
  notes: py.Row[],
  cards: py.Row,
  sums: py.Row[][],
): number {
  const s = states[0];
  const other = 1 - seat;
  const hidden = unseen(s, seat);
  const held = s.hand_size[other];
  const free = spread(py.minus(hidden, s.lacks[other]), cards, 0);
  let count = 0;
  let chosen = (1 << held) - 1;
  while (chosen < py.shl(1, free)) {
    let hand = 0;
    for (let i = 0; i < free; i++) {
      if ((py.shr(chosen, i) & 1) !== 0) {
        hand = py.either(hand, py.shl(1, cards[i]));
      }
    }
    s.hand[other] = hand;
    spread(py.minus(hidden, hand), s.pile, 0);
    count += 1;
    sum_world(states, seat, actions, notes, sums);
    while (next_order(s.pile, s.pile_size)) {
      count += 1;
      sum_world(states, seat, actions, notes, sums);
    }
    if (chosen === 0) {
      break;
    }
    const step = py.and(chosen, -chosen);
    const ripple = chosen + step;
    chosen = py.or(ripple, py.shr(py.shr(py.xor(chosen, ripple), 2), py.lowest(step)));
  }
  return count;
}

/**
 * Put the first n cards into their next order; the ascending one is the first. False if there
 * is no next one.
 */
function next_order(pile: py.Row, n: number): boolean {
  let i = n - 2;
  while (i >= 0 && pile[i] > pile[i + 1]) {
    i -= 1;
  }
  if (i < 0) {
    return false;
  }
  let j = n - 1;
  while (pile[j] < pile[i]) {
    j -= 1;
  }
  let card = pile[i];
  pile[i] = pile[j];
  pile[j] = card;
  i += 1;
  j = n - 1;
  while (i < j) {
    card = pile[i];
    pile[i] = pile[j];
    pile[j] = card;
    i += 1;
    j -= 1;
  }
  return true;
}

/**
 * Solve one world: each way to play the turn of `seat`, then best play. Works from states[1]
 * on.
 */
function sum_world(
  states: MushiState[],
  seat: number,
  actions: py.Row[],
  notes: py.Row[],
  sums: py.Row[][],
): void {
  const n = legal(states[0], seat, actions[0]);
  const left = states[0].rounds - states[0].round;
  const edition = states[0].edition;
  for (let a = 0; a < n; a++) {
    copy_state(states, 1, 0);
    const s = states[1];
    apply(s, seat, actions[0][a]);
    const card = s.turned;
    const takes = s.phase === TAKE ? legal(s, seat, actions[1]) : 0;
    for (let t = 0, t_end = Math.max(takes, 1); t < t_end; t++) {
      copy_state(states, 2, 1);
      if (takes > 0) {
        apply(states[2], seat, actions[1][t]);
      }
      const result = lead_of(states, 2, seat, actions, notes);
      sums[a][card][t] += share(edition, left, result);
    }
  }
}

/**
 * The seat's lead after the deal if both play perfectly from states[root] with all cards open
 * (alpha-beta). Works on states[root] and those after it.
 */
function lead_of(
  states: MushiState[],
  root: number,
  seat: number,
  actions: py.Row[],
  notes: py.Row[],
): number {
  let result;
  let n = next_choice(states[root], actions[root]);
  if (n === 0) {
    return lead(states[root], seat);
  }
  let at = root;
  notes[NEXT][at] = 0;
  notes[COUNT][at] = n;
  notes[LOW][at] = LEAST;
  notes[HIGH][at] = -LEAST;
  while (true) {
    if (notes[NEXT][at] === notes[COUNT][at] || notes[LOW][at] >= notes[HIGH][at]) {
      result = states[at].turn === seat ? notes[LOW][at] : notes[HIGH][at];
      if (at === root) {
        return result;
      }
      at -= 1;
    } else {
      copy_state(states, at + 1, at);
      const s = states[at + 1];
      apply(s, s.turn, actions[at][notes[NEXT][at]]);
      notes[NEXT][at] += 1;
      n = next_choice(s, actions[at + 1]);
      if (n > 0) {
        notes[NEXT][at + 1] = 0;
        notes[COUNT][at + 1] = n;
        notes[LOW][at + 1] = notes[LOW][at];
        notes[HIGH][at + 1] = notes[HIGH][at];
        at += 1;
        continue;
      }
      result = lead(s, seat);
    }
    if (states[at].turn === seat) {
      notes[LOW][at] = Math.max(notes[LOW][at], result);
    } else {
      notes[HIGH][at] = Math.min(notes[HIGH][at], result);
    }
  }
}

/**
 * Play on while there is only one action; write the actions of the seat in turn to `out` and
 * return their number, 0 after the deal.
 */
function next_choice(s: MushiState, out: py.Row): number {
  while (to_act(s) >= 0) {
    const n = legal(s, s.turn, out);
    if (n > 1) {
      return n;
    }
    apply(s, s.turn, out[0]);
  }
  return 0;
}

/** The seat's total less its opponent's. */
function lead(s: MushiState, seat: number): number {
  return s.totals[seat] - s.totals[1 - seat];
}

/** Overwrite states[to] with states[source]. */
function copy_state(states: MushiState[], to: number, source: number): void {
  states[to].set(states[source]);
}

// --- bots.mushi.policy ---

/** The action of the highest gain among the n legal ones in `out`; of equal ones, the first. */
function policy(s: MushiState, seat: number, out: py.Row, n: number): number {
  return best_action(s, seat, out, n, WEIGHTS[s.edition]);
}

/** The action of the highest gain by the weights `w` of an edition; of equal ones, the first. */
function best_action(s: MushiState, seat: number, out: py.Row, n: number, w: py.Row): number {
  if (n === 1) {
    return out[0];
  }
  const bonuses = yaku_bonuses(s, w);
  const hidden = unseen(s, seat);
  let best = 0;
  let highest = 0;
  for (let i = 0; i < n; i++) {
    const gain = gain_of(s, seat, out[i], hidden, bonuses, w);
    if (i === 0 || gain > highest) {
      highest = gain;
      best = i;
    }
  }
  return out[best];
}

/** Write what each of the n legal actions in `out` is worth to `worths`, in points. */
function judge(s: MushiState, seat: number, out: py.Row, n: number, worths: py.Row): void {
  const w = WEIGHTS[s.edition];
  const bonuses = yaku_bonuses(s, w);
  const hidden = unseen(s, seat);
  for (let i = 0; i < n; i++) {
    worths[i] = gain_of(s, seat, out[i], hidden, bonuses, w) / (SURE * WORTH);
  }
}

/** Forget which cards the players have shown not to hold (H8). */
function forget(s: MushiState): void {
  for (let seat = 0; seat < SEATS; seat++) {
    s.lacks[seat] = 0;
  }
}

/**
 * The gain from an action: from cards that it takes, and from the prospects of the months that
 * it changes. `hidden` are the cards that the seat does not see.
 */
function gain_of(
  s: MushiState,
  seat: number,
  action: number,
  hidden: number,
  bonuses: [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ],
  w: py.Row,
): number {
  const table = s.table;
  const hand = s.hand[seat];
  const lacks = s.lacks[1 - seat];
  const parts_0 = effect(s, action);
  const card = parts_0[0];
  const taken = parts_0[1];
  const left = taken !== 0 ? py.minus(table, taken) : py.either(table, py.shl(1, card));
  const kept = py.minus(hand, py.shl(1, card));
  let gain = 0;
  if (taken !== 0) {
    gain = SURE * policy_worth(s, py.either(taken, py.shl(1, card)), bonuses);
  }
  if (card === JOKER && s.phase === PLAY) {
    gain -= SURE * w[PATIENCE] * (s.hand_size[seat] - 1);
  }
  let month = month_of(card);
  const other = taken !== 0 ? month_of(py.lowest(taken)) : month;
  for (let _ = 0; _ < 2; _++) {
    gain += prospects(s, month, left, kept, hidden, lacks, bonuses, w);
    gain -= prospects(s, month, table, hand, hidden, lacks, bonuses, w);
    if (other === month) {
      break;
    }
    month = other;
  }
  return gain;
}

/** The expected gain from the cards of a month on the table, in one's own hand and unseen. */
function prospects(
  s: MushiState,
  month: number,
  table: number,
  hand: number,
  hidden: number,
  lacks: number,
  bonuses: [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ],
  w: py.Row,
): number {
  month = py.minus(month, LIGHTNING);
  table = py.both(table, month);
  hand = py.both(hand, month);
  hidden = py.both(hidden, month);
  const at = place(py.size(table), py.size(hand), py.size(hidden));
  let promise = 0;
  if (table !== 0) {
    const k = (((lacks / WORD) & (month / WORD)) | (lacks & month)) !== 0 ? SAFE : TABLE;
    promise += w[k + at] * policy_worth(s, table, bonuses);
  }
  if (hand !== 0) {
    promise += w[HAND + at] * policy_worth(s, hand, bonuses);
  }
  if (hidden !== 0) {
    promise += w[HIDDEN + at] * policy_worth(s, hidden, bonuses);
  }
  return promise;
}

/** The worth of a set of cards, including its part in yaku. */
function policy_worth(
  s: MushiState,
  cards: number,
  bonuses: [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ],
): number {
  let total = WORTH * value(cards);
  for (let row = 0; row < MAX_YAKU; row++) {
    const parts_0 = bonuses[row];
    const each_of_all = parts_0[0];
    const each_of_some = parts_0[1];
    total +=
      each_of_all *
      (py.ones((cards / WORD) & (ALL[s.edition][row] / WORD)) +
        py.ones(cards & ALL[s.edition][row]));
    total +=
      each_of_some *
      (py.ones((cards / WORD) & (OF[s.edition][row] / WORD)) + py.ones(cards & OF[s.edition][row]));
  }
  return total;
}

/**
 * The worth of one more card to the yaku of each row: one of the cards that must `all` be
 * there, and one of those of which `some` must be.
 */
function yaku_bonuses(
  s: MushiState,
  w: py.Row,
): [
  [number, number],
  [number, number],
  [number, number],
  [number, number],
  [number, number],
  [number, number],
] {
  return [
    yaku_bonus(s, w, 0),
    yaku_bonus(s, w, 1),
    yaku_bonus(s, w, 2),
    yaku_bonus(s, w, 3),
    yaku_bonus(s, w, 4),
    yaku_bonus(s, w, 5),
  ];
}

/**
 * The worth of one more card to the yaku of one row: one of `all`, and one of `some`. Both
 * seats count if they can still make it, since a card that one seat takes is lost to the other.
 */
function yaku_bonus(s: MushiState, w: py.Row, row: number): [number, number] {
  const need = NEED[s.edition][row];
  let each_of_all = 0;
  let each_of_some = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const own = s.captured[seat];
    const have = progress(s.edition, row, own);
    if (have < need && progress(s.edition, row, -1 - s.captured[1 - seat]) === need) {
      const bonus = w[BEGINS[s.edition][row] + have];
      if ((((ALL[s.edition][row] / WORD) & ~(own / WORD)) | (ALL[s.edition][row] & ~own)) !== 0) {
        each_of_all += bonus;
      }
      if (
        py.ones((own / WORD) & (OF[s.edition][row] / WORD)) + py.ones(own & OF[s.edition][row]) <
        SOME[s.edition][row]
      ) {
        each_of_some += bonus;
      }
    }
  }
  return [each_of_all, each_of_some];
}

// --- bots.mushi.shares ---

/** Write each seat's expected share of the victory to `values`, between deals or at the end. */
function standing(s: MushiState, values: py.Row): void {
  values[0] = share(s.edition, s.rounds - s.round, s.totals[0] - s.totals[1]);
  values[1] = 1.0 - values[0];
}

/**
 * The share that a lead of points is worth with `left` deals to come, whose leads add up to a
 * normal distribution. At the end equal totals share the victory (H19).
 */
function share(edition: number, left: number, lead: number): number {
  if (left > 0) {
    return 0.5 + 0.5 * py.erf(lead / (SPREAD[edition] * Math.sqrt(2.0 * left)));
  }
  if (lead === 0) {
    return 0.5;
  }
  return lead > 0 ? 1.0 : 0.0;
}

// --- bots.mushi.weights ---

/**
 * The index of the fractions for a month with this many cards on the table, in one's own hand
 * and unseen; above 3 counts as 3.
 */
function place(table: number, hand: number, hidden: number): number {
  return 16 * Math.min(table, 3) + 4 * Math.min(hand, 3) + Math.min(hidden, 3);
}

// --- bots.unbound ---

/**
 * During a round: write an estimate of each seat's share of the victory to `values`, and return
 * whether this position can be judged. It may read all hands: worlds are imagined. `scratch` is
 * memory to work in, of the shape SCRATCH (`search/tree.py`). The default judges nothing.
 */
function outlook(s: MushiState, values: py.Row, scratch: py.Row[]): boolean {
  return false;
}

export const RULES: py.Rules<MushiState, MushiView, MushiEvent> = {
  name: "mushi",
  version: 1,
  seats: [2, 2],
  actions: 240,
  max_legal: 50,
  options: [
    { name: "edition", kind: "choice", default: "ru", values: ["ru", "osaka"] },
    { name: "deals", kind: "number", default: 12, low: 1, high: 48 },
    { name: "four_pairs", kind: "flag", default: false },
    { name: "first_dealer", kind: "seat", default: null, low: 0, high: 1 },
  ],
  levels: {
    easy: { slips: 18.0, forgets: 1.0, budget: null },
    medium: { slips: 11.0, forgets: 0.5, budget: null },
    hard: { slips: 5.0, forgets: 0.2, budget: null },
    expert: { slips: 0.0, forgets: 0.0, budget: { seconds: 0.8, iterations: null } },
  },
  new_state: () => new MushiState(),
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

export const GAME: py.Game<MushiState, MushiView, MushiEvent> = /* @__PURE__ */ Object.assign(
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
        slips: 18.0,
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
        slips: 11.0,
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
        slips: 5.0,
        forgets: 0.2,
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
      expert: {
        slips: 0.0,
        forgets: 0.0,
        budget: { seconds: 0.8, iterations: null },
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
      count: count,
      made: yaku_made,
      fewest: fewest,
      most: most,
      possible: possible,
      agree: agree,
      opener: next_dealer,
      score: score,
    },
    endgame: {
      worlds: worlds,
      sum_worlds: sum_worlds,
      ...{
        most: 10000,
        states: 32,
        actions: [32, 50],
        notes: [4, 32],
        cards: 40,
        sums: [50, 40, 50],
      },
    },
  },
);
