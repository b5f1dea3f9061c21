/** What tests put in the place of a browser and a server. */
import { vi } from "vitest";
import type { Callbacks, Channel } from "../table/session/channel";
import { Session } from "../table/session/session.svelte";
import type { ClientMessage, GameInfo, OptionInfo } from "../wire";

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
export function sessionAt(sent: ClientMessage[]): { session: Session; on: Callbacks } {
  let on!: Callbacks;
  const session = new Session("T", false, (callbacks): Channel => {
    on = callbacks;
    return {
      send: (message) => sent.push(message) > 0,
      hello: () => {},
      stop: () => {},
      close: () => {},
    };
  });
  return { session, on };
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
