/* The page of a table: a click becomes a move, an update becomes a new page. Knows no game. */
import "./pages.js";
import { request } from "./api.js";
import { Asking } from "./asking.js";
import { hideCallout, showCallout } from "./callout.js";
import { markChosen, nameChoices, pointElsewhere, refreshChoices, rememberFold } from "./choices.js";
import { copyText } from "./clipboard.js";
import { showClocks } from "./clock.js";
import { bindCounter } from "./counter.js";
import { Curtain } from "./curtain.js";
import { clearDice, showDice } from "./dice.js";
import { byId } from "./dom.js";
import { closeDrawers, toggleDrawer } from "./drawers.js";
import { bindPace, changePace, readSteps } from "./film.js";
import { setStage } from "./hands.js";
import { listenToKeys, makeLogOneTabStop } from "./keyboard.js";
import { Looking } from "./looking.js";
import { bindSettings, closeMenu, toggleMenu } from "./menu.js";
import { bring, bringNumber, closePeek, markNews, togglePin } from "./miniatures.js";
import { showRows } from "./motion.js";
import { leadOnward } from "./onward.js";
import { explainLater, openParts } from "./opening.js";
import { tabOf } from "./phone.js";
import { bindPlan } from "./plan.js";
import { showConfirm, showPreview } from "./preview.js";
import { MoveQueue } from "./queue.js";
import { keepFolds, render } from "./render.js";
import { addRings, clearRings } from "./rings.js";
import { getSetting } from "./settings.js";
import { announceChat, closeSheets, showSheet, toggleSheet } from "./sheets.js";
import { TableSocket } from "./socket.js";
import { listenForTouch, playChime } from "./sound.js";
import { arrangement, layout, shownForms, wish } from "./stage.js";
import { Steps } from "./steps.js";
import { drawTabs, openTab } from "./tabs.js";
import { Telling } from "./telling.js";
import { fillInvitation, pressWaiting } from "./waiting.js";
import { closeZoom, zoomOnTap } from "./zoom.js";

const main = byId("main");
const { table, lang } = main.dataset;
const title = document.title;
const tableLink = `${location.origin}/t/${table}`;
const DRAWN = ["status", "chips", "told", "sprite", "drawn-choices", "board", "own", "others"]; // the parts that show a position
const BLANK = [...DRAWN, "log"]; // the parts that the page draws itself

const { parts, opened } = await openParts(byId("pieces"));
const curtain = new Curtain(table, JSON.parse(main.dataset.names));
let lesson; // what teaches here, and what guides: they come later, since they use what is here
let guide;
let latest = { moves: 0 }; // the last update
let isPreviewDrawn = false; // the position after the queued moves is on the screen
const asking = new Asking((move) => ask(`why?${query({ move })}`));
const view = () => ({ lang, layout: layout() });

/** Asks the server something about this table; what it refuses is shown, and the answer is undefined. */
function ask(path, body) {
  return api(path, body).catch(showCallout);
}

function api(path, body) {
  return request(`/api/tables/${table}/${path}`, body);
}

function query(values) {
  return new URLSearchParams({ ...values, lang });
}

// ------------------------------------------------------------ updates

const queue = new MoveQueue(
  Number(main.dataset.at),
  {
    preview: (moves, at) => api("preview", { moves: moves.join("; "), at, ...view() }),
    play: async (moves, at) => (await connected).play(moves.join("; "), at, lang),
  },
  {
    changed: markQueue,
    previewed: (preview) => {
      showPreview(preview);
      if (getSetting("mode") !== "queue" || !preview?.goes_on) return;
      isPreviewDrawn = true;
      render(preview.parts);
    },
    cleared: () => {
      byId("coach").hidden = true;
    },
    failed: (problem, moves) => {
      if (!queue.moves.length) redrawPosition();
      showCallout(problem);
      lesson?.countTry(moves);
    },
  },
);

const looking = new Looking({
  id: table,
  load: async (moves) => {
    const past = await ask(`parts?${query({ moves, layout: layout() })}`);
    if (!past) return undefined;
    queue.clear();
    delete past.parts.moment;
    return past.parts;
  },
  now: realParts,
  count: () => latest.moves,
  events: (moves) => ask(`log?${query({ moves })}`),
});

function markQueue() {
  wish({ isChoosing: queue.moves.length > 0 });
  markChosen(queue.moves.at(-1));
  showConfirm(queue.moves);
  const button = byId("undo");
  if (button?.dataset.reason) button.setAttribute("aria-disabled", String(!queue.moves.length));
}

/** The parts that a preview or a look back may have replaced, as they really are. */
function realParts() {
  isPreviewDrawn = false;
  return parts.markup([...DRAWN, "choices"]);
}

function redrawPosition() {
  if (isPreviewDrawn) render(realParts());
}

function update(message, isFresh) {
  if (message.parts) draw(message, isFresh); // whoever does not look is sent none
  document.title = message.your_turn ? `● ${main.dataset.turn} · ${title}` : title;
  looking.hear(message, isFresh);
  curtain.update(message.curtain, message.you);
  if (message.your_turn && latest.your_turn === false) playChime();
  if (message.status === "finished" && latest.status === "running") showRows(byId("end"));
  latest = message;
}

/** Draws what has changed; moves are chosen for the position that was drawn last. */
function draw(message, isFresh) {
  const changedParts = parts.apply(message.parts);
  const hasMoved = message.at !== queue.at;
  queue.advance(message.at);
  const isAhead = hasMoved && isPreviewDrawn;
  const changed = render(visibleParts(isAhead ? { ...realParts(), ...changedParts } : changedParts), hasMoved);
  if (hasMoved) updateRings(changed, message);
  if (hasMoved && !isFresh && !looking.isOn) showDice(message.events);
  refresh();
  main.dataset.at = message.at;
  if (changedParts.talk && !isFresh) announceChat();
  guide?.thinkAhead(`/api/tables/${table}/hint?${query({ best: 12 })}`, message.at, message.your_turn);
}

/** While somebody looks back, the position on the screen stays. */
function visibleParts(all) {
  if (!looking.isOn) return all;
  return Object.fromEntries(Object.entries(all).filter(([name]) => !DRAWN.includes(name)));
}

/** What others have moved keeps a ring until the viewer moves. */
function updateRings(changed, message) {
  const isOthers = ({ kind, seat }) => kind === "move" && seat >= 0 && seat !== message.you;
  if (!message.events.some(isOthers)) return clearRings();
  // when another person looks at a shared screen, only the middle of the table is the same for both
  const isOnBoard = ({ id }) => document.querySelector(`#board #${CSS.escape(id)}`);
  const seen = message.you === latest.you ? changed : changed.filter(isOnBoard);
  addRings(seen);
  markNews(seen);
  drawTabs();
}

/** What the page itself adds to the server's parts. */
function refresh() {
  showClocks(lang);
  fillInvitation(tableLink);
  refreshChoices();
  makeLogOneTabStop();
  markQueue();
}

/** How the connection stands: "lost", "back", or "refused" for a reason. */
function showStatus(status, reason) {
  const line = byId("line");
  if (line.dataset.state === status) return;
  line.dataset.state = status;
  line.textContent = { lost: line.dataset.lost, refused: reason || line.dataset.refused }[status] ?? "";
}

// ------------------------------------------------------------ moves

function choose(move) {
  looking.film.stop();
  clearDice();
  if (planning.takes(move)) return;
  if (looking.isOn) return showCallout({ message: main.dataset.past });
  if (!queue.isBusy) hideCallout();
  const mode = getSetting("mode");
  if (mode !== "never" || !guide?.warn([move], () => queue.play([move]))) queue.choose(move, mode);
}

/** Carries out what is chosen; a guided game may ask once more, as where nothing is confirmed. */
function confirmMoves() {
  if (!guide?.warn(queue.moves, () => queue.confirm())) queue.confirm();
}

function drop() {
  queue.clear();
  redrawPosition();
}

async function undo() {
  if (queue.moves.length) {
    await queue.dropLast();
    if (!queue.moves.length) redrawPosition();
    return;
  }
  const button = byId("undo");
  if (!button) return;
  if (button.dataset.reason) return showCallout({ message: button.dataset.reason });
  hideCallout();
  ask("undo", { at: queue.at, lang });
}

/** Esc: whatever is open closes, what is chosen is dropped, and an earlier position gives way to the present one. */
function goBack() {
  looking.film.stop();
  if (looking.isOn) looking.now();
  asking.stop();
  clearDice();
  closePeek();
  closeSheets();
  closeDrawers();
  closeZoom();
  drop();
}

async function fork(against) {
  const seat = await ask("fork", { moves: latest.moves, against });
  if (seat) location.assign(`/t/${seat.table}`);
}

// ------------------------------------------------------------ clicks and forms

const BUTTONS = {
  undo,
  confirm: confirmMoves,
  now: goBack,
  why: () => asking.toggle(),
  hint: suggest,
  lift: () => curtain.lift(),
  again: () => looking.film.play(),
  "play-line": ({ dataset }) => looking.film.playSince(readSteps(dataset.film)),
  "line-button": () => toggleSheet("line"),
  "line-tab": () => showSheet("line"),
  pin: togglePin,
  "aid-button": openAid,
  "guide-aid": openAid,
  "keys-button": () => toggleDrawer("keys"),
  elsewhere: ({ dataset }) => leadTo(dataset.group),
  rematch: async () => {
    const next = await ask("rematch", {});
    if (next) location.assign(next.link);
  },
  "log-button": () => toggleSheet("log"),
  "chat-button": () => toggleSheet("chat"),
  "log-tab": () => showSheet("log"),
  "chat-tab": () => showSheet("chat"),
  "close-words": closeSheets,
  "menu-button": toggleMenu,
  "copy-link": (button) => copyText(button, tableLink),
  "copy-share": (button) => copyText(button, tableLink),
  "copy-seat": async (button) => {
    const seat = await ask("seat");
    if (seat) await copyText(button, location.origin + seat.link);
  },
};

const REQUESTS = { fill: "fill", leave: "leave", return: "return", "go-on": "go_on" }; // what buttons ask of the server
for (const name of ["day-off", "menu-day-off"]) REQUESTS[name] = "day_off";
for (const name of ["pause", "menu-pause", "agree"]) REQUESTS[name] = "pause";

/** Shows a group of panels so that it can be read: on the stage, or on its tab. */
function leadTo(group) {
  const unit = arrangement().units.find(({ id }) => id === group);
  if (arrangement().kind !== "phone") return bring(unit);
  wish({ seat: group });
  openTab(tabOf(unit));
}

function openAid() {
  toggleDrawer("aid")?.catch(showCallout);
}

async function suggest() {
  const at = queue.at;
  const { showAdvice } = await import("./coach.js");
  showAdvice(`/api/tables/${table}/hint?lang=${lang}`, () => at === queue.at).catch(showCallout);
}

document.addEventListener("click", (event) => {
  if (zoomOnTap(event)) return;
  if (!event.target.closest("#menu-button, #menu label")) closeMenu();
  const choice = event.target.closest("[data-move]");
  if (event.detail && choice?.matches("#choices .pick")) foldAfterPick();
  if (choice) return choose(choice.dataset.move);
  const barred = event.target.closest("[data-why]");
  if (barred) return asking.explain(barred.dataset.why);
  if (asking.point(event.target)) return;
  if (event.target.closest(".close-drawer")) return closeDrawers();
  const button = event.target.closest("button");
  if (button) press(button);
});

/** The open list lies over the table; whoever picks several moves in a row goes on with it. */
function foldAfterPick() {
  if (getSetting("mode") !== "queue") byId("choice-list").open = false;
}

function press(button) {
  const { moves, fork: against } = button.dataset;
  if (moves) looking.back(Number(moves));
  else if (against) fork(against);
  else if (BUTTONS[button.id]) BUTTONS[button.id](button);
  else if (REQUESTS[button.id]) ask(REQUESTS[button.id], {});
  else pressWaiting(button, ask);
}

byId("command").addEventListener("submit", (event) => {
  event.preventDefault();
  const typed = byId("typed").value.trim();
  if (!typed) return queue.confirm();
  byId("typed").value = "";
  hideCallout();
  if (!asking.hear(typed)) queue.play([typed]);
});

byId("say")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const text = byId("said").value.trim();
  byId("said").value = "";
  if (text) ask("chat", { text });
});

// ------------------------------------------------------------ beginning

const steps = new Steps(update);
const telling = new Telling(view, () => !looking.isOn && !isPreviewDrawn && shownForms());

/** Listens to the table as soon as what teaches or guides here is there. */
async function connect() {
  lesson = byId("lesson") && (await import("./lesson.js"));
  guide = byId("guide") && (await import("./guide.js"));
  guide?.bindGuide();
  const go = (to) => ask("lesson", { to, at: queue.at });
  const [play, explain] = [queue.play.bind(queue), asking.explain.bind(asking)];
  lesson?.bindLesson({ go, play, explain, bring: leadTo });
  telling.socket = new TableSocket(table, view(), { onUpdate: steps.hear, onStatus: showStatus }, opened);
  return telling.socket;
}

const connected = connect();

setInterval(() => showClocks(lang), 1000);
leadOnward(byId("onward"), table);
const planning = bindPlan(byId("plan"), { ask, looking, say: showCallout, view });
looking.listen();
keepFolds();
rememberFold();
nameChoices();
explainLater(() => ({ table, lang, ...(looking.isOn ? { moves: looking.at } : {}) }));
listenForTouch();
document.addEventListener("arranged", pointElsewhere);
setStage(parts.markup(BLANK));
performance.mark("drawn");
bindSettings({ onMode: drop });
bindPace();
bindCounter((move) => queue.play([...queue.moves, move]));
curtain.update(main.dataset.covered === "1", Number(main.dataset.eyes));
listenToKeys({
  choose,
  confirm: () => (queue.moves.length ? confirmMoves() : lesson?.pressNext()),
  drop,
  undo,
  toggleLog: () => toggleSheet("log"),
  toggleChat: () => toggleSheet("chat"),
  askWhy: () => asking.toggle(),
  suggest: () => byId("hint") && suggest(),
  goBack,
  bring: bringNumber,
  again: () => looking.film.play(),
  skip: () => looking.film.stop(),
  slower: () => changePace(-1),
  faster: () => changePace(1),
  step: (step) => looking.step(step),
  pin: togglePin,
  toggleAid: openAid,
  toggleKeys: () => toggleDrawer("keys"),
  liftCurtain: () => curtain.lift(),
});
refresh();
