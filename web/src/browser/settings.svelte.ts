/** The memory of this browser: the player's name, the tokens of seats, and forms. */
import { AVATARS } from "../wire";
import { kept } from "./kept";

export function tokenOf(table: string): string | null {
  return kept.read(`parlour.token.${table}`);
}

const secretKey = (table: string): string => `parlour.secret.${table}`;

/**
 * The secret from which tokens at a table follow: whoever gives up a seat there and sits down again
 * is the same person to the server.
 */
export function secretOf(table: string, make: () => string): string {
  const secret = kept.read(secretKey(table)) ?? make();
  keepSecret(table, secret);
  return secret;
}

/** null: the next secret is another one. */
export function keepSecret(table: string, secret: string | null): void {
  kept.write(secretKey(table), secret);
}

/** The key under which a table's last state is kept (`yours/last.ts`). */
export const lastKey = (table: string): string => `parlour.last.${table}`;

export function keepToken(table: string, token: string | null): void {
  kept.write(`parlour.token.${table}`, token);
  kept.write(lastKey(table), null);
  kept.write(`parlour.visited.${table}`, token && String(Date.now()));
}

/**
 * Take note that the people play on at another table, where this browser has its seat by the same
 * token.
 */
export function carryOn(table: string, successor: string): void {
  const token = tokenOf(table);
  if (token !== null && tokenOf(successor) === null) keepToken(successor, token);
}

/** Notes when a table was last visited: tables with a seat of this browser are listed in that order. */
export function noteVisit(table: string): void {
  if (tokenOf(table) !== null) kept.write(`parlour.visited.${table}`, String(Date.now()));
}

/** The tables where this browser has a seat, the last one visited first. */
export function tablesHeld(): string[] {
  const visited = (table: string): number => Number(kept.read(`parlour.visited.${table}`) ?? 0);
  return kept.after("parlour.token.").sort((a, b) => visited(b) - visited(a));
}

/** True if tables have been played in this browser alone. */
export function playedHere(): boolean {
  return kept.read("parlour.local") !== null;
}

export function notePlayedHere(): void {
  kept.write("parlour.local", "yes");
}

function faceIn(text: string | null): number | null {
  const found = Number(text ?? NaN);
  return Number.isInteger(found) && found >= 0 && found < AVATARS ? found : null;
}

class Settings {
  name = $state.raw(kept.read("parlour.name") ?? "");
  /** The face that was chosen, if one was. */
  avatar = $state.raw(faceIn(kept.read("parlour.avatar")));
  /** The game that was chosen last. */
  game = $state.raw(kept.read("parlour.game"));

  /** True if single letters, digits and signs do anything at a table. */
  letters = $state.raw(kept.read("parlour.letters") === null);

  setLetters(on: boolean): void {
    this.letters = on;
    kept.write("parlour.letters", on ? null : "off");
  }

  setName(name: string): void {
    this.name = name;
    kept.write("parlour.name", name);
  }

  setAvatar(avatar: number): void {
    this.avatar = avatar;
    kept.write("parlour.avatar", String(avatar));
  }

  setGame(game: string): void {
    this.game = game;
    kept.write("parlour.game", game);
  }
}

export const settings = new Settings();

/** The last contents of a form, kept per game. */
export function remembered<T>(key: string): Partial<T> {
  try {
    return JSON.parse(kept.read(`parlour.form.${key}`) ?? "{}") as Partial<T>;
  } catch {
    return {};
  }
}

export function remember(key: string, value: object): void {
  kept.write(`parlour.form.${key}`, JSON.stringify(value));
}
