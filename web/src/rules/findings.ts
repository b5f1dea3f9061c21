// Generated from parlour/bots/review by `make generate`.
// Do not edit: Python is the source, and what is written here is held against it.
// @ts-nocheck
import * as py from "./native.ts";

/** The mean of some playouts. */
export interface Estimate {
  value: number;
  error: number;
}
/** A position of the game: after a deal, a move, or the end that the players agreed on. */
export interface Point {
  entry: number;
  round: number;
  shares: number[];
  errors: number[];
}
/** A move that was a choice, judged by what its seat knew. */
export interface Decision {
  entry: number;
  round: number;
  seat: number;
  action: string;
  better: string | null;
  cost: number;
  error: number;
  skill: number[];
  skill_errors: number[];
}
/** The account of a seat's chance of winning: start + own + others + luck = result. */
export interface Account {
  seat: number;
  start: number;
  own: number;
  others: number;
  luck: number;
  result: number;
  own_error: number;
  luck_error: number;
}
/** A sentence about the game: its text is `review-<says>`, filled with the other fields. */
export interface Note {
  says: "won" | "turned" | "dearest" | "clean" | "unseen" | "doubt";
  seat: number;
  entry: number;
  round: number;
  why: string;
  before: number;
  after: number;
  amount: number;
}
/** A look back at a finished game. */
export interface Review {
  game: string;
  seats: string[];
  winners: number[];
  points: Point[];
  decisions: Decision[];
  accounts: Account[];
  notes: Note[];
}
const WORLDS = 128;
const CLOSER = 6;
const NOISE = 0.1;
const DOUBTFUL = 1.0;
const WORTH_NAMING = 0.02;
const SURE = 3.0;
const LIKELY = 2.0;

// --- bots.review.findings ---

/** Estimate a mean from the sum of `count` results, at least 2, and the sum of their squares. */
function estimate(total: number, squares: number, count: number): any {
  const mean = total / count;
  const variance = Math.max(squares / count - mean * mean, 0.0);
  return { value: mean, error: Math.sqrt(variance / (count - 1)) };
}

/** The number of the choice that leads most; of equals, the first. */
function best_of(leads: any[]): number {
  let best = 0;
  for (let at = 1, at_end = leads.length; at < at_end; at++) {
    if (leads[at].value > leads[best].value) {
      best = at;
    }
  }
  return best;
}

/**
 * True if a choice looks so much better than the move that was played that both are worth
 * another look.
 */
function is_doubtful(lead: any): boolean {
  return lead.value > DOUBTFUL * lead.error;
}

/** True if the cost of a move is worth naming, and beyond its error. */
function is_mistake(decision: any): boolean {
  return decision.better !== null && decision.cost >= Math.max(WORTH_NAMING, SURE * decision.error);
}

/** The moves that cost most, the dearest first. */
function mistakes(decisions: any[]): any[] {
  return py.sorted(
    py.slice(decisions).filter((each) => is_mistake(each)),
    _cheapness,
    false,
  );
}

function _cheapness(decision: any): number {
  return -decision.cost;
}

/**
 * Divide what each seat won or lost, from an equal share to its `result`, into choices and
 * luck.
 */
function accounts(decisions: any[], result: py.Row): any[] {
  return py
    .range(result.length)
    .map((seat) => _account(seat, decisions, result[seat], result.length));
}

function _account(seat: number, decisions: any[], result: number, seats: number): any {
  const own = py.slice(decisions).filter((each) => each.seat === seat);
  const others = py.slice(decisions).filter((each) => each.seat !== seat);
  const gained = py.sum(py.slice(own).map((each) => each.skill[seat]));
  const given = py.sum(py.slice(others).map((each) => each.skill[seat]));
  const start = 1 / seats;
  return {
    seat: seat,
    start: start,
    own: gained,
    others: given,
    luck: result - start - gained - given,
    result: result,
    own_error: _together(own, seat),
    luck_error: _together(decisions, seat),
  };
}

/** The standard error of the sum of what some decisions gave a seat. */
function _together(decisions: any[], seat: number): number {
  return Math.sqrt(
    py.sum(py.slice(decisions).map((each) => each.skill_errors[seat] * each.skill_errors[seat])),
  );
}

/**
 * Say in a few sentences why the winners won, when the game turned, which move was the dearest,
 * by what one seat knew all this is judged, if nobody saw some cards, and how far the chances may
 * be off.
 */
function notes(
  points: any[],
  decisions: any[],
  accounts: any[],
  winners: py.Row,
  knower: number | null,
): any[] {
  const seen = accounts.length > 0;
  const said = py
    .slice(winners)
    .map((seat) => ({
      says: "won",
      seat: seat,
      entry: 0,
      round: 0,
      why: seen ? _why(accounts[seat]) : "unseen",
      before: 0.0,
      after: 0.0,
      amount: 0.0,
    }));
  if (winners.length > 0) {
    said.push(_turn(points, winners[0]));
  }
  const found = mistakes(decisions);
  if (found.length > 0) {
    const dearest = found[0];
    said.push({
      says: "dearest",
      seat: dearest.seat,
      entry: dearest.entry,
      round: dearest.round,
      why: "",
      before: 0.0,
      after: 0.0,
      amount: dearest.cost,
    });
  } else {
    said.push({
      says: "clean",
      seat: -1,
      entry: 0,
      round: 0,
      why: "",
      before: 0.0,
      after: 0.0,
      amount: 0.0,
    });
  }
  if (knower !== null) {
    said.push({
      says: "unseen",
      seat: knower,
      entry: 0,
      round: 0,
      why: "",
      before: 0.0,
      after: 0.0,
      amount: 0.0,
    });
  }
  said.push({
    says: "doubt",
    seat: -1,
    entry: 0,
    round: 0,
    why: "",
    before: 0.0,
    after: 0.0,
    amount: LIKELY * py.max(py.slice(points).map((each) => py.max(each.errors))),
  });
  return said;
}

/** The part of a winner's account that gave most (see `Note.why`). */
function _why(account: any): string {
  const doubt = LIKELY * account.luck_error;
  if (account.own - Math.max(account.others, account.luck) > doubt) {
    return "own";
  }
  if (account.others - Math.max(account.own, account.luck) > doubt) {
    return "others";
  }
  if (account.luck - Math.max(account.own, account.others) > doubt) {
    return "luck";
  }
  return "mixed";
}

/** The step after which a seat's chance had risen most. */
function _turn(points: any[], seat: number): any {
  let best = 1;
  for (let at = 1, at_end = points.length; at < at_end; at++) {
    if (_gain(points, at, seat) > _gain(points, best, seat)) {
      best = at;
    }
  }
  return {
    says: "turned",
    seat: seat,
    entry: points[best].entry,
    round: points[best].round,
    why: "",
    before: points[best - 1].shares[seat],
    after: points[best].shares[seat],
    amount: 0.0,
  };
}

function _gain(points: any[], at: number, seat: number): number {
  return points[at].shares[seat] - points[at - 1].shares[seat];
}

export {
  WORLDS,
  CLOSER,
  NOISE,
  estimate,
  best_of,
  is_doubtful,
  is_mistake,
  mistakes,
  accounts,
  notes,
};
