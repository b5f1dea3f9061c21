/// <reference lib="webworker" />
/**
 * The service worker: keeps all files of one version of the page, and answers with them.
 *
 * - Pages are asked of the network first, so that whoever has one starts with the newest version; what
 *   is kept answers when nobody else does. Files under `assets/`, which never change, are not asked for
 *   again.
 * - A new version gets a cache of its own and takes over as soon as that is full. Nothing is reloaded:
 *   pages that are open find the files of their version in its cache, which stays until no page is open.
 * - Only pages and files of this list are its business: the server's API never is.
 *
 * And it shows what the server has to tell while the page is closed (`server/push/`).
 */

/** The constants that the build puts in front (`scripts/offline.ts`). */
interface Build {
  version: string;
  /** All files but the page itself, by their paths in its folder. */
  files: string[];
  /** Those that the page names, and starts with. */
  first: string[];
}

const sw = self as unknown as ServiceWorkerGlobalScope & { build: Build };
const { version, files, first } = sw.build;

/** The folder of the page: other pages of the same origin may have caches, too. */
const folder = sw.registration.scope;
const OURS = `parlour ${folder} `;
const NEWEST = OURS + version;
const PAGE = `${folder}index.html`;

sw.addEventListener("push", (event) => event.waitUntil(called(event.data)));
sw.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(folder + String(event.notification.data).replace(/^\//, "")));
});

/** Milliseconds to wait for a page from the network. */
const PATIENCE = 4_000;

sw.addEventListener("install", (event) => event.waitUntil(install()));
sw.addEventListener("activate", (event) => event.waitUntil(sw.clients.claim().then(tidy)));
sw.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(folder)) return;
  const path = url.slice(folder.length).replace(/[?#].*/, "");
  if (mode !== "navigate") {
    if (path.startsWith("assets/") || files.includes(path)) event.respondWith(file(event.request));
  } else if (!path.startsWith("api/")) {
    event.respondWith(page(event.request));
    event.waitUntil(tidy());
  }
});

async function install(): Promise<void> {
  const cache = await caches.open(NEWEST);
  await cache.put(PAGE, await newPage());
  await Promise.all(files.map(async (path) => cache.put(folder + path, await newFile(path))));
  await sw.skipWaiting();
}

/** The page, with addresses that hold wherever in the folder it is shown. */
async function newPage(): Promise<Response> {
  const answer = await fetched(PAGE, { cache: "no-cache" });
  const text = await answer.text();
  // The next version is there already, and brings its own service worker.
  if (!first.every((path) => text.includes(path))) throw new Error("expected an older page");
  const headers = new Headers(answer.headers); // the content security policy among them
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(text.replaceAll('="./', `="${folder}`), { headers });
}

async function newFile(path: string): Promise<Response> {
  const lasting = path.startsWith("assets/");
  const kept = lasting ? await caches.match(folder + path, { ignoreVary: true }) : undefined;
  return kept ?? fetched(folder + path, { cache: lasting ? "default" : "no-cache" });
}

async function fetched(url: string, how: RequestInit): Promise<Response> {
  const answer = await fetch(url, how);
  if (!answer.ok) throw new Error(`expected ${url}, got ${answer.status}`);
  return answer;
}

async function page(request: Request): Promise<Response> {
  const kept = caches.match(PAGE, { cacheName: NEWEST });
  const fresh = fetch(request, { cache: "no-cache" });
  try {
    const answer = await Promise.race([fresh, later(PATIENCE)]);
    if (answer && answer.status < 500) return answer;
  } catch {
    /* no network */
  }
  return (await kept) ?? fresh;
}

async function file(request: Request): Promise<Response> {
  const { url } = request;
  const kept = await caches.match(url, { cacheName: NEWEST, ignoreVary: true });
  return kept ?? (await caches.match(url, { ignoreVary: true })) ?? fetch(request);
}

/** Tells of a turn, which its player does not see as far as the server knows. */
async function called(data: PushMessageData | null): Promise<void> {
  const { title, body, table } = data?.json() as { title: string; body: string; table: string };
  const address = `/t/${table}`;
  await sw.registration.showNotification(title, { body, tag: address, data: address });
}

/** Shows a page: the window that has it, or a new one. */
async function visit(url: string): Promise<void> {
  const windows = await sw.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => each.url === url);
  await (there ? there.focus() : sw.clients.openWindow(url));
}

/** Drops older versions when no page is open that could need their files. */
async function tidy(): Promise<void> {
  const { installing, waiting } = sw.registration;
  if (installing || waiting) return; // a newer one is filling its cache
  const windows = await sw.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some(({ url }) => url.startsWith(folder))) return;
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== NEWEST) await caches.delete(name);
}

function later(milliseconds: number): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), milliseconds));
}
