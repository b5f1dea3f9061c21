/** What people ask at a Mushi table. */
import { RULES, type MushiState } from "../../rules/games/mushi";
import type { OptionValues } from "../../table/houserules/options";
import type { MushiEvent } from "../../wire";
import { ME, type Question, Situation } from "../asking";
import { CARDS } from "./art/cards";

const RU = { edition: ["ru"] };
const JOKER = "11j";

/** A packet is dealt to one hand, to the other, to the table, then the same again. */
const PACKET = 4;

const set = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + 2 ** RULES.parse_card(card), 0);

/** The deck that deals these eight cards to the table. */
function dealing(table: readonly string[]): string[] {
  const rest = CARDS.filter((card) => !table.includes(card));
  return [0, 1].flatMap((n) => [
    ...rest.slice(2 * PACKET * n, 2 * PACKET * (n + 1)),
    ...table.slice(PACKET * n, PACKET * (n + 1)),
  ]);
}

/** One card of each of eight months. */
const SOUND = ["1b", "2a", "3b", "4a", "5a", "8b", "9a", "10a"];

/** Cards in my hand and on the table, and the next one of the draw pile. */
interface Described {
  hand: readonly string[];
  table: readonly string[];
  next?: string;
}

class Position extends Situation<MushiState, MushiEvent> {
  constructor(options: OptionValues, { hand, table, next }: Described) {
    super(RULES, options, 2, [dealing(SOUND)]);
    const { s } = this;
    RULES.deal(s);
    s.turn = ME;
    s.hand[ME] = set(hand);
    s.hand_size[ME] = hand.length;
    s.table = set(table);
    s.joker_left_by = table.includes(JOKER) ? 1 : -1;
    s.pile[s.pile_size - 1] = RULES.parse_card(
      next ?? CARDS.find((card) => !table.includes(card) && !hand.includes(card))!,
    );
  }

  /** The ways to play a card. */
  ways(card: string): string[] {
    return this.legal().filter((action) => action.split(" ")[0] === card);
  }

  /** What a card captures, played or turned up in this action. */
  captured(action: string, card: string): readonly string[] {
    const found = this.play(action).find(
      (event) => event.kind === "captured" && event.card === card,
    );
    return found?.cards ?? [];
  }
}

/** The cards that can be chosen, in notation such as "1r x 1b" or "x 1b". */
const targets = (ways: readonly string[]): string[] =>
  ways.map((action) => action.split("x ")[1]).filter((card) => card !== undefined);

export const questions: readonly Question[] = [
  {
    id: "play",
    blanks: [
      { name: "table", cards: [0, 8] },
      { name: "card" },
      { name: "hand", cards: [0, 7], only: RU },
    ],
    answer(options, given) {
      const { table, hand = [] } = given;
      const [card] = given.card!;
      const position = new Position(options, { hand: [card!, ...hand], table: table! });
      const ways = position.ways(card!);
      if (!ways.length) {
        const cards = [...new Set(position.legal().map((action) => action.split(" ")[0]!))];
        return { may: false, by: card === JOKER ? "h8-joker" : "h8-ru", so: "must", cards };
      }
      const cards = targets(ways);
      if (card === JOKER) {
        return cards.length
          ? { may: true, by: "h11", so: cards.length > 1 ? "any" : "captures", cards }
          : { may: true, by: "h14", so: "stays" };
      }
      if (cards.length) return { may: true, by: "h9-two", so: "either", cards };
      const taken = position.captured(ways[0]!, card!);
      if (!taken.length) return { may: true, by: "h9-none", so: "stays" };
      const by = taken.length > 1 ? "h9-three" : "h9";
      return { may: true, by, so: taken.length > 1 ? "captures-all" : "captures", cards: taken };
    },
  },
  {
    id: "pass",
    answer(options) {
      const legal = new Position(options, { hand: ["1r", "2r"], table: ["3b"] }).legal();
      return { may: !legal.every((action) => /^[12]r/.test(action)), by: "h6" };
    },
  },
  {
    id: "later",
    answer(options) {
      const position = new Position(options, { hand: ["1r", "2r"], table: ["1b"] });
      const may = position.ways("2r").length > 0;
      return { may, by: options.edition === "osaka" ? "h8-osaka" : "h8-ru" };
    },
  },
  {
    id: "leave",
    answer(options) {
      const taken = new Position(options, { hand: ["1r"], table: ["1b"] }).captured("1r", "1r");
      return { may: !taken.length, by: options.edition === "osaka" ? "h8-osaka" : "h9" };
    },
  },
  {
    id: "joker-take",
    blanks: [{ name: "target", but: [JOKER] }],
    answer(options, { target }) {
      const position = new Position(options, { hand: [JOKER, "12b"], table: target! });
      return { may: targets(position.ways(JOKER)).includes(target![0]!), by: "h11" };
    },
  },
  {
    id: "joker-taken",
    blanks: [{ name: "card", but: [JOKER] }],
    answer(options, given) {
      const [card] = given.card!;
      const position = new Position(options, { hand: [card!], table: [JOKER] });
      const may = position.captured(position.ways(card!)[0]!, card!).includes(JOKER);
      return { may, by: card!.startsWith("11") ? "h11" : "h12", so: "pile" };
    },
  },
  {
    id: "turned",
    blanks: [{ name: "table", cards: [0, 8] }, { name: "turned" }],
    answer(options, given) {
      const { table } = given;
      const [turned] = given.turned!;
      const months = [...table!, turned!].map((card) => Number.parseInt(card, 10));
      const apart = CARDS.find((card) => !months.includes(Number.parseInt(card, 10)))!;
      const position = new Position(options, { hand: [apart], table: table!, next: turned! });
      const captured = position.captured(apart, turned!).filter((one) => one !== apart);
      const cards = targets(position.legal()).filter((one) => one !== apart);
      const joker = turned === JOKER;
      if (cards.length > 1) return { may: true, by: joker ? "h13" : "h9-two", so: "either", cards };
      const taken = [...captured, ...cards];
      if (joker && taken.length) return { may: false, by: "h13", so: "captures", cards: taken };
      if (!taken.length) return { may: false, by: joker ? "h14" : "h9-none", so: "stays" };
      const so = taken.length > 1 ? "captures-all" : "captures";
      const one = taken.length > 1 ? "h9-three" : "h9";
      return { may: false, by: taken.includes(JOKER) ? "h12" : one, so, cards: taken };
    },
  },
  {
    id: "again",
    blanks: [{ name: "eight", cards: [8, 8] }],
    answer(options, { eight }) {
      const situation = new Situation(RULES, options, 2, [dealing(eight!), dealing(SOUND)]);
      RULES.deal(situation.s);
      const may = situation.s.misdeals > 0;
      const three = { ...options, four_pairs: false };
      const usual = new Situation(RULES, three, 2, [dealing(eight!), dealing(SOUND)]);
      RULES.deal(usual.s);
      return { may, by: may && !usual.s.misdeals ? "h5-pairs" : "h5" };
    },
  },
  {
    id: "turn",
    answer(options) {
      const position = new Position(options, { hand: ["1r", "2r"], table: ["3b"] });
      return { may: position.legal(1).length > 0, by: "h6" };
    },
  },
];
