/** What becomes news of a table's seats: who has left the game, whose time has run out, for
 * whom a bot has played, whose part of the shuffles was left out; and that the server was restored. */
import { loadTexts, t } from "../i18n.svelte";
import type { Session } from "../session.svelte";
import { keepSecret } from "../settings.svelte";
import type { Event, TableInfo, View } from "../wire";
import type { Told } from "./history.svelte";
import { levelName } from "./levels";
import { inSentence } from "./names";

/** Tells what is new since `before`. */
export async function note<V extends View, E extends Event>(
  session: Session<V, E>,
  before: TableInfo | null,
  message: TableInfo,
): Promise<void> {
  const { seats, status } = message;
  await loadTexts("staying");
  if (message.restored && !before?.restored && status === "playing")
    session.announce({ what: "staying-restored", name: "" });
  if (before?.sealed && !message.sealed) leftOut(session, message);
  seats.forEach(({ kind, name, bot, left, missed = 0 }, seat) => {
    const was = before?.seats[seat];
    if (left && was?.kind === "person") {
      session.announce({ what: "staying-left", name: left, bot: name, level: bot ?? "" });
      part(session, seat);
    }
    if (kind !== "person" || missed <= (was?.missed ?? 0)) return;
    if (seat !== session.seat) {
      if (was) session.announce({ what: "staying-late", name });
    } else if (missed === 1) session.announce({ what: "staying-late-mine", name });
  });
}

/** Tells me that what I ask for as a spectator is asked no longer, and I have no seat. */
export async function answered<V extends View, E extends Event>(
  session: Session<V, E>,
  before: TableInfo | null,
  { proposals }: TableInfo,
): Promise<void> {
  const asked = ({ n }: { n: number }): boolean => n === session.welcome?.asks;
  if (session.seat !== null || !before?.proposals?.some(asked) || proposals?.some(asked)) return;
  if (session.joining) session.announce({ what: "seats-turned-down", name: "" });
  session.joining = null;
  keepSecret(session.table, null); // the next time it is another question
}

/** Tells me that a bot has played for me while I was away. */
export async function welcome<V extends View, E extends Event>(
  session: Session<V, E>,
  count: number,
): Promise<void> {
  await loadTexts("staying");
  session.announce({ what: "staying-played", name: "", count });
}

/** Whoever has pledged something for the shuffles, and was too late to show it. */
function leftOut<V extends View, E extends Event>(
  session: Session<V, E>,
  { seats, pledges = [], contributions = [] }: TableInfo,
): void {
  pledges.forEach((pledge, seat) => {
    if (pledge === null || contributions[seat]) return;
    const { name } = seats[seat]!;
    session.announce({ what: "staying-left-out", name });
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
