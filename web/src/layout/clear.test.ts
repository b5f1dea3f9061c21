import { describe, expect, it } from "vitest";
import { clearOf } from "./clear";

const phone = { width: 390, height: 664 };
const notice = { width: 360, height: 48 };
const at = { x: 15, y: 8 };

describe("a notice", () => {
  it("stays where it is put if nothing is there", () => {
    const { x, y } = clearOf([], notice, phone, at);
    expect(Math.hypot(x - at.x, y - at.y)).toBeLessThan(4);
  });

  it("leaves the buttons of the bar on top", () => {
    const menu = { x: 340, y: 4, width: 44, height: 44 };
    const piles = { x: 50, y: 180, width: 290, height: 140 };
    const { y } = clearOf([menu, piles], notice, phone, at);
    expect(y).toBeGreaterThanOrEqual(48);
    expect(y + notice.height).toBeLessThanOrEqual(180);
  });

  it("covers a part of something large where nothing is free", () => {
    const bar = [230, 285, 340].map((x) => ({ x, y: 4, width: 44, height: 44 }));
    const panel = { x: 0, y: 52, width: 390, height: 612 };
    const { y } = clearOf([...bar, panel], notice, phone, at);
    expect(y).toBeGreaterThanOrEqual(48);
    expect(y).toBeLessThan(70);
  });
});
