/** What tests put in the place of a browser and a server. */
import { expect, vi } from "vitest";
import type { Callbacks, Channel } from "../table/session/channel";
import { Session } from "../table/session/session.svelte";
import { tableOf } from "../table/session/fixture.svelte";
import type { Book, Paragraph } from "../games/rulebook";
import type { OptionValues } from "../table/houserules/options";
import { type ClientMessage, type GameInfo, type OptionInfo, PROTOCOL } from "../wire";
import type { SeatInfo, TableInfo, Welcome } from "../wire";

/** A browser's storage, in a map of its own, until the globals are put back. */
export function stubStorage(entries: readonly [string, string][] = []): Map<string, string> {
  const store = new Map(entries);
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  };
  const listed: ProxyHandler<typeof storage> = {
    ownKeys: () => [...store.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal("localStorage", new Proxy(storage, listed));
  return store;
}

/** A session at the table T, and the server's end of it; `sent` gets whatever is sent there. */
export function sessionAt(sent: ClientMessage[]): {
  session: Session;
  on: Callbacks;
} {
  let on!: Callbacks;
  const session = new Session("T", false, (callbacks): Channel => {
    on = callbacks;
    return {
      send: (message) => sent.push(message) > 0,
      hello: () => {},
      stop: () => {},
      close: () => Promise.resolve(),
    };
  });
  return { session, on };
}

/** Waits until what a session was told of its game is the position shown. */
export const positioned = (session: Session): Promise<void> =>
  vi.waitFor(() => expect(session.shown).not.toBeNull(), { timeout: 60_000 });

/** What the server greets a player with. */
export const welcome = (given: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  protocol: PROTOCOL,
  table: "T",
  seat: 1,
  host: false,
  token: null,
  ...given,
});

/** A table of Mojo with people of these names, the first of whom is its host; `seats`: what else is true of them. */
export function tableWith(
  names: readonly string[],
  more: Partial<TableInfo> = {},
  seats: readonly Partial<SeatInfo>[] = [],
): TableInfo {
  const info = tableOf("mojo", names.length, {});
  const people = names.map((name, n) => ({
    ...info.seats[n]!,
    kind: "person" as const,
    name,
    bot: null,
    host: n === 0,
    ...seats[n],
  }));
  return { ...info, stand_in: "medium", ...more, seats: people };
}

/** A Mojo with some options, for forms. */
export function mojoWith(
  ...options: (Partial<OptionInfo> & Pick<OptionInfo, "name" | "kind">)[]
): GameInfo {
  return {
    name: "mojo",
    min_seats: 2,
    max_seats: 8,
    bots: [],
    usual_bot: "",
    options: options.map((given) => ({
      default: null,
      values: [],
      low: null,
      high: null,
      where: {},
      ...given,
    })),
  };
}

export const paragraphsOf = (book: Book): Paragraph[] =>
  book.rules.chapters.flatMap(({ paragraphs }) => [...paragraphs]);

/** Every way to set the options that some paragraph of a rulebook depends on. */
export function everyTable(info: GameInfo, book: Book): OptionValues[] {
  const only = paragraphsOf(book).map((paragraph) => paragraph.only ?? {});
  const names = new Set(only.flatMap((one) => Object.keys(one)));
  return info.options
    .filter(({ name }) => names.has(name))
    .reduce<OptionValues[]>(
      (all, { name, kind, values, low, high }) => {
        const each = kind === "choice" ? values : kind === "flag" ? [false, true] : [low, high];
        return all.flatMap((one) => each.map((value) => ({ ...one, [name]: value })));
      },
      [{}],
    );
}
