/** The server's few questions and answers over HTTP. */
import type { Created, Failure, GameInfo, NewTable } from "./wire";

/** A refused request, with the server's code. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused("no-server", path);
  }
  const body = (await response.json().catch(() => null)) as T | Failure | null;
  if (!response.ok || body === null) {
    const failure = body as Failure | null;
    throw new Refused(failure?.code ?? "no-server", failure?.message ?? response.statusText);
  }
  return body as T;
}

export function listGames(): Promise<GameInfo[]> {
  return ask("/api/games");
}

export function createTable(table: NewTable): Promise<Created> {
  return ask("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(table),
  });
}
