/** The rules' account of a score pad. Nothing here knows how any game counts. */
import type { GameOnPad } from "../games/registry";
import type { Pad as Rules, State } from "../rules/native";
import { checked } from "../rules/options";
import { type Cell, emptyRound, NOBODY, type Pad, type Round } from "./sheet";

/** The fault of a round: the end of its text's id, and the values of which that speaks. */
export interface Wrong {
  why: "copies" | "none" | "many" | "points" | "agree" | "unknown";
  seat?: number;
  card?: string;
  count?: number;
  most?: number;
}

/**
 * The result of a cell: the count of its cards, and the things that they make besides, bit by bit.
 */
export interface Count {
  counted: number;
  made: number;
}

/** A round by itself, without those before it. */
export interface Judged {
  counts: (Count | null)[];
  wrong: Wrong[];
}

export interface Reckoned extends Judged {
  /** Open: something is missing or wrong. Waiting: an earlier one is. After: the game was over before. */
  state: "scored" | "open" | "waiting" | "after";
  /** The seat that begins it, or deals it; null: lots decide, and nobody has said. */
  opener: number | null;
  points: number[];
}

export interface Reckoning {
  rounds: Reckoned[];
  totals: number[];
  over: boolean;
  /** The seats that share the victory; who leads, as long as nobody has won. */
  winners: number[];
  leaders: number[];
  /** The table after the last round that is scored; null: a game without rules for pads. */
  s: State | null;
}

/** A table before the first round (OptionError). */
function freshState({ game }: GameOnPad, pad: Pick<Pad, "options" | "names">): State {
  const s = game.new_state();
  game.configure(s, checked(game, pad.options, pad.names.length), pad.names.length);
  game.start(s);
  return s;
}

/**
 * The account that a game's rules give of rounds with printed cards, at a table with these house
 * rules.
 */
export class Asked {
  readonly on: GameOnPad;
  readonly #rules: Rules;
  /** A table on which nothing has been played, to put questions to the rules. */
  readonly #blank: State;
  /** A round never changes: whoever corrects it writes another. */
  readonly #judged = new WeakMap<Round, Judged>();

  /** OptionError for house rules that the game does not have. */
  constructor(on: GameOnPad, pad: Pick<Pad, "options" | "names">) {
    this.on = on;
    this.#rules = on.game.pad!;
    this.#blank = freshState(on, pad);
  }

  /** A table before the first round. */
  table(): State {
    return this.#blank.copy();
  }

  copies(face: number): number {
    return this.#rules.copies(this.#blank, face);
  }

  most(seat: number, ender: number | null): number {
    return Math.max(...enders(seat, ender).map((one) => this.#rules.most(this.#blank, seat, one)));
  }

  /** The number of each face among cards; null: one of them is none of the game's. */
  faces(cards: readonly string[]): Map<number, number> | null {
    const faces = new Map<number, number>();
    for (const card of cards) {
      try {
        const face = this.on.game.parse_card(card);
        faces.set(face, (faces.get(face) ?? 0) + 1);
      } catch {
        return null;
      }
    }
    return faces;
  }

  /** True if a seat has no cards left by the rules, so that nobody has to enter it. */
  bare(seat: number, ender: number | null): boolean {
    return ender !== null && this.most(seat, ender) === 0;
  }

  /** The result of each cell, and every fault. */
  judge(round: Round): Judged {
    let found = this.#judged.get(round);
    if (!found) {
      const { ender } = round;
      const cells = round.cells.map(
        (cell, seat) => cell ?? (this.bare(seat, ender) ? { cards: [] } : null),
      );
      const counts = cells.map((cell) => cell && this.count(cell));
      found = { counts, wrong: this.#faults({ ender, cells }) };
      this.#judged.set(round, found);
    }
    return found;
  }

  /** Which of these cards add something to those after them. */
  counting(cards: readonly string[]): boolean[] {
    const from = (n: number): number => this.count({ cards: cards.slice(n) }).counted;
    return cards.map((_, n) => from(n) !== from(n + 1));
  }

  /** The result of a cell; none, if its cards are none of the game's. */
  count(cell: Cell): Count {
    if (!("cards" in cell)) return { counted: cell.points, made: cell.made ?? 0 };
    const s = this.table();
    for (const [face, number] of this.faces(cell.cards) ?? []) this.#rules.put(s, 0, face, number);
    return { counted: this.#rules.count(s, 0), made: this.#rules.made(s, 0) };
  }

  /**
   * The fault of a cell by itself. Until somebody says who ended the round, it may have been this
   * seat.
   */
  fault(cell: Cell, seat: number, ender: number | null): Wrong | null {
    const s = this.#blank;
    if (!("cards" in cell)) {
      const { points } = cell;
      const can = (one: number): boolean => this.#rules.possible(s, seat, one, points);
      return points >= 0 && enders(seat, ender).some(can)
        ? null
        : { why: "points", seat, count: points };
    }
    const count = cell.cards.length;
    if (enders(seat, ender).every((one) => count < this.#rules.fewest(s, seat, one))) {
      return { why: "none", seat };
    }
    const most = this.most(seat, ender);
    return count > most ? { why: "many", seat, count, most } : null;
  }

  /** Everything impossible: within a cell, with this deck, in all cells together. */
  #faults({ cells, ender }: Round): Wrong[] {
    const wrong: Wrong[] = [];
    const used = new Map<number, number>();
    cells.forEach((cell, seat) => {
      if (!cell) return;
      const faces = "cards" in cell ? this.faces(cell.cards) : new Map<number, number>();
      if (!faces) wrong.push({ why: "unknown", seat });
      for (const [face, number] of faces ?? []) used.set(face, (used.get(face) ?? 0) + number);
      const fault = this.fault(cell, seat, ender);
      if (fault) wrong.push(fault);
    });
    for (const [face, count] of used) {
      const most = this.copies(face);
      if (count > most) {
        wrong.push({ why: "copies", card: this.on.game.format_card(face), count, most });
      }
    }
    const full = cells.every((cell) => cell !== null);
    if (full && !wrong.length) {
      const [counted, made] = listed(cells.map((cell) => this.count(cell)));
      if (!this.#rules.agree(this.table(), counted, made)) wrong.push({ why: "agree" });
    }
    return wrong;
  }

  /**
   * The other player's cards, where every card is with one of the two. What those make besides,
   * such as yaku, stays as it was (`were`).
   */
  rest(cell: Cell, were: Cell | null): Cell {
    const all = this.on.shelves
      .flat()
      .flatMap((face) => Array<string>(this.copies(face)).fill(this.on.game.format_card(face)));
    if (!("cards" in cell)) {
      const points = this.count({ cards: all }).counted - cell.points;
      return { points, made: (were && this.count(were).made) ?? 0 };
    }
    const taken = new Set(cell.cards);
    return { cards: all.filter((card) => !taken.has(card)) };
  }
}

/** The seats that may have ended the round. */
function enders(seat: number, ender: number | null): number[] {
  return ender === null ? [NOBODY, seat] : [ender];
}

function listed(counts: readonly Count[]): [number[], number[]] {
  return [counts.map(({ counted }) => counted), counts.map(({ made }) => made)];
}

/** The answer of `to_act` when a game is over. */
const OVER = -2;

/**
 * Everything that follows from what a pad holds. The last round is the one to write next, unless the game is
 * over. `best` picks the better points of a game without rules for pads.
 */
export function reckon(
  pad: Pad,
  asked: Asked | null,
  best: (...points: number[]) => number,
): Reckoning {
  const on = asked?.on;
  const s = asked && asked.table();
  const rounds: Reckoned[] = [];
  const totals = pad.names.map(() => 0);
  let blocked = false;
  let over = false;
  for (let n = 0; n <= pad.rounds.length; n++) {
    if (n === pad.rounds.length && (blocked || over || pad.stopped)) break;
    const round = pad.rounds[n] ?? emptyRound(pad.names.length);
    const one: Reckoned = { ...judge(round, asked), state: "open", opener: null, points: [] };
    rounds.push(one);
    if (over || blocked) {
      one.state = over ? "after" : "waiting";
      continue;
    }
    if (on) {
      const opener = on.game.pad!.opener(s!);
      one.opener = opener === NOBODY ? pad.first : opener;
    }
    const told = !on || (one.opener !== null && (on.ender === null || round.ender !== null));
    if (!told || one.wrong.length || one.counts.includes(null)) {
      blocked = true;
      continue;
    }
    one.state = "scored";
    const [counted, made] = listed(one.counts as Count[]);
    if (on) {
      on.game.pad!.score(s!, one.opener!, round.ender ?? NOBODY, counted, made);
      one.points = Array.from(s!.points).slice(0, totals.length);
      over = on.game.to_act(s!) === OVER;
    } else {
      one.points = counted;
    }
    one.points.forEach((points, seat) => (totals[seat]! += points));
  }
  const played = rounds.some(({ state }) => state === "scored");
  const leaders = !played
    ? []
    : on
      ? on.game.leaders(s!)
      : totals.flatMap((total, seat) => (total === best(...totals) ? [seat] : []));
  return {
    rounds,
    totals,
    over: over || pad.stopped,
    winners: over || pad.stopped ? leaders : [],
    leaders,
    s,
  };
}

/** A round by itself; without rules, points are all there is. */
export function judge(round: Round, asked: Asked | null): Judged {
  return asked?.judge(round) ?? { counts: round.cells.map(plain), wrong: [] };
}
function plain(cell: Cell | null): Count | null {
  return cell && { counted: "points" in cell ? cell.points : 0, made: 0 };
}
