import { expect, it } from "vitest";
import { MOST_SEATS } from "../wire";
import { seatColour } from "./colours";

it("is another for each seat of the largest table", () => {
  const seats = Array.from({ length: MOST_SEATS }, (_, seat) => seatColour(seat));
  expect(new Set(seats).size).toBe(MOST_SEATS);
});
