import { expect, it } from "vitest";
import { GAMES } from "../local/defaults";
import type { View } from "../wire";

interface Fixtures {
  fixtures: Record<string, View>;
}
const made = import.meta.glob<Fixtures>("../games/*/fixtures.ts", { eager: true });
const views = Object.values(made).flatMap(({ fixtures }) => Object.entries(fixtures));

it.each(views)("%s is a position of as many people as may play", (_, view) => {
  const { min_seats, max_seats } = GAMES.find(({ name }) => name === view.game)!;
  expect(view.seats.length).toBeGreaterThanOrEqual(min_seats);
  expect(view.seats.length).toBeLessThanOrEqual(max_seats);
});
