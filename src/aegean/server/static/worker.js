/* What a browser keeps for this house: pages that were read, for when it is offline, and messages while none is open. */

const KEPT = "aegean";
const FIRST = "aegean-first"; // the page for when there is none, with what it needs
const LIMIT = 400; // answers that are kept
const OFFLINE = "/offline";
const VERSIONED = /^\/(static\/[0-9a-f]{12}|ground)\//; // never changes under its name

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepFirst());
});

async function keepFirst() {
  const needed = needs(await (await fetch(OFFLINE)).text());
  await caches.delete(FIRST);
  await (await caches.open(FIRST)).addAll([OFFLINE, ...needed]);
}

/** The styles and scripts that a page asks for. */
function needs(page) {
  return [...page.matchAll(/(?:href|src)="(\/static\/[^"]+\.(?:css|js))"/g)].map(([, address]) => address);
}

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** What was read before this program was there is read once more, and what a page wants kept beside itself. */
self.addEventListener("message", (event) => {
  event.waitUntil(Promise.all(event.data.map((address) => readWhole(address).catch(() => {}))));
});

async function readWhole(address) {
  const read = await answer(new Request(address));
  if (!read.headers.get("content-type")?.startsWith("text/html")) return;
  await Promise.all(needs(await read.text()).map((needed) => answer(new Request(needed))));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (!request.url.startsWith(self.location.origin)) return;
  if (request.method === "GET") event.respondWith(answer(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(offline));
});

/** The page for when there is none. */
async function offline() {
  return (await caches.match(OFFLINE)) || Response.error();
}

/** The house's answer, or what is kept of an earlier one. The house says what may be kept: nothing that is hidden. */
async function answer(request) {
  const isVersioned = VERSIONED.test(new URL(request.url).pathname);
  const known = isVersioned && (await caches.match(request, { ignoreVary: true }));
  if (known) return known;
  try {
    const response = await fetch(request);
    const mayKeep = isVersioned || response.headers.get("aegean-offline") === "keep";
    if (response.ok && mayKeep) await keep(request, response.clone());
    return response;
  } catch (problem) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    if (request.mode === "navigate") return offline();
    throw problem;
  }
}

async function keep(request, response) {
  const cache = await caches.open(KEPT);
  await cache.put(request, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - LIMIT)).map((old) => cache.delete(old)));
}

self.addEventListener("push", (event) => {
  const message = event.data.json();
  event.waitUntil(Promise.all([arrived(message), shown(message), count()]));
});

/** Brings the code of a test back: it has truly arrived. */
async function arrived({ way, code }) {
  if (!code) return;
  const body = JSON.stringify({ code });
  const headers = { "content-type": "application/json" };
  await fetch(`/api/me/calls/ways/${way}/confirm`, { method: "POST", headers, body });
}

function shown({ title, body, path, stop, stop_words, tag }) {
  return self.registration.showNotification(title, {
    body,
    tag,
    icon: "/static/icon-192.png",
    actions: [{ action: "stop", title: stop_words }],
    data: { path, stop },
  });
}

/** The number of tables that wait, on the app's icon. */
async function count() {
  if (!self.navigator.setAppBadge) return;
  const answer = await fetch("/api/me/next");
  if (answer.ok) await self.navigator.setAppBadge((await answer.json()).count);
}

self.addEventListener("notificationclick", (event) => {
  const { path, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(opened(event.action === "stop" ? stop : path));
});

/** Shows a page of the house in a window that is open already, or in a new one. */
async function opened(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
