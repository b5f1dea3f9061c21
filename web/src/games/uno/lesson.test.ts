/** The claims of the lesson's words, beside the moves that are right. */
import { expect, it } from "vitest";
import { viewsOf } from "../../learn/views";
import { GAME } from "../../rules/games/uno";
import type { UnoView } from "../../wire";
import { lesson } from "./lesson";

const at = viewsOf<UnoView>(GAME, lesson);
const hand = (name: string): string[] => at(name).seats[0]!.hand!;
const blue = (name: string): string[] => hand(name).filter((card) => card.startsWith("b"));

it("fits by colour, by number and by sign", () => {
  expect(at("goal").seats.map((seat) => seat.hand_size)).toEqual([7, 7, 7]);
  expect(at("colour").colour).toBe("blue");
  expect(blue("colour")).toEqual(["b8"]);
  expect(at("number").discard.at(-1)).toBe("b2");
  expect(blue("number")).toEqual([]);
  expect(at("sign").colour).toBe("pink");
});

it("skips Ada, and leaves nothing that fits", () => {
  const [before, after] = [at("sign"), at("draw")];
  expect(after.seats[1]!.hand_size).toBe(before.seats[1]!.hand_size + 2);
  expect(after.discard.at(-1)).toBe("wild");
  expect(after.colour).toBe("blue");
  expect(after.legal.map((move) => move.action)).toEqual(["draw"]);
  expect(at("drawn").drawn).toBe("b4");
});

it("has a call to make, and one that was forgotten", () => {
  expect(hand("call")).toEqual(["g8", "p3"]);
  expect(at("catch").catchable).toBe(1);
  expect(at("catch").seats[0]!.called).toBe(true);
});

it("is challenged against a bluff", () => {
  const { stake, seats } = at("challenge");
  expect(stake).toMatchObject({ accused: 2, colour: "blue", accept: 4, innocent: 6 });
  expect(seats[2]!.hand_size).toBe(6);
});

it("gives two pink cards away, and wins with the green one", () => {
  expect(hand("scary").filter((card) => card.startsWith("p"))).toHaveLength(2);
  expect(hand("name")).toEqual(["g4"]);
  expect(at("last").colour).toBe("green");
  expect(at("count").scores![0]!.points).toBeGreaterThan(0);
});
