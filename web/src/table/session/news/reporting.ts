/**
 * The news of a table's seats: who has left the game, whose time has run out, for whom a bot plays
 * or has played, who is nudged, whose part of the shuffles was left out; that the server was
 * restored; and of a move that I asked to take back.
 */
import { loadTexts, t } from "../../../words/i18n.svelte";
import type { Session } from "../session.svelte";
import type { Event, Nudged, TableInfo, View } from "../../../wire";
import type { Told } from "../history.svelte";
import { levelName } from "../../../words/levels";
import { inSentence } from "../../../words/names";
import { isUndone } from "../undone";

/** Tells the changes since `before`. */
export async function note<V extends View, E extends Event>(
  session: Session<V, E>,
  before: TableInfo | null,
  message: TableInfo,
): Promise<void> {
  const { seats, status } = message;
  await loadTexts("staying");
  const goes = status === "playing" && before?.games === message.games;
  if (message.restored && !before?.restored && status === "playing")
    session.news.announce({ what: "staying-restored", name: "" });
  if (before?.sealed && !message.sealed) leftOut(session, message);
  seats.forEach(({ kind, name, bot, left, missed = 0, stood_in: stands }, seat) => {
    const was = before?.seats[seat];
    if (kind === "person" && was?.kind === "person") {
      if (stands && !was.stood_in) tell(session, seat, "bot-plays", bot ?? "");
      if (!stands && was.stood_in && goes) tell(session, seat, "returned");
    }
    if (left && was?.kind === "person") {
      session.news.announce({ what: "staying-left", name: left, bot: name, level: bot ?? "" });
      part(session, seat);
    }
    if (kind !== "person" || missed <= (was?.missed ?? 0)) return;
    if (seat !== session.seat) {
      if (was) session.news.announce({ what: "staying-late", name });
    } else if (missed === 1) session.news.announce({ what: "staying-late-mine", name });
  });
}

/** Tells me, if I have no seat, that my own proposal as a spectator is gone. */
export async function answered<V extends View, E extends Event>(
  session: Session<V, E>,
  before: TableInfo | null,
  { proposals }: TableInfo,
): Promise<void> {
  const asked = ({ n }: { n: number }): boolean => n === session.seating.welcome?.asks;
  if (session.seat !== null || !before?.proposals?.some(asked) || proposals?.some(asked)) return;
  if (session.seating.joining) session.news.announce({ what: "seats-turned-down", name: "" });
  session.seating.turnedDown();
}

/** Tells me that a bot has played for me while I was away. */
export async function welcome<V extends View, E extends Event>(
  session: Session<V, E>,
  count: number,
): Promise<void> {
  await loadTexts("staying");
  session.news.announce({ what: "staying-played", name: "", count });
}

/** Tells that a bot begins to play for somebody, or that they are back. */
function tell<V extends View, E extends Event>(
  session: Session<V, E>,
  seat: number,
  what: "bot-plays" | "returned",
  level = "",
): void {
  const { history, tableInfo } = session;
  const name = tableInfo?.seats[seat]?.name ?? "";
  if (seat !== session.seat) session.news.announce({ what: `staying-${what}`, name, level });
  const round = history.events.at(-1)?.round ?? 1;
  const says = (): string =>
    t(`staying-${what}`, { name: inSentence(name), level: levelName(level) });
  history.add([{ round, event: { kind: what, seat } as unknown as E, says }]);
}

/** Tells of a nudge. */
export async function nudge<V extends View, E extends Event>(
  session: Session<V, E>,
  { seat, by }: Nudged,
): Promise<void> {
  await loadTexts("staying");
  const name = (seat: number): string => session.tableInfo?.seats[seat]?.name ?? "";
  const what = seat === session.seat ? "staying-nudged-mine" : "staying-nudged";
  session.news.announce({ what, name: name(seat), by: name(by) });
}

/** Follows what becomes of a move that I ask to take back, and tells me if it stays: somebody has
 * refused, or something else has happened. */
export function follow<V extends View, E extends Event>(session: Session<V, E>): void {
  const asking = ({ proposals = [] }: TableInfo): boolean =>
    proposals.some(({ what, by }) => what === "undo" && by === session.seat);
  if (session.seat === null || session.undoing.listener || !asking(session.tableInfo!)) return;
  let decided = false;
  session.undoing.listener = (message) => {
    if (message.type === "table" && !asking(message)) {
      decided = true;
      if (message.kept) ends("kept");
    } else if (message.type === "update" && decided)
      ends(message.events.some(isUndone) ? null : "late");
  };
  function ends(why: "kept" | "late" | null): void {
    session.undoing.listener = null;
    if (why)
      void loadTexts("talk").then(() => session.news.announce({ what: `undo-${why}`, name: "" }));
  }
}

/** Tells me which player has acted before me. */
export function quicker<V extends View, E extends Event>(
  session: Session<V, E>,
  message: string,
): void {
  const seat = session.latest?.events.find((event) => event.seat != null)?.seat ?? null;
  const other = seat !== null && seat !== session.seat;
  const name = other ? (session.tableInfo?.seats[seat]?.name ?? "") : "";
  session.news.refuse(name ? "quicker" : "stale", message, name);
}

/** Whoever has pledged something for the shuffles, and was too late to show it. */
function leftOut<V extends View, E extends Event>(
  session: Session<V, E>,
  { seats, pledges = [], contributions = [] }: TableInfo,
): void {
  pledges.forEach((pledge, seat) => {
    if (pledge === null || contributions[seat]) return;
    const { name } = seats[seat]!;
    session.news.announce({ what: "staying-left-out", name });
    const event = { kind: "left-out", seat } as unknown as E;
    const says = (): string => t("staying-left-out", { name: inSentence(name) });
    session.history.add([{ round: 1, event, says }]);
  });
}

/** Marks in the history that somebody has left; what was before keeps their name. */
function part<V extends View, E extends Event>(session: Session<V, E>, seat: number): void {
  const { history } = session;
  const left = (): string => session.tableInfo?.seats[seat]?.left ?? "";
  const round = history.events.at(-1)?.round ?? 1;
  const event = { kind: "left", seat } as unknown as E;
  const says = (): string => {
    const { name = "", bot } = session.tableInfo?.seats[seat] ?? {};
    const level = levelName(bot ?? "");
    return t("staying-left", { name: inSentence(left()), bot: inSentence(name), level });
  };
  history.add([{ round, event, says }]);
  const marked = history.events.at(-1)!;
  const then = history.then;
  history.then = (told) => {
    const names = new Map(then?.(told));
    if (isBefore(history.events, told, marked)) names.set(seat, left());
    return names;
  };
}

function isBefore(events: readonly Told[], one: Told, other: Told): boolean {
  return events.lastIndexOf(one) < events.lastIndexOf(other);
}
