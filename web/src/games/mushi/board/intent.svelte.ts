/** The player's intent: the card that is looked at, chosen, dragged or pointed to. */
import { list, t } from "../../../words/i18n.svelte";
import type { MushiMove, MushiView } from "../../../wire";
import { capturing, playsOf, takes, targets, type Target } from "../moves";
import type { Card } from "./scene";
import { called } from "../texts";

export interface Hands {
  view(): MushiView;
  /** True if I may act now. */
  free(): boolean;
  act(move: MushiMove): void;
  /** Told why a tap did nothing. */
  refuse(target: Target): void;
  /** Moves the keyboard focus to the table, or to a card in hand. */
  offer(card?: Card): void;
}

export class Intent {
  selected = $state.raw<Card | null>(null);
  previewed = $state.raw<Card | null>(null);
  dragged = $state.raw<Card | null>(null);
  /** A card on the table that several cards in hand could capture. */
  pointed = $state.raw<Card | null>(null);
  /** The card on the table that a dragged one is over. */
  over = $state.raw<Card | null>(null);

  readonly #on: Hands;
  constructor(on: Hands) {
    this.#on = on;
  }

  get #playing(): boolean {
    return this.#on.free() && this.#on.view().phase === "play";
  }
  get #taking(): boolean {
    return this.#on.free() && this.#on.view().phase === "take";
  }
  get #held(): Card | null {
    return this.#playing ? (this.dragged ?? this.selected ?? this.previewed) : null;
  }

  /** The moves of a card in hand. */
  plays(card: Card | null): MushiMove[] {
    return card !== null && this.#playing ? playsOf(this.#on.view(), card) : [];
  }

  /** True if a card may be played now. */
  legal(card: Card): boolean {
    const { pointed } = this;
    return this.plays(card).some((move) => pointed === null || move.captures.includes(pointed));
  }

  /** Cards on the table that would be captured. */
  get lit(): ReadonlySet<Card> {
    if (this.#taking) return targets(takes(this.#on.view()));
    if (this.pointed !== null) return new Set([this.pointed]);
    const plays = this.plays(this.#held);
    const found = targets(plays);
    const { over } = this;
    return over !== null && found.has(over) && plays.length > 1 ? new Set([over]) : found;
  }

  /** One of the lit cards is to be chosen. */
  get choosing(): boolean {
    return this.#taking || this.plays(this.selected).length > 1;
  }

  /** The effect of the chosen card, in words; null: no card is held. */
  get said(): string | null {
    if (this.pointed !== null && this.#playing)
      return t("mushi-prompt-with", { card: called(this.pointed) });
    const held = this.#held;
    const plays = this.plays(held);
    const [one] = plays;
    if (held === null || !one) return null;
    const args = { card: called(held), cards: list(one.captures.map(called)) };
    if (plays.length > 1) return t("mushi-prompt-choose", args);
    return t(one.captures.length ? "mushi-prompt-captures" : "mushi-prompt-stays", args);
  }

  forget(): void {
    this.selected = this.pointed = null;
  }

  /** A card in hand: does the one thing there is to do, or asks which. */
  choose(card: Card): void {
    const { pointed, selected } = this;
    const moves = this.plays(card);
    const onto = moves.find((move) => pointed !== null && move.captures.includes(pointed));
    this.forget();
    if (!moves.length) this.#on.refuse({ what: "hand", card });
    else if (onto ?? moves.length === 1) this.#on.act(onto ?? moves[0]!);
    else if (selected !== card) {
      this.selected = card;
      this.#on.offer();
    }
  }

  /** A card on the table: captured if there is one way to, or asks with which card. */
  point(card: Card): void {
    const view = this.#on.view();
    const moves = this.#taking ? takes(view) : this.plays(this.selected);
    const ways = this.#playing ? capturing(view, card) : [];
    const move = moves.find((one) => one.captures.includes(card)) ?? (ways.length === 1 && ways[0]);
    this.forget();
    if (move) this.#on.act(move);
    else if (ways.length) {
      this.pointed = card;
      this.#on.offer(ways[0]!.card);
    } else this.#on.refuse({ what: "table", card });
  }

  /** A card dropped onto one of the table, or somewhere on the mat; anywhere else it goes back. */
  drop(card: Card, onto: Card | null, mat: boolean): void {
    const move = this.plays(card).find(({ captures }) => captures.includes(onto ?? ""));
    if (move) this.#on.act(move);
    else if (mat) this.choose(card);
  }
}
