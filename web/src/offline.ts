/**
 * The page works without a network once it has been visited: a service worker keeps all of it
 * (`offline/worker.ts`). Over plain http, but for this machine's own, browsers have none.
 */

/** Has the page kept, and what is kept brought up to date, by the service worker at this address. */
export function keepOffline(worker: string): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Not before the page is here: it comes first.
  addEventListener("load", () => {
    navigator.serviceWorker.register(worker).catch(() => {});
  });
}

/** How long a new version may take to be fetched, in milliseconds. */
const PATIENCE = 15_000;

/** Starts the page anew in its newest version, whatever was kept of older ones. */
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
