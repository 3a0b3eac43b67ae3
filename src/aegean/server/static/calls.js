/* Being called: this device, other ways, and when. */
import { request } from "./api.js";

const page = document.querySelector(".calls");
const says = document.getElementById("says");
const WAIT = 20; // seconds for a test to arrive

/** Does something when an element is pressed, changed or sent, and says why if it cannot be done. */
function on(element, kind, act) {
  element?.addEventListener(kind, async (event) => {
    if (kind !== "change") event.preventDefault();
    try {
      await act(event.target);
    } catch (problem) {
      says.textContent = problem.message;
      for (const input of document.querySelectorAll("#here input")) input.checked = Boolean(input.dataset.way);
    }
  });
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const here = document.querySelector("#here input");

/** The browser's subscription, made if there is none. */
async function subscription() {
  if (!("serviceWorker" in navigator && "PushManager" in window)) throw new Error(page.dataset.none);
  if ((await Notification.requestPermission()) !== "granted") throw new Error(page.dataset.denied);
  const worker = await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  const found = await worker.pushManager.getSubscription();
  return found || worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: page.dataset.key });
}

on(here, "change", async () => {
  if (!here.checked) {
    await request(`/api/me/calls/ways/${here.dataset.way}/remove`, {});
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
    delete here.dataset.way;
    return;
  }
  const subscribed = (await subscription()).toJSON();
  const { id } = await request("/api/me/calls/ways", { subscription: subscribed, zone });
  for (let second = 0; second < WAIT; second++) {
    const { ways } = await request("/api/me/calls");
    if (ways.find((way) => way.id === id)?.in_use) {
      here.dataset.way = id;
      return;
    }
    await new Promise((done) => setTimeout(done, 1000));
  }
  await request(`/api/me/calls/ways/${id}/remove`, {});
  throw new Error(page.dataset.lost);
});

const add = document.getElementById("add");
for (const kind of add.querySelectorAll("[data-begins]")) {
  kind.addEventListener("click", () => {
    add.elements.address.value = kind.dataset.begins;
    add.elements.address.focus();
  });
}
on(add, "submit", async () => {
  await request("/api/me/calls/ways", { address: add.elements.address.value, zone });
  location.reload();
});

for (const place of document.querySelectorAll(".place")) {
  const path = `/api/me/calls/ways/${place.dataset.way}`;
  on(place, "submit", async () => {
    await request(`${path}/confirm`, { code: place.elements.code.value });
    location.reload();
  });
  on(place.querySelector("[data-do=test]"), "click", async () => {
    await request(`${path}/test`, {});
    says.textContent = place.elements.code ? page.dataset.sent : page.dataset.sentKnown;
  });
  on(place.querySelector("[data-do=remove]"), "click", async () => {
    await request(`${path}/remove`, {});
    location.reload();
  });
}

const wishes = document.getElementById("wishes");
const BUNDLE = 30;

/** Minutes of a day from a clock's text. */
export function minutes(text) {
  const [hour, minute] = text.split(":").map(Number);
  return hour * 60 + minute;
}

/** Draws the quiet hours as a band of the day. */
function draw() {
  const [from, until] = [minutes(wishes.elements.quiet_from.value), minutes(wishes.elements.quiet_until.value)];
  const [first, second] = document.querySelectorAll(".band .night");
  const spans =
    from <= until
      ? [
          [from, until],
          [0, 0],
        ]
      : [
          [0, until],
          [from, 1440],
        ];
  [first, second].forEach((rect, number) => {
    rect.setAttribute("x", spans[number][0]);
    rect.setAttribute("width", spans[number][1] - spans[number][0]);
  });
}

on(wishes, "change", async (changed) => {
  if (changed.name === "tables") {
    await request("/api/me/calls/tables", {});
    location.reload();
    return;
  }
  const { turn, game, chat, quiet_from, quiet_until, bundle } = wishes.elements;
  if (!wishes.checkValidity()) return;
  draw();
  await request("/api/me/calls", {
    turn: turn.checked,
    game: game.checked,
    chat: chat.checked,
    quiet_from: minutes(quiet_from.value),
    quiet_until: minutes(quiet_until.value),
    bundle: bundle.checked ? BUNDLE : 0,
    zone,
    lang: wishes.dataset.lang,
  });
  says.textContent = page.dataset.saved;
});
draw();
