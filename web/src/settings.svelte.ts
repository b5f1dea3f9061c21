/** What this browser remembers: the player's name, the tokens of seats, how the page looks. */

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be forbidden; the page then forgets, and still plays
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    /* as above */
  }
}

export function tokenOf(table: string): string | null {
  return read(`parlour.token.${table}`);
}

export function keepToken(table: string, token: string | null): void {
  write(`parlour.token.${table}`, token);
  write(`parlour.visited.${table}`, token && String(Date.now()));
}

/** So that the tables where this browser has a seat can be told from older ones. */
export function noteVisit(table: string): void {
  if (tokenOf(table) !== null) write(`parlour.visited.${table}`, String(Date.now()));
}

/** The tables where this browser has a seat, the last one visited first. */
export function tablesHeld(): string[] {
  try {
    const prefix = "parlour.token.";
    const visited = (table: string): number => Number(read(`parlour.visited.${table}`) ?? 0);
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .sort((a, b) => visited(b) - visited(a));
  } catch {
    return [];
  }
}

class Settings {
  name = $state(read("parlour.name") ?? "");
  /** The game chosen last. */
  game = $state(read("parlour.game"));
  calm = $state(read("parlour.calm") === "1");
  #system = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#system = query.matches;
    query.addEventListener("change", () => {
      this.#system = query.matches;
    });
  }

  /** Cards jump to their places, nothing pulses. */
  get still(): boolean {
    return this.calm || this.#system;
  }

  setName(name: string): void {
    this.name = name;
    write("parlour.name", name);
  }

  setGame(game: string): void {
    this.game = game;
    write("parlour.game", game);
  }

  setCalm(calm: boolean): void {
    this.calm = calm;
    write("parlour.calm", calm ? "1" : null);
  }
}

export const settings = new Settings();

/** What a form was last filled with, kept per game. */
export function remembered<T>(key: string): Partial<T> {
  try {
    return JSON.parse(read(`parlour.form.${key}`) ?? "{}") as Partial<T>;
  } catch {
    return {};
  }
}

export function remember(key: string, value: object): void {
  write(`parlour.form.${key}`, JSON.stringify(value));
}
