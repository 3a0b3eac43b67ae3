/* What a browser keeps for this house: it shows messages while no page is open. */

self.addEventListener("push", (event) => {
  const message = event.data.json();
  event.waitUntil(Promise.all([arrived(message), shown(message)]));
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
    icon: "/static/icon.svg",
    actions: [{ action: "stop", title: stop_words }],
    data: { path, stop },
  });
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
