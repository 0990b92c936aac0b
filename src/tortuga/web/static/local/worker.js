// The service worker: caches all files of the site for use without a network. web/site/files.py writes VERSION and FILES above.
// A new version is a new worker with a cache of its own. It waits until no page uses the old one, or until a page activates it.
/* global FILES, VERSION, caches, clients, self, Request */
const AREA = new URL("./", self.location.href).href,
  PREFIX = `site ${AREA} `,
  NAME = PREFIX + VERSION;

self.addEventListener("install", (event) => event.waitUntil(store()));
self.addEventListener("activate", (event) => event.waitUntil(forget().then(() => clients.claim())));
self.addEventListener("message", ({ data }) => data === "use" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.url.startsWith(AREA)) event.respondWith(answer(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => Response.redirect(AREA))); // no network
});

async function store() {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES.map((path) => new Request(AREA + path, { cache: "no-cache" })));
}

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)));
}

async function answer(request) {
  const url = new URL(request.url);
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  url.search = "";
  const cache = await caches.open(NAME);
  return (await cache.match(url.href)) ?? fetch(request);
}
