import { expect, test } from "vitest";
import { evening, type Going } from "./evening";

const hour = 3_600_000;

function won(game: string, names: string[], winners: number[] | null, changed: number): Going {
  return { game, names, changed, result: winners && { winners } };
}

test("the games of the last hours, of whoever plays, by game; a shared victory counts for each", () => {
  const now = won("mojo", ["Ann", "Bo"], [1], 100 * hour);
  const all = [
    now,
    won("uno", ["Bo", "Cleo", "Ann"], [0, 2], 98 * hour),
    won("mojo", ["Ann", "Bo"], [0], 97 * hour),
    won("mojo", ["Ann", "Bo"], null, 99 * hour), // not over
    won("mojo", ["Ann", "Bo"], [0], 80 * hour), // the evening before
  ];
  expect(evening(now, all)).toEqual([
    { name: "Ann", kind: "person", won: { uno: 1, mojo: 1 } },
    { name: "Bo", kind: "person", won: { uno: 1, mojo: 1 } },
  ]);
});
