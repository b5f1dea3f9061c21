/** The difference between two messages about a table, as far as somebody should be told. */
import type { TableInfo } from "../../../wire";
import type { Untold } from "./news.svelte";

/** The news of the host, or by the host: only the most important is told. `seat`, `host`: mine, and
 * whether I am the host; `removed`: I was just told that the host took my seat. */
export function ofHost(
  before: TableInfo | null,
  now: TableInfo,
  me: { seat: number | null; host: boolean; removed: boolean },
): Untold | null {
  const another = before && newHost(before, now, me.seat);
  if (another) return another;
  const writes = now.talk === "text";
  if (before && !me.host && (before.talk === "text") !== writes)
    return { what: writes ? "host-text-on" : "host-text-off", name: "" };
  const out = me.removed && now.locked && me.seat === null;
  return out ? { what: "host-removed-locked", name: "" } : null;
}

/** Whoever has only moved, or has another name, is no news. */
function newHost(before: TableInfo, now: TableInfo, me: number | null): Untold | null {
  const was = before.seats.findIndex((seat) => seat.host);
  const is = now.seats.findIndex((seat) => seat.host);
  const name = now.seats[is]?.name ?? "";
  if (is < 0 || is === was || name === before.seats[was]?.name) return null;
  const back = before.host_away === is;
  const away = now.seats[now.host_away ?? -1];
  if (is === me && away) return { what: "host-interim-you", name: away.name };
  if (is === me) return { what: back ? "host-back-you" : "host-now-you", name };
  return was < 0 ? null : { what: back ? "host-back" : "host-now", name };
}

/** True if a seat has news, or the shuffles, or the server: somebody has left the game, was late, is
 * stood in for or back; somebody's part of the shuffles came too late; the server was restored. */
export function ofSeats(before: TableInfo | null, now: TableInfo): boolean {
  const restored = now.restored && !before?.restored;
  const unsealed = before?.sealed && !now.sealed;
  const news = now.seats.some(
    ({ left, missed, stood_in: bot }, n) =>
      left || missed || (before && bot != before.seats[n]?.stood_in),
  );
  return Boolean(news || restored || unsealed);
}

/** Whoever is not at the table any more, and has not just left the game: they may have been erased.
 * `now`: whoever sits on their seat. */
export function gone(
  before: TableInfo | null,
  { seats }: TableInfo,
): { seat: number; name: string; now: string }[] {
  return (before?.seats ?? []).flatMap(({ kind, name: own, left }, seat) => {
    const name = kind === "person" ? own : left;
    const there = seats.some((one) => one.name === name || one.left === name);
    return name && !there ? [{ seat, name, now: seats[seat]?.name || "…" }] : [];
  });
}

/** True if somebody asks to take a move back. */
export function asksUndo(info: TableInfo | null): boolean {
  return info?.proposals?.some(({ what }) => what === "undo") ?? false;
}
