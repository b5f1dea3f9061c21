import { describe, expect, it } from "vitest";
import { ems, lettersFor, linesIn, longestWord, partsIn, widthFor } from "./wrap";

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

  it("breaks a word that is wider than a line, between syllables, with a hyphen", () => {
    const name = "Al Bartholomew";
    expect(linesIn(name, ems("Bartholomew"))).toBe(2);
    expect(linesIn(name, ems("Al Bar-"))).toBe(3); // Al Bar-tholo-mew
    expect(linesIn(name, ems("mew"))).toBe(5); // Al Bar-tho-lo-mew
    expect(partsIn(name, ems("Bartholomew"))).toEqual([name]);
    expect(partsIn(name, ems("Bartholo-"))).toEqual(["Al Bar", "tho", "lo", "mew"]);
    expect(partsIn("Bartholomew-Jr Konstantin", 6)).toEqual([
      "Bar",
      "tho",
      "lo",
      "mew-Jr Kons",
      "tan",
      "tin",
    ]);
  });

  it("breaks Chinese, Japanese and Korean after any sign, without a hyphen", () => {
    expect(longestWord(["山田太郎"])).toBe(ems("山"));
    expect(linesIn("山田太郎", ems("山田"))).toBe(2);
    expect(partsIn("山田太郎", ems("山田"))).toEqual(["山田太郎"]);
  });

  it("breaks anywhere what has no syllables", () => {
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

describe("the letters of texts in a room", () => {
  const name = "W".repeat(32);
  it("are the largest where there is room", () => {
    expect(lettersFor(["Bo"], [20, 12], { width: 100, height: 30 })).toBe(20);
    expect(lettersFor(["Bo"], [20, 12], { width: 100, lines: 1 })).toBe(20);
  });

  it("become smaller until no text is higher than the room", () => {
    const width = ems(name) * 16;
    expect(lettersFor(["Bo", name], [20, 12], { width, height: 20 })).toBe(16);
    expect(lettersFor(["Bo", name], [20, 12], { width, lines: 1 })).toBe(16);
    expect(lettersFor(["Ann Ann"], [20, 12], { width: 50, height: 2 * 20 * 1.1 })).toBe(20);
  });

  it("become smaller until all words are whole", () => {
    expect(
      lettersFor(["Al Bartholomew"], [20, 12], { width: 16 * ems("Bartholomew"), lines: 2 }),
    ).toBe(16);
  });

  it("are no smaller for a word that is broken in any case", () => {
    expect(lettersFor([name], [20, 12], { width: 11 * ems(name), lines: 2 })).toBe(20);
  });

  it("are the smallest where there is no room at all", () => {
    expect(lettersFor([name], [20, 12], { width: 50, height: 20 })).toBe(12);
  });
});
