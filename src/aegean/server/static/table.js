/* The table: what is clicked becomes a move. Knows no game. */
import { ask, copy, myName, remember } from "./pages.js";
import { by, current, forget, show, take } from "./show.js";
import { addRings, calm, clearRings } from "./motion.js";
import { Line } from "./live.js";
import { listenToKeys, oneStop } from "./keys.js";
import { chime, wanted as chimes } from "./chime.js";
import { coach, dismiss } from "./coach.js";
import { curtain, lift, wanted as covers } from "./curtain.js";
import { freshenZoom, loupe, toggleZoom, unzoom } from "./zoom.js";

const main = document.getElementById("main");
const table = main.dataset.table;
const lang = main.dataset.lang;
const api = (what) => `/api/tables/${table}/${what}`;
const title = document.title;
const DRAWN = ["chips", "sprite", "strip", "board", "own", "others"];

const here = { at: Number(main.dataset.at), moves: 0, queue: [], looking: false, asking: false, busy: false, awaited: 0 };

function layout() {
  return innerWidth < 600 ? "narrow" : "wide";
}
remember("layout", layout());

// ------------------------------------------------------------ hearing

const line = new Line(table, 0, { lang, layout: layout() }, (message, fresh) => {
  if (fresh) forget();
  const parts = take(message.parts || {});
  const passed = message.at !== here.at;
  if (passed) drop(false);
  here.at = message.at;
  if (here.at >= here.awaited) here.busy = false;
  here.moves = message.moves;
  document.title = message.your_turn ? `● ${main.dataset.turn} · ${title}` : title;
  const changed = show(here.looking ? omit(parts) : parts);
  if (passed) ring(changed, message);
  freshen();
  main.dataset.at = here.at;
  if (passed && message.your_turn && !here.looking) bringChoices();
  if (parts.talk && !fresh) news();
  curtain(message.curtain, message.you);
  if (message.your_turn && here.yours === false) chime();
  here.yours = message.your_turn;
  if (here.status === "running" && message.status === "finished") finish();
  here.status = message.status;
  here.you = message.you;
});

/* where nothing that can be chosen is on the screen, the page goes there */
function bringChoices() {
  const choices = [...document.querySelectorAll(".panels [data-move]")], dock = document.querySelector(".dock");
  const top = document.querySelector(".bar").getBoundingClientRect().bottom;
  const bottom = getComputedStyle(dock).position === "fixed" ? dock.getBoundingClientRect().top : innerHeight;
  const inSight = choices.some((choice) => {
    const box = choice.getBoundingClientRect();
    return box.bottom > top + 20 && box.top < bottom - 20;
  });
  if (!inSight) choices[0]?.scrollIntoView({ block: "center", behavior: calm() ? "instant" : "smooth" });
}

/* somebody has said something: the button says so until the chat is opened */
function news() {
  by("chat-button").classList.toggle("news", !by("chat-sheet").classList.contains("open"));
}

/* what others moved keeps a ring until the viewer moves himself */
function ring(changed, message) {
  const others = message.events.some((event) => event.kind === "move" && event.seat >= 0 && event.seat !== message.you);
  if (!others) return clearRings();
  // somebody else looks at one screen: only the middle of the table is the same for both
  addRings(message.you === here.you ? changed : changed.filter(({ id }) => document.querySelector(`#board #${CSS.escape(id)}`)));
}

/* the score sheet comes row by row */
function finish() {
  by("end").scrollIntoView();
  if (calm()) return;
  [...by("end").querySelectorAll("tr")].forEach((row, n) => {
    row.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250, delay: 250 * n, fill: "backwards" });
  });
}

function omit(parts) {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => !DRAWN.includes(name)));
}

/* a table that waits for players: the whole link, and the name somebody has used before */
function welcome() {
  by("share-link").value = `${location.origin}/t/${table}`;
  if (document.querySelector(".chip.own")) return;
  for (const field of document.querySelectorAll(".join input[name=name]")) field.value ||= myName();
}

function freshen() {
  if (by("share-link")) welcome();
  by("typed-moves").replaceChildren(...[...document.querySelectorAll("#choices .pick")].map((pick) => {
    const option = document.createElement("option");
    option.value = pick.dataset.move;
    option.label = pick.textContent.trim();
    return option;
  }));
  fold();
  oneStop();
  freshenZoom();
  mark();
}

/* the list of choices is folded where all of them can be clicked, unless somebody wants it always */
function fold() {
  const list = by("choice-list");
  if (!list || list.keeps) return;
  const shown = new Set([...document.querySelectorAll(".panels [data-move]")].map((node) => node.dataset.move));
  const all = [...list.querySelectorAll(".pick")].every((pick) => shown.has(pick.dataset.move));
  list.open = !all || localStorage.getItem("list") === "1";
}

document.addEventListener("toggle", (event) => {
  if (event.target.id === "choice-list" && event.target.keeps) localStorage.setItem("list", event.target.open ? "1" : "0");
}, true);

addEventListener("resize", () => {
  if (line.look.layout !== layout()) {
    remember("layout", layout());
    line.turn({ lang, layout: layout() });
  }
});

// ------------------------------------------------------------ choosing

function mode() {
  return localStorage.getItem("mode") || "each";
}

export async function choose(move) {
  if (here.looking || here.busy) return;
  hush();
  if (mode() === "never") return send([move]);
  if (mode() === "each") {
    if (here.queue[0] === move) return confirm();
    here.queue = [move];
  } else here.queue.push(move);
  await rehearse();
}

async function rehearse() {
  mark();
  const moves = here.queue.join("; ");
  try {
    const seen = await ask(api("preview"), { moves, at: here.at, lang, layout: layout() });
    if (here.queue.join("; ") !== moves) return; // something else was chosen meanwhile
    const said = document.createElement("div");
    const head = document.createElement("b");
    head.textContent = here.queue.map(words).join(" · ");
    const list = document.createElement("ul");
    list.append(...seen.notes.map((note) => Object.assign(document.createElement("li"), { textContent: note })));
    said.append(head, list);
    by("preview").replaceChildren(said);
    by("preview").hidden = false;
    if (mode() === "queue" && seen.goes_on) show(seen.parts);
    mark();
  } catch (problem) {
    if (here.queue.join("; ") === moves) here.queue.pop();
    tell(problem);
    mark();
  }
}

const spoken = new Map();
function words(move) {
  const pick = document.querySelector(`#choices [data-move="${CSS.escape(move)}"] span`);
  if (pick) spoken.set(move, pick.textContent);
  return spoken.get(move) || move;
}

function mark() {
  const last = here.queue.at(-1);
  for (const node of document.querySelectorAll("[data-move]")) {
    if (node.dataset.move === last) node.setAttribute("aria-pressed", "true");
    else node.removeAttribute("aria-pressed");
  }
  // the button comes with the preview, so that nothing moves under the hand that reaches for it
  if (by("confirm")) by("confirm").hidden = !here.queue.length || by("preview").hidden;
}

export function drop(redraw = true) {
  const queued = here.queue.length;
  here.queue = [];
  dismiss();
  by("preview").hidden = true;
  if (redraw && queued && mode() === "queue") show(current([...DRAWN, "choices"]));
  mark();
}

export function confirm() {
  if (here.queue.length) return send(here.queue);
}

async function send(moves) {
  if (here.busy) return;
  here.busy = true;
  try {
    here.awaited = (await ask(api("play"), { moves: moves.join("; "), at: here.at, lang })).at;
    here.busy = here.at < here.awaited; // what is on the screen is old until the update comes
  } catch (problem) {
    here.busy = false;
    drop();
    tell(problem);
  }
}

// ------------------------------------------------------------ asking why, taking back

export async function why(move) {
  const said = await ask(`${api("why")}?${new URLSearchParams({ move, lang })}`).catch((problem) => problem);
  tell({ message: said.reason || said.message, clause: said.clause, link: said.link });
}

export function tell(problem) {
  if (!problem.message) return;
  const box = by("callout");
  box.textContent = `${problem.message} `;
  if (problem.clause) {
    const link = Object.assign(document.createElement("a"), {
      href: problem.link || `/rules/${document.body.dataset.game}#${problem.clause}`, textContent: problem.clause,
      className: "clause", target: "_blank", rel: "noopener",
    });
    box.append(link);
  }
  box.hidden = false;
}

export function hush() {
  by("callout").hidden = true;
}

export async function undo() {
  if (here.queue.length) return drop();
  const button = by("undo");
  if (!button) return;
  if (button.getAttribute("aria-disabled")) return tell({ message: button.dataset.reason });
  hush();
  await ask(api("undo"), { at: here.at, lang }).catch(tell);
}

// ------------------------------------------------------------ looking back

async function lookAt(moves) {
  const seen = await ask(`${api("parts")}?${new URLSearchParams({ moves, lang, layout: layout() })}`).catch(tell);
  if (!seen) return;
  here.looking = true;
  drop(false);
  by("looking-words").textContent = `${moves} / ${here.moves}`;
  by("looking").hidden = false;
  delete seen.parts.moment;
  show(seen.parts);
}

export function now() {
  here.looking = false;
  by("looking").hidden = true;
  show(current(DRAWN));
}

// ------------------------------------------------------------ clicks

const CLICKS = {
  undo, confirm, now,
  why: () => { here.asking = true; tell({ message: main.dataset.ask }); by("typed").focus(); },
  hint: () => coach(`${api("hint")}?lang=${lang}`, here.at, (at) => at === here.at).catch(tell),
  lift,
  zoom: toggleZoom,
  rematch: async () => { const next = await ask(api("rematch"), {}).catch(tell); if (next) location.assign(next.link); },
  fill: () => ask(api("fill"), {}).catch(tell),
  leave: () => ask(api("leave"), {}).catch(tell),
  return: () => ask(api("return"), {}).catch(tell),
  "log-button": () => toggle("log"),
  "chat-button": () => toggle("chat"),
  "menu-button": (button) => {
    by("menu").hidden = !by("menu").hidden;
    button.setAttribute("aria-expanded", String(!by("menu").hidden));
  },
  "copy-link": (button) => copy(button, `${location.origin}/t/${table}`),
  "copy-share": (button) => copy(button, `${location.origin}/t/${table}`),
  "copy-seat": async (button) => {
    const seat = await ask(api("seat")).catch(tell);
    if (seat) await copy(button, location.origin + seat.link);
  },
};

function closeMenu() {
  by("menu").hidden = true;
  by("menu-button").setAttribute("aria-expanded", "false");
}

export function toggle(name) {
  by(`${name}-sheet`).classList.toggle("open");
  by(`${name}-button`).classList.remove("news");
}

document.addEventListener("click", (event) => {
  if (loupe(event)) return undefined;
  if (!event.target.closest("#menu-button, #menu label")) closeMenu();
  const move = event.target.closest("[data-move]");
  if (move) return choose(move.dataset.move);
  const barred = event.target.closest("[data-why]");
  if (barred) return why(barred.dataset.why);
  const button = event.target.closest("button");
  if (!button) return undefined;
  if (button.dataset.moves) return lookAt(Number(button.dataset.moves));
  if (button.dataset.close) return toggle(button.dataset.close);
  if (button.dataset.fork) return fork(button.dataset.fork);
  return CLICKS[button.id]?.(button);
});

async function fork(against) {
  const seat = await ask(api("fork"), { moves: here.moves, against }).catch(tell);
  if (seat) location.assign(`/t/${seat.table}`);
}

by("command").addEventListener("submit", async (event) => {
  event.preventDefault();
  const typed = by("typed").value.trim();
  if (!typed) return confirm();
  by("typed").value = "";
  hush();
  if (here.asking) {
    here.asking = false;
    return why(typed);
  }
  return send([typed]);
});

by("say")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = by("said").value.trim();
  if (!text) return;
  by("said").value = "";
  await ask(api("chat"), { text }).catch(tell);
});

for (const [id, key, on] of [["calm", "calm", localStorage.getItem("calm") === "1"], ["chime", "chime", chimes()], ["cover", "curtain", covers()]]) {
  const box = by(id);
  if (!box) continue;
  box.checked = on;
  box.addEventListener("change", () => localStorage.setItem(key, box.checked ? "1" : "0"));
}
curtain(main.dataset.covered === "1", Number(main.dataset.eyes));
by("mode").value = mode();
by("mode").addEventListener("change", () => { localStorage.setItem("mode", by("mode").value); drop(); });

listenToKeys({ choose, confirm, drop, undo, toggle, why: CLICKS.why, hush, unzoom, lift });
freshen();
