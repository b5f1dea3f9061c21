/** The server's few HTTP requests. */
import { path } from "./folder";
import { tokenOf } from "./settings.svelte";
import { site } from "./site";
import type { Created, Failure, GameInfo, NewTable, PastGame, PastGames, Summary } from "../wire";

/** A refused request, with the server's code. */
export class Refused extends Error {
  readonly code: string;
  /** The wait before another attempt, if the server says so. */
  readonly seconds: number | null;
  constructor(code: string, message: string, details?: object | null) {
    super(message);
    this.code = code;
    this.seconds = (details as { seconds?: number } | null | undefined)?.seconds ?? null;
  }
}

/** Fetches an answer of the server (Refused). */
export async function ask<T>(address: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path(address), init);
  } catch {
    throw new Refused("no-server", address);
  }
  const body = (await response.json().catch(() => null)) as T | Failure | null;
  if (!response.ok || body === null) {
    const failure = body as Failure | null;
    throw new Refused(
      failure?.code ?? "no-server",
      failure?.message ?? response.statusText,
      failure?.details,
    );
  }
  return body as T;
}

let games: Promise<GameInfo[]> | null = null;

/** The games that can be played without a server. */
export async function ownGames(): Promise<GameInfo[]> {
  return (await import("../local/defaults")).GAMES;
}

/** The games that can be played: fetched once, since they change only with the server. */
export function listGames(): Promise<GameInfo[]> {
  games ??= (site ? ownGames() : ask<GameInfo[]>("/api/games")).catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

/** One of them; null if the server does not have it, or does not answer. */
export async function gameInfo(name: string): Promise<GameInfo | null> {
  const all = await listGames().catch(() => []);
  return all.find((game) => game.name === name) ?? null;
}

/** A table from afar, as the holder of this token sees it. */
export function summary(table: string, token: string | null): Promise<Summary> {
  return ask(`/api/tables/${encodeURIComponent(table)}`, bearing(token));
}

function bearing(token: string | null): RequestInit {
  return { headers: token === null ? {} : { authorization: `Bearer ${token}` } };
}

/** A finished game of a table, a `Revealed`, as this browser may see it; null: the last. */
export function finished(table: string, game: number | string | null): Promise<unknown> {
  const which = game === null ? "" : `?game=${encodeURIComponent(game)}`;
  const address = `/api/tables/${encodeURIComponent(table)}/record${which}`;
  return ask(address, bearing(tokenOf(table)));
}

/** The score sheets of the games before the current one, as this browser may see them. */
export async function pastGames(table: string): Promise<PastGame[]> {
  const address = `/api/tables/${encodeURIComponent(table)}/games`;
  return (await ask<PastGames>(address, bearing(tokenOf(table)))).games;
}

export function createTable(table: NewTable): Promise<Created> {
  return ask("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(table),
  });
}
