import { expect, it } from "vitest";
import type { Circle } from "../wire";
import { linesOf, seasonName, seasonsOf } from "./standing";

const row = (season: string, game: string, member: number, played: number, won: number) => ({
  season,
  game,
  member,
  played,
  won,
});

const circle: Circle = {
  name: "Fridays",
  open: true,
  size: 3,
  tag: "t",
  me: 1,
  season: "2026-4",
  members: [
    { n: 1, name: "Ann" },
    { n: 2, name: "Bo" },
    { n: 3, name: "Cy" },
  ],
  standing: [
    row("2026-3", "uno", 1, 4, 4),
    row("2026-2", "mojo", 1, 3, 1),
    row("2026-2", "mojo", 2, 2, 1),
    row("2026-2", "uno", 2, 1, 1),
  ],
  tables: [],
};

it("shows the current season, and all of which there is something", () => {
  expect(seasonsOf(circle)).toEqual(["2026-4", "2026-3", "2026-2"]);
  expect(linesOf(circle, "2026-4", null)).toEqual([]);
});

it("counts one game, or all of them", () => {
  const all = linesOf(circle, "2026-2", null);
  expect(all.map(({ name, won, games }) => [name, won, games])).toEqual([
    ["Bo", 2, 3],
    ["Ann", 1, 3],
  ]);
  const mojo = linesOf(circle, "2026-2", "mojo");
  expect(mojo.map(({ name }) => name)).toEqual(["Bo", "Ann"]); // in fewer games
});

it("calls a season by its months", () => {
  expect(seasonName("2026-4", "en")).toBe("October – December 2026");
  expect(seasonName("2026-1", "fr")).toBe("janvier – mars 2026");
  expect(seasonName("2026-2", "ru")).toBe("апрель – июнь 2026");
  expect(seasonName("2026-3", "pl")).toBe("lipiec – wrzesień 2026");
});
