/** The sums over one player's games. */
import { ranking } from "../table/score/ranking";
import { type PlayedGame, type Player, totalsOf } from "./game";

/** The games to look at: those of one game, against one kind of opponent, with one of them; null: all. */
export interface Choice {
  game: string | null;
  against: "people" | "bots" | null;
  /** The key of an `Opponent`. */
  opponent: string | null;
}

export const ALL: Choice = { game: null, against: null, opponent: null };

export function chosen(games: readonly PlayedGame[], choice: Choice): PlayedGame[] {
  const { game, against, opponent } = choice;
  return games.filter(
    (one) =>
      (game ?? one.game) === one.game &&
      fits(one, against) &&
      (opponent === null || others(one).some((other) => keyOf(other) === opponent)),
  );
}

/** The other players of a game, as far as anything is known of them. */
function others({ players, me }: PlayedGame): (Player & { seat: number })[] {
  return players
    .map((player, seat) => ({ ...player, seat }))
    .filter(({ name, bot, seat }) => seat !== me && (bot !== null || name !== ""));
}

/** People are known by their names, bots by their levels. */
const keyOf = ({ name, bot }: Player): string =>
  bot === null ? `person ${name.normalize("NFC")}` : `bot ${bot}`;

/** Against people: at least one other person; against bots: only they. */
function fits({ players, me }: PlayedGame, against: Choice["against"]): boolean {
  if (against === null) return true;
  const people = players.some(({ bot }, seat) => bot === null && seat !== me);
  return people === (against === "people");
}

/** Games with an owner and a winner: those that can be won or lost, the last one first. */
export function decided(games: readonly PlayedGame[]): PlayedGame[] {
  return games.filter(({ me, winners }) => me !== null && winners.length > 0);
}

export const won = ({ me, winners }: PlayedGame): boolean => me !== null && winners.includes(me);

export interface Summary {
  games: number;
  won: number;
  /** Games won in a row until now, and at most. */
  streak: number;
  longest: number;
}

/** `games`: decided, the last one first. */
export function summaryOf(games: readonly PlayedGame[]): Summary {
  const results = games.map(won);
  const lost = results.indexOf(false);
  let longest = 0;
  let row = 0;
  for (const result of results) longest = Math.max(longest, (row = result ? row + 1 : 0));
  return {
    games: results.length,
    won: results.filter(Boolean).length,
    streak: lost < 0 ? results.length : lost,
    longest,
  };
}

/** The owner's place in a game, from 1; `highest`: the most points win. Winners come first. */
export function placeOf(game: PlayedGame, highest: boolean): number {
  if (won(game)) return 1;
  const places = ranking(totalsOf(game), highest);
  const place = places.find(({ seat }) => seat === game.me)!.place;
  return Math.max(place, 1 + game.winners.length);
}

/** The owner's rounds of one game, by one way of counting. */
export interface Rounds {
  game: string;
  /** True if the most points win. */
  highest: boolean;
  games: number;
  won: number;
  rounds: number;
  /** Points of a round, on average; null where none was counted. */
  mean: number | null;
  best: number | null;
  worst: number | null;
}

/** `highest`: whether the most points win, by the house rules of a game. */
export function roundsOf(
  games: readonly PlayedGame[],
  highest: (game: PlayedGame) => boolean,
): Rounds[] {
  return grouped(games, (game) => `${game.game} ${highest(game)}`).map((group) => {
    const most = highest(group[0]!);
    const points = group.flatMap(({ sheet, me }) => sheet.map((row) => row[me!]!));
    const ends = points.length ? [Math.min(...points), Math.max(...points)] : [null, null];
    const [worst, best] = most ? ends : ends.toReversed();
    return {
      game: group[0]!.game,
      highest: most,
      games: group.length,
      won: group.filter(won).length,
      rounds: points.length,
      mean: points.length ? points.reduce((sum, one) => sum + one, 0) / points.length : null,
      best: best!,
      worst: worst!,
    };
  });
}

/** The results against one other: a person by their name, or all bots of a level. */
export interface Opponent {
  /** By which a `Choice` names them. */
  key: string;
  /** A name, or a level. */
  name: string;
  bot: boolean;
  games: number;
  won: number;
  /** Games in which the other was among the winners. */
  lost: number;
}

/** Those met most often first. */
export function opponentsOf(games: readonly PlayedGame[]): Opponent[] {
  const met = games.flatMap((game) => others(game).map((other) => ({ ...other, game })));
  return grouped(met, keyOf)
    .map((group) => {
      const { name, bot } = group[0]!;
      const together = [...new Set(group.map(({ game }) => game))];
      const theirs = group.filter(({ game, seat }) => game.winners.includes(seat));
      return {
        key: keyOf(group[0]!),
        name: bot ?? name,
        bot: bot !== null,
        games: together.length,
        won: together.filter(won).length,
        lost: new Set(theirs.map(({ game }) => game)).size,
      };
    })
    .sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

/** In the order of their first members. */
function grouped<T>(all: readonly T[], key: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return [...groups.values()];
}
