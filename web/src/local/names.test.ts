import { describe, expect, it } from "vitest";
import { cleaned, unique } from "./names.ts";

const FAMILY = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}";

describe("names at a table in this browser", () => {
  it("are cut between characters as people count them", () => {
    expect(cleaned(FAMILY.repeat(32))).toBe(FAMILY.repeat(32));
    expect(cleaned(FAMILY.repeat(33))).toBeNull();
    expect(cleaned(`  Ann   ${"x".repeat(28)}`)).toBe(`Ann ${"x".repeat(28)}`);
    expect(cleaned("   ")).toBeNull();
  });

  it("are told apart by a number that cuts no character", () => {
    expect(unique("Ann", ["ann"])).toBe("Ann 2");
    expect(unique(FAMILY.repeat(32), [FAMILY.repeat(32)])).toBe(`${FAMILY.repeat(30)} 2`);
  });
});
