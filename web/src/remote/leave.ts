/** Gives up a seat from afar: the table need not be open. */
import { Refused } from "../browser/api";
import { path } from "../browser/folder";
import { type ClientMessage, PROTOCOL, type ServerMessage } from "../wire";

/** Milliseconds. */
const WITHIN = 8_000;

/** Leaves a table: in a game a bot takes the seat. Whoever has no seat there any more has left
 * (Refused). */
export function leave(table: string, token: string): Promise<void> {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const address = path(`/api/tables/${encodeURIComponent(table)}/socket`);
  const socket = new WebSocket(`${scheme}//${location.host}${address}`);
  const send = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  return new Promise<void>((done, failed) => {
    const lost = (): void => failed(new Refused("no-server", ""));
    setTimeout(lost, WITHIN);
    socket.onclose = lost;
    socket.onopen = () => send({ type: "hello", protocol: PROTOCOL, token });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === "welcome" && message.seat === null) done();
      else if (message.type === "welcome") send({ type: "leave" });
      else if (message.type !== "error") return;
      else if (["unknown-token", "unknown-table", "seat-moved"].includes(message.code)) done();
      else failed(new Refused(message.code, message.message));
    };
  }).finally(() => {
    socket.onclose = null;
    socket.close();
  });
}
