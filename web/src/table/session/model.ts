/**
 * A table as its board sees it. The board cannot tell whether it is played over the network (the
 * session), shown from a fixture, played in this browser, replayed or taught.
 */
import type { Hints } from "./hints.svelte";
import type { Event, TableInfo, Update, View } from "../../wire";
import type { History, Told } from "./history.svelte";

/** An update of one game: its view and its events. */
export interface UpdateOf<V extends View, E extends Event> extends Update {
  view: V;
  events: E[];
}

/** An update while it is shown: a presenter calls these, each at its time. */
export interface Showing<E extends Event = Event> {
  /** Puts the new position on the screen. */
  commit(): void;
  /** Enters events in the history, once they have been seen. */
  tell(told: readonly Told<E>[]): void;
  /** Aborts when somebody waits for the next update: animations then end at once. */
  readonly hurry: AbortSignal;
}

/** Shows updates, one at a time: the next one comes when the promise resolves. */
export interface Presenter<V extends View = View, E extends Event = Event> {
  /** Shows how the position came about that is on the screen as the board is drawn. */
  open?(showing: Showing<E>): Promise<void>;
  /** Shows an update that has come since. */
  show(update: UpdateOf<V, E>, showing: Showing<E>): Promise<void>;
}

/** `V` and `E`: the view and the events of the game that is played here. */
export interface TableModel<V extends View = View, E extends Event = Event> {
  /** The update on the screen; newer ones may wait for their animation. */
  readonly shown: UpdateOf<V, E>;
  /** The people who sit here, and the house rules. */
  readonly tableInfo: TableInfo;
  /** Mine, or null for a spectator. */
  readonly seat: number | null;
  readonly host: boolean;
  /** True if I can act, so that an action of mine arrives. */
  readonly online: boolean;
  /** An action of mine is on its way. */
  readonly pending: boolean;
  /** True if I may choose a card before my turn. */
  readonly ahead: boolean;
  /** A request to me other than a move: to read a coach's text. */
  readonly asks?: string | null;
  /** The events shown so far. */
  readonly history: History<E>;
  readonly hints: Hints;
  /** True if I may ask for a hint now. */
  readonly hintable: boolean;
  /** The address of a finished game's record, at a table that this browser leads. */
  readonly record: string | null;
  /** The address at which a finished game can be watched again. */
  readonly again: string | null;
  /**
   * The address at which a finished game's shuffles can be checked, if anybody promised anything.
   */
  readonly proof: string | null;

  /**
   * Plays an action on the position shown. One at a time: a second tap does nothing.
   * `meanwhile`: even while an earlier action of mine is held back, which stays valid.
   */
  act(action: string, meanwhile?: boolean): void;
  askHint(): void;
  /** I have read the scores: the next round may be dealt. */
  ready(): void;
  /** Begins another game at the same table. */
  rematch(): void;
  /** Whose turn it is in another game, which somebody else began while I see the scores of the last. */
  readonly begun: "mine" | "theirs" | null;
  /** After a game, back to the lobby; null where nobody could change anything there. */
  readonly reopen: (() => void) | null;
  /** The board shows updates from now on; the returned function ends that. */
  present(presenter: Presenter<V, E>): () => void;
}
