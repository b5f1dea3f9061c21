import { beforeAll, describe, expect, test } from "vitest";
import { type GameOnPad, games } from "../games/registry";
import type { PadRules, State } from "../rules/native";
import { seed_generator } from "../rules/native";
import { Asked, reckon as reckoned } from "./reckon";
import { type Cell, emptyRound, NOBODY, type Pad, type Round } from "./sheet";

const on: Record<string, GameOnPad> = {};
beforeAll(async () => {
  for (const name of ["mojo", "mushi", "uno"]) on[name] = (await games[name]!.pad!()).pad;
});

function blank(game: string, names: string[], options: Pad["options"] = {}): Pad {
  const about = { id: "x", game, options, names, begun: 0, changed: 0 };
  return { ...about, first: 0, rounds: [], stopped: false, result: null };
}

const best = (...points: number[]): number => Math.max(...points);

const reckon = (pad: Pad, on: GameOnPad | null): ReturnType<typeof reckoned> =>
  reckoned(pad, on && new Asked(on, pad), best);

/** Rounds as they are written on a pad. */
const round = (ender: number | null, ...cells: (string | number | Cell | null)[]): Round => ({
  ender,
  cells: cells.map((cell) => {
    if (typeof cell === "number") return { points: cell };
    return typeof cell === "string" ? { cards: cell.split(" ").filter(Boolean) } : cell;
  }),
});

/** The number of rounds of each kind that are played; at length, with PAD_ROUNDS=10000. */
const ROUNDS = Number(process.env.PAD_ROUNDS ?? 24);

/** All fields by which a table says how a round ended. */
interface Table extends State {
  hand: number[][];
  laid?: number[][];
  revealed?: number[][];
  captured: number[];
  holder?: number;
  winner?: number;
  dealer?: number;
  turn: number;
  round: number;
}

/** The cards in front of the seats when a round is over, and the rules' account of them. */
function* played(
  { game }: GameOnPad,
  options: Pad["options"],
  seats: number,
  seed: number,
): Generator<{ round: Round; opener: number; s: Table }> {
  const s = game.new_state() as Table;
  const known = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  game.configure(s, { ...known, ...options }, seats);
  game.start(s);
  seed_generator(s, BigInt(seed), 0n);
  let luck = seed + 1;
  const below = (n: number): number => (luck = (luck * 16807) % 2147483647) % n;
  const out = new Array<number>(game.max_legal + 1).fill(0);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  let opener = 0;
  for (;;) {
    const turn = game.to_act(s);
    if (turn < 0 && s.round > 0) {
      const cells = all.map((seat): Cell => {
        if (game.name === "mushi") return { cards: setOf(game, s.captured[seat]!) };
        const rows = [s.hand[seat]!, s.laid?.[seat], s.revealed?.[seat]];
        return {
          cards: Array.from(s.hand[seat]!).flatMap((_, face) => {
            const number = rows.reduce((sum, row) => sum + (row?.[face] ?? 0), 0);
            return Array<string>(number).fill(game.format_card(face));
          }),
        };
      });
      const ender = game.name === "mojo" ? s.holder! : game.name === "uno" ? s.winner! : null;
      yield { round: { ender, cells }, opener, s };
    }
    if (turn === -2) return;
    if (turn === -1) {
      game.deal(s);
      opener = game.name === "mojo" ? s.turn : s.dealer!;
      continue;
    }
    // By the bots' own rules of thumb: games at random never end.
    const able = all.filter((seat) => game.legal(s, seat, out) > 0);
    const seat = able[below(able.length)]!;
    const n = game.legal(s, seat, out);
    const action = below(8) ? game.policy(s, seat, out, n) : out[below(n)]!;
    game.apply(s, seat, action);
  }
}

function setOf(game: PadRules, cards: number): string[] {
  const found: string[] = [];
  for (let card = 0; card < 40; card++) {
    if (Math.floor(cards / 2 ** card) % 2) found.push(game.format_card(card));
  }
  return found;
}

describe.each([
  ["mojo", { edition: "fr" }, 2, 8],
  ["mojo", { edition: "ru", discards: 2 }, 2, 8],
  ["mojo", { edition: "pl", points: 100 }, 2, 8],
  ["mushi", { edition: "ru" }, 2, 2],
  ["mushi", { edition: "osaka" }, 2, 2],
  ["uno", { edition: "monster", scoring: "main" }, 2, 10],
  ["uno", { edition: "monster", scoring: "alternative" }, 2, 10],
  ["uno", { edition: "classic", scoring: "main" }, 2, 10],
  ["uno", { edition: "classic", scoring: "alternative" }, 2, 10],
])("%s, %o, played at random", (name, options, low, high) => {
  test("the pad has the points, totals, winners and openers of the rules", () => {
    let rounds = 0;
    for (let seed = 0; rounds < ROUNDS; seed++) {
      const seats = low + (seed % (high - low + 1));
      const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
      const pad = blank(name, names, options);
      for (const { round, opener, s } of played(on[name]!, options, seats, seed)) {
        if (!pad.rounds.length) pad.first = opener;
        pad.rounds.push(round);
        const found = reckon(pad, on[name]!);
        const last = found.rounds[pad.rounds.length - 1]!;
        expect(last).toMatchObject({ state: "scored", wrong: [], opener });
        expect(last.points).toEqual(Array.from(s.points).slice(0, seats));
        expect(found.totals).toEqual(Array.from(s.totals).slice(0, seats));
        expect(found.winners).toEqual(on[name]!.game.winners(s));
        expect(found.over).toBe(on[name]!.game.to_act(s) === -2);

        // What they count does as well as the cards.
        const counts = last.counts.map((count) => ({ points: count!.counted, made: count!.made }));
        const sums = { ...pad, rounds: [...pad.rounds.slice(0, -1), { ...round, cells: counts }] };
        const again = reckon(sums, on[name]!);
        expect(again.totals).toEqual(found.totals);
        rounds++;
      }
    }
  });
});

describe("mojo", () => {
  const three = (): Pad => blank("mojo", ["Ann", "Bo", "Cleo"]);
  const why = (one: Round): unknown[] =>
    reckon({ ...three(), rounds: [one] }, on.mojo!).rounds[0]!.wrong;

  test("M14, M15: the highest of each colour, and ten more for the Mojo card", () => {
    const pad = { ...three(), rounds: [round(0, "4 3", "12 12 11 1", "0")] };
    const found = reckon(pad, on.mojo!);
    expect(found.rounds[0]!.points).toEqual([14, 13, 0]);
    expect(found.rounds[1]).toMatchObject({ state: "open", opener: 0 });
  });

  test("nine 12s are not in the deck", () => {
    const one = round(2, "12 12 12 12 12", "12 12 12 12", "");
    expect(why(one)).toEqual([{ why: "copies", card: "12", count: 9, most: 8 }]);
  });

  test("hands that nobody can have", () => {
    expect(why(round(0, "1 2 3 4", "5", "6"))).toEqual([
      { why: "many", seat: 0, count: 4, most: 3 },
    ]);
    expect(why(round(0, "", "", "6"))).toEqual([{ why: "none", seat: 1 }]);
    expect(why(round(0, "1", 35, "6"))).toEqual([{ why: "points", seat: 1, count: 35 }]);
    expect(why(round(0, 30, 34, "6"))).toEqual([{ why: "points", seat: 0, count: 30 }]);
    expect(why(round(0, -1, 34, "6"))).toEqual([{ why: "points", seat: 0, count: -1 }]);
    expect(why(round(0, "13", 34, "6"))).toEqual([{ why: "unknown", seat: 0 }]);
  });

  test("as long as nobody has said who took the Mojo card, anybody may have", () => {
    expect(why(round(null, "", 34, "12 11 10 9 8 7 6 5"))).toEqual([]);
  });

  test("a correction of an old round reaches the end, and what was written after it is kept", () => {
    const rounds = [round(0, 0, 20, 30), round(1, 9, 9, 10), round(0, 3, 4, 9)];
    const pad: Pad = { ...three(), options: { points: 40 }, rounds };
    const found = reckon(pad, on.mojo!);
    expect(found).toMatchObject({ over: true, totals: [9, 20, 40], winners: [0] });
    expect(found.rounds.map(({ state }) => state)).toEqual(["scored", "scored", "after"]);
    const corrected = { ...pad, rounds: [round(0, 0, 20, 3), ...rounds.slice(1)] };
    expect(reckon(corrected, on.mojo!)).toMatchObject({ over: false, totals: [9, 24, 22] });
  });

  test("a round that is not whole keeps those after it waiting, not forgotten", () => {
    const pad = { ...three(), rounds: [round(0, 0, 2, null), round(0, 1, 2, 3)] };
    const { rounds, totals } = reckon(pad, on.mojo!);
    expect(rounds.map(({ state }) => state)).toEqual(["open", "waiting"]);
    expect(totals).toEqual([0, 0, 0]);
  });
});

describe("uno", () => {
  const why = (one: Round): unknown[] =>
    reckon({ ...blank("uno", ["Ann", "Bo"]), rounds: [one] }, on.uno!).rounds[0]!.wrong;

  test("U17: a round has one winner", () => {
    expect(why(round(0, "", ""))).toEqual([{ why: "none", seat: 1 }]);
    expect(why(round(0, "b5", "g5"))).toEqual([{ why: "many", seat: 0, count: 1, most: 0 }]);
    expect(why(round(0, 5, 7))).toEqual([{ why: "points", seat: 0, count: 5 }]);
  });

  test("the classic deck has no Scary cards; no deck has more points than its own", () => {
    const pad = { ...blank("uno", ["Ann", "Bo"], { edition: "classic" }) };
    const of = (one: Round): unknown[] =>
      reckon({ ...pad, rounds: [one] }, on.uno!).rounds[0]!.wrong;
    expect(of(round(0, "", "scary"))).toEqual([
      { why: "copies", card: "scary", count: 1, most: 0 },
    ]);
    expect(of(round(0, 0, 1241))).toEqual([{ why: "points", seat: 1, count: 1241 }]);
    expect(of(round(NOBODY, 700, 700))).toEqual([{ why: "agree" }]);
  });

  test("U18: a blocked round brings nobody points where the winner takes all", () => {
    const pad = { ...blank("uno", ["Ann", "Bo"]), rounds: [round(NOBODY, "b5", "g7")] };
    expect(reckon(pad, on.uno!).rounds[0]).toMatchObject({ state: "scored", points: [0, 0] });
  });
});

describe("mushi", () => {
  const of = (one: Round): unknown =>
    reckon({ ...blank("mushi", ["Ann", "Bo"]), rounds: [one] }, on.mushi!).rounds[0]!;

  test("H18: cards, less the other's yaku, less 115", () => {
    const [wisterias, none] = [4, 0];
    const cells = [
      { points: 130, made: wisterias },
      { points: 100, made: none },
    ];
    expect(of({ ender: null, cells })).toMatchObject({ state: "scored", points: [15, -25] });
  });

  test("sums that are not those of all cards; a yaku made twice; one without its cards", () => {
    const wrong = (...cells: Cell[]): unknown =>
      (of({ ender: null, cells }) as { wrong: unknown }).wrong;
    const no = [{ why: "agree" }];
    expect(wrong({ points: 130 }, { points: 99 })).toEqual(no);
    expect(wrong({ points: 130, made: 4 }, { points: 100, made: 4 })).toEqual(no);
    // H17: five brights alone leave the other the warbler (10) and a Paulownia (1); the Wisterias are 17.
    expect(wrong({ points: 202, made: 1 }, { points: 28, made: 4 })).toEqual([]);
    expect(wrong({ points: 203, made: 1 }, { points: 27, made: 4 })).toEqual(no);
  });
});

test("a game without rules for pads: points are written down, and added up", () => {
  const pad = blank("chess", ["Ann", "Bo"]);
  pad.rounds = [round(null, 3, -4), round(null, 2, 9), emptyRound(2)];
  expect(reckon(pad, null)).toMatchObject({ totals: [5, 5], over: false, leaders: [0, 1] });
  expect(reckon({ ...pad, stopped: true }, null).winners).toEqual([0, 1]);
});
