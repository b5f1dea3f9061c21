import { expect, test } from "vitest";
import { play, view } from "./fixtures";
import { capturing, explain, playsOf, prompt, targets } from "./moves";

const name = (seat: number) => `seat ${seat}`;
const called = (card: string) => card;

test("a card that matches two offers both; the joker whatever it captures", () => {
  expect([...targets(playsOf(view(), "1b"))]).toEqual(["1r", "1c1"]);
  expect(targets(playsOf(view(), "11j")).size).toBe(8);
  expect(capturing(view(), "10a").map((move) => move.card)).toEqual(["10c1", "11j"]);
});

test("what is asked", () => {
  const ask = (of: Parameters<typeof view>[0]) => prompt(view(of), name, called).id;
  expect(ask({})).toBe("mushi-prompt-play");
  expect(ask({ legal: [play("2a", [])] })).toBe("mushi-prompt-nothing");
  expect(ask({ phase: "take", turned_up: "1b" })).toBe("mushi-prompt-take");
  expect(ask({ to_act: 1 })).toBe("mushi-wait-play");
  expect(ask({ to_act: 1, phase: "take" })).toBe("mushi-wait-take");
  expect(ask({ to_act: null, phase: "deal" })).toBe("mushi-prompt-deal");
});

test("why not", () => {
  const why = (of: Parameters<typeof view>[0], card = "2a") =>
    explain(view(of), { what: "hand", card }, name, called).id;
  expect(why({})).toBe("mushi-why-must-match");
  expect(why({}, "11j")).toBe("mushi-why-joker");
  const args = (legal = view().legal): unknown =>
    explain(view({ legal }), { what: "hand", card: "2a" }, name, called).args;
  expect(args()).toEqual({ joker: "yes" });
  expect(args(view().legal.filter((move) => move.card !== "11j"))).toEqual({ joker: "no" });
  expect(why({ phase: "take", turned_up: "1b" })).toBe("mushi-why-take");
  expect(why({ to_act: 1 })).toBe("mushi-why-turn");
  expect(why({ to_act: null, phase: "deal" })).toBe("mushi-why-over");
  expect(explain(view(), { what: "table", card: "11j" }, name, called).id).toBe(
    "mushi-why-joker-waits",
  );
});
