/**
 * The address of this page: `/`, `/{game}`, `/t/{id}`, `/t/{id}?watch`, `/t/{id}?table` for a
 * screen that is the table in the room, or `/{game}?table={id}` for a table that is played in this
 * browser. `/{game}?rules={...}` is the form of a new table with these house rules
 * (`table/houserules/rulesets.ts`). These are counted from the page's folder.
 */
import { FOLDER, path } from "./folder";

export { path };

export interface Route {
  table: string | null;
  watch: boolean;
  /** True if this is the screen that people sit around, with their hands on their phones. */
  screen: boolean;
  /** True if the table is played in this browser. */
  local: boolean;
  /** The address if it is not a table: the name of a game, hopefully. Empty for the home page. */
  place: string;
}

export function read(location: Pick<Location, "pathname" | "search">, folder = FOLDER): Route {
  const place = location.pathname.slice(folder.length).replace(/\/$|(\/|^)index\.html$/, "");
  const match = /^t\/([^/]+)$/.exec(place);
  const asked = new URLSearchParams(location.search);
  const local = match ? null : asked.get("table");
  return {
    table: match ? decoded(match[1]!) : local,
    watch: asked.has("watch") || (match !== null && asked.has("table")),
    screen: match !== null && asked.has("table"),
    local: local !== null,
    place: match ? "" : place,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let route = $state.raw<Route>(read(location));
addEventListener("popstate", () => {
  route = read(location);
});

export function here(): Route {
  return route;
}

/** `instead`: nothing leads back to where we are. */
export function go(address: string, instead = false): void {
  history[instead ? "replaceState" : "pushState"](null, "", path(address));
  route = read(location);
  scrollTo(0, 0);
}

/** Gives the page another address, without a new entry in the browser's history. */
export function rename(address: string): void {
  history.replaceState(null, "", path(address));
  route = read(location);
}
