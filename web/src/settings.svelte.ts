/** What this browser remembers: the player's name, the tokens of seats, forms. */
import { kept } from "./kept";

export function tokenOf(table: string): string | null {
  return kept.read(`parlour.token.${table}`);
}

export function keepToken(table: string, token: string | null): void {
  kept.write(`parlour.token.${table}`, token);
}

class Settings {
  name = $state(kept.read("parlour.name") ?? "");

  setName(name: string): void {
    this.name = name;
    kept.write("parlour.name", name);
  }
}

export const settings = new Settings();

/** What a form was last filled with, kept per game. */
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
