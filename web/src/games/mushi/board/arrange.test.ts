import { describe, expect, it } from "vitest";
import { type Box, kindOf, rowsOf, scaleOf, TOUCH } from "../../../layout/board";
import { arrange, type Arrangement, gridOf, heightOf, HOLD, placesOn } from "./arrange";

// The room that is left for the board, below the header (50 px) or beside it (56 px).
const BOARDS = [
  [360, 588], [360, 590], [375, 617], [390, 614], [390, 794], [412, 682], [611, 375], [788, 390], [584, 360],
  [627, 325], [960, 490], [768, 974], [1024, 718], [980, 670], [1066, 600], [1140, 730], [1236, 680],
  [1620, 1030], [2260, 1390],
] as const; // prettier-ignore

function inside(box: Box, outer: Box): void {
  expect(box.x).toBeGreaterThanOrEqual(outer.x);
  expect(box.y).toBeGreaterThanOrEqual(outer.y);
  expect(box.x + box.width).toBeLessThanOrEqual(outer.x + outer.width + 0.01);
  expect(box.y + box.height).toBeLessThanOrEqual(outer.y + outer.height + 0.01);
}

function apart(boxes: readonly Box[]): void {
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(0, i)) {
      const [x, y] = [
        Math.min(a.x + a.width, b.x + b.width),
        Math.min(a.y + a.height, b.y + b.height),
      ];
      const over = x - Math.max(a.x, b.x) > 0.01 && y - Math.max(a.y, b.y) > 0.01;
      expect(over, JSON.stringify([a, b])).toBe(false);
    }
}

const LOOKS = BOARDS.flatMap(([width, height]) => [
  [width, height, "usual"] as const,
  [width, height, "large"] as const,
]);

describe.each(LOOKS)("a board of %i by %i with %s cards", (wide, high, cards) => {
  const large = cards === "large";
  const scale = large ? scaleOf({ width: wide, height: high }, large) : 1;
  const [width, height] = [wide / scale, high / scale];
  const rows = rowsOf({ width, height }, HOLD, large);
  const news = kindOf({ width, height }) === "upright" ? 44 : rows.news;

  describe.each([
    ["who plays", true, rows.news],
    ["who plays with hints", true, news],
    ["who watches", false, rows.news],
  ])("for %s", (_, bare, news) => {
    const rest = rows.bar + news + (bare ? rows.hand : 6);
    const arena = { x: 0, y: 0, width, height: height - rest };
    const below = kindOf({ width, height }) === "wide" ? rest : 0;
    const found: Arrangement = arrange(arena, bare, false, below);

    it("holds the panels and the mat, none over another", () => {
      const boxes = [...found.panels, found.mat];
      inside(found.mat, arena);
      for (const box of found.panels)
        inside(box, { ...arena, height: arena.height + (found.column && below) });
      apart(boxes);
      expect(found.panels[0].height).toBeGreaterThanOrEqual(heightOf(found.look, true));
      expect(found.panels[1].height).toBeGreaterThanOrEqual(heightOf(found.look, !bare));
    });

    it("has a place for each of twelve cards, for a finger", () => {
      const { grid, mat } = found;
      const on = placesOn(mat, grid);
      const cells = Array.from({ length: 12 }, (_, n) => on.cell(n));
      const felt = { ...mat, x: 0, y: 0 };
      for (const box of [...cells, on.pile, on.turned]) inside(box, felt);
      apart([...cells, on.pile, on.turned]);
      for (const cell of cells) expect(cell.width).toBeGreaterThanOrEqual(TOUCH);
    });

    it("has room for sixteen, smaller", () => {
      const { mat, grid } = found;
      const more = gridOf(mat, Math.ceil(16 / grid.columns), grid.columns);
      const on = placesOn(mat, more);
      const cells = Array.from({ length: 16 }, (_, n) => on.cell(n));
      for (const box of cells) inside(box, { ...mat, x: 0, y: 0 });
      apart([...cells, on.pile, on.turned]);
    });
  });
});

it("shows captured cards on a laptop large enough to be told apart", () => {
  const rows = rowsOf({ width: 1366, height: 600 }, HOLD);
  const below = rows.bar + rows.news + rows.hand;
  const { look, mat } = arrange({ width: 1066, height: 600 - below }, true, false, below);
  expect(look.card).toBeGreaterThanOrEqual(40);
  expect(mat.width).toBeGreaterThanOrEqual(600); // below it lie eight cards of mine
});
