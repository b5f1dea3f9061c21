import { describe, expect, it } from "vitest";
import { levelAbout, levelName, usual } from "./levels";

describe("levels of bots", () => {
  it("are named, also those that the page does not know", () => {
    expect(levelName("expert")).toBe("Expert");
    expect(levelName("gamma")).toBe("gamma");
    expect(levelAbout("gamma")).toBe("");
    for (const bot of ["easy", "medium", "hard", "expert"]) expect(levelAbout(bot)).toMatch(/\.$/);
  });

  it("begin at the second weakest, and stay as chosen", () => {
    const levels = ["easy", "medium", "hard", "expert"];
    expect(usual(levels)).toBe("medium");
    expect(usual(levels, "expert")).toBe("expert");
    expect(usual(levels, "gone")).toBe("medium");
    expect(usual(["only"])).toBe("only");
    expect(usual([])).toBe("");
  });
});
