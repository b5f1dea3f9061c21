import { describe, expect, it } from "vitest";
import { cleaned, unique } from "./names.ts";

const FAMILY = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}";

describe("names at a table in this browser", () => {
  it("are cut between characters as people count them", () => {
    expect(cleaned(FAMILY.repeat(24))).toBe(FAMILY.repeat(24));
    expect(cleaned(FAMILY.repeat(25))).toBe(FAMILY.repeat(24));
    expect(cleaned(`  Ann   ${"x".repeat(30)}`)).toBe(`Ann ${"x".repeat(20)}`);
    expect(cleaned("   ")).toBeNull();
  });

  it("are told apart by a number that cuts no character", () => {
    expect(unique("Ann", ["ann"])).toBe("Ann 2");
    expect(unique(FAMILY.repeat(24), [FAMILY.repeat(24)])).toBe(`${FAMILY.repeat(22)} 2`);
  });
});
