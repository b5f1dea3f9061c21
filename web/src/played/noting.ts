/** What a browser keeps of a game that has ended: at its table, or with printed cards. */
import type { TableInfo } from "../wire";
import { t } from "../words/i18n.svelte";
import type { PlayedGame } from "./game";
import { changePlayed, keepPlayed } from "./store";

/** At a table of the server: the seat of this browser; in this browser: the person who dealt. */
export function noteEnd(
  info: TableInfo,
  sheet: readonly number[][],
  winners: readonly number[],
  seat: number | null,
): Promise<number> {
  return keepPlayed([gameOf(info, sheet, winners, seat, Date.now())]).catch(() => 0); // it was only a game
}

export function gameOf(
  info: TableInfo,
  sheet: readonly number[][],
  winners: readonly number[],
  seat: number | null,
  at: number,
): PlayedGame {
  return {
    id: `${info.table}/${info.games}`,
    game: info.game,
    options: { ...info.options } as PlayedGame["options"],
    at,
    place: seat === null ? "browser" : "server",
    players: info.seats.map(({ kind, name, bot }) => ({
      name: seat === null && name === t("you") ? "" : name, // nobody has given it
      bot: kind === "bot" ? (bot ?? null) : null,
    })),
    me: seat ?? info.seats.findIndex(({ kind }) => kind === "person"),
    sheet: sheet.map((row) => [...row]),
    winners: [...winners],
  };
}

/** Keeps a game with printed cards as it is now; null: it goes on. `before`: true if it was over before the last change. */
export function noteCards(id: string, game: PlayedGame | null, before: boolean): void {
  if (game || before) changePlayed(id, game);
}
