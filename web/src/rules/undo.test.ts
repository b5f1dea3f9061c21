import { expect, it } from "vitest";
import { GAME as mojo } from "./games/mojo";
import { GAME as uno } from "./games/uno";
import type { Entry } from "./entries";
import { UndoError } from "./errors";
import { RecordError, Table } from "./table";

/** A game in which something has just been taken back, and the entries before that. */
function undone(): { table: Table; before: string } {
  for (let seed = 1; ; seed++) {
    const table = new Table(mojo, ["Ann", "Bo"], { seed });
    for (let i = 0; i < 20 && !table.over; i++) {
      const seat = table.toAct!;
      const before = JSON.stringify(table.view(null));
      const made = table.play(table.legal()[0]!);
      if (made.length > 1) continue; // a chance was asked for
      expect(table.undo(seat)).toEqual([{ undo: seat }]);
      return { table, before };
    }
  }
}

it("takes back the last action, once, and reads a record that says so", () => {
  const { table, before } = undone();
  expect(JSON.stringify(table.view(null))).toBe(before);
  expect(table.events(null).at(-1)).toEqual({ kind: "undone", seat: table.toAct });
  expect(() => table.undo(table.toAct!)).toThrow(UndoError);
  table.play(table.legal()[0]!);
  const again = Table.resume(mojo, table.record());
  expect(JSON.stringify(again.view(null))).toBe(JSON.stringify(table.view(null)));
  expect(again.entries).toEqual(table.entries);
});

it("refuses a record in which a deal would be had again", () => {
  const { table } = undone();
  const record = table.record();
  const first = record.entries.findIndex((entry) => "action" in entry);
  const forged: Entry[] = [...record.entries.slice(0, first), { undo: 0 }];
  expect(() => Table.resume(mojo, { ...record, entries: forged })).toThrow(RecordError);
});

it("takes back several actions, one after the other, as records of version 3 say", () => {
  for (let seed = 1; ; seed++) {
    const table = new Table(mojo, ["Ann", "Bo"], { seed });
    for (let i = 0; i < 20 && !table.over; i++) {
      const seat = table.toAct!;
      const before = JSON.stringify(table.view(null));
      if (table.play(table.legal()[0]!).length > 1) continue;
      const other = table.toAct!;
      if (table.play(table.legal()[0]!).length > 1 || table.toAct === null) continue;
      expect(table.undo(other)).toEqual([{ undo: other }]);
      expect(table.undo(seat)).toEqual([{ undo: seat }]);
      expect(JSON.stringify(table.view(null))).toBe(before);
      expect(table.record().parlour).toBe(3);
      const again = Table.resume(mojo, table.record());
      expect(JSON.stringify(again.view(null))).toBe(before);
      return;
    }
  }
});

it("takes back as many actions as a round has, as Python does", () => {
  const MANY = 40;
  for (let seed = 1; ; seed++) {
    const table = new Table(uno, ["Ann", "Bo", "Cy", "Di"], { seed });
    const seats: number[] = [];
    const before = JSON.stringify(table.view(null));
    while (seats.length < MANY && table.toAct !== null) {
      seats.push(table.toAct);
      if (table.play(table.legal()[0]!).length > 1) break; // a chance was asked for
    }
    if (seats.length < MANY) continue;
    for (const seat of seats.reverse()) table.undo(seat);
    expect(JSON.stringify(table.view(null))).toBe(before);
    return;
  }
});
