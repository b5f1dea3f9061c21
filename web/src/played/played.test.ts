import { describe, expect, test } from "vitest";
import { unpack } from "../browser/packing";
import { packGames } from "./carrying";
import {
  ALL,
  type Choice,
  chosen,
  decided,
  opponentsOf,
  placeOf,
  roundsOf,
  summaryOf,
} from "./figures";
import { readHistory, toCsv, toJson } from "./files";
import { HistoryError, type PlayedGame } from "./game";
import { gameOf } from "./noting";
import { playerName } from "./words";
import type { TableInfo } from "../wire";

const game = (given: Partial<PlayedGame>): PlayedGame => ({
  id: "t/1",
  game: "mojo",
  options: { edition: "pl", points: 50 },
  at: Date.UTC(2026, 10, 20, 20, 15),
  place: "server",
  players: [
    { name: "Ann", bot: null },
    { name: "Bob", bot: null },
    { name: "Kot", bot: "hard" },
  ],
  me: 0,
  sheet: [
    [1, 12, 30],
    [0, 40, 22],
  ],
  winners: [0],
  ...given,
});

const lost = (id: string): PlayedGame => game({ id, winners: [1] });
const won = (id: string): PlayedGame => game({ id });

describe("figures", () => {
  test("streaks count from the last game back", () => {
    const games = [won("5"), won("4"), lost("3"), won("2"), won("1"), won("0")];
    expect(summaryOf(games)).toEqual({ games: 6, won: 5, streak: 2, longest: 3 });
    expect(summaryOf([lost("1"), won("0")])).toMatchObject({ streak: 0, longest: 1 });
    expect(summaryOf([])).toEqual({ games: 0, won: 0, streak: 0, longest: 0 });
  });

  test("a game without a winner, or of others, is neither won nor lost", () => {
    const open = game({ id: "open", winners: [] });
    const others = game({ id: "others", me: null });
    expect(decided([open, others, won("1")]).map(({ id }) => id)).toEqual(["1"]);
  });

  test("the best round is the one that the game rewards", () => {
    const uno = game({ game: "uno", sheet: [[-3, 20, 7]], winners: [1] });
    const rounds = roundsOf([won("1"), uno], (one) => one.game === "uno");
    expect(rounds).toEqual([
      { game: "mojo", highest: false, games: 1, won: 1, rounds: 2, mean: 0.5, best: 0, worst: 1 },
      { game: "uno", highest: true, games: 1, won: 0, rounds: 1, mean: -3, best: -3, worst: -3 },
    ]);
  });

  test("places are shared, and winners come first", () => {
    expect(placeOf(game({ me: 1, winners: [0] }), false)).toBe(2);
    expect(placeOf(game({ me: 2, sheet: [[5, 9, 9]], winners: [0] }), false)).toBe(2);
    // Equal totals, but one has won by another rule of the book.
    expect(placeOf(game({ me: 1, sheet: [[5, 5, 9]], winners: [0] }), false)).toBe(2);
  });

  test("opponents are people by name, and bots by level", () => {
    const two = game({
      id: "2",
      players: [
        { name: "Ann", bot: null },
        { name: "Kot", bot: "hard" },
        { name: "Pies", bot: "hard" },
      ],
      winners: [2],
    });
    expect(opponentsOf([won("1"), two])).toEqual([
      { key: "bot hard", name: "hard", bot: true, games: 2, won: 1, lost: 1 },
      { key: "person Bob", name: "Bob", bot: false, games: 1, won: 1, lost: 0 },
    ]);
  });

  test("games against bots have no other person", () => {
    const alone = game({
      id: "2",
      players: [
        { name: "Ann", bot: null },
        { name: "K", bot: "easy" },
      ],
    });
    const ids = (choice: Partial<Choice>): string[] =>
      chosen([won("1"), alone], { ...ALL, ...choice }).map(({ id }) => id);
    expect([ids({ against: "people" }), ids({ against: "bots" })]).toEqual([["1"], ["2"]]);
    const opponents = opponentsOf([won("1"), alone]).map(({ key }) => ids({ opponent: key }));
    expect(opponents).toEqual([["1"], ["2"], ["1"]]); // Bob, easy, hard
    expect(ids({ against: "bots", opponent: "person Bob" })).toEqual([]);
  });
});

describe("files", () => {
  const games = [
    game({ id: "a/1" }),
    game({
      id: "b/2",
      game: "uno",
      place: "cards",
      me: null,
      winners: [],
      sheet: [],
      players: [
        { name: '=HYPERLINK("x")', bot: null },
        { name: "'-Łucja, „Ł”\nŻ", bot: null },
        { name: "+1", bot: "easy" },
      ],
    }),
    game({ id: "c/1", sheet: [[-5, 0, 5]] }),
  ];

  test("both kinds give back what went into them", () => {
    expect(readHistory(toJson(games))).toEqual(games);
    expect(readHistory(toCsv(games))).toEqual(games);
  });

  test("those with room go along, the last ones first", async () => {
    const many = Array.from({ length: 400 }, (_, n) =>
      game({ id: `${"x".repeat(n % 7)}${Math.sin(n)}/${n}`, at: 5000 - n }),
    );
    expect(await packGames([])).toBe("");
    const packed = await packGames(many, 3000);
    expect(packed.length).toBeLessThanOrEqual(3000);
    const found = readHistory(await unpack(packed, 1e6));
    expect(found.length).toBeGreaterThan(20);
    expect(found).toEqual(many.slice(0, found.length));
  });

  test("a name is never a formula", () => {
    expect(toCsv(games)).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test.each([
    ["", 0],
    ["[]", 0],
    ["{", 0],
    ['{"games": []}', 0],
    ["a,b\n1,2", 0],
    [toJson([game({ sheet: [[1, 2]] })]), 1],
    [toJson([game({}), game({ me: 3 })]), 2],
    [toJson([game({ sheet: [[1, 2, 0.5]] })]), 1],
    [toJson([game({ options: { points: {} } as never })]), 1],
    [toJson([game({ players: [] })]), 1],
    [toJson([game({ winners: [7] })]), 1],
    [toJson([null as never]), 1],
    [toCsv(games).replace("-5", "5,5"), 3],
    [toCsv(games).replace(/2026-11-20T[^,]*/, "yesterday"), 1],
  ])("what is no history is refused, with the number of the game: %#", (text, number) => {
    const read = (): unknown => readHistory(text);
    expect(read).toThrow(HistoryError);
    expect(read).toThrow(expect.objectContaining({ number }));
  });
});

test("a game in this browser belongs to the first person", () => {
  const seats = [
    { kind: "bot", name: "Kot", bot: "easy" },
    { kind: "person", name: "Ann", bot: null },
    { kind: "person", name: "Bob", bot: null },
  ];
  const info = { table: "x", games: 2, game: "mojo", options: {}, seats } as unknown as TableInfo;
  const noted = gameOf(info, [[1, 2, 3]], [1], null, 7);
  expect(noted).toMatchObject({ id: "x/2", me: 1, place: "browser", winners: [1], at: 7 });
  expect(noted.players[0]).toEqual({ name: "Kot", bot: "easy" });
});

test("a name that nobody has given is shown, not kept", () => {
  const seats = [{ kind: "person", name: "You", bot: null }];
  const info = { table: "x", games: 1, game: "mojo", options: {}, seats } as unknown as TableInfo;
  const [me] = gameOf(info, [], [], null, 7).players;
  expect(me!.name).toBe("");
  expect(playerName(me!, true)).toBe("You");
});
