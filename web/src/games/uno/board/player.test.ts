import { expect, test } from "vitest";
import { FixtureTable } from "../../../table/session/fixture.svelte";
import type { UnoEvent, UnoView } from "../../../wire";
import { fixtures, move, tableInfo, seat, view } from "../fixtures";
import { Player } from "./player.svelte";

function at(view: UnoView): [Player, FixtureTable<UnoView, UnoEvent>] {
  const update = { type: "update", entry: 40, events: [], view, sheet: [] } as const;
  const table = new FixtureTable<UnoView, UnoEvent>(tableInfo(view.seats.length), {
    ...update,
    events: [],
    sheet: [],
  });
  return [new Player(table, (seat) => `seat ${seat}`), table];
}
const b7 = move({ action: "b7", kind: "play", card: "b7" });
const b7uno = move({ action: "b7 uno", kind: "play", card: "b7", calls: true });
const draw = move({ action: "draw", kind: "draw", draws: 1 });
const two = [seat({ hand: ["b7", "g2"] }), seat()];

test("UNO is due only where a play leaves one card", () => {
  expect(at(view({ seats: two, legal: [b7, b7uno, draw] }))[0].due).toBe(true);
  expect(at(view({ seats: two, legal: [draw] }))[0].due).toBe(false);
  expect(at(view({ seats: two, to_act: 1 }))[0].due).toBe(false);
});

test("an armed call goes with the card", () => {
  const [player, table] = at(view({ seats: two, legal: [b7, b7uno, draw] }));
  player.call();
  player.choose(0);
  expect(table.acted).toEqual(["b7 uno"]);
});

test("pressed with nothing to call, the button says why", () => {
  const [player] = at(view({ legal: [draw] }));
  player.call();
  expect(player.armed).toBe(false);
  expect(player.refusal.now?.text).toBe("Call UNO when your play leaves you with one card.");
});

test("a catch goes once, whatever I have played", () => {
  const [player, table] = at(fixtures.catch!);
  const found = fixtures.catch!.legal.find((one) => one.kind === "catch")!;
  player.hasten(found);
  player.hasten(found);
  expect(table.acted).toEqual(["catch 7"]);
});

test("who forgot to call is said with whose turn it is; of long names, only that", () => {
  const { catch: position } = fixtures;
  const asks = (name: string) => {
    const [, table] = at({ ...position!, to_act: 2 });
    return new Player(table, (seat) => `${name} ${seat}`).asks;
  };
  expect(asks("Ann")).toBe("Ann 7 hasn’t called UNO! Ann 2 is playing");
  expect(asks("W".repeat(30))).toBe(`${"W".repeat(30)} 2 is playing`);
});

test("a wild card asks for its colour; a Wild Draw Four also says whether it is a bluff", () => {
  const { hand } = fixtures.two!.seats[0]!;
  const [player, table] = at(fixtures.two!);
  player.choose(hand!.indexOf("wild"));
  expect(player.question).toMatchObject({ kind: "colour", text: "Wild: which colour?" });
  player.choose(hand!.indexOf("+4"));
  expect(player.question?.text).toBe("A bluff: you hold blue. Which colour?");
  player.choose(hand!.indexOf("+4"));
  expect(player.question).toBeNull();
  expect(table.acted).toEqual([]);
});

test("a Wild Draw Four asks who has to draw", () => {
  const [player] = at(fixtures.challenge!);
  expect(player.question?.text).toBe("Do you believe that seat 2 had no blue?");
});
