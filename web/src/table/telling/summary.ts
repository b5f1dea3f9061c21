/** The position of a game, in a few sentences. */
import { sentence, t } from "../../words/i18n.svelte";
import type { View } from "../../wire";
import type { TableModel } from "../session/model";
import { inSentence } from "../../words/names";

/** A game's words for a position (its `summary.ts`). */
export interface Summed {
  /** The cards on the table. */
  table: readonly string[];
  /** My cards; null for a spectator. */
  hand: readonly string[] | null;
  seat(seat: number, name: string): readonly string[];
}

/** The names of cards, one or several. */
export type Named<C = unknown> = (cards: readonly C[]) => string;

const GAMES = import.meta.glob<{ summary(view: View, cards: Named): Summed }>(
  "../../games/*/summary.ts",
);

export type Part = "all" | "table" | "seats";

/** Sentences; `asks` is what I am asked to do, or whose turn it is. */
export async function summary(table: TableModel, asks: string, part: Part): Promise<string> {
  const { view } = table.shown;
  const { summary } = await GAMES[`../../games/${view.game}/summary.ts`]!();
  const { wording } = table.history;
  const summed = summary(view, (cards) => wording?.named(cards) ?? "");
  const { seats } = table.tableInfo;
  const me = table.seat;
  const others = seats.flatMap((_, i) => {
    const seat = ((me ?? -1) + 1 + i) % seats.length;
    return seat === me ? [] : [seat];
  });
  const said = {
    all: () => [asks, ...summed.table, ...(summed.hand ?? []), ...others.flatMap(seat), ...mine()],
    table: () => summed.table,
    seats: () => [...others.flatMap(seat), ...mine()],
  };
  function seat(one: number): readonly string[] {
    return summed.seat(one, inSentence(seats[one]!.name));
  }
  function mine(): string[] {
    return me === null ? [] : [t("aloud-total", { total: view.seats[me]!.total })];
  }
  return inOne([...said[part](), ...(part === "all" ? scores(table) : [])]);
}

/** The points of the round just ended, seat by seat. */
export function scores({ shown: { view }, tableInfo, seat: me }: TableModel): string[] {
  return (view.scores ?? []).map(({ points, total }, seat) =>
    t("aloud-score", {
      me: seat === me ? "yes" : "no",
      name: inSentence(tableInfo.seats[seat]!.name),
      points,
      total,
    }),
  );
}

/** One after another, each with its stop. */
export function inOne(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => sentence(/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
