/**
 * The contributions of this browser to the shuffles of a server's tables. It gives the hash (the
 * pledge) as soon as it sits, and the contribution itself once it has been shown what is fixed
 * before the deal: who plays, and what everybody has pledged. It keeps all of that, to compare it
 * with the record after the game.
 */
import { bytesOf, hexOf, sha256 } from "./digest.ts";
import { kept } from "../browser/kept.ts";
import { lasting, now } from "./seen.ts";
import type { ClientMessage, TableInfo } from "../wire";

/** The terms of a game: fixed before anybody shows a contribution. */
export interface Terms {
  /** The hash of the server's key. */
  commitment: string;
  /** The seats of bots. */
  bots: number[];
  pledges: (string | null)[];
}

/** One beginning of a game, as this browser has seen it. There is more than one if the server went back. */
export interface Beginning {
  /** This browser's contribution and its hash; null: it had no seat. */
  contribution: string | null;
  pledge: string | null;
  /** True if the server showed that it has the pledge, when last heard of before the game. */
  pledged: boolean;
  /** The terms that this browser was shown before it gave its contribution, and the seat it had. */
  terms?: Terms;
  /** The game and its house rules, as they were shown with the terms. */
  rules?: string;
  seat?: number | null;
  /** True if the server has shown that it has the contribution. */
  acknowledged: boolean;
  /** The contributions of all seats when the cards were dealt. */
  added?: (string | null)[];
  /** True if the game was shown while it was played, but not its terms. */
  untold?: boolean;
  /** When this was first heard of, in milliseconds since 1970. */
  at?: number;
  /** Before there were pledges: the server's commitment when the contribution was made. */
  commitment?: string;
}

/** The number of games of a table that are remembered, once they are old, and at most, and of the
 * beginnings of each. */
const GAMES = 10;
const MOST = 200;
/** In the place of a game's number: those that were too many to be kept. */
const TOO_MANY = 0;
/** More seats, and more characters of house rules, than any game has. */
const SEATS = 32;
const RULES = 4000;
const BEGINNINGS = 4;

const keyOf = (table: string): string => `parlour.contributions.${table}`;

function all(table: string): Record<string, Beginning[]> {
  try {
    const found = JSON.parse(kept.read(keyOf(table)) ?? "{}") as Record<
      string,
      Beginning[] | Beginning
    >;
    // Before there were pledges, it was one contribution.
    const games = Object.entries(found).map(([game, one]) => [game, [one].flat()]);
    return Object.fromEntries(games) as Record<string, Beginning[]>;
  } catch {
    return {};
  }
}

/** The number of times that this browser has seen a game of a table begin, or is about to. */
export function beginnings(table: string, game: number): Beginning[] {
  const games = all(table);
  return games[game] ?? games[TOO_MANY] ?? [];
}

function keep(table: string, game: number, list: Beginning[]): void {
  const [at, before] = [now(), all(table)];
  const mine = list.slice(-BEGINNINGS).map((one) => ({ at, ...one }));
  const known: typeof before = { ...before, [game]: mine };
  const games = lasting(known, game, GAMES, ([one]) => one?.at ?? 0);
  if (!(game in before) && Object.keys(games).length > MOST) {
    delete games[game];
    games[TOO_MANY] = [{ ...NOTHING, untold: true, at }];
  }
  kept.write(keyOf(table), JSON.stringify(games));
}

/** A game and its house rules, the edition among them, as one text. */
export function rulesText(game: string, options: Record<string, unknown>): string {
  return JSON.stringify([game, Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

const NOTHING: Beginning = {
  contribution: null,
  pledge: null,
  pledged: false,
  acknowledged: false,
};

async function made(): Promise<Beginning> {
  const contribution = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  return { ...NOTHING, contribution, pledge: hexOf(await sha256(bytesOf(contribution))) };
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const HEX = /^[0-9a-f]{64}$/;
const isHash = (one: unknown): boolean => one === null || HEX.test(String(one));

/** False for an older server, which knows no terms, and for what is none, or too long to be kept. */
function understood({ sealed, coming, games, seats, options, ...info }: TableInfo): boolean {
  const { commitment, pledges = [], contributions = [], bots = [] } = info;
  const lists = [pledges, contributions, bots];
  if (sealed === undefined || !coming || ![games, ...bots].every(Number.isSafeInteger))
    return false;
  if (lists.some((list) => list.length > seats.length) || seats.length > SEATS) return false;
  return (
    [commitment, ...pledges, ...contributions].every(isHash) &&
    rulesText("", options).length < RULES
  );
}

/** Notes that a game is being played, of which this browser was not shown the terms. */
function untold({ table, games }: TableInfo): void {
  const list = beginnings(table, games);
  if (Number.isSafeInteger(games) && !list.some((one) => one.terms || one.untold || one.commitment))
    keep(table, games, [...list, { ...NOTHING, untold: true }]);
}

/** One seat's exchange over one connection. */
export class Contributions {
  /** The last game for which it has sent its pledge. */
  #pledged = 0;
  /** The last contribution that it has sent. */
  #shown = "";
  readonly #send: (message: ClientMessage) => void;

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  /** The table is as the server says; this browser has this seat there. */
  async follow(info: TableInfo, seat: number | null): Promise<void> {
    if (info.status === "playing" && (!understood(info) || !info.pledges?.length)) untold(info);
    if (!understood(info)) return;
    if (info.status === "playing") this.#begun(info, seat);
    else {
      this.#acknowledge(info, seat);
      if (seat !== null) await this.#pledge(info, seat);
    }
  }

  /** Between games: whether the server has this browser's pledge. */
  #acknowledge({ table, games, seats }: TableInfo, seat: number | null): void {
    const list = beginnings(table, games + 1);
    const mine = list.at(-1);
    if (mine?.pledge == null || mine.terms) return;
    const pledged = seat !== null && seats[seat]?.pledge === mine.pledge;
    if (pledged !== mine.pledged)
      keep(table, games + 1, [...list.slice(0, -1), { ...mine, pledged }]);
  }

  /** Between games: pledges something for the coming one; never what was shown before. */
  async #pledge({ table, games, seats }: TableInfo, seat: number): Promise<void> {
    const game = games + 1;
    let list = beginnings(table, game);
    if (list.at(-1)?.pledge == null || list.at(-1)!.terms) {
      const mine = await made();
      list = [...beginnings(table, game), mine]; // another window may have been quicker
      keep(table, game, list);
    }
    const mine = list.at(-1)!;
    // Once: another device with this seat would say so, too, and both for ever by turns.
    if (seats[seat]?.pledge === mine.pledge || this.#pledged === game) return;
    this.#pledged = game;
    this.#send({ type: "pledge", game, pledge: mine.pledge! });
  }

  /** After a game began: keeps its terms, then shows the contribution, and keeps those of all
   * seats. */
  #begun(info: TableInfo, seat: number | null): void {
    const { table, games, commitment, bots = [], pledges = [], contributions = [], sealed } = info;
    if (pledges.length === 0) return; // it began before there were any
    const terms = { commitment, bots, pledges };
    const list = beginnings(table, games);
    let at = list.findIndex((one) => same(one.terms, terms));
    if (at < 0) at = list.findIndex((one) => !one.terms && !one.commitment);
    const before = list[at] ?? NOTHING;
    const mine = { ...before, terms, seat: before.terms ? before.seat : seat };
    mine.rules ??= rulesText(info.game, info.options);
    const own = seat === null ? null : contributions[seat];
    mine.acknowledged ||= own != null && own === mine.contribution;
    if (!sealed) mine.added ??= contributions;
    if (!same(mine, before)) keep(table, games, at < 0 ? [...list, mine] : list.with(at, mine));
    if (seat === null || !sealed || own != null || mine.contribution === null) return;
    if (pledges[seat] !== mine.pledge || this.#shown === mine.contribution) return;
    this.#shown = mine.contribution;
    this.#send({ type: "contribute", game: games, contribution: mine.contribution });
  }
}
