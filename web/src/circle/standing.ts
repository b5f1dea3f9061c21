/** The standing of a circle: what one season, and one game or all, say of each member. */
import { SEASON, type Circle } from "../wire";

export interface Line {
  n: number;
  name: string;
  played: number;
  won: number;
}

/** The seasons of which there is something to show, the newest first; the current one always. */
export function seasonsOf({ season = "", standing = [] }: Circle): string[] {
  return [...new Set([season, ...standing.map((row) => row.season)])];
}

/** Those who have played, who won most first; of as many, who needed fewer games. `game` null: all. */
export function linesOf(circle: Circle, season: string, game: string | null): Line[] {
  const rows = (circle.standing ?? []).filter(
    (row) => row.season === season && (game === null || row.game === game),
  );
  return (circle.members ?? [])
    .map(({ n, name }) => {
      const own = rows.filter((row) => row.member === n);
      const sum = (what: "played" | "won"): number => own.reduce((all, row) => all + row[what], 0);
      return { n, name, played: sum("played"), won: sum("won") };
    })
    .filter(({ played }) => played > 0)
    .sort((a, b) => b.won - a.won || a.played - b.played || a.n - b.n);
}

/** "October – December 2026" for 2026-4. */
export function seasonName(season: string, language: string): string {
  const [year, number] = season.split("-").map(Number);
  const month = (n: number): Date => new Date(Date.UTC(year!, n, 15));
  const { format } = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const end = number! * SEASON;
  return `${format(month(end - SEASON))} – ${format(month(end - 1))} ${year}`;
}
