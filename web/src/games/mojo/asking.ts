/** What people ask at a Mojo table. */
import { RULES, type MojoState } from "../../rules/games/mojo";
import type { Rules } from "../../rules/native";
import type { OptionValues } from "../../table/houserules/options";
import { type Answer, hold, ME, type Question, Situation } from "../asking";

const ONE = { discards: [1] };
const TWO = { discards: [2] };

/** My hand, the card on top of the discard and, where there are two, of the other one. */
interface Described {
  hand: readonly string[];
  top: string;
  other?: string;
  seats?: number;
}

class Position extends Situation<MojoState> {
  constructor(options: OptionValues, { hand, top, other = "12", seats = 3 }: Described) {
    super(RULES, options, seats);
    const { s } = this;
    RULES.deal(s);
    hold(RULES as Rules, s.hand[ME]!, hand);
    s.hand_size[ME] = hand.length;
    s.discard[0]![0] = RULES.parse_card(top);
    s.discard[1]![0] = RULES.parse_card(other);
  }

  /** Play a card onto the (first) discard; what comes of it. */
  put(card: string): "ends" | "draws" | "chooses" | "on" {
    const before = this.s.hand_size[ME]!;
    this.play(this.s.discards === 2 ? `${card}a` : card);
    if (this.legal().includes("draw")) return "chooses";
    if (this.legal().length) return "on";
    const held = this.s.hand_size[ME]! + this.s.laid_size[ME]!;
    return held < before ? "ends" : "draws";
  }

  /** The others play until it is my turn. */
  round(): void {
    for (let seat = RULES.to_act(this.s); seat !== ME; seat = RULES.to_act(this.s)) {
      this.play(this.legal(seat)[0]!, seat);
    }
  }
}

const CITED = { ends: "m7", draws: "m8", chooses: "m8", on: "m9" } as const;

/** My cards are laid, and it is my turn again. */
function laid(options: OptionValues): Position {
  const position = new Position(options, { hand: ["0", "5", "6", "7"], top: "12" });
  position.put("0");
  position.round();
  return position;
}

const covering = [{ name: "top" }, { name: "card" }];

export const questions: readonly Question[] = [
  {
    id: "play",
    blanks: covering,
    answer(options, { top, card }) {
      const position = new Position(options, { hand: [card![0]!, "3", "6"], top: top![0]! });
      const may = position.legal().some((action) => Number.parseInt(action, 10) === Number(card));
      const so = position.put(card![0]!);
      return { may, by: CITED[so], so };
    },
  },
  {
    id: "pass",
    answer(options) {
      const legal = new Position(options, { hand: ["9", "4", "7", "8"], top: "3" }).legal();
      return { may: !legal.every((action) => /^\d/.test(action)), by: "m6", so: "any" };
    },
  },
  {
    id: "stop",
    answer(options) {
      const may = new Position(options, { hand: ["7", "9", "8"], top: "7" }).put("7") !== "on";
      return { may, by: "m9", so: "on" };
    },
  },
  {
    id: "two",
    blanks: covering,
    answer(options, { top, card }) {
      const hand = [card![0]!, card![0]!, "3", "6"];
      const so = new Position(options, { hand, top: top![0]! }).put(card![0]!);
      return { may: so === "on", by: CITED[so], so: so === "on" ? "one-by-one" : so };
    },
  },
  {
    id: "keep",
    blanks: [
      { name: "players", values: ["two", "more"] },
      { name: "left", values: ["1", "2", "3", "4", "5"] },
    ],
    answer(options, { players, left }) {
      const seats = players![0] === "two" ? 2 : 3;
      const hand = ["0", ...["5", "6", "7", "8", "9"].slice(0, Number(left))];
      const position = new Position(options, { hand, top: "12", seats });
      position.put("0");
      const may = position.s.laid_size[ME] === 0;
      return { may, by: seats === 2 ? "m11-two" : "m11", so: may ? "plays" : "lays" };
    },
  },
  {
    id: "laid-play",
    answer(options) {
      const legal = laid(options).legal();
      return { may: !legal.every((action) => action.startsWith("show")), by: "m12", so: "shows" };
    },
  },
  {
    id: "laid-choose",
    answer(options) {
      return { may: laid(options).legal().length > 1, by: "m12" };
    },
  },
  {
    id: "last",
    blanks: covering,
    answer(options, { top, card }) {
      // An equal card first: else so small a hand would have been laid.
      const position = new Position(options, { hand: [top![0]!, card![0]!], top: top![0]! });
      position.put(top![0]!);
      position.put(card![0]!);
      const may = position.s.holder === ME;
      return may ? { may, by: "m13", so: "over" } : { may, by: "m13-higher", so: "draws-last" };
    },
  },
  {
    id: "take-one",
    only: ONE,
    answer(options) {
      const so = new Position(options, { hand: ["9", "5", "6"], top: "3" }).put("9");
      return { may: so === "chooses", by: "m8", so };
    },
  },
  {
    id: "take",
    only: TWO,
    blanks: covering,
    answer(options, { top, card }): Answer {
      const position = new Position(options, { hand: [card![0]!, "3", "6"], top: top![0]! });
      const so = position.put(card![0]!);
      const may = position.legal().includes("take");
      return may ? { may, by: "m18-draw" } : { may, by: CITED[so], so };
    },
  },
  {
    id: "switch",
    only: TWO,
    answer(options) {
      const position = new Position(options, { hand: ["5", "6", "7"], top: "5" });
      position.put("5");
      return { may: position.legal().some((action) => action.endsWith("b")), by: "m18-turn" };
    },
  },
  {
    id: "turn",
    answer(options) {
      const position = new Position(options, { hand: ["5", "6", "7"], top: "5" });
      return { may: position.legal(1).length > 0, by: "m6" };
    },
  },
];
