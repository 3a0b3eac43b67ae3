/* Every page: it works offline where it can, says so, and counts the tables that wait on the app's icon. */

const line = document.getElementById("offline");

/** Says since when the house cannot be reached. */
function sayOffline() {
  if (!line.hidden) return;
  const time = new Date().toLocaleTimeString(document.documentElement.lang, { hour: "numeric", minute: "2-digit" });
  line.textContent = line.dataset.words.replace("@", time);
  line.hidden = false;
}

addEventListener("offline", sayOffline);
addEventListener("online", () => {
  line.hidden = true;
});
if (!navigator.onLine) sayOffline();

if ("serviceWorker" in navigator) {
  const isFirst = !navigator.serviceWorker.controller;
  navigator.serviceWorker.register("/worker.js").catch(() => {});
  navigator.serviceWorker.ready.then(({ active }) => {
    const read = performance.getEntriesByType("resource").map(({ name }) => name);
    if (isFirst) active.postMessage([location.href, ...read].filter((address) => address.startsWith(location.origin)));
  });
  fetch("/api/me/next")
    .then((answer) => answer.json())
    .then(({ count }) => navigator.setAppBadge?.(count))
    .catch(sayOffline);
}
