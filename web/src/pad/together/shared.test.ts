import { describe, expect, test } from "vitest";
import { linesOf, merged, place, waiting } from "./shared";
import { blankPad, type Cell, type Line, type Pad, written } from "../sheet";

const cell = (round: number, seat: number, cell: Cell | null): Line => ({
  kind: "cell",
  round,
  seat,
  cell,
});

function shared(lines: readonly Line[] = [], n = 3): Pad {
  const names = ["Ann", "Bo", "Cleo"];
  const pad = blankPad({ id: "x", game: "mojo", names, options: {}, now: 0 });
  const there = lines.reduce<Pad>(written, pad);
  return { ...there, shared: { id: "s", mine: true, n, waiting: lines } };
}

const cells = (pad: Pad): unknown[] => pad.rounds.map((round) => round.cells);
const news = (n: number, ...lines: Line[]) => ({ n, lines }) as Parameters<typeof merged>[1];

describe("a pad on several devices", () => {
  test("one thing in one place: what waits there is replaced", () => {
    const pad = waiting(shared([cell(0, 0, { points: 7 })]), [cell(0, 0, { points: 8 })]);
    expect(pad.shared!.waiting).toEqual([cell(0, 0, { points: 8 })]);
  });

  test("a round that is cleared is one line for each place in it", () => {
    expect(linesOf({ kind: "cleared", round: 2 }, 2).map(place)).toEqual([
      "ender 2",
      "cell 2 0",
      "cell 2 1",
    ]);
  });

  test("everybody's own cards come together", () => {
    const mine = cell(0, 0, { points: 7 });
    const theirs = cell(0, 1, { cards: ["12"] });
    const found = merged(shared([mine]), news(5, theirs, mine), [mine]);
    expect(cells(found.pad)).toEqual([[{ points: 7 }, { cards: ["12"] }, null]]);
    expect(found.pad.shared).toMatchObject({ n: 5, waiting: [] });
    expect(found.overruled).toBe(false);
  });

  test("a correction that was made meanwhile stands, and that is said", () => {
    const mine = cell(0, 0, { points: 7 });
    const found = merged(shared([mine]), news(5, cell(0, 0, { points: 9 })), [mine]);
    expect(cells(found.pad)).toEqual([[{ points: 9 }, null, null]]);
    expect(found.overruled).toBe(true);
  });

  test("what was written here while a request was under way is not lost", () => {
    const sent = cell(0, 0, { points: 7 });
    const later = cell(0, 0, { points: 8 });
    const pad = waiting(written(shared([sent]), later), [later]);
    const found = merged(pad, news(4, sent), [sent]);
    expect(cells(found.pad)).toEqual([[{ points: 8 }, null, null]]);
    expect(found.pad.shared!.waiting).toEqual([later]);
  });

  test("what waits longer gives way to a correction elsewhere, too", () => {
    const [sent, unsent] = [cell(0, 0, { points: 7 }), cell(1, 0, { points: 4 })];
    const found = merged(shared([sent, unsent]), news(6, sent, cell(1, 0, { points: 5 })), [sent]);
    expect(cells(found.pad)[1]).toEqual([{ points: 5 }, null, null]);
    expect(found.pad.shared!.waiting).toEqual([]);
    expect(found.overruled).toBe(true);
  });

  test("the order of fields says nothing", () => {
    const mine = cell(0, 0, { points: 130, made: 4 });
    const back = JSON.parse(
      '{"seat":0,"cell":{"made":4,"points":130},"round":0,"kind":"cell"}',
    ) as Line;
    expect(merged(shared([mine]), news(4, back), [mine]).overruled).toBe(false);
  });
});
