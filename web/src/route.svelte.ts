/** Where we are: `/`, `/t/{id}` or `/t/{id}?watch`. */

export interface Route {
  table: string | null;
  watch: boolean;
}

export function read(location: Pick<Location, "pathname" | "search">): Route {
  const match = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  return {
    table: match ? decodeURIComponent(match[1]!) : null,
    watch: new URLSearchParams(location.search).has("watch"),
  };
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
