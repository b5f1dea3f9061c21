import { expect, it } from "vitest";
import type { MojoEvent } from "../../wire";
import { type Deed, lastDeeds } from "./deeds";

const event = (kind: MojoEvent["kind"], seat: number, card: number | null = null) =>
  ({ kind, seat, card }) as MojoEvent;
const deed = ({ kind, seat, card }: MojoEvent): Deed<number> | null =>
  kind === "laid" ? null : { seat: seat!, cards: card == null ? [] : [card] };

it("the last deed of each seat is of this round, whatever else was told of it since", () => {
  const told = [
    { round: 1, event: event("played", 2, 3) },
    { round: 2, event: event("played", 0, 4) },
    { round: 2, event: event("played", 1, 5) },
    { round: 2, event: event("played", 0, 6) },
    { round: 2, event: event("laid", 0) },
  ];
  const found = lastDeeds(told, deed);
  expect([...found.keys()].sort()).toEqual([0, 1]);
  expect(found.get(0)?.cards).toEqual([6]);
});
