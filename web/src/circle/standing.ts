/** The standing of a circle: what one season, and one game or all, say of each member. */
import { SEASON, type Circle } from "../wire";

interface Won {
  games: number;
  won: number;
}

export interface Line extends Won {
  n: number;
  name: string;
}

/** The seasons of which there is something to show, the newest first; the current one always. */
export function seasonsOf({ season = "", standing = [] }: Circle): string[] {
  return [...new Set([season, ...standing.map((row) => row.season)])];
}

/** Who won most comes first; of as many, who needed fewer games. */
export const ahead = (a: Won, b: Won): number => b.won - a.won || a.games - b.games;

/** Those who have played, in their order. `game` null: all. */
export function linesOf(circle: Circle, season: string, game: string | null): Line[] {
  const rows = (circle.standing ?? []).filter(
    (row) => row.season === season && (game === null || row.game === game),
  );
  return (circle.members ?? [])
    .map(({ n, name }) => {
      const own = rows.filter((row) => row.member === n);
      const sum = (what: "played" | "won"): number => own.reduce((all, row) => all + row[what], 0);
      return { n, name, games: sum("played"), won: sum("won") };
    })
    .filter(({ games }) => games > 0)
    .sort((a, b) => ahead(a, b) || a.n - b.n);
}

/** "October – December 2026" for 2026-4. */
export function seasonName(season: string, language: string): string {
  const [year, number] = season.split("-").map(Number);
  const month = (n: number): Date => new Date(Date.UTC(year!, n, 15));
  const { format } = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const end = number! * SEASON;
  return `${format(month(end - SEASON))} – ${format(month(end - 1))} ${year}`;
}
