import { expect, test } from "vitest";
import { CARDS, type Card, isCard, kindOf, monthOf } from "./cards";
import { mark } from "./frame";
import { picture } from "./pictures";

const art = (card: Card) => picture(card) + mark(monthOf(card), kindOf(card));

test("forty cards, four of each month, in their kinds", () => {
  const count = (of: (card: Card) => string | number) => {
    const found: Record<string, number> = {};
    for (const card of CARDS) found[of(card)] = (found[of(card)] ?? 0) + 1;
    return found;
  };
  expect(count(monthOf)).toEqual({ 1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 8: 4, 9: 4, 10: 4, 11: 4, 12: 4 });
  // H1: 5 x 20 + 7 x 10 + 8 x 5 + 20 x 1, Lightning among the chaff, make 230 points
  expect(count(kindOf)).toEqual({ bright: 5, animal: 7, ribbon: 8, chaff: 19, joker: 1 });
  expect(isCard("6c1")).toBe(false);
});

test("no two pictures are the same", () => {
  expect(new Set(CARDS.map(picture)).size).toBe(40);
});

test.each(CARDS)("%s is sound and light", (card) => {
  const text = art(card);
  expect(text).not.toMatch(/NaN|undefined|Infinity/);
  expect(text).not.toMatch(/\bid=|url\(|style=/); // many cards share a page; strict content policies
  expect(text.match(/<[a-z]/g)!.length).toBeLessThanOrEqual(60);
});
