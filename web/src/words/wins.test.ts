import { expect, it } from "vitest";
import { wins } from "./wins";

const name = (seat: number): string => ["Ann", "Bo", "Cy"][seat]!;

it("says who has won, and calls me you", () => {
  expect(wins([1], 0, name)).toBe("Bo wins!");
  expect(wins([1], 1, name)).toBe("You win!");
  expect(wins([1], null, name)).toBe("Bo wins!");
  expect(wins([0, 2], 0, name)).toBe("Ann and Cy share the victory!");
});
