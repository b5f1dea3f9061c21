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
}

class Settings {
  name = $state(read("parlour.name") ?? "");
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
