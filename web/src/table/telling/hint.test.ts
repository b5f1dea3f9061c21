import { describe, expect, it } from "vitest";
import type { HintMove } from "../../wire";
import { inWords, rowsOf } from "./hint";

const move = (action: string, share: number, best = false): HintMove => ({ action, share, best });
const rows = (moves: HintMove[]): [string, boolean][] =>
  rowsOf(moves, (action) => action!.toUpperCase()).map((row) => [row.name, row.alike]);

describe("the moves of a hint", () => {
  it("begin with the one suggested, then go down", () => {
    expect(rows([move("a", 0.3), move("b", 0.5, true), move("c", 0.4)])).toEqual([
      ["B", true],
      ["C", false],
      ["A", false],
    ]);
  });

  it("are much the same within a game of a hundred", () => {
    expect(rows([move("a", 0.5, true), move("b", 0.491), move("c", 0.49), move("d", 0.1)])).toEqual(
      [
        ["A", true],
        ["B", true],
        ["C", false],
        ["D", false],
      ],
    );
  });

  it("are at most four besides the best", () => {
    const six = [0.6, 0.5, 0.4, 0.3, 0.2, 0.1].map((share, i) => move(`${i}`, share, i === 0));
    expect(rows(six).map(([name]) => name)).toEqual(["0", "1", "2", "3", "4"]);
  });

  it("are told once where they look the same", () => {
    expect(rows([move("a", 0.5, true), move("A", 0.4), move("b", 0.3), move("B", 0.35)])).toEqual([
      ["A", true],
      ["B", false],
    ]);
    expect(rowsOf([], String)).toEqual([]);
  });

  it("are told in games of a hundred, and never as certain", () => {
    expect(inWords("hint-best", 0.618)).toBe("An estimate: wins about 62 games in 100.");
    expect(inWords("hint-best", 1)).toBe("An estimate: wins more than 99 games in 100.");
    expect(inWords("hint-other", 0)).toBe("under 1");
  });
});
