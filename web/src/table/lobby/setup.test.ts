/** Changes of seats and house rules in the lobby, before and after their answers. */
import { beforeEach, expect, it } from "vitest";
import { tableInfo } from "../../games/mojo/fixtures";
import type { Configure, TableInfo } from "../../wire";
import { Setup } from "./setup.svelte";

let sent: Configure[];
let online: boolean;
let setup: Setup;

const table = (points: number, seats = 2): TableInfo => ({
  ...tableInfo(seats),
  options: { points },
});
/** The contents of the form: the number of seats, and the points. */
const shown = (): unknown[] => [setup.seats, setup.options.points];

beforeEach(() => {
  sent = [];
  online = true;
  setup = new Setup(table(50), (message) => online && sent.push(message) > 0);
});

it("builds a change on what was asked for before it", () => {
  setup.ask(2, { points: 60 });
  setup.hear({ ...table(50), locked: true }); // no answer
  expect(shown()).toEqual([2, 60]);
  setup.ask(3, setup.options);
  expect(sent.at(-1)).toEqual({ type: "configure", seats: 3, options: { points: 60 } });
  setup.hear(table(60)); // the answer to the first
  expect(shown()).toEqual([3, 60]);
  setup.hear(table(60, 3));
  expect(shown()).toEqual([3, 60]);
});

it("takes two answers in one", () => {
  setup.ask(2, { points: 60 });
  setup.ask(3, { points: 60 });
  setup.hear(table(60, 3));
  setup.hear(table(70, 3));
  expect(shown()).toEqual([3, 70]);
});

it("shows what another window of the host's has asked for", () => {
  setup.ask(2, { points: 60 });
  setup.hear(table(70));
  expect(shown()).toEqual([2, 70]);
});

it("shows what the server says when a change is refused or cannot be sent", () => {
  setup.ask(2, { points: 60 });
  setup.forget();
  expect(shown()).toEqual([2, 50]);
  online = false;
  setup.ask(2, { points: 60 });
  expect(shown()).toEqual([2, 50]);
});
