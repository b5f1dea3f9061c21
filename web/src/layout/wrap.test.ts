import { describe, expect, it } from "vitest";
import { ems, largestFor, linesIn, widthFor } from "./wrap";

describe("the width of a text", () => {
  it("follows its letters", () => {
    expect(ems("W".repeat(32))).toBeGreaterThan(32);
    expect(ems("Щ".repeat(32))).toBeGreaterThan(32);
    expect(ems("i".repeat(32))).toBeLessThan(16);
    expect(ems("👨‍👩‍👧‍👦")).toBeLessThan(2);
  });
});

describe("a text in lines", () => {
  it("breaks between words and after hyphens", () => {
    const name = "Wielkopolska Aleksandra-Maria";
    const word = ems("Wielkopolska");
    expect(linesIn(name, ems(name))).toBe(1);
    expect(linesIn(name, word)).toBe(3);
  });

  it("breaks a word that is wider than a line", () => {
    expect(linesIn("W".repeat(32), ems("W".repeat(8)))).toBe(4);
    expect(linesIn(`M ${"W".repeat(16)}`, ems("W".repeat(8)))).toBe(3);
  });

  it.each([1, 2, 3, 4])("fits into %i lines at its least width, and not in less", (lines) => {
    for (const name of ["W".repeat(32), "Wielkopolska Aleksandra-Maria", "Bo"]) {
      const width = widthFor([name], lines);
      expect(linesIn(name, width)).toBeLessThanOrEqual(lines);
      expect(width).toBeGreaterThanOrEqual(ems(name) / lines);
    }
  });
});

describe("the largest letters for a text", () => {
  const sizes = [20, 16, 12];
  const name = "W".repeat(32);
  it("are the usual ones where there is room", () => {
    expect(largestFor("Bo", sizes, { width: 100, height: 30 })).toBe(20);
  });

  it("become smaller until its lines are no higher than the room", () => {
    const width = ems(name) * 16;
    expect(largestFor(name, sizes, { width, height: 20 })).toBe(16);
    expect(largestFor(name, sizes, { width, height: 2 * 20 * 1.1 })).toBe(20);
  });

  it("are the smallest where there is no room at all", () => {
    expect(largestFor(name, sizes, { width: 50, height: 20 })).toBe(12);
  });
});
