/** The way to a table: to a server that leads it, or to a worker of this browser. */
import type { ClientMessage, ServerMessage } from "../../wire";

export type Connection = "connecting" | "online" | "waiting" | "gone";

export interface Callbacks {
  hello(): { token: string | null; entry: number };
  message(message: ServerMessage): void;
  connection(now: Connection): void;
  /** True if an action has had no answer for a while, nor has anything else come. */
  sending(on: boolean): void;
  /** Somebody else looks at the page now, from this seat. */
  turn(seat: number): void;
}

export interface Channel {
  /** False if there is no connection: nothing is queued for later. */
  send(message: ClientMessage): boolean;
  hello(): void;
  /** Resolves once nothing about the table will be kept any more. */
  close(): Promise<void>;
  /** Gives up for good: the table does not exist, or the page is too old. */
  stop(): void;
}
