/** The phase of a table, by the news of the server. */
import type { TableInfo } from "../../wire";

export type Phase = "unknown" | "gathering" | "playing";

/** `shown`: there is a position to show. */
export function phaseOf(info: TableInfo | null, shown: boolean): Phase {
  // Cards are about to be dealt: until then it looks as before.
  const sealed = info?.sealed === true && !shown;
  if (info?.status === "lobby" || sealed) return "gathering";
  return info && shown ? "playing" : "unknown";
}

/** True if the game may wait for something other than a move, or has ended early. */
export function waits({ proposals, seats, ended }: TableInfo): boolean {
  const away = seats.some((seat) => seat.stood_in || seat.absent || seat.idle);
  return Boolean(proposals?.length || away || ended);
}

/** True if somebody else plays here whom `me` could hear, or let speak. */
export function talks(
  { seats, talk }: TableInfo,
  me: { seat: number | null; host: boolean },
): boolean {
  const others = seats.some(({ kind }, n) => kind === "person" && n !== me.seat);
  return others && (me.host || talk !== "off");
}
