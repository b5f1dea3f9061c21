/**
 * Where we are: `/`, `/{game}`, `/t/{id}`, `/t/{id}?watch`, or `/{game}?table={id}` for a table that
 * is played in this browser.
 */

export interface Route {
  table: string | null;
  watch: boolean;
  /** Whether the table is played in this browser. */
  local: boolean;
  /** The address if it is not a table: the name of a game, hopefully. Empty for the home page. */
  place: string;
}

export function read(location: Pick<Location, "pathname" | "search">): Route {
  const match = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  const asked = new URLSearchParams(location.search);
  const local = match ? null : asked.get("table");
  return {
    table: match ? decoded(match[1]!) : local,
    watch: asked.has("watch"),
    local: local !== null,
    place: match ? "" : location.pathname.replace(/^\/|\/$/g, ""),
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

export function go(path: string): void {
  history.pushState(null, "", path);
  route = read(location);
  scrollTo(0, 0);
}

/** The same page by another address. */
export function rename(path: string): void {
  history.replaceState(null, "", path);
  route = read(location);
}
