/** The player's unfinished move: the card chosen, the call that goes with it, the question to answer. */
import { t } from "../../../words/i18n.svelte";
import type { TableModel } from "../../../table/session/model";
import { Refusal } from "../../../table/cards/refusal.svelte";
import type { UnoEvent, UnoStake, UnoView } from "../../../wire";
import { type Card, type Colour, COLOURS, type Move, read } from "../art/cards";
import {
  callDue,
  effectOf,
  explain,
  moveOf,
  movesOf,
  prompt,
  type Target,
  variants,
} from "../moves";
import { ems } from "../../../layout/wrap";
import { cardName } from "../texts";

/** Answered in the bar. */
export type Question =
  | { kind: "colour"; text: string; moves: ReadonlyMap<Colour, Move>; leaves: boolean }
  | { kind: "challenge"; text: string; stake: UnoStake };

/** The longest line, in ems, about a call that is missing and whose turn it is; for longer names the button says whom to catch. */
const MOST = 38;

type Names = (seat: number) => string;

export class Player {
  /** A card that is looked at or dragged. */
  previewed = $state.raw<number | null>(null);
  dragging = $state.raw<number | null>(null);
  readonly refusal = new Refusal();
  readonly #table: TableModel<UnoView, UnoEvent>;
  readonly #name: Names;
  #armed = $state.raw(false);
  /** These two hold for the position on which they were made, by its entry. */
  #selected = $state.raw<{ index: number; entry: number } | null>(null);
  #hastened = $state.raw(-1);

  constructor(table: TableModel<UnoView, UnoEvent>, name: Names) {
    this.#table = table;
    this.#name = name;
  }

  get #view(): UnoView {
    return this.#table.shown.view;
  }
  get #cards(): readonly Card[] {
    const { seat, seats } = this.#view;
    return (seat === null ? null : seats[seat]!.hand) ?? [];
  }
  get myTurn(): boolean {
    return this.#view.seat !== null && this.#view.to_act === this.#view.seat;
  }
  get busy(): boolean {
    return this.#table.pending || !this.#table.online;
  }
  /** An action out of turn has just been sent, or none is possible. */
  get hasty(): boolean {
    return !this.#table.online || this.#hastened === this.#table.shown.entry;
  }

  /** The wild card whose colour is being chosen. */
  get selected(): number | null {
    return this.#selected?.entry === this.#table.shown.entry ? this.#selected.index : null;
  }
  set selected(index: number | null) {
    this.#selected = index === null ? null : { index, entry: this.#table.shown.entry };
  }

  /** A play of mine would leave one card: UNO is called with it. */
  get due(): boolean {
    return this.myTurn && callDue(this.#view);
  }
  /** The call that was forgotten. */
  get late(): Move | undefined {
    return moveOf(this.#view, "call");
  }
  /** Two cards: the call may be prepared, even out of turn. */
  get #near(): boolean {
    return this.due || this.#cards.length === 2;
  }
  get armed(): boolean {
    return this.#armed && this.#near;
  }

  movesAt(index: number): Move[] {
    const card = this.#cards[index];
    return card === undefined ? [] : movesOf(this.#view, card);
  }

  get question(): Question | null {
    if (!this.myTurn) return null;
    const { stake, legal, discard } = this.#view;
    if (stake) {
      const text = t("uno-challenge-ask", {
        name: this.#name(stake.accused),
        colour: stake.colour,
      });
      return { kind: "challenge", text, stake };
    }
    const names = legal.filter((move) => move.kind === "name");
    if (names.length)
      return {
        kind: "colour",
        text: t(discard.length > 1 ? "uno-choose" : "uno-choose-first"),
        moves: byColour(names, false),
        leaves: false,
      };
    if (this.selected === null) return null;
    const moves = this.movesAt(this.selected);
    if (!moves.some((move) => move.colour !== null)) return null;
    const card = this.#cards[this.selected]!;
    const gives = effectOf(moves) === "scary";
    const bluff = moves.find((move) => move.bluff);
    const text = gives
      ? t("uno-choose-give")
      : bluff && this.#view.colour
        ? t("uno-choose-bluff", { colour: this.#view.colour })
        : t("uno-choose-for", { card: cardName(card) });
    return { kind: "colour", text, moves: byColour(moves, this.armed), leaves: true };
  }

  /** The number of cards of a colour that I hold. */
  held(colour: Colour): number {
    return this.#cards.filter((card) => read(card).colour === colour).length;
  }

  /** The request to me, or the player whose turn it is, in words. */
  get asks(): string {
    const view = this.#view;
    if (this.question) return this.question.text;
    if (this.#table.pending && view.catchable !== null) return t("uno-prompt-held");
    if (this.late) return t("uno-prompt-late");
    const caught = moveOf(view, "catch");
    if (this.due && view.phase === "play")
      return t(this.armed ? "uno-prompt-armed" : "uno-prompt-call");
    const { id, args } = prompt(view, this.#name);
    const turn = t(id, args);
    if (!caught || this.myTurn) return turn;
    const late = `${t("uno-prompt-catch", { name: this.#name(caught.target!) })} ${turn}`;
    return ems(late) > MOST ? turn : late;
  }

  /** The effect of the card that I look at. */
  get preview(): string | null {
    const { catchable } = this.#view;
    if (this.question || this.late || (this.#table.pending && catchable !== null)) return null;
    const held = this.dragging ?? this.previewed;
    const moves = held === null ? [] : this.movesAt(held);
    const [move] = moves;
    if (!move) return null;
    return move.bluff ? this.#risk(move) : effectOf(moves) && this.#does(moves);
  }

  #does(moves: readonly Move[]): string {
    const { card, target } = moves[0]!;
    const name = this.#name(target ?? -1);
    return t("uno-card-does", { effect: effectOf(moves) ?? "none", card: cardName(card!), name });
  }

  /** Of a Wild Draw Four that I may not play. */
  #risk({ target }: Move): string {
    return t("uno-bluff", { colour: this.#view.colour!, name: this.#name(target ?? -1) });
  }

  /** A card of mine, and what it would do now. */
  labelOf(card: Card): string {
    const moves = movesOf(this.#view, card);
    const [move] = moves;
    if (!move) return t("uno-card-cannot", { card: cardName(card) });
    const does = this.#does(moves);
    return move.bluff ? `${does}. ${this.#risk(move)}` : does;
  }

  refuse(target: Target): void {
    this.refusal.tell(explain(this.#view, target, cardName));
  }

  act(move: Move | undefined): void {
    if (!move) return;
    this.refusal.forget();
    this.selected = null;
    this.previewed = null;
    this.#armed = false;
    this.#table.act(move.action);
  }

  /** Catching and the late call work even while the table holds back my next move. */
  hasten(move: Move): void {
    if (this.hasty) return;
    this.#hastened = this.#table.shown.entry;
    this.refusal.forget();
    this.#table.act(move.action, true);
  }

  choose(index: number): void {
    if (this.#table.pending) return;
    const found = variants(this.movesAt(index), this.armed);
    if (!found.size) this.refuse({ what: "hand", card: this.#cards[index]! });
    else if (found.has(null)) this.act(found.get(null));
    else {
      this.refusal.forget();
      this.selected = this.selected === index ? null : index;
    }
  }

  draw(): void {
    const move = moveOf(this.#view, "draw");
    if (move) this.act(move);
    else this.refuse({ what: "pile" });
  }

  /** The UNO button. */
  call(): void {
    if (this.late) this.hasten(this.late);
    else if (this.#near) {
      this.refusal.forget();
      this.#armed = !this.armed;
    } else this.refuse({ what: "call" });
  }
}

function byColour(moves: readonly Move[], calls: boolean): ReadonlyMap<Colour, Move> {
  const found = variants(moves, calls);
  return new Map(
    COLOURS.flatMap((colour) => (found.has(colour) ? [[colour, found.get(colour)!]] : [])),
  );
}
