/** My action that is on its way: one at a time, and sent again until it is answered. */
import type { Act, ClientMessage } from "../../wire";
import { freshId } from "../../browser/ids";

export class Acting {
  /** The action that the server has not answered yet. */
  pending = $state.raw<Act | null>(null);
  readonly #send: (message: ClientMessage) => boolean;

  constructor(send: (message: ClientMessage) => boolean) {
    this.#send = send;
  }

  /**
   * Plays an action on the position after `entry`; whether it is on its way. `meanwhile`: even while
   * the server holds back an action of mine, which stays valid.
   */
  act(action: string, entry: number, meanwhile: boolean): boolean {
    if (this.pending && !meanwhile) return false;
    const act: Act = { type: "act", action, entry, id: freshId() };
    if (!this.#send(act)) return false;
    this.pending ??= act;
    return true;
  }

  /** The action with this id is carried out, or refused; whether that is the pending one. */
  answered(id: string | null | undefined): boolean {
    const mine = id != null && id === this.pending?.id;
    if (mine) this.pending = null;
    return mine;
  }

  /** My seat has moved to another device: the action is forgotten. */
  drop(): void {
    this.pending = null;
  }
}
