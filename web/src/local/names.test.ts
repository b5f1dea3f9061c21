import { describe, expect, it } from "vitest";
import { cleaned, unique } from "./names.ts";
import { MAX_NAME } from "../wire";

const FAMILY = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}";

describe("names at a table in this browser", () => {
  it("are cut between characters as people count them", () => {
    expect(cleaned(FAMILY.repeat(MAX_NAME))).toBe(FAMILY.repeat(MAX_NAME));
    expect(cleaned(FAMILY.repeat(MAX_NAME + 1))).toBeNull();
    expect(cleaned(`  Ann   ${"x".repeat(28)}`)).toBe(`Ann ${"x".repeat(28)}`);
    expect(cleaned("   ")).toBeNull();
  });

  it("are told apart by a number that cuts no character", () => {
    expect(unique("Ann", ["ann"])).toBe("Ann 2");
    expect(unique(FAMILY.repeat(MAX_NAME), [FAMILY.repeat(MAX_NAME)])).toBe(
      `${FAMILY.repeat(MAX_NAME - 2)} 2`,
    );
  });
});
