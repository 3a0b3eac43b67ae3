/* Every page: its buttons wait for its scripts, it works offline where it can, says so, leads on by keys, and counts the tables that wait on the app's icon. */
import { hourOf } from "./clock.js";
import { listenForTravel } from "./travel.js";

listenForTravel();
const line = document.getElementById("offline");

/** Says since when the house cannot be reached. */
function sayOffline() {
  if (!line.hidden) return;
  const time = hourOf(Date.now() / 1000, document.documentElement.lang);
  line.textContent = line.dataset.words.replace("@", time);
  line.hidden = false;
}

// buttons that only a script gives a meaning wait for it: all scripts of a page have run before this event
addEventListener("DOMContentLoaded", () => delete document.body.dataset.waits);

for (const tab of document.querySelectorAll(".tabs a, .links > a")) {
  if (tab.pathname === location.pathname) tab.setAttribute("aria-current", "page");
  else if (location.pathname.startsWith(`${tab.pathname}/`)) tab.setAttribute("aria-current", "true");
}

addEventListener("offline", sayOffline);
addEventListener("online", () => {
  line.hidden = true;
});
if (!navigator.onLine) sayOffline();

if ("serviceWorker" in navigator) {
  const isFirst = !navigator.serviceWorker.controller;
  const isKept = (address) => address.startsWith(location.origin) && !/\/(api\/|t\/[^/]+$)/.test(address);
  navigator.serviceWorker.register("/worker.js").catch(() => {});
  navigator.serviceWorker.ready.then(({ active }) => {
    const read = performance.getEntriesByType("resource").map(({ name }) => name);
    if (isFirst) active.postMessage([location.href, ...read].filter(isKept));
  });
  fetch("/api/me/next")
    .then((answer) => answer.json())
    .then(({ count }) => {
      navigator.setAppBadge?.(count);
      for (const badge of document.querySelectorAll(".tabs .count, .links .count")) {
        badge.textContent = count;
        badge.hidden = !count;
      }
      if (count && document.querySelector(".links .count")) document.title = `(${count}) ${document.title}`;
    })
    .catch(sayOffline);
}
