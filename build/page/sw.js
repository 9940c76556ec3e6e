// Keeps the game for playing without a network. The page's index.html is asked for anew each time (the kept one
// is the spare); everything else carries its version in its address (?v=…), so a kept copy is always right.

const NAME = "sista-sticket";
const PATIENCE = 4000; // ms for index.html before the kept one is taken

const keepable = (url) => url.origin === location.origin && url.searchParams.has("v");

async function keep(request, response) {
  if (response.ok && response.status === 200) {
    const kept = await caches.open(NAME);
    await kept.put(request, response).catch(() => {}); // a full disk only means no offline play
  }
}

async function newest(event) {
  const address = new URL("./index.html", location.href).href;
  const spare = await caches.match(address);
  const fresh = fetch(event.request).then((response) => {
    event.waitUntil(keep(address, response.clone()));
    return response.ok ? response : spare || response;
  });
  if (!spare) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, spare));
  return Promise.race([fresh.catch(() => spare), late]);
}

async function kept(event) {
  const found = await caches.match(event.request, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(event.request);
  event.waitUntil(keep(event.request, response.clone()));
  return response;
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  if (event.request.mode === "navigate") event.respondWith(newest(event));
  else if (keepable(new URL(event.request.url))) event.respondWith(kept(event));
});

// The page says, once the game runs, which addresses it consists of: those are kept, all others forgotten.
self.addEventListener("message", (event) => {
  const wanted = new Set(event.data);
  event.waitUntil((async () => {
    const cache = await caches.open(NAME);
    for (const address of wanted) {
      if (!(await cache.match(address))) await fetch(address, { cache: "force-cache" }).then((r) => keep(address, r)).catch(() => {});
    }
    for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
  })());
});
