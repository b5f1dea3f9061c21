/**
 * The page works without a network once it has been visited: a service worker keeps all of it
 * (`offline/worker.ts`). Over plain http, but for this machine's own, browsers have none.
 */

/** Has the service worker at this address keep the page, and bring it up to date. */
export function keepOffline(worker: string): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register(worker).catch(() => {});
  };
  // The page itself comes first. Often it has loaded by now, since its texts were waited for.
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}

/** Milliseconds from one look for the server to the next, and before the page renews itself again. */
const LOOK = 2_000;
const SELDOM = 60_000;
const RENEWED = "parlour.reloaded";

/**
 * Renews the page if a part of it did not come and nobody says so: the network was gone for a moment,
 * or the server has a newer version by now. Browsers need not ask for such a part again.
 */
export function keepWhole(): void {
  const missing = new Set<unknown>();
  window.addEventListener("vite:preloadError", (event) => missing.add(event.payload));
  addEventListener("unhandledrejection", (event) => {
    if (!missing.has(event.reason)) return;
    event.preventDefault(); // nothing for the console
    void renewWhenAnswered();
  });
}

/**
 * Fetches a part that nobody waits for, after so many milliseconds: when there is a network, or once
 * there is one again, unless a service worker keeps all parts. Returns the function that calls it off.
 */
export function later(milliseconds: number, fetchPart: () => void): () => void {
  const look = (): void => {
    if (navigator.onLine || navigator.serviceWorker?.controller) fetchPart();
    else addEventListener("online", look, { once: true });
  };
  const timer = setTimeout(look, milliseconds);
  return () => {
    clearTimeout(timer);
    removeEventListener("online", look);
  };
}

/** Renews the page as soon as the server answers and nobody types. If it has just done so, though the
 * network was there, that does not help. */
export async function renewWhenAnswered(): Promise<void> {
  for (let gone = false; ;) {
    await new Promise((done) => setTimeout(done, LOOK));
    const answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
    if (!answer || answer.status >= 500) gone = true;
    else if (document.activeElement?.matches(".input")) continue;
    else if (renewOnce() || !gone) return;
  }
}

/** Renews the page, unless it has just done so; whether it does. */
export function renewOnce(): boolean {
  const due = Date.now() - Number(sessionStorage.getItem(RENEWED)) > SELDOM;
  if (due) {
    sessionStorage.setItem(RENEWED, String(Date.now()));
    void renew();
  }
  return due;
}

/** The time in which a new version must be fetched, in milliseconds. */
const PATIENCE = 15_000;

/** Starts the page anew in its newest version, even where older ones were kept. */
export async function renew(): Promise<void> {
  await Promise.race([newest().catch(() => {}), new Promise((done) => setTimeout(done, PATIENCE))]);
  location.reload();
}

async function newest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  const coming = registration?.installing ?? registration?.waiting;
  if (!coming) return;
  await new Promise<void>((done) => {
    const look = (): void => {
      if (coming.state === "activated" || coming.state === "redundant") done();
    };
    coming.addEventListener("statechange", look);
    look();
  });
}
