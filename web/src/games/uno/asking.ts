/** What people ask at an UNO table. */
import { RULES, type UnoState } from "../../rules/games/uno";
import type { Rules } from "../../rules/native";
import type { OptionValues } from "../../table/houserules/options";
import { type Answer, type Blank, type Given, hold, ME, type Question, Situation } from "../asking";
import { type Colour, COLOURS, read } from "./art/cards";

const MONSTER = { edition: ["monster"] };
/** The player after me, and one who is not next. */
const NEXT = 1;
const OTHER = 2;

/** Numbers for all hands and the first card: nothing happens at once. */
const QUIET = COLOURS.flatMap((colour) =>
  Array.from("123456789", (number) => `${colour[0]}${number}`),
);

interface Described {
  hand: readonly string[];
  top: string;
  /** The colour in force, if the top card is wild. */
  colour?: Colour;
  /** The hand of the next player. */
  next?: readonly string[];
  /** The next card of the draw pile. */
  pile?: string;
  seats?: number;
}

class Position extends Situation<UnoState> {
  constructor(options: OptionValues, { hand, top, colour, next, pile, seats = 3 }: Described) {
    super(RULES, options, seats, [QUIET]);
    const { s } = this;
    s.round = 1; // nobody draws lots for the deal
    s.dealer = seats - 1;
    RULES.deal(s);
    s.turn = ME;
    this.#give(ME, hand);
    if (next) this.#give(NEXT, next);
    s.discard[0] = RULES.parse_card(top);
    s.colour = COLOURS.indexOf(colour ?? read(top).colour!);
    if (pile) s.pile[s.pile_size - 1] = RULES.parse_card(pile);
  }

  #give(seat: number, cards: readonly string[]): void {
    hold(RULES as Rules, this.s.hand[seat]!, cards);
    this.s.hand_size[seat] = cards.length;
  }

  /** The ways to play a card. */
  ways(card: string): string[] {
    return this.legal().filter((action) => action.split(" ")[0] === card);
  }

  /** How many cards a seat holds. */
  held(seat: number): number {
    return this.s.hand_size[seat]!;
  }
}

const wild = (card: string | undefined): boolean => !!card && read(card).colour === null;

const top: Blank = { name: "top" };
const card: Blank = { name: "card" };
/** The colour that was named for a wild card. */
const colour: Blank = {
  name: "colour",
  values: COLOURS,
  when: ({ top }) => wild(top?.[0]),
};

/** What lies on the discard, and a colour that is not in force. */
function lying({ top, colour }: Given): { top: string; colour: Colour; else: Colour } {
  const now = (colour?.[0] as Colour | undefined) ?? read(top![0]!).colour!;
  return { top: top![0]!, colour: now, else: COLOURS.find((one) => one !== now)! };
}

/** Two numbers that are no trouble, of one colour. */
const idle = (colour: Colour): string[] => [`${colour[0]}1`, `${colour[0]}2`];

export const questions: readonly Question[] = [
  {
    id: "play",
    blanks: [
      top,
      colour,
      card,
      {
        name: "holding",
        values: ["holding", "without"],
        when: ({ card }) => card?.[0] === "+4",
      },
    ],
    answer(options, given): Answer {
      const { top, colour, else: other } = lying(given);
      const played = given.card![0]!;
      const has = given.holding?.[0] === "holding";
      const hand = [played, ...idle(has ? colour : other)];
      const position = new Position(options, { hand, top, colour });
      const ways = position.ways(played);
      if (!ways.length) return { may: false, by: wild(top) ? "u7-wild" : "u7-fits" };
      if (played === "wild") return { may: true, by: "u11", so: "names" };
      if (played === "scary") return { may: true, by: "u14", so: "gives" };
      if (played !== "+4") return { may: true, by: wild(top) ? "u7-wild" : "u7-fits" };
      const before = position.held(ME);
      position.play(ways[0]!);
      position.play("challenge", NEXT);
      const honest = position.held(ME) < before;
      return { may: honest, by: "u12-allowed", so: honest ? "honest" : "bluff" };
    },
  },
  {
    id: "draw",
    answer(options) {
      const position = new Position(options, { hand: ["p2", "b3", "g4"], top: "p7" });
      return { may: position.legal().includes("draw"), by: "u7-draw", so: "one" };
    },
  },
  {
    id: "drawn",
    blanks: [top, colour, { name: "drawn" }],
    answer(options, given) {
      const { top, colour, else: other } = lying(given);
      const drawn = given.drawn![0]!;
      const position = new Position(options, { hand: idle(other), top, colour, pile: drawn });
      position.play("draw");
      const may = position.ways(drawn).length > 0;
      return { may, by: "u7-drawn", so: may ? "or-keep" : "turn-over" };
    },
  },
  {
    id: "another",
    answer(options) {
      const hand = ["p2", "b3", "g4"];
      const position = new Position(options, { hand, top: "p7", pile: "p5" });
      position.play("draw");
      return { may: position.ways("p2").length > 0, by: "u7-drawn", so: "only-drawn" };
    },
  },
  {
    id: "until",
    answer(options) {
      const position = new Position(options, { hand: ["b3", "g4"], top: "p7", pile: "b8" });
      position.play("draw");
      return { may: position.legal().includes("draw"), by: "u7-draw", so: "turn-over" };
    },
  },
  {
    id: "two",
    answer(options) {
      const position = new Position(options, { hand: ["p7", "b7", "g4", "g5"], top: "p5" });
      position.play("p7");
      return { may: position.ways("b7").length > 0, by: "u7", so: "one-card" };
    },
  },
  {
    id: "stack",
    blanks: [{ name: "hit", values: ["draw-two", "draw-four"] }],
    answer(options, { hit }) {
      const four = hit![0] === "draw-four";
      const [mine, theirs] = four ? ["+4", "+4"] : ["p+2", "b+2"];
      const hand = [mine!, "g1", "g2"];
      const next = [theirs!, "g3", "g4"];
      const position = new Position(options, { hand, top: "p7", next });
      position.play(position.ways(mine!)[0]!);
      const may = position.legal(NEXT).some((action) => action.startsWith(theirs!));
      return four ? { may, by: "u12", so: "challenge" } : { may, by: "u8", so: "draws-two" };
    },
  },
  {
    id: "skipped",
    answer(options) {
      const hand = ["ps", "g1", "g2"];
      const position = new Position(options, { hand, top: "p7", next: ["bs", "g3", "g4"] });
      position.play("ps");
      return { may: position.legal(NEXT).length > 0, by: "u10", so: "missed" };
    },
  },
  {
    id: "jump",
    answer(options) {
      const position = new Position(options, { hand: ["g3"], top: "p7", next: ["p7", "b2"] });
      return { may: position.legal(NEXT).length > 0, by: "u7-not-played" };
    },
  },
  {
    id: "same-colour",
    answer(options) {
      const position = new Position(options, { hand: ["wild", "g1", "g2"], top: "p7" });
      return { may: position.legal().includes("wild pink"), by: "u11" };
    },
  },
  {
    id: "challenge",
    blanks: [{ name: "who", values: ["hit", "bystander", "last"] }],
    answer(options, { who }) {
      const last = who![0] === "last";
      const hand = last ? ["+4"] : ["+4", "g1", "g2"];
      const position = new Position(options, { hand, top: "p7" });
      position.play(position.ways("+4")[0]!);
      const seat = who![0] === "bystander" ? OTHER : NEXT;
      const may = position.legal(seat).includes("challenge");
      return { may, by: last ? "u17-wild" : "u13", ...(may ? { so: "risk" } : {}) };
    },
  },
  {
    id: "end",
    blanks: [card],
    answer(options, given) {
      const last = given.card![0]!;
      const top = `${(read(last).colour ?? "pink")[0]}5`;
      const position = new Position(options, { hand: [last], top });
      const before = position.held(NEXT);
      position.play(last);
      const may = position.s.winner === ME;
      if (last === "scary") return { may, by: "u15" };
      const draws = position.held(NEXT) > before;
      if (draws) return { may, by: "u17-draw", so: "still-draws" };
      return { may, by: wild(last) ? "u17-wild" : "u17" };
    },
  },
  {
    id: "catch",
    blanks: [{ name: "when", values: ["now", "called", "next"] }],
    answer(options, { when }) {
      const position = forgotten(options, when![0]!);
      const may = position.legal(OTHER).some((action) => action.startsWith("catch"));
      const by = { now: "u16-catch", called: "u16-late", next: "u16-until" }[when![0]!]!;
      return { may, by, ...(may ? { so: "two-cards" } : {}) };
    },
  },
  {
    id: "late",
    blanks: [{ name: "when", values: ["now", "caught", "next"] }],
    answer(options, { when }) {
      const position = forgotten(options, when![0]!);
      const may = position.legal().includes("uno");
      return { may, by: when![0] === "next" ? "u16-until" : "u16-late" };
    },
  },
  {
    id: "again",
    blanks: [{ name: "played", values: ["skip", "reverse", "draw-two"] }],
    answer(options, { played }) {
      const card = { skip: "ps", reverse: "pr", "draw-two": "p+2" }[played![0]!]!;
      const hand = [card, "p1", "p2"];
      const position = new Position(options, { hand, top: "p7", seats: 2 });
      position.play(card);
      return { may: position.legal().length > 0, by: "u9-two" };
    },
  },
  {
    id: "scary-none",
    only: MONSTER,
    blanks: [{ name: "rest", values: ["colours", "wilds"] }],
    answer(options, { rest }) {
      const others = rest![0] === "wilds" ? ["wild", "+4"] : ["g1", "wild"];
      const position = new Position(options, { hand: ["scary", ...others], top: "p7" });
      const may = position.legal().includes("scary");
      return { may, by: "u14-must", ...(may ? { so: "names" } : {}) };
    },
  },
  {
    id: "scary-some",
    only: MONSTER,
    answer(options) {
      const hand = ["scary", "g1", "g2", "b4"];
      const position = new Position(options, { hand, top: "p7" });
      position.play("scary green");
      position.play("give g1");
      const may = !position.legal().every((action) => action.startsWith("give"));
      return { may, by: "u14-order", so: "all-of-it" };
    },
  },
  {
    id: "swap",
    blanks: [{ name: "number", values: ["seven", "zero"] }],
    answer(options, { number }) {
      const card = number![0] === "seven" ? "p7" : "p0";
      const position = new Position(options, { hand: [card, "g1", "g2"], top: "p5" });
      const before = position.held(NEXT);
      position.play(card);
      // Hands of two and seven cards: a swap would show at once, a choice among the moves.
      const may = position.held(NEXT) !== before || position.legal().length > 0;
      return { may, by: "u7-not-played" };
    },
  },
];

/** I have one card left and did not call; then somebody acted, or nobody. */
function forgotten(options: OptionValues, then: string): Position {
  const position = new Position(options, { hand: ["p1", "g2"], top: "p7" });
  position.play("p1");
  if (then === "called") position.play("uno");
  if (then === "caught") position.play(`catch ${ME}`, OTHER);
  if (then === "next") position.play("draw", NEXT);
  return position;
}
