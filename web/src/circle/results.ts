/** The games of a circle, as they stand in the history of one of its members. */
import type { PlayedGame } from "../played/game";
import { type Rounds, roundsOf, type Summary, summaryOf } from "../played/figures";
import type { Circle, CircleGame, CircleMember } from "../wire";
import { ahead } from "./standing";

/** All of them; `member`: whose history it is. Whoever is no member has no name. */
export function historyOf(
  { members = [] }: Circle,
  games: readonly CircleGame[],
  member: number | null | undefined,
): PlayedGame[] {
  const names = new Map(members.map(({ n, name }) => [n, name]));
  return games.map(({ table, number, game, options, at, seats, sheet, winners }) => {
    const me = seats.findIndex((seat) => seat.member === (member ?? NaN));
    return {
      id: `${table}/${number}`,
      game,
      options: options as PlayedGame["options"],
      at,
      place: "server",
      players: seats.map((seat) => ({
        name: names.get(seat.member ?? NaN) ?? "",
        bot: seat.bot ?? null,
      })),
      me: me < 0 ? null : me,
      sheet,
      winners,
    };
  });
}

/** The figures of one member beside those of the others. */
export interface Line {
  member: CircleMember;
  summary: Summary;
  /** One row for each way of counting. */
  rounds: Rounds[];
}

/** Those who have played, in the order of the standing. */
export function linesOf(
  circle: Circle,
  games: readonly CircleGame[],
  highest: (game: PlayedGame) => boolean,
): Line[] {
  return (circle.members ?? [])
    .map((member) => {
      const own = historyOf(circle, games, member.n).filter(({ me }) => me !== null);
      return { member, summary: summaryOf(own), rounds: roundsOf(own, highest) };
    })
    .filter(({ summary }) => summary.games > 0)
    .sort((a, b) => ahead(a.summary, b.summary));
}
