// Generated from parlour/games/mojo and parlour/bots by `make generate`.
// Do not edit: Python is the source, and what is written here is held against it.
// @ts-nocheck
import * as py from "../native.ts";

import { searching } from "../tree.ts";
import type { MojoEvent, MojoView } from "../../wire.ts";

export class MojoState extends py.State {
  static readonly fields = [
    "rng",
    "seats",
    "edition",
    "discards",
    "points_limit",
    "first_player",
    "lay_at",
    "phase",
    "turn",
    "direction",
    "face",
    "round",
    "holder",
    "chosen",
    "held_at_start",
    "quiet_turns",
    "discard",
    "discard_size",
    "apart",
    "formed",
    "reformed",
    "hand",
    "hand_size",
    "laid",
    "laid_size",
    "revealed",
    "known",
    "drawn",
    "pile",
    "pile_size",
    "counted",
    "points",
    "totals",
    "unseen",
  ];
  readonly memory = new ArrayBuffer(859);
  readonly bytes = new Uint8Array(this.memory);
  seats = 0;
  edition = 0;
  discards = 0;
  points_limit = 0;
  first_player = 0;
  lay_at = 0;
  phase = 0;
  turn = 0;
  direction = 0;
  face = 0;
  round = 0;
  holder = 0;
  chosen = 0;
  held_at_start = 0;
  quiet_turns = 0;
  reformed = 0;
  pile_size = 0;
  rng = new Uint32Array(this.memory, 0, 4);
  totals = new Int16Array(this.memory, 16, 8);
  discard = py.rows(Int8Array, this.memory, 32, 2, 78);
  discard_size = new Int8Array(this.memory, 188, 2);
  apart = new Int8Array(this.memory, 190, 13);
  formed = new Int8Array(this.memory, 203, 13);
  hand = py.rows(Int8Array, this.memory, 216, 8, 13);
  hand_size = new Int8Array(this.memory, 320, 8);
  laid = py.rows(Int8Array, this.memory, 328, 8, 13);
  laid_size = new Int8Array(this.memory, 432, 8);
  revealed = py.rows(Int8Array, this.memory, 440, 8, 13);
  known = py.rows(Int8Array, this.memory, 544, 8, 13);
  drawn = py.rows(Int8Array, this.memory, 648, 8, 13);
  pile = new Int8Array(this.memory, 752, 78);
  counted = new Int8Array(this.memory, 830, 8);
  points = new Int8Array(this.memory, 838, 8);
  unseen = new Int8Array(this.memory, 846, 13);

  set(other: MojoState): void {
    this.bytes.set(other.bytes);
    this.seats = other.seats;
    this.edition = other.edition;
    this.discards = other.discards;
    this.points_limit = other.points_limit;
    this.first_player = other.first_player;
    this.lay_at = other.lay_at;
    this.phase = other.phase;
    this.turn = other.turn;
    this.direction = other.direction;
    this.face = other.face;
    this.round = other.round;
    this.holder = other.holder;
    this.chosen = other.chosen;
    this.held_at_start = other.held_at_start;
    this.quiet_turns = other.quiet_turns;
    this.reformed = other.reformed;
    this.pile_size = other.pile_size;
  }

  copy(): MojoState {
    const twin = new MojoState();
    twin.set(this);
    twin.source = this.source;
    return twin;
  }
}

const NUMBERS = new Map([
  ["fr", 0],
  ["ru", 1],
  ["pl", 2],
]);
const NONE = -1;
const OVER = 3;
const DEAL = 0;
const LAY_AT_OF_TWO = 2;
const LAY_AT = 3;
const DEALS_ON = [1, 0, 0];
const HAND_SIZE = [8, 8, 8];
const DEALT = 0;
const CHANCE = -1;
const NOBODY = -2;
const PLAY = 1;
const VALUES = 13;
const REVEAL_CARD = 1;
const PLAY_CARD = 0;
const CHOOSE_DRAW = 2;
const DRAW_CARD = 2;
const TAKE_CARD = 3;
const DECK_SIZE = 78;
const COPIES = [4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8];
const PLAYED = 1;
const DREW = 2;
const TOOK = 3;
const LAID = 4;
const REVEALED = 5;
const PILE_FORMED = 6;
const DISCARD_FORMED = 7;
const ROUND_OVER = 8;
const GAME_OVER = 9;
const _TEXT = [
  new Map([
    [0, "0"],
    [1, "1"],
    [2, "2"],
    [3, "3"],
    [4, "4"],
    [5, "5"],
    [6, "6"],
    [7, "7"],
    [8, "8"],
    [9, "9"],
    [10, "10"],
    [11, "11"],
    [12, "12"],
    [26, "show 0"],
    [27, "show 1"],
    [28, "show 2"],
    [29, "show 3"],
    [30, "show 4"],
    [31, "show 5"],
    [32, "show 6"],
    [33, "show 7"],
    [34, "show 8"],
    [35, "show 9"],
    [36, "show 10"],
    [37, "show 11"],
    [38, "show 12"],
  ]),
  new Map([
    [0, "0a"],
    [1, "1a"],
    [2, "2a"],
    [3, "3a"],
    [4, "4a"],
    [5, "5a"],
    [6, "6a"],
    [7, "7a"],
    [8, "8a"],
    [9, "9a"],
    [10, "10a"],
    [11, "11a"],
    [12, "12a"],
    [13, "0b"],
    [14, "1b"],
    [15, "2b"],
    [16, "3b"],
    [17, "4b"],
    [18, "5b"],
    [19, "6b"],
    [20, "7b"],
    [21, "8b"],
    [22, "9b"],
    [23, "10b"],
    [24, "11b"],
    [25, "12b"],
    [26, "show 0"],
    [27, "show 1"],
    [28, "show 2"],
    [29, "show 3"],
    [30, "show 4"],
    [31, "show 5"],
    [32, "show 6"],
    [33, "show 7"],
    [34, "show 8"],
    [35, "show 9"],
    [36, "show 10"],
    [37, "show 11"],
    [38, "show 12"],
    [39, "draw"],
    [40, "take"],
  ]),
];
const _ACTIONS = [
  new Map([
    ["0", 0],
    ["1", 1],
    ["2", 2],
    ["3", 3],
    ["4", 4],
    ["5", 5],
    ["6", 6],
    ["7", 7],
    ["8", 8],
    ["9", 9],
    ["10", 10],
    ["11", 11],
    ["12", 12],
    ["show 0", 26],
    ["show 1", 27],
    ["show 2", 28],
    ["show 3", 29],
    ["show 4", 30],
    ["show 5", 31],
    ["show 6", 32],
    ["show 7", 33],
    ["show 8", 34],
    ["show 9", 35],
    ["show 10", 36],
    ["show 11", 37],
    ["show 12", 38],
  ]),
  new Map([
    ["0a", 0],
    ["1a", 1],
    ["2a", 2],
    ["3a", 3],
    ["4a", 4],
    ["5a", 5],
    ["6a", 6],
    ["7a", 7],
    ["8a", 8],
    ["9a", 9],
    ["10a", 10],
    ["11a", 11],
    ["12a", 12],
    ["0b", 13],
    ["1b", 14],
    ["2b", 15],
    ["3b", 16],
    ["4b", 17],
    ["5b", 18],
    ["6b", 19],
    ["7b", 20],
    ["8b", 21],
    ["9b", 22],
    ["10b", 23],
    ["11b", 24],
    ["12b", 25],
    ["show 0", 26],
    ["show 1", 27],
    ["show 2", 28],
    ["show 3", 29],
    ["show 4", 30],
    ["show 5", 31],
    ["show 6", 32],
    ["show 7", 33],
    ["show 8", 34],
    ["show 9", 35],
    ["show 10", 36],
    ["show 11", 37],
    ["show 12", 38],
    ["draw", 39],
    ["take", 40],
  ]),
];
const _CARDS = new Map([
  ["0", 0],
  ["1", 1],
  ["2", 2],
  ["3", 3],
  ["4", 4],
  ["5", 5],
  ["6", 6],
  ["7", 7],
  ["8", 8],
  ["9", 9],
  ["10", 10],
  ["11", 11],
  ["12", 12],
]);
const WEIGHTS = [
  [3.5, 1.0, 0.5, 12.0],
  [0.5, 0.3, -0.9, 6.0],
];
const LAST_ROUND = [25, 15];
const SPREAD = [4.0, 0.7];
const COLOURS = ["blue", "green", "yellow", "orange", "red"];
const FIRST_OF_COLOUR = [0, 2, 5, 8, 11, 13];
const _REVEALS = 26;
const _DRAW = 39;
const _TAKE = 40;
const QUIET_LIMIT = 40;
const _PHASES = new Map([
  [0, "deal"],
  [1, "play"],
  [2, "choose_draw"],
  [3, "over"],
]);
const SPARES_PLAYED = [0, 0, 1];
const TURNS_UP = [0, 1, 0];
const MOJO_BONUS = 10;
const MAX_LEGAL = 26;
const TOP = 2;
const _KINDS = new Map([
  [0, "play"],
  [1, "reveal"],
  [2, "draw"],
  [3, "take"],
]);
const DRAWN = [
  0.05128205128205128, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
  0.5769230769230769, 0.38461538461538464, 0.19230769230769232, 0.0641025641025641, 0.0, 0.0, 0.0,
  0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.3846153846153846, 1.1538461538461537, 0.9230769230769231,
  0.6923076923076923, 0.46153846153846156, 0.23076923076923078, 0.07692307692307693, 0.0, 0.0, 0.0,
  0.0, 0.0, 0.0, 2.423076923076923, 2.1538461538461537, 1.8846153846153846, 1.6153846153846154,
  1.3461538461538463, 1.0769230769230769, 0.8076923076923077, 0.5384615384615384,
  0.2692307692307692, 0.08974358974358974, 0.0, 0.0, 0.0, 2.358974358974359, 2.1538461538461537,
  1.9487179487179487, 1.7435897435897436, 1.5384615384615385, 1.3333333333333333,
  1.1282051282051282, 0.9230769230769231, 0.717948717948718, 0.5128205128205128, 0.3076923076923077,
  0.10256410256410256, 0.0,
];
const ONCE_LAID = 1;
const CARD = 0;
const TOO_HIGH = 3;

// --- core.unbound ---

/** Return no seats: the default, for games in which nobody acts out of turn. */
function interrupters(s: MojoState): number {
  return 0;
}

/** Return False: the default, for games in which nobody acts out of turn. */
function ends_moment(s: MojoState, action: number): boolean {
  return false;
}

// --- games.mojo ---

function _configure(s: MojoState, options: any, seats: number): void {
  const first = options.first_player;
  s.seats = seats;
  s.edition = py.get(NUMBERS, options.edition);
  s.discards = options.discards;
  s.points_limit = options.points;
  s.first_player = first === null ? NONE : first;
}

// --- games.mojo.actions ---

/** The action for these parts; the inverse of `decode`. */
function encode(kind: number, card: number, discard: number): number {
  if (kind === PLAY_CARD) {
    return VALUES * discard + card;
  }
  if (kind === REVEAL_CARD) {
    return _REVEALS + card;
  }
  return kind === DRAW_CARD ? _DRAW : _TAKE;
}

/** (kind, card played or revealed, discard played onto) of an action; 0 for a part it lacks. */
function decode(action: number): [number, number, number] {
  if (action < VALUES) {
    return [PLAY_CARD, action, 0];
  }
  if (action < _REVEALS) {
    return [PLAY_CARD, action - VALUES, 1];
  }
  if (action < _DRAW) {
    return [REVEAL_CARD, action - _REVEALS, 0];
  }
  return [action === _DRAW ? DRAW_CARD : TAKE_CARD, 0, 0];
}

// --- games.mojo.notation ---

/** The action's notation at a table with these options. */
function format_action(s: MojoState, action: number): string {
  return py.get(_TEXT[s.discards - 1], action);
}

/**
 * The action (MalformedActionError if there is no such action at a table with these
 * options).
 */
function parse_action(s: MojoState, text: string): number {
  const actions = _ACTIONS[s.discards - 1];
  if (!actions.has(text)) {
    const plays = s.discards === 1 ? "8" : "8a, 8b, draw, take";
    throw new py.MalformedActionError(
      `expected an action such as ${plays} or show 8, got ${py.quoted(text, 40)}`,
    );
  }
  return py.get(actions, text);
}

/** The card's number. */
function format_card(card: number): string {
  return `${card}`;
}

/** The card (ValueError). */
function parse_card(text: string): number {
  if (!_CARDS.has(text)) {
    throw new py.ValueError(`expected a card from 0 to ${VALUES - 1}, got ${py.quoted(text, 40)}`);
  }
  return py.get(_CARDS, text);
}

// --- games.mojo.pad ---

/** The number of cards of a value in the deck (M1). */
function copies(s: MojoState, face: number): number {
  return COPIES[face];
}

/** Leave a seat so many cards of a value. */
function put(s: MojoState, seat: number, face: number, number: number): void {
  s.hand[seat][face] = number;
}

/** A player who takes the Mojo card may have played everything; nobody else can have (M13). */
function fewest(s: MojoState, seat: number, ender: number): number {
  return seat === ender ? 0 : 1;
}

/** A player who takes the Mojo card has no more than was laid (M11); no hand ever grows (M8). */
function most(s: MojoState, seat: number, ender: number): number {
  return seat === ender ? s.lay_at : HAND_SIZE[s.edition];
}

/** True if the seat's cards can count this (M14). */
function possible(s: MojoState, seat: number, ender: number, counted: number): boolean {
  return counts(counted, most(s, seat, ender), COLOURS.length);
}

/** True if so many cards or fewer can count these points, taken from the first few colours. */
function counts(points: number, cards: number, colours: number): boolean {
  if (points === 0) {
    return true;
  }
  if (cards === 0 || colours === 0) {
    return false;
  }
  for (
    let value = FIRST_OF_COLOUR[colours - 1], value_end = FIRST_OF_COLOUR[colours];
    value < value_end;
    value++
  ) {
    if (value <= points && counts(points - value, cards - 1, colours - 1)) {
      return true;
    }
  }
  return counts(points, cards, colours - 1);
}

/** Nothing is counted but cards. */
function made(s: MojoState, seat: number): number {
  return 0;
}

/** The count of one hand says nothing about the others. */
function agree(s: MojoState, counted: py.Row, made: py.Row): boolean {
  return true;
}

/** Score a round that `ender` ended (M13, M15, M17). */
function score(s: MojoState, opener: number, ender: number, counted: py.Row, made: py.Row): void {
  s.round += 1;
  s.turn = opener;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.counted[seat] = counted[seat];
  }
  close_round(s, ender);
}

// --- games.mojo.redealing ---

/**
 * Blank the draw pile, the others' hands and the cards they have drawn. Between rounds hands
 * are open.
 */
function conceal(s: MojoState, seat: number): void {
  for (let i = 0; i < DECK_SIZE; i++) {
    s.pile[i] = 0;
  }
  forget_drawn(s, seat);
  if (is_running(s)) {
    for (let other = 0, other_end = s.seats; other < other_end; other++) {
      if (other !== seat) {
        for (let value = 0; value < VALUES; value++) {
          s.hand[other][value] = 0;
          s.laid[other][value] = 0;
        }
      }
    }
  }
  py.forget_luck(s);
}

/** Blank the record of the cards that the others have drawn. */
function forget_drawn(s: MojoState, seat: number): void {
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      for (let value = 0; value < VALUES; value++) {
        s.drawn[other][value] = 0;
      }
    }
  }
}

/** True if a round is being played, so that hands are hidden. */
function is_running(s: MojoState): boolean {
  return s.phase === PLAY || s.phase === CHOOSE_DRAW;
}

/**
 * Redeal the cards that `seat` cannot see; its view stays the same.
 *
 * Others keep the cards that everybody saw them take (M18). A draw pile that was formed from
 * discards holds at most as many of a value as went into it, less what the seat itself drew; the
 * rest are in hands (M10, M16). The hands they are in are chosen at random, no matter how often
 * each seat has drawn since. Between rounds hands are open, and only the pile is hidden. The
 * record of the cards that the others drew is cleared.
 */
function redeal(s: MojoState, seat: number): void {
  forget_drawn(s, seat);
  const n = collect_unseen(s, seat);
  py.shuffle(s, s.pile, n);
  if (is_running(s)) {
    if (s.reformed !== 0) {
      keep_from_pile(s, seat, n);
    }
    deal_hidden(s, seat);
  }
}

/** Put all cards that the seat cannot see on the pile, in order; return their number. */
function collect_unseen(s: MojoState, seat: number): number {
  for (let value = 0; value < VALUES; value++) {
    s.unseen[value] = COPIES[value] - s.apart[value];
  }
  for (let d = 0, d_end = s.discards; d < d_end; d++) {
    for (let i = 0, i_end = s.discard_size[d]; i < i_end; i++) {
      s.unseen[s.discard[d][i]] -= 1;
    }
  }
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other === seat || !is_running(s)) {
      for (let value = 0; value < VALUES; value++) {
        s.unseen[value] -= s.hand[other][value] + s.laid[other][value];
        s.unseen[value] -= s.revealed[other][value];
      }
    } else {
      for (let value = 0; value < VALUES; value++) {
        s.unseen[value] -= s.known[other][value] + s.revealed[other][value];
      }
    }
  }
  let n = 0;
  for (let value = 0; value < VALUES; value++) {
    for (let _ = 0, __end = s.unseen[value]; _ < __end; _++) {
      s.pile[n] = value;
      n += 1;
    }
    s.unseen[value] = 0;
  }
  return n;
}

/**
 * Move the cards that cannot be in the draw pile above it, to the other cards that lie
 * there.
 */
function keep_from_pile(s: MojoState, seat: number, n: number): void {
  const drawn_of_seat = s.drawn[seat];
  let i;
  let top = n;
  for (let value = 0; value < VALUES; value++) {
    let excess = drawn_of_seat[value] - s.formed[value];
    for (let i_at = 0; i_at < n; i_at++) {
      i = i_at;
      if (s.pile[i] === value) {
        excess += 1;
      }
    }
    i = 0;
    while (excess > 0) {
      if (s.pile[i] === value) {
        top -= 1;
        s.pile[i] = s.pile[top];
        s.pile[top] = value;
        excess -= 1;
      } else {
        i += 1;
      }
    }
  }
  py.shuffle(s, s.pile, top);
  for (let i_at = s.pile_size; i_at < n - 1; i_at++) {
    i = i_at;
    const j = i + py.random_below(s, n - i);
    const card = s.pile[i];
    s.pile[i] = s.pile[j];
    s.pile[j] = card;
  }
}

/** Give the others the cards they are known to hold, and the rest from above the pile. */
function deal_hidden(s: MojoState, seat: number): void {
  let n = s.pile_size;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      let unknown = s.hand_size[other] + s.laid_size[other];
      const cards = s.laid_size[other] > 0 ? s.laid[other] : s.hand[other];
      for (let value = 0; value < VALUES; value++) {
        cards[value] = s.known[other][value];
        unknown -= s.known[other][value];
      }
      for (let _ = 0; _ < unknown; _++) {
        cards[s.pile[n]] += 1;
        n += 1;
      }
    }
  }
}

// --- games.mojo.rules ---

/** Before the first deal: the Mojo card shows 0 (M3); two players lay fewer cards (M11). */
function start(s: MojoState): void {
  s.phase = DEAL;
  s.round = 0;
  show_face(s, 0);
  s.holder = NONE;
  s.lay_at = s.seats === 2 ? LAY_AT_OF_TWO : LAY_AT;
  gather_deck(s);
}

/** All 78 cards into the draw pile, in order. */
function gather_deck(s: MojoState): void {
  s.pile_size = 0;
  for (let value = 0; value < VALUES; value++) {
    for (let _ = 0, __end = COPIES[value]; _ < __end; _++) {
      s.pile[s.pile_size] = value;
      s.pile_size += 1;
    }
    s.formed[value] = COPIES[value];
    s.apart[value] = 0;
  }
  s.discard_size[0] = 0;
  s.discard_size[1] = 0;
}

/** Begin the next round (M3, M16). The first deal also settles who begins (M4). */
function deal(s: MojoState): void {
  const first = opener(s);
  s.turn = first !== NONE ? first : py.random_below(s, s.seats);
  s.round += 1;
  s.holder = NONE;
  s.quiet_turns = 0;
  s.reformed = 0;
  if (s.round === 1 || !(DEALS_ON[s.edition] !== 0)) {
    gather_deck(s);
    clear_seats(s);
    py.shuffle(s, s.pile, s.pile_size);
  } else {
    put_apart(s);
    clear_seats(s);
  }
  const cards = HAND_SIZE[s.edition];
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let _ = 0; _ < cards; _++) {
      const value = draw_top(s);
      s.hand[seat][value] += 1;
      s.drawn[seat][value] += 1;
    }
    s.hand_size[seat] = cards;
  }
  for (let d = 0, d_end = s.discards; d < d_end; d++) {
    turn_up(s, d);
  }
  py.tell(s, DEALT, s.turn, 0, 0, 0);
  begin_turn(s);
}

/** The seat that begins the next round (M16); NONE: chance decides (M4). */
function opener(s: MojoState): number {
  return s.round === 0 ? s.first_player : s.holder;
}

/** Take all cards from the seats. */
function clear_seats(s: MojoState): void {
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let value = 0; value < VALUES; value++) {
      s.hand[seat][value] = 0;
      s.laid[seat][value] = 0;
      s.revealed[seat][value] = 0;
      s.known[seat][value] = 0;
      s.drawn[seat][value] = 0;
    }
    s.hand_size[seat] = 0;
    s.laid_size[seat] = 0;
  }
}

/** M16, where rounds are dealt on: put the players' cards and the round's discards apart. */
function put_apart(s: MojoState): void {
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let value = 0; value < VALUES; value++) {
      s.apart[value] += s.hand[seat][value] + s.laid[seat][value] + s.revealed[seat][value];
    }
  }
  for (let d = 0, d_end = s.discards; d < d_end; d++) {
    for (let i = 0, i_end = s.discard_size[d]; i < i_end; i++) {
      s.apart[s.discard[d][i]] += 1;
    }
    s.discard_size[d] = 0;
  }
}

/** Turn up the top of the draw pile as the first card of discard d. */
function turn_up(s: MojoState, d: number): void {
  const value = draw_top(s);
  s.formed[value] -= 1;
  push(s, d, value);
}

/** Put a card on top of discard d. */
function push(s: MojoState, d: number, value: number): void {
  s.discard[d][s.discard_size[d]] = value;
  s.discard_size[d] += 1;
}

/**
 * Take the top card of the draw pile; an empty pile is formed anew first (M10).
 *
 * There is always a card: hands hold at most 8 x 8 of the 78, and two stay on the discards.
 */
function draw_top(s: MojoState): number {
  if (s.pile_size === 0) {
    form_pile(s);
  }
  s.pile_size -= 1;
  return s.pile[s.pile_size];
}

/** Form a new draw pile from discarded cards (M10, M16, M20). */
function form_pile(s: MojoState): void {
  for (let value = 0; value < VALUES; value++) {
    for (let _ = 0, __end = s.apart[value]; _ < __end; _++) {
      s.pile[s.pile_size] = value;
      s.pile_size += 1;
    }
    s.apart[value] = 0;
  }
  if (s.discards === 2 && SPARES_PLAYED[s.edition] !== 0) {
    sweep(s, 1 - s.chosen);
    if (s.pile_size === 0) {
      sweep(s, s.chosen);
    }
  } else {
    for (let d = 0, d_end = s.discards; d < d_end; d++) {
      sweep(s, d);
    }
  }
  for (let value = 0; value < VALUES; value++) {
    s.formed[value] = 0;
    for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
      s.drawn[seat][value] = 0;
    }
  }
  for (let i = 0, i_end = s.pile_size; i < i_end; i++) {
    s.formed[s.pile[i]] += 1;
  }
  s.reformed = 1;
  py.shuffle(s, s.pile, s.pile_size);
  py.tell(s, PILE_FORMED, s.pile_size, 0, 0, 0);
}

/** Move all but the top card of a discard to the draw pile. */
function sweep(s: MojoState, d: number): void {
  const discard_of_d = s.discard[d];
  const last = s.discard_size[d] - 1;
  if (last < 1) {
    return;
  }
  for (let i = 0; i < last; i++) {
    s.pile[s.pile_size] = discard_of_d[i];
    s.pile_size += 1;
  }
  s.discard[d][0] = s.discard[d][last];
  s.discard_size[d] = 1;
}

/** The seat in turn; CHANCE when a deal comes next; NOBODY when the game is over. */
function to_act(s: MojoState): number {
  if (s.phase === DEAL) {
    return CHANCE;
  }
  if (s.phase === OVER) {
    return NOBODY;
  }
  return s.turn;
}

/**
 * Write the seat's legal actions to `out` in ascending order; return their number.
 *
 * Every value is written, but counted only if held: that avoids an unpredictable branch.
 */
function legal(s: MojoState, seat: number, out: py.Row): number {
  const laid_of_seat = s.laid[seat];
  const hand_of_seat = s.hand[seat];
  let n = 0;
  if (s.phase === PLAY && seat === s.turn) {
    if (s.laid_size[seat] > 0) {
      for (let value = 0; value < VALUES; value++) {
        out[n] = encode(REVEAL_CARD, value, 0);
        n += laid_of_seat[value] > 0 ? 1 : 0;
      }
      return n;
    }
    if (s.chosen !== 1) {
      for (let value = 0; value < VALUES; value++) {
        out[n] = encode(PLAY_CARD, value, 0);
        n += hand_of_seat[value] > 0 ? 1 : 0;
      }
    }
    if (s.discards === 2 && s.chosen !== 0) {
      for (let value = 0; value < VALUES; value++) {
        out[n] = encode(PLAY_CARD, value, 1);
        n += hand_of_seat[value] > 0 ? 1 : 0;
      }
    }
  } else {
    if (s.phase === CHOOSE_DRAW && seat === s.turn) {
      out[0] = encode(DRAW_CARD, 0, 0);
      out[1] = encode(TAKE_CARD, 0, 0);
      n = 2;
    }
  }
  return n;
}

/** Carry out a legal action. */
function apply(s: MojoState, seat: number, action: number): void {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const card = parts_0[1];
  const discard = parts_0[2];
  if (kind === PLAY_CARD) {
    play(s, seat, card, discard);
  } else {
    if (kind === REVEAL_CARD) {
      reveal(s, seat, card);
    } else {
      if (kind === DRAW_CARD) {
        draw(s, seat);
        end_turn(s, seat);
      } else {
        take(s, seat);
        end_turn(s, seat);
      }
    }
  }
}

/** Begin the turn of the seat in turn. */
function begin_turn(s: MojoState): void {
  s.phase = PLAY;
  s.chosen = NONE;
  s.held_at_start = s.hand_size[s.turn] + s.laid_size[s.turn];
}

/**
 * Play a card (M6) onto discard d: lower ends the turn (M7), higher draws a card first (M8),
 * equal plays on (M9).
 */
function play(s: MojoState, seat: number, value: number, d: number): void {
  const covered = s.discard[d][s.discard_size[d] - 1];
  s.hand[seat][value] -= 1;
  s.hand_size[seat] -= 1;
  if (s.known[seat][value] > 0) {
    s.known[seat][value] -= 1;
  }
  push(s, d, value);
  s.chosen = d;
  py.tell(s, PLAYED, seat, value, d, covered);
  if (value > covered) {
    if (may_take(s)) {
      s.phase = CHOOSE_DRAW;
      return;
    }
    draw(s, seat);
  } else {
    if (s.hand_size[seat] === 0) {
      end_round(s, seat);
      return;
    } else {
      if (value === covered) {
        return;
      }
    }
  }
  end_turn(s, seat);
}

/**
 * True if a player who has to draw may take from the other discard instead (M18), unless there
 * have been too many quiet turns (M21).
 */
function may_take(s: MojoState): boolean {
  return s.discards === 2 && s.quiet_turns < QUIET_LIMIT;
}

/** Draw one card from the draw pile (M8). */
function draw(s: MojoState, seat: number): void {
  const value = draw_top(s);
  s.hand[seat][value] += 1;
  s.hand_size[seat] += 1;
  s.drawn[seat][value] += 1;
  py.tell(s, DREW, seat, value, 0, 0);
}

/** Take the top card of the discard that was not played onto, for all to see (M18). */
function take(s: MojoState, seat: number): void {
  const d = 1 - s.chosen;
  s.discard_size[d] -= 1;
  const value = s.discard[d][s.discard_size[d]];
  s.hand[seat][value] += 1;
  s.hand_size[seat] += 1;
  s.known[seat][value] += 1;
  py.tell(s, TOOK, seat, value, d, 0);
  if (s.discard_size[d] === 0) {
    form_discard(s, d);
  }
}

/** Begin discard d anew at once if it is empty (M19). */
function form_discard(s: MojoState, d: number): void {
  if (TURNS_UP[s.edition] !== 0) {
    turn_up(s, d);
  } else {
    s.discard_size[1 - d] -= 1;
    push(s, d, s.discard[1 - d][s.discard_size[1 - d]]);
  }
  py.tell(s, DISCARD_FORMED, d, s.discard[d][0], 0, 0);
}

/** Reveal one laid card (M12); the last one ends the round (M13). */
function reveal(s: MojoState, seat: number, value: number): void {
  s.laid[seat][value] -= 1;
  s.laid_size[seat] -= 1;
  s.revealed[seat][value] += 1;
  if (s.known[seat][value] > 0) {
    s.known[seat][value] -= 1;
  }
  py.tell(s, REVEALED, seat, value, 0, 0);
  if (s.laid_size[seat] === 0) {
    end_round(s, seat);
  } else {
    end_turn(s, seat);
  }
}

/** End the turn: lay a small hand (Mojo Time, M11), then go on to the next seat (M5). */
function end_turn(s: MojoState, seat: number): void {
  const laid_of_seat = s.laid[seat];
  const hand_of_seat = s.hand[seat];
  if (0 < s.hand_size[seat] && s.hand_size[seat] <= s.lay_at) {
    for (let value = 0; value < VALUES; value++) {
      laid_of_seat[value] = hand_of_seat[value];
      hand_of_seat[value] = 0;
    }
    s.laid_size[seat] = s.hand_size[seat];
    s.hand_size[seat] = 0;
    py.tell(s, LAID, seat, s.laid_size[seat], 0, 0);
  }
  if (s.hand_size[seat] + s.laid_size[seat] < s.held_at_start) {
    s.quiet_turns = 0;
  } else {
    if (s.quiet_turns < QUIET_LIMIT) {
      s.quiet_turns += 1;
    }
  }
  s.turn = next_seat(s, seat);
  begin_turn(s);
}

/** The next seat in the direction of play (M5). */
function next_seat(s: MojoState, seat: number): number {
  let following = seat + s.direction;
  if (following === s.seats) {
    following = 0;
  }
  return following >= 0 ? following : s.seats - 1;
}

/** End the round: the seat takes the Mojo card (M13), and all score. */
function end_round(s: MojoState, seat: number): void {
  s.chosen = NONE;
  py.tell(s, ROUND_OVER, seat, 0, 0, 0);
  count_hands(s);
  close_round(s, seat);
}

/**
 * Score what has been counted, with the Mojo card at this seat. The game ends at the limit
 * (M17).
 */
function close_round(s: MojoState, seat: number): void {
  s.holder = seat;
  if (score_round(s) >= s.points_limit) {
    s.phase = OVER;
    py.tell(s, GAME_OVER, 0, 0, 0, 0);
  } else {
    s.phase = DEAL;
  }
}

// --- games.mojo.scoring ---

/** M14: the sum of the seat's highest card of each colour. */
function hand_score(s: MojoState, seat: number): number {
  const hand_of_seat = s.hand[seat];
  const laid_of_seat = s.laid[seat];
  const revealed_of_seat = s.revealed[seat];
  let total = 0;
  for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
    for (
      let value = FIRST_OF_COLOUR[colour + 1] - 1, value_end = FIRST_OF_COLOUR[colour] - 1;
      value > value_end;
      value--
    ) {
      if (hand_of_seat[value] + laid_of_seat[value] + revealed_of_seat[value] > 0) {
        total += value;
        break;
      }
    }
  }
  return total;
}

/** Turn the Mojo card to 0 or `MOJO_BONUS`: its arrows give the direction of play (M5). */
function show_face(s: MojoState, face: number): void {
  s.face = face;
  s.direction = face === 0 ? 1 : -1;
}

/** Count every seat's cards (M14). */
function count_hands(s: MojoState): void {
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.counted[seat] = hand_score(s, seat);
  }
}

/**
 * Score what has been counted. The holder gets 0 if nobody is lower, else `MOJO_BONUS` more;
 * the Mojo card is turned to match (M15). Return the highest total.
 */
function score_round(s: MojoState): number {
  let lowest = 32767;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.points[seat] = s.counted[seat];
    lowest = Math.min(lowest, s.counted[seat]);
  }
  if (s.counted[s.holder] === lowest) {
    s.points[s.holder] = 0;
    show_face(s, 0);
  } else {
    s.points[s.holder] = s.counted[s.holder] + MOJO_BONUS;
    show_face(s, MOJO_BONUS);
  }
  let highest = 0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.totals[seat] += s.points[seat];
    highest = Math.max(highest, s.totals[seat]);
  }
  return highest;
}

/** The seats with the lowest total. */
function leaders(s: MojoState): py.Row {
  const totals = py.slice(s.totals, undefined, s.seats);
  return py.range(s.seats).filter((seat) => totals[seat] === py.min(totals));
}

/** Once the game is over, the seats with the lowest total, who share the victory (M17). */
function winners(s: MojoState): py.Row {
  return s.phase === OVER ? leaders(s) : [];
}

// --- games.mojo.state ---

/** True if all 78 cards are there (M1), and the sizes of the hands are right. */
function sound(s: MojoState): boolean {
  for (let value = 0; value < VALUES; value++) {
    let cards = s.apart[value];
    for (let d = 0, d_end = s.discards; d < d_end; d++) {
      for (let i = 0, i_end = s.discard_size[d]; i < i_end; i++) {
        cards += s.discard[d][i] === value ? 1 : 0;
      }
    }
    for (let i = 0, i_end = s.pile_size; i < i_end; i++) {
      cards += s.pile[i] === value ? 1 : 0;
    }
    for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
      cards += s.hand[seat][value] + s.laid[seat][value] + s.revealed[seat][value];
    }
    if (cards !== COPIES[value]) {
      return false;
    }
  }
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    let hand = 0;
    let laid = 0;
    for (let value = 0; value < VALUES; value++) {
      hand += s.hand[seat][value];
      laid += s.laid[seat][value];
    }
    if (hand !== s.hand_size[seat] || laid !== s.laid_size[seat]) {
      return false;
    }
  }
  return true;
}

// --- games.mojo.view ---

/** Make the view of a plain state for a seat or a spectator (None). */
function view(s: MojoState, seat: number | null): any {
  return seat === null ? public_(s) : own(s, public_(s), seat);
}

/** Make the view of a spectator: everything that everybody may know. */
function public_(s: MojoState): any {
  const running = s.phase === PLAY || s.phase === CHOOSE_DRAW;
  const shown = s.round > 0 && !running;
  return {
    game: "mojo",
    seat: null,
    phase: py.get(_PHASES, s.phase),
    round: s.round,
    to_act: running ? s.turn : null,
    direction: s.direction,
    face: s.face,
    holder: shown ? s.holder : null,
    lay_at: s.lay_at,
    points_limit: s.points_limit,
    discards: py.range(s.discards).map((d) => py.slice(s.discard[d], undefined, s.discard_size[d])),
    chosen: s.chosen === NONE ? null : s.chosen,
    chain: s.phase === PLAY && s.chosen !== NONE,
    draw_pile: s.pile_size,
    apart: _cards(s.apart),
    draw_pile_only: s.discards === 2 && !may_take(s),
    seats: py.range(s.seats).map((seat) => _seat(s, seat, shown)),
    scores: shown ? py.range(s.seats).map((seat) => _score(s, seat)) : null,
    winners: winners(s),
    legal: [],
  };
}

/**
 * Make the view of a seat: the spectator's view (`shared`) and everything that only this seat
 * may know.
 */
function own(s: MojoState, shared: any, seat: number): any {
  return {
    ...shared,
    seat: seat,
    seats: py
      .range(s.seats)
      .map((other) => (other === seat ? _seat(s, other, true) : shared.seats[other])),
    legal: _moves(s, seat),
  };
}

function _cards(counts: py.Row): py.Row {
  return py
    .range(VALUES)
    .filter((value) => counts[value] !== 0)
    .flatMap((value) => py.range(counts[value]).map((_) => value));
}

function _seat(s: MojoState, seat: number, open_: boolean): any {
  return {
    hand: open_ ? _cards(s.hand[seat]) : null,
    hand_size: s.hand_size[seat],
    laid: open_ ? _cards(s.laid[seat]) : null,
    laid_size: s.laid_size[seat],
    revealed: _cards(s.revealed[seat]),
    known: _cards(s.known[seat]),
    total: s.totals[seat],
  };
}

function _score(s: MojoState, seat: number): any {
  const cards = py.sorted([
    ...[..._cards(s.hand[seat]), ..._cards(s.laid[seat])],
    ..._cards(s.revealed[seat]),
  ]);
  const colours = py
    .pairwise(FIRST_OF_COLOUR)
    .map(([low, high]) => py.slice(cards).filter((card) => low <= card && card < high));
  let mojo = null;
  if (seat === s.holder) {
    mojo = s.points[seat] === s.counted[seat] + MOJO_BONUS ? "ten" : "zero";
  }
  return {
    cards: cards,
    counted: py
      .slice(colours)
      .filter((colour) => colour.length > 0)
      .map((colour) => py.max(colour)),
    sum: s.counted[seat],
    mojo: mojo,
    points: s.points[seat],
    total: s.totals[seat],
  };
}

function _moves(s: MojoState, seat: number): any[] {
  const out = py.filled(0, MAX_LEGAL);
  return py.slice(out, undefined, legal(s, seat, out)).map((action) => _move(s, action));
}

function _move(s: MojoState, action: number): any {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const played = parts_0[1];
  const onto = parts_0[2];
  let card = null;
  let discard = null;
  let effect = null;
  if (kind === PLAY_CARD) {
    card = played;
    discard = onto;
    effect = _effect(card, _top(s, discard));
  } else {
    if (kind === REVEAL_CARD) {
      card = played;
    } else {
      if (kind === TAKE_CARD) {
        discard = 1 - s.chosen;
        card = _top(s, discard);
      }
    }
  }
  return {
    action: format_action(s, action),
    kind: py.get(_KINDS, kind),
    card: card,
    discard: discard,
    effect: effect,
  };
}

function _top(s: MojoState, discard: number): number {
  const card = s.discard[discard][s.discard_size[discard] - 1];
  return card;
}

function _effect(card: number, covered: number): string {
  return card < covered ? "lower" : card > covered ? "higher" : "equal";
}

/** A fact of the journal as `seat` may know it: a drawn card is shown to its owner alone. */
function event(s: MojoState, fact: py.Row, seat: number | null): any {
  const parts_0 = fact;
  const kind = parts_0[0];
  const a = parts_0[1];
  const b = parts_0[2];
  const c = parts_0[3];
  const d = parts_0[4];
  switch (kind) {
    case DEALT: {
      return py.without({ kind: "dealt", seat: a }, { seat: null });
    }
    case PLAYED: {
      return py.without(
        { kind: "played", seat: a, card: b, discard: c, effect: _effect(b, d) },
        { seat: null, card: null, discard: null, effect: null },
      );
    }
    case DREW: {
      return py.without(
        { kind: "drew", seat: a, card: seat === a ? b : null },
        { seat: null, card: null },
      );
    }
    case TOOK: {
      return py.without(
        { kind: "took", seat: a, card: b, discard: c },
        { seat: null, card: null, discard: null },
      );
    }
    case LAID: {
      return py.without({ kind: "laid", seat: a, count: b }, { seat: null, count: null });
    }
    case REVEALED: {
      return py.without({ kind: "revealed", seat: a, card: b }, { seat: null, card: null });
    }
    case PILE_FORMED: {
      return py.without({ kind: "pile_formed", count: a }, { count: null });
    }
    case DISCARD_FORMED: {
      return py.without(
        { kind: "discard_formed", card: b, discard: a },
        { card: null, discard: null },
      );
    }
    case ROUND_OVER: {
      return py.without({ kind: "round_over", seat: a }, { seat: null });
    }
    case GAME_OVER: {
      return { kind: "game_over" };
    }
  }
  throw new py.ValueError(`expected a fact that Mojo's rules tell, got ${py.tuple_text(fact)}`);
}

// --- bots.mojo.policy ---

/** The action of least cost among the n legal ones in `out`. */
function policy(s: MojoState, seat: number, out: py.Row, n: number): number {
  return best_action(s, seat, out, n, WEIGHTS[wide(s)]);
}

/** The action of least cost by a row of weights `w`. */
function best_action(s: MojoState, seat: number, out: py.Row, n: number, w: py.Row): number {
  let best = out[0];
  const parts_0 = decode(best);
  const kind = parts_0[0];
  if (n === 1 || kind === REVEAL_CARD) {
    return best;
  }
  let least = 1000000000.0;
  for (let i = 0; i < n; i++) {
    const cost = cost_of(s, seat, out[i], w);
    if (cost < least) {
      least = cost;
      best = out[i];
    }
  }
  return best;
}

/** The cost of the position after an action. */
function cost_of(s: MojoState, seat: number, action: number, w: py.Row): number {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const card = parts_0[1];
  const d = parts_0[2];
  if (kind === DRAW_CARD) {
    return held(s, seat, NONE, NONE, 1, w);
  }
  if (kind === TAKE_CARD) {
    return held(s, seat, NONE, top_of(s, 1 - s.chosen), 0, w);
  }
  const covered = top_of(s, d);
  if (card < covered) {
    return held(s, seat, card, NONE, 0, w) + w[TOP] * card;
  }
  if (card === covered) {
    return played_on(s, seat, card, w);
  }
  let cost = held(s, seat, card, NONE, 1, w);
  if (may_take(s)) {
    cost = Math.min(cost, held(s, seat, card, top_of(s, 1 - d), 0, w));
  }
  return cost + w[TOP] * card;
}

/** The top card of discard d. */
function top_of(s: MojoState, d: number): number {
  return s.discard[d][s.discard_size[d] - 1];
}

/** The cost after an equal card and the best card to follow it (M9). */
function played_on(s: MojoState, seat: number, card: number, w: py.Row): number {
  const hand_of_seat = s.hand[seat];
  if (s.hand_size[seat] === 1) {
    return held(s, seat, card, NONE, 0, w);
  }
  let least = 1000000000.0;
  s.hand[seat][card] -= 1;
  s.hand_size[seat] -= 1;
  for (let following = 0; following < VALUES; following++) {
    if (hand_of_seat[following] > 0) {
      const drawn = following > card ? 1 : 0;
      least = Math.min(least, held(s, seat, following, NONE, drawn, w) + w[TOP] * following);
    }
  }
  s.hand[seat][card] += 1;
  s.hand_size[seat] += 1;
  return least;
}

/**
 * The cost of the hand without the card `gone`, with the card `taken` and `drawn` unknown
 * ones.
 */
function held(
  s: MojoState,
  seat: number,
  gone: number,
  taken: number,
  drawn: number,
  w: py.Row,
): number {
  const hand_of_seat = s.hand[seat];
  let surplus = s.hand_size[seat] - s.lay_at + drawn;
  if (gone !== NONE) {
    surplus -= 1;
  }
  if (taken !== NONE) {
    surplus += 1;
  }
  let cost = 0.0;
  for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
    let best = 0;
    for (
      let value = FIRST_OF_COLOUR[colour], value_end = FIRST_OF_COLOUR[colour + 1];
      value < value_end;
      value++
    ) {
      let left = hand_of_seat[value];
      if (value === gone) {
        left -= 1;
      }
      if (left > 0 || value === taken) {
        best = value;
      }
    }
    cost += best;
    if (drawn === 1) {
      cost += DRAWN[VALUES * colour + best];
    }
  }
  const laid = anybody_laid(s);
  const card = laid ? w[ONCE_LAID] : w[CARD];
  if (surplus > 0) {
    return cost + card * surplus;
  }
  if (cost > w[TOO_HIGH] && !laid) {
    cost += MOJO_BONUS;
  }
  return cost - card;
}

/** Which row of WEIGHTS to use. */
function wide(s: MojoState): number {
  return s.seats > 2 || s.discards === 2 ? 1 : 0;
}

/** True if Mojo Time has come for anybody (M11). */
function anybody_laid(s: MojoState): boolean {
  let laid = 0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    laid += s.laid_size[seat];
  }
  return laid > 0;
}

// --- bots.mojo.shares ---

/**
 * Each seat's expected share of the victory (M17): a softmax of the totals, whose scale shrinks
 * as the highest nears the limit. Once the game is over, the share itself.
 */
function standing(s: MojoState, values: py.Row): void {
  let least = s.totals[0];
  let highest = s.totals[0];
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    least = Math.min(least, s.totals[seat]);
    highest = Math.max(highest, s.totals[seat]);
  }
  const left = Math.max(s.points_limit - highest, 0) + LAST_ROUND[s.seats > 2 ? 1 : 0];
  const scale = SPREAD[0] * s.seats ** -SPREAD[1] * Math.sqrt(left);
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    values[seat] = s.totals[seat] - least;
  }
  share_out(s, values, scale, s.phase === OVER);
}

// --- bots.shares ---

/**
 * Turn `values`, how many points each seat is behind the best, into shares of the victory:
 * their softmax, where `scale` points are odds of e; once the game is `over`, the true shares.
 */
function share_out(s: MojoState, values: py.Row, scale: number, over: boolean): void {
  let total = 0.0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    if (over) {
      values[seat] = values[seat] === 0 ? 1.0 : 0.0;
    } else {
      values[seat] = Math.exp(-values[seat] / scale);
    }
    total += values[seat];
  }
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    values[seat] = values[seat] / total;
  }
}

// --- bots.unbound ---

/**
 * During a round: write an estimate of each seat's share of the victory to `values`, and return
 * whether this position can be judged. It may read all hands: worlds are imagined. `scratch` is
 * memory to work in, of the shape SCRATCH (`search/tree.py`). The default judges nothing.
 */
function outlook(s: MojoState, values: py.Row, scratch: py.Row[]): boolean {
  return false;
}

export const RULES: py.Rules<MojoState, MojoView, MojoEvent> = {
  name: "mojo",
  version: 1,
  seats: [2, 8],
  actions: 41,
  max_legal: 26,
  options: [
    {
      name: "edition",
      kind: "choice",
      default: "fr",
      values: ["fr", "ru", "pl"],
      low: null,
      high: null,
      where: {},
    },
    { name: "discards", kind: "number", default: 1, values: [], low: 1, high: 2, where: {} },
    { name: "points", kind: "number", default: 50, values: [], low: 1, high: 1000, where: {} },
    { name: "first_player", kind: "seat", default: null, values: [], low: 0, high: 7, where: {} },
  ],
  levels: {
    easy: {
      slips: 0.4,
      budget: null,
      search: {
        exploration: 1.5,
        depth: 256,
        flat_from: 3,
        tries: 4,
        horizon: 1073741824,
        noise: 0.0,
        nodes: 131072,
        doubt: 1.5,
        solve: true,
        imagine: true,
        stop_early: true,
      },
    },
    medium: {
      slips: 0.0,
      budget: null,
      search: {
        exploration: 1.5,
        depth: 256,
        flat_from: 3,
        tries: 4,
        horizon: 1073741824,
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
      budget: { seconds: null, iterations: 400 },
      search: {
        exploration: 1.5,
        depth: 256,
        flat_from: 3,
        tries: 4,
        horizon: 1073741824,
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
      budget: { seconds: 0.8, iterations: null },
      search: {
        exploration: 1.5,
        depth: 256,
        flat_from: 3,
        tries: 4,
        horizon: 1073741824,
        noise: 0.0,
        nodes: 131072,
        doubt: 1.5,
        solve: true,
        imagine: true,
        stop_early: true,
      },
    },
  },
  new_state: () => new MojoState(),
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
};

export const GAME: py.Game<MojoState, MojoView, MojoEvent> = /* @__PURE__ */ Object.assign(
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
  }),
  {
    memory: {
      node: {
        action: "i4",
        seat: "i4",
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
      count: hand_score,
      made: made,
      fewest: fewest,
      most: most,
      possible: possible,
      agree: agree,
      opener: opener,
      score: score,
    },
    endgame: null,
  },
);
