/** My wish to take back my last action: whether I may ask the other players, and their answer. */
import type { ClientMessage, ServerMessage, TableInfo, Undoable } from "../../wire";
import { asksUndo } from "./news/changes";

/** The position shown, and the table. */
interface Position {
  readonly shown: { readonly entry: number } | null;
  readonly tableInfo: TableInfo | null;
  readonly seat: number | null;
  send(message: ClientMessage): boolean;
}

export class Undoing {
  /** The server's last answer about taking back my last action. */
  #answer = $state.raw<Undoable | null>(null);
  /** Hears every message, too, while I wait for how it ends. */
  listener: ((message: ServerMessage) => void) | null = null;
  readonly #at: Position;
  readonly #quietly: Position["send"];

  /** `quietly` sends a question that the player has not asked: if that fails, nothing is said. */
  constructor(at: Position, quietly: Position["send"]) {
    this.#at = at;
    this.#quietly = quietly;
  }

  /** True if the last action is mine, and I may ask the others to let me take it back. */
  get possible(): boolean {
    return !asksUndo(this.#at.tableInfo) && this.#current?.refused === null;
  }

  /** The code of the error that says why I may not; null where that is not known. */
  get refused(): string | null {
    return this.#current?.refused ?? null;
  }

  /** The answer about the position shown. */
  get #current(): Undoable | null {
    return this.#answer?.entry === this.#at.shown?.entry ? this.#answer : null;
  }

  /** Finds out whether I may ask. */
  inquire(): void {
    const { seat, shown } = this.#at;
    if (seat !== null && shown) this.#quietly({ type: "may_undo", entry: shown.entry });
  }

  /** One that came too late says nothing of the position it was asked for. */
  receive(answer: Undoable): void {
    if (answer.refused !== "stale") this.#answer = answer;
  }

  /** Asks the others. If I may not, the server says why. */
  ask(): void {
    const { shown } = this.#at;
    if (shown) this.#at.send({ type: "ask_undo", entry: shown.entry });
  }
}
