// Generated from parlour/core by `make generate`.
// Do not edit: Python is the source, and what is written here is held against it.
// @ts-nocheck
import * as py from "./native.ts";

const UNDONE = -1;
const VARIETY = [0.7, 1.4];
const CHANCE = -1;
const NOBODY = -2;
const MAX_ACTION = 100;
const SEVERAL_UNDONE = 3;
const SINCE = new Map([
  ["undo", 2],
  ["left", 2],
  ["ended", 2],
  ["joined", 4],
  ["unseen", 5],
  ["seen", 5],
]);

// --- core.chance ---

/** Raise ChanceError for a pick out of `of` numbers where one out of `n` is asked for. */
function check_drawn_out_of(of: number, n: number): void {
  if (of !== n) {
    throw new py.ChanceError(`expected a pick out of ${n}, found one out of ${of}`);
  }
}

/** Raise ChanceError for a pick that is not in 0..n-1. */
function check_pick(pick: number, n: number): void {
  if (!(0 <= pick && pick < n)) {
    throw new py.ChanceError(`expected a pick in 0..${n - 1}, found ${pick}`);
  }
}

/** Raise ChanceError for a deck that does not hold exactly the cards to be shuffled. */
function check_deck(deck: py.Row, cards: py.Row): void {
  if (
    deck.length !== cards.length ||
    py
      .zip(py.sorted(deck), py.sorted(cards))
      .map(([a, b]) => a !== b)
      .some(Boolean)
  ) {
    throw new py.ChanceError(
      `expected an order of the ${cards.length} cards that are shuffled, found ${deck.length} cards that are not those`,
    );
  }
}

// --- core.record ---

/**
 * The oldest version of the format that has entries of these kinds, in this order; a kind is
 * the name of the entry's first field. Fields of the header count, too.
 *
 * >>> oldest_version(["deal", "seat", "undo"]), oldest_version(["seat", "seat", "undo", "undo"])
 * (2, 3)
 */
function oldest_version(kinds: string[]): number {
  let version = 1;
  let undone = 0;
  for (const kind of kinds) {
    undone = kind === "undo" ? undone + 1 : 0;
    if (undone > 1) {
      version = Math.max(version, SEVERAL_UNDONE);
    }
    if (SINCE.has(kind)) {
      version = Math.max(version, py.get(SINCE, kind));
    }
  }
  return version;
}

// --- core.table_rules ---

/** The seat in turn; None when a deal is due or the game is over. */
function in_turn(turn: number, ended: boolean): number | null {
  return turn >= 0 && !ended ? turn : null;
}

/** True if a deal comes next. */
function awaits_deal(turn: number, ended: boolean): boolean {
  return turn === CHANCE && !ended;
}

/** True if the game is over. */
function is_over(turn: number, ended: boolean): boolean {
  return turn === NOBODY || ended;
}

/** True if a seat out of turn may act; `interrupters` is a bit mask of seats. */
function is_interruptible(interrupters: number, ended: boolean): boolean {
  return interrupters !== 0 && !ended;
}

/** Say whose turn it is, for errors. */
function whose_turn(turn: number, ended: boolean): string {
  if (is_over(turn, ended)) {
    return "the game is over";
  }
  if (turn === CHANCE) {
    return "a deal is due";
  }
  return `it is the turn of seat ${turn}`;
}

/**
 * The seats that share the victory: the game's winners; if it was ended early, its leaders,
 * provided that the score counts and a round is over.
 */
function victors(ended: string | null, rounds: number, winners: py.Row, leaders: py.Row): py.Row {
  if (ended === null) {
    return winners;
  }
  return ended === "scored" && rounds > 0 ? leaders : [];
}

/** Raise SeatError for a seat that the table does not have. */
function check_seat(seat: number, seats: number): void {
  if (!(0 <= seat && seat < seats)) {
    throw new py.SeatError(`expected a seat from 0 to ${seats - 1}, got ${seat}`);
  }
}

/** Raise MalformedActionError for a text that is too long for an action. */
function check_length(action: string): void {
  if ([...action].length > MAX_ACTION) {
    throw new py.MalformedActionError(
      `expected an action of at most ${MAX_ACTION} characters, got ${[...action].length}`,
    );
  }
}

/** Raise NotYourTurnError for a seat that has no legal action. */
function check_may_act(choices: number, turn: number, ended: boolean): void {
  if (choices === 0 || ended) {
    throw new py.NotYourTurnError(whose_turn(turn, ended));
  }
}

/** Make the error for an action that is not among the seat's legal ones. */
function illegal(action: string, legal: string[]): any {
  return new py.IllegalActionError(
    `expected one of ${legal.join(", ")}; got ${py.quoted(action, 40)}`,
  );
}

/** Raise IllegalActionError unless a deal is due. */
function check_deal(turn: number, ended: boolean): void {
  if (!awaits_deal(turn, ended)) {
    throw new py.IllegalActionError(`no deal is due: ${whose_turn(turn, ended)}`);
  }
}

/** Raise IllegalActionError if a record deals another round than the one that is due. */
function check_deal_number(number: number, rounds: number, turn: number, ended: boolean): void {
  if (awaits_deal(turn, ended) && number !== rounds + 1) {
    throw new py.IllegalActionError(`expected deal ${rounds + 1}, found ${number}`);
  }
}

/**
 * Raise UndoError unless the seat made the last action that still stands; None: there is
 * none.
 */
function check_undo(seat: number, last: number | null): void {
  if (last !== seat) {
    throw new py.UndoError(`expected the seat that acted last, and nothing since; got ${seat}`);
  }
}

/** Raise RevealedError if the last action brought something hidden to light. */
function check_hidden(reveals: boolean): void {
  if (reveals) {
    throw new py.RevealedError("expected an action that brought nothing hidden to light");
  }
}

/** Raise IllegalActionError unless a deal is due: only then may a person join. */
function check_between_rounds(turn: number, ended: boolean): void {
  if (!awaits_deal(turn, ended)) {
    throw new py.IllegalActionError("expected a game between two rounds");
  }
}

/** Raise IllegalActionError once the game is over: nobody can leave or end it any more. */
function check_under_way(turn: number, ended: boolean): void {
  if (is_over(turn, ended)) {
    throw new py.IllegalActionError("expected a game under way: the game is over");
  }
}

/**
 * True if a moment to act out of turn begins: none is running, or the action that ended it has
 * begun the next one. `ended` counts the moments of the game that have ended by now,
 * `ended_before` those that had when the last one began.
 */
function moment_begins(running: boolean, ended: number, ended_before: number): boolean {
  return !running || ended !== ended_before;
}

/**
 * When a bot that has decided moves, all times in one unit. In turn it waits for a moment to
 * act out of turn to pass; out of turn it uses the moment, but not at once.
 *
 * `moved` is when the game last went on, `since` when the moment began (None: there is none),
 * `moment` how long it lasts. `variety` is a number in the range of VARIETY.
 *
 * >>> bot_moves_at(10.0, 1.0, 0.7, None, 2.5, True)
 * 10.7
 * >>> [bot_moves_at(10.0, 1.0, 0.7, 10.0, 2.5, in_turn) for in_turn in (True, False)]
 * [12.5, 11.25]
 */
function bot_moves_at(
  moved: number,
  pace: number,
  variety: number,
  since: number | null,
  moment: number,
  in_turn: boolean,
): number {
  const at = moved + pace * variety;
  if (since === null) {
    return at;
  }
  if (in_turn) {
    return Math.max(at, since + moment);
  }
  return since + (moment * variety) / VARIETY[1];
}

/**
 * When a bot that has decided may move at the earliest: at a beat, counted from `since`, so
 * that the time it thought tells nothing. A beat of 0 is none.
 *
 * >>> [on_beat(10.0, decided, 0.5) for decided in (10.0, 10.2, 10.5, 10.7)]
 * [10.5, 10.5, 10.5, 11.0]
 */
function on_beat(since: number, decided: number, beat: number): number {
  if (beat <= 0) {
    return since;
  }
  let beats = py.whole_part((decided - since) / beat);
  if (since + beat * beats < decided) {
    beats += 1;
  }
  return since + beat * Math.max(beats, 1);
}

/** A share of the victory as a hint tells it: from 0 to 1, in steps of 0.0001. */
function told_share(share: number): number {
  return py.whole_part(Math.min(Math.max(share, 0.0), 1.0) * 10000 + 0.5) / 10000;
}

export {
  UNDONE,
  VARIETY,
  in_turn,
  awaits_deal,
  is_over,
  is_interruptible,
  whose_turn,
  victors,
  check_seat,
  check_length,
  check_may_act,
  illegal,
  check_deal,
  check_deal_number,
  check_undo,
  check_hidden,
  check_between_rounds,
  check_under_way,
  moment_begins,
  bot_moves_at,
  on_beat,
  told_share,
  oldest_version,
  check_drawn_out_of,
  check_pick,
  check_deck,
};
