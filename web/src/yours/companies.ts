/** With whom this browser has played: the people of its tables, as the server last told of them. */
import type { Row } from "./tables.svelte";

/** People who have played together. */
export interface Company {
  table: string;
  game: string;
  /** False if the server has deleted the table, with those who sat there. */
  callable: boolean;
  /** The others. */
  names: readonly string[];
  /** When they last did, in milliseconds since 1970. */
  at: number;
}

/** The number of companies shown. */
const FEW = 2;

const DAY = 86_400_000;
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

/** Those whose game is over and who have not gone on elsewhere, the last ones first; each but once. */
export function companies(rows: readonly Row[], now = Date.now()): Company[] {
  const found = rows.flatMap(({ table, info, gone, local, old }) => {
    const callable = info?.deleted === undefined;
    if (!info || (gone && (callable || info.at === undefined)) || local || old) return [];
    if (info.status !== "over" || info.successor || info.seat === null) return [];
    const others = info.seats.filter(({ kind }, seat) => kind === "person" && seat !== info.seat);
    const names = others.map(({ name }) => name);
    const at = info.at ?? now - (info.since ?? 0) * 1000;
    return names.length ? [{ table, game: info.game, callable, names, at }] : [];
  });
  found.sort((one, other) => other.at - one.at);
  const key = ({ names }: Company): string => [...names].sort().join("\n");
  const first = new Map<string, Company>();
  for (const one of found) if (!first.has(key(one))) first.set(key(one), one);
  return [...first.values()].slice(0, FEW);
}

/** The day of a time as people name it: today, yesterday, a day of the last week, or by its date. */
export function dayOf(at: number, now = Date.now()): "today" | "yesterday" | "date" | string {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  return days < 7 ? WEEKDAYS[new Date(at).getDay()]! : "date";
}
