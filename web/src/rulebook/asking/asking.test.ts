import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type Given, type Question, Situation } from "../../games/asking";
import type { OptionValues } from "../../table/houserules/options";
import { everyTable } from "../../dev/tests";
import { GAMES } from "../../local/defaults";
import { has, t } from "../../words/i18n.svelte";
import { applies, chaptersAt, textOf } from "../tables";
import { found } from "./find";
import { type Asking, openAsking } from "./open";

const NAMES = ["mojo", "mushi", "uno"] as const;
const asking = {} as Record<(typeof NAMES)[number], Asking>;
const tables = {} as Record<(typeof NAMES)[number], OptionValues[]>;
beforeAll(async () => {
  for (const name of NAMES) {
    asking[name] = (await openAsking(name))!;
    tables[name] = everyTable(
      GAMES.find((one) => one.name === name)!,
      asking[name].book,
    );
  }
});

function answer(
  game: (typeof NAMES)[number],
  id: string,
  given: Record<string, string> = {},
  options: OptionValues = tables[game][0]!,
): unknown {
  const question = asking[game].questions.find((one) => one.id === id)!;
  const cards = Object.entries(given).map(([name, text]) => [
    name,
    text.split(" ").filter(Boolean),
  ]);
  return question.answer(options, Object.fromEntries(cards) as Given);
}

/** Some ways to fill the blanks in: all values, and cards at random. */
function* ways(
  game: (typeof NAMES)[number],
  question: Question,
  options: OptionValues,
): Generator<Given> {
  const { deck } = asking[game];
  const { s } = new Situation(deck.game, options, deck.game.seats[0]);
  const cards = deck.shelves
    .flat()
    .flatMap((face) =>
      Array<string>(deck.game.pad!.copies(s, face)).fill(deck.game.format_card(face)),
    );
  let luck = 1;
  const below = (n: number): number => (luck = (luck * 16807) % 2147483647) % n;
  for (let n = 0; n < 12; n++) {
    const left = [...cards];
    const given: Record<string, string[]> = {};
    for (const { name, values, cards, but = [], only, when } of question.blanks ?? []) {
      if (!applies(only, options) || (when && !when(given))) continue;
      const [fewest, most] = cards ?? [1, 1];
      const number = fewest + below(most - fewest + 1);
      given[name] = values
        ? [values[n % values.length]!]
        : Array.from({ length: number }, () => {
            for (;;) {
              const [card] = left.splice(below(left.length), 1);
              if (!but.includes(card!)) return card!;
            }
          });
    }
    yield given;
  }
}

test.each(NAMES)(
  "%s: each question has its words, and each answer a paragraph of that table",
  (game) => {
    for (const options of tables[game]) {
      const { book, questions } = asking[game];
      const paragraphs = chaptersAt(book.rules, options).flatMap((chapter) => chapter.paragraphs);
      for (const question of questions.filter(({ only }) => applies(only, options))) {
        expect(has(`${game}-may-${question.id}`), question.id).toBe(true);
        for (const { name, values = [] } of question.blanks ?? []) {
          expect(has(`${game}-may-ask-${name}`), name).toBe(true);
          for (const value of values) expect(has(`${game}-may-is-${value}`), value).toBe(true);
        }
        for (const given of ways(game, question, options)) {
          const { by, so } = question.answer(options, given);
          expect(paragraphs.map(textOf), `${question.id} ${JSON.stringify(given)}`).toContain(by);
          if (so) expect(has(`${game}-may-so-${so}`), so).toBe(true);
        }
      }
    }
  },
);

describe("mojo", () => {
  const TWO: OptionValues = { edition: "fr", discards: 2 };

  test("M6: any card, but no pass, and nobody out of turn", () => {
    expect(answer("mojo", "pass")).toMatchObject({ may: false, by: "m6" });
    expect(answer("mojo", "turn")).toMatchObject({ may: false, by: "m6" });
  });

  test("M7-M9: lower, higher, equal", () => {
    expect(answer("mojo", "play", { top: "8", card: "5" })).toEqual({
      may: true,
      by: "m7",
      so: "ends",
    });
    expect(answer("mojo", "play", { top: "4", card: "9" })).toEqual({
      may: true,
      by: "m8",
      so: "draws",
    });
    expect(answer("mojo", "play", { top: "7", card: "7" })).toEqual({
      may: true,
      by: "m9",
      so: "on",
    });
    expect(answer("mojo", "stop")).toMatchObject({ may: false, by: "m9" });
  });

  test("M9: two equal cards in one turn, only on a third", () => {
    expect(answer("mojo", "two", { top: "8", card: "8" })).toMatchObject({ may: true, by: "m9" });
    expect(answer("mojo", "two", { top: "8", card: "7" })).toMatchObject({ may: false, by: "m7" });
    expect(answer("mojo", "two", { top: "8", card: "9" })).toMatchObject({ may: false, by: "m8" });
  });

  test("M11: three cards are laid, or two if two play", () => {
    const keeps = (players: string, left: string): unknown =>
      answer("mojo", "keep", { players, left });
    expect(keeps("more", "4")).toEqual({ may: true, by: "m11", so: "plays" });
    expect(keeps("more", "3")).toEqual({ may: false, by: "m11", so: "lays" });
    expect(keeps("two", "3")).toEqual({ may: true, by: "m11-two", so: "plays" });
    expect(keeps("two", "2")).toEqual({ may: false, by: "m11-two", so: "lays" });
  });

  test("M12: laid cards are turned up, in any order, and nothing else", () => {
    expect(answer("mojo", "laid-play")).toMatchObject({ may: false, by: "m12" });
    expect(answer("mojo", "laid-choose")).toMatchObject({ may: true, by: "m12" });
  });

  test("M13: a last card that is not higher ends the round", () => {
    expect(answer("mojo", "last", { top: "5", card: "2" })).toMatchObject({ may: true, by: "m13" });
    expect(answer("mojo", "last", { top: "5", card: "5" })).toMatchObject({ may: true, by: "m13" });
    expect(answer("mojo", "last", { top: "5", card: "9" })).toMatchObject({
      may: false,
      by: "m13-higher",
    });
  });

  test("M18: the other discard is for whoever has to draw", () => {
    expect(answer("mojo", "take-one")).toMatchObject({ may: false, by: "m8" });
    expect(answer("mojo", "take", { top: "4", card: "9" }, TWO)).toEqual({
      may: true,
      by: "m18-draw",
    });
    expect(answer("mojo", "take", { top: "9", card: "4" }, TWO)).toMatchObject({
      may: false,
      by: "m7",
    });
    expect(answer("mojo", "switch", {}, TWO)).toMatchObject({ may: false, by: "m18-turn" });
    expect(answer("mojo", "play", { top: "4", card: "9" }, TWO)).toMatchObject({
      may: true,
      so: "chooses",
    });
  });
});

describe("mushi", () => {
  const OSAKA: OptionValues = { edition: "osaka" };
  const play = (table: string, card: string, hand = "", options?: OptionValues): unknown =>
    answer("mushi", "play", { table, card, hand }, options);

  test("H9: one match, two, three, none", () => {
    expect(play("1b 2a", "1r")).toEqual({ may: true, by: "h9", so: "captures", cards: ["1b"] });
    expect(play("3r 3c1 9c1", "3b")).toEqual({
      may: true,
      by: "h9-two",
      so: "either",
      cards: ["3r", "3c1"],
    });
    const three = { by: "h9-three", cards: ["12c1", "12c2", "12c3"] };
    expect(play("4a 12c1 12c2 12c3", "12b")).toMatchObject({ may: true, ...three });
    expect(play("2a 3b", "1r")).toMatchObject({ may: true, by: "h9-none", so: "stays" });
  });

  test("H8: whoever can match must, but not in Osaka", () => {
    expect(play("1b 2a", "3r", "1r 5a")).toEqual({
      may: false,
      by: "h8-ru",
      so: "must",
      cards: ["1r"],
    });
    expect(play("1b 2a", "3r", "5a")).toMatchObject({ may: true, by: "h9-none" });
    expect(play("1b 2a", "3r", "", OSAKA)).toMatchObject({ may: true, by: "h9-none" });
    expect(answer("mushi", "later")).toMatchObject({ may: false, by: "h8-ru" });
    expect(answer("mushi", "later", {}, OSAKA)).toMatchObject({ may: true, by: "h8-osaka" });
    expect(answer("mushi", "leave")).toMatchObject({ may: false, by: "h9" });
    expect(answer("mushi", "leave", {}, OSAKA)).toMatchObject({ may: false, by: "h8-osaka" });
  });

  test("H11, H14: the joker captures anything but Willows", () => {
    expect(play("8b 11a", "11j")).toEqual({ may: true, by: "h11", so: "captures", cards: ["8b"] });
    expect(play("11a", "11j")).toMatchObject({ may: true, by: "h14", so: "stays" });
    expect(play("11a", "11j", "11b")).toMatchObject({ may: false, by: "h8-joker", cards: ["11b"] });
    expect(answer("mushi", "joker-take", { target: "8b" })).toMatchObject({ may: true, by: "h11" });
    expect(answer("mushi", "joker-take", { target: "11a" })).toMatchObject({
      may: false,
      by: "h11",
    });
  });

  test("H12: no card from a hand captures the joker", () => {
    expect(answer("mushi", "joker-taken", { card: "5a" })).toMatchObject({ may: false, by: "h12" });
    expect(answer("mushi", "joker-taken", { card: "11b" })).toMatchObject({
      may: false,
      by: "h11",
    });
  });

  test("H9, H12-H14: the card turned up", () => {
    const turned = (table: string, card: string): unknown =>
      answer("mushi", "turned", { table, turned: card });
    expect(turned("3r 3c1", "3b")).toMatchObject({ may: true, by: "h9-two", cards: ["3r", "3c1"] });
    expect(turned("3r", "3b")).toMatchObject({ may: false, by: "h9", cards: ["3r"] });
    expect(turned("11j 5a", "5c1")).toMatchObject({ may: false, by: "h12", cards: ["11j"] });
    expect(turned("8b 9a 11b", "11j")).toMatchObject({ may: true, by: "h13", cards: ["8b", "9a"] });
    expect(turned("8b 11b", "11j")).toMatchObject({ may: false, by: "h13", cards: ["8b"] });
    expect(turned("11b", "11j")).toMatchObject({ may: false, by: "h14", so: "stays" });
    expect(turned("8b", "3b")).toMatchObject({ may: false, by: "h9-none", so: "stays" });
  });

  test("H5: a misdeal", () => {
    const again = (eight: string, options?: OptionValues): unknown =>
      answer("mushi", "again", { eight }, options);
    const pairs = "1r 1c2 5a 5c1 9r 9c2 11a 11j";
    expect(again("8b 8a 8c1 8c2 1b 2a 3b 4a")).toEqual({ may: true, by: "h5" });
    expect(again("11b 11a 11r 1b 2a 3b 4a 5a")).toEqual({ may: true, by: "h5" });
    expect(again("1b 2a 3b 4a 5a 8b 9a 10a")).toEqual({ may: false, by: "h5" });
    expect(again(pairs)).toEqual({ may: false, by: "h5" });
    expect(again(pairs, { four_pairs: true })).toEqual({ may: true, by: "h5-pairs" });
  });

  test("H6: no pass, and nobody out of turn", () => {
    expect(answer("mushi", "pass")).toMatchObject({ may: false, by: "h6" });
    expect(answer("mushi", "turn")).toMatchObject({ may: false, by: "h6" });
  });
});

describe("uno", () => {
  const may = (id: string, given: Record<string, string> = {}): unknown => answer("uno", id, given);

  test("U7: colour, number or symbol; after a wild card its colour", () => {
    expect(may("play", { top: "p7", card: "p2" })).toMatchObject({ may: true, by: "u7-fits" });
    expect(may("play", { top: "p7", card: "b7" })).toMatchObject({ may: true, by: "u7-fits" });
    expect(may("play", { top: "bs", card: "ys" })).toMatchObject({ may: true, by: "u7-fits" });
    expect(may("play", { top: "p7", card: "b3" })).toMatchObject({ may: false, by: "u7-fits" });
    const wild = { top: "wild", colour: "green" };
    expect(may("play", { ...wild, card: "g3" })).toMatchObject({ may: true, by: "u7-wild" });
    expect(may("play", { ...wild, card: "b3" })).toMatchObject({ may: false, by: "u7-wild" });
    expect(may("play", { top: "p7", card: "wild" })).toMatchObject({ may: true, by: "u11" });
    expect(may("play", { top: "p7", card: "scary" })).toMatchObject({ may: true, by: "u14" });
  });

  test("U12: Wild Draw Four only without the colour; else it is a bluff", () => {
    const four = { top: "p7", card: "+4" };
    expect(may("play", { ...four, holding: "without" })).toMatchObject({ may: true, so: "honest" });
    expect(may("play", { ...four, holding: "holding" })).toMatchObject({ may: false, so: "bluff" });
  });

  test("U7: drawing", () => {
    expect(may("draw")).toMatchObject({ may: true, by: "u7-draw" });
    expect(may("drawn", { top: "p7", drawn: "p2" })).toMatchObject({ may: true, by: "u7-drawn" });
    expect(may("drawn", { top: "p7", drawn: "b2" })).toMatchObject({ may: false, so: "turn-over" });
    expect(may("another")).toMatchObject({ may: false, by: "u7-drawn" });
    expect(may("until")).toMatchObject({ may: false, by: "u7-draw" });
  });

  test("what families play, and these rules do not", () => {
    expect(may("two")).toMatchObject({ may: false, by: "u7" });
    expect(may("stack", { hit: "draw-two" })).toMatchObject({ may: false, by: "u8" });
    expect(may("stack", { hit: "draw-four" })).toMatchObject({ may: false, by: "u12" });
    expect(may("skipped")).toMatchObject({ may: false, by: "u10" });
    expect(may("jump")).toMatchObject({ may: false, by: "u7-not-played" });
    expect(may("swap", { number: "seven" })).toMatchObject({ may: false, by: "u7-not-played" });
    expect(may("swap", { number: "zero" })).toMatchObject({ may: false, by: "u7-not-played" });
  });

  test("U11: the colour may stay", () => {
    expect(may("same-colour")).toMatchObject({ may: true, by: "u11" });
  });

  test("U13, U17: who may challenge", () => {
    expect(may("challenge", { who: "hit" })).toMatchObject({ may: true, by: "u13" });
    expect(may("challenge", { who: "bystander" })).toMatchObject({ may: false, by: "u13" });
    expect(may("challenge", { who: "last" })).toMatchObject({ may: false, by: "u17-wild" });
  });

  test("U15, U17: the last card may be any", () => {
    expect(may("end", { card: "b7" })).toMatchObject({ may: true, by: "u17" });
    expect(may("end", { card: "wild" })).toMatchObject({ may: true, by: "u17-wild" });
    expect(may("end", { card: "g+2" })).toMatchObject({ may: true, by: "u17-draw" });
    expect(may("end", { card: "+4" })).toMatchObject({ may: true, by: "u17-draw" });
    expect(may("end", { card: "scary" })).toMatchObject({ may: true, by: "u15" });
  });

  test("U16: calling, and catching", () => {
    expect(may("catch", { when: "now" })).toMatchObject({ may: true, by: "u16-catch" });
    expect(may("catch", { when: "called" })).toMatchObject({ may: false, by: "u16-late" });
    expect(may("catch", { when: "next" })).toMatchObject({ may: false, by: "u16-until" });
    expect(may("late", { when: "now" })).toMatchObject({ may: true, by: "u16-late" });
    expect(may("late", { when: "caught" })).toMatchObject({ may: false, by: "u16-late" });
    expect(may("late", { when: "next" })).toMatchObject({ may: false, by: "u16-until" });
  });

  test("U9: two players", () => {
    for (const played of ["skip", "reverse", "draw-two"]) {
      expect(may("again", { played })).toMatchObject({ may: true, by: "u9-two" });
    }
  });

  test("U14: what Scary gives away", () => {
    expect(may("scary-none", { rest: "colours" })).toMatchObject({ may: false, by: "u14-must" });
    expect(may("scary-none", { rest: "wilds" })).toMatchObject({ may: true, by: "u14-must" });
    expect(may("scary-some")).toMatchObject({ may: false, by: "u14-order" });
  });
});

test("house rules that name a seat do not matter", () => {
  expect(answer("mojo", "pass", {}, { first_player: 7 })).toMatchObject({ may: false });
});

describe("everyday words", () => {
  const meant = (game: (typeof NAMES)[number], asked: string): string | undefined => {
    const { questions } = asking[game];
    const texts = questions.map(
      ({ id }) => `${t(`${game}-may-${id}`)} ${t(`${game}-may-${id}-words`)}`,
    );
    return found(asked, texts).map((n) => questions[n]!.id)[0];
  };

  test.each([
    ["uno", "can I put a plus two on another plus two?", "stack"],
    ["uno", "he forgot to say uno", "catch"],
    ["uno", "can I finish on a wild?", "end"],
    ["uno", "do we exchange hands with a seven", "swap"],
    ["uno", "keep drawing until", "until"],
    ["mojo", "can I skip my turn", "pass"],
    ["mojo", "when do I have to lay my cards face down", "keep"],
    ["mushi", "do we redeal", "again"],
    ["mushi", "can the joker capture a willow", "joker-take"],
  ] as const)("%s: %s", (game, asked, id) => {
    expect(meant(game, asked)).toBe(id);
  });

  test.each([
    ["fr", "je peux cumuler les +2 ?", "stack"],
    ["fr", "il a oublié de dire uno", "catch"],
    ["pl", "mogę dołożyć plus dwa", "stack"],
    ["pl", "czy wolno skończyć zmianą koloru", "end"],
    ["ru", "можно ли перевести плюс два", "stack"],
    ["ru", "семёркой меняемся картами?", "swap"],
  ])("uno, %s: %s", (language, asked, id) => {
    const file = `../src/parlour/locales/${language}/games/uno/asking.ftl`;
    const lines = [...readFileSync(file, "utf8").matchAll(/^uno-may-(\S+) = (.*)$/gm)];
    const said = new Map(lines.map(([, name, text]) => [name!, text!]));
    const ids = asking.uno.questions.map((question) => question.id);
    const texts = ids.map((name) => `${said.get(name)} ${said.get(`${name}-words`)}`);
    expect(ids[found(asked, texts)[0]!]).toBe(id);
  });

  test("words that nobody has written find nothing", () => {
    expect(found("xyzzy", ["May I pass?", "May I draw?"])).toEqual([]);
    expect(found("", ["May I pass?", "May I draw?"])).toEqual([]);
  });
});
