import { expect, it } from "vitest";
import type { SeatInfo } from "../wire";
import { companies, dayOf } from "./companies";
import type { Row } from "./tables.svelte";

function row(table: string, names: string[], info: object = {}, more: Partial<Row> = {}): Row {
  const seats = names.map((name) => ({ kind: name === "Bot" ? "bot" : "person", name }));
  const known = { game: "mojo", seat: 0, moved: false, status: "over", awaited: [], since: 60 };
  return {
    table,
    gone: false,
    info: {
      ...known,
      seats: seats as SeatInfo[],
      winners: [],
      successor: "",
      ...info,
    } as Row["info"],
    ...more,
  };
}

it("knows with whom this browser played, the last ones first, each company once", () => {
  const found = companies(
    [
      row("old", ["Me", "Bo", "Cy"], { since: 500 }),
      row("new", ["Me", "Cy", "Bo", "Bot"], { since: 100 }),
      row("two", ["Me", "Dee"], { since: 300 }),
    ],
    1_000_000,
  );
  expect(found.map(({ table }) => table)).toEqual(["new", "two"]);
  expect(found[0]).toEqual({
    table: "new",
    game: "mojo",
    callable: true,
    names: ["Cy", "Bo"],
    at: 900_000,
  });
});

it("knows those whose table the server has deleted, who can't be called there", () => {
  const [found] = companies([row("deleted", ["Me", "Bo"], { deleted: 2, at: 1 }, { gone: true })]);
  expect(found).toMatchObject({ names: ["Bo"], callable: false });
});

it("leaves out whoever plays, has gone on, or is no company", () => {
  const rows = [
    row("playing", ["Me", "Bo"], { status: "playing" }),
    row("went on", ["Me", "Bo"], { successor: "x" }),
    row("alone", ["Me", "Bot"]),
    row("here", ["Me", "Bo"], {}, { local: true }),
    row("gone", ["Me", "Bo"], {}, { gone: true }),
    row("unasked", ["Me", "Bo"], {}, { old: "asked" }),
  ];
  expect(companies(rows)).toEqual([]);
});

it("names the day as people do", () => {
  const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
  const now = at(25, 0.5); // a Wednesday
  expect(dayOf(at(25, 0), now)).toBe("today");
  expect(dayOf(at(24, 23), now)).toBe("yesterday");
  expect(dayOf(at(20, 22), now)).toBe("fri");
  expect(dayOf(at(19, 1), now)).toBe("thu");
  expect(dayOf(at(18, 23), now)).toBe("date");
});
