import { describe, expect, it } from "vitest";
import { levelAbout, levelName, usual } from "./levels";

describe("levels of bots", () => {
  it("are named, also those that the page does not know", () => {
    expect(levelName("expert")).toBe("Expert");
    expect(levelName("gamma")).toBe("gamma");
    expect(levelAbout("gamma")).toBe("");
    for (const bot of ["easy", "medium", "hard", "expert"]) expect(levelAbout(bot)).toMatch(/\.$/);
  });

  it("begin where the server says, and stay as chosen", () => {
    const info = { bots: ["easy", "medium", "hard", "expert"], usual_bot: "hard" };
    expect(usual(info)).toBe("hard");
    expect(usual(info, "expert")).toBe("expert");
    expect(usual(info, "gone")).toBe("hard");
  });
});
