import { expect, it } from "vitest";
import { chosen, ALL, opponentsOf, placeOf } from "../played/figures";
import { readHistory, toCsv, toJson } from "../played/files";
import type { Circle, CircleGame } from "../wire";
import { historyOf, linesOf } from "./results";

const circle = {
  name: "Fridays",
  open: true,
  size: 3,
  me: 1,
  members: [
    { n: 1, name: "Ann" },
    { n: 2, name: "Bo" },
    { n: 3, name: "Cy" },
  ],
} as Circle;

/** Bo beats Ann, a guest and a bot; `number` 2 is without Bo. */
const game = (number: number, given: Partial<CircleGame> = {}): CircleGame => ({
  table: "t",
  number,
  game: "mojo",
  options: { edition: "pl", points: 50 },
  at: 1000 - number,
  season: "2026-4",
  seats: [{ member: 2 }, {}, { member: 1 }, { bot: "hard" }],
  sheet: [
    [3, 9, 20, 4],
    [1, 60, 30, 8],
  ],
  winners: [0],
  ...given,
});
const games = [
  game(1),
  game(2, { seats: [{ bot: "easy" }, {}, { member: 1 }, { bot: "hard" }], winners: [2] }),
];
const fewest = (): boolean => false;

it("has each game as the member played it, and nobody else by name", () => {
  const [one, other] = historyOf(circle, games, 2);
  expect(one).toMatchObject({ id: "t/1", me: 0, winners: [0] });
  expect(one!.players.map(({ name, bot }) => bot ?? name)).toEqual(["Bo", "", "Ann", "hard"]);
  expect(other!.me).toBe(null);
  const ann = historyOf(circle, games, 1);
  expect(ann.map((each) => placeOf(each, false))).toEqual([3, 1]);
  expect(opponentsOf(ann).map(({ name, games }) => [name, games])).toEqual([
    ["hard", 2],
    ["Bo", 1],
    ["easy", 1],
  ]);
  expect(chosen(ann, { ...ALL, opponent: "person Bo" }).map(({ id }) => id)).toEqual(["t/1"]);
});

it("sets the members side by side; who has not played is not there", () => {
  const lines = linesOf(circle, games, fewest);
  expect(lines.map(({ member, summary }) => [member.name, summary.won, summary.games])).toEqual([
    ["Bo", 1, 1],
    ["Ann", 1, 2],
  ]);
  expect(lines[1]!.rounds).toMatchObject([{ rounds: 4, mean: 25, best: 20, worst: 30 }]);
});

it("counts a game whose points are kept by its table alone", () => {
  const [line] = linesOf(circle, [game(1, { sheet: [] })], fewest);
  expect(line!.rounds).toMatchObject([{ rounds: 0, mean: null, best: null }]);
});

it("makes files of it that a browser's own history can take", () => {
  const history = historyOf(circle, games, 1);
  expect(readHistory(toJson(history))).toEqual(history);
  expect(readHistory(toCsv(history))).toEqual(history);
});
