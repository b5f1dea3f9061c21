import { describe, expect, it } from "vitest";
import { ems, linesIn, widthFor } from "./wrap";

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
