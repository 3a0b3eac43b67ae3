/* Whatever is drawn explains itself: pointing at it opens a small card, on a phone a sheet from below. */
import { request } from "./api.js";
import { byId } from "./dom.js";
import { arrangement } from "./stage.js";

const REST = 400; // milliseconds that a pointer rests on a thing
const PRESS = 450; // milliseconds that a finger stays on it
const LEAVE = 250; // milliseconds after which a card closes that the pointer has left
const SLIP = 10; // pixels that a finger may move meanwhile
const GAP = 14; // pixels between a thing and its card
const EDGE = 8; // pixels between a card and the edge of the window
const FRESH = 100; // milliseconds after which a card says what has changed
const THING = ".panels [data-about]";

let open = null; // { id, thing, isPinned, clause } of the card on the screen; the clause is the one it shows, or ""
let waiting = 0; // timer of a pointer, of a finger or of leaving
let freshening = 0; // timer of a card that says what holds now
let spot; // what the pointer was on when it last moved: a thing, the card, or nothing
let touched = null; // where a finger is
let wasPressed = false; // a long press has opened a card: the click that follows does nothing
let moment = () => ({});

/** Listens to pointers, fingers and keys, `first` of all to this one; `asked` tells which position is on the screen. */
export function explainThings(asked, first) {
  moment = asked;
  document.addEventListener("pointermove", point);
  document.addEventListener("pointerdown", touch);
  document.addEventListener("pointermove", slip);
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => lift());
  document.addEventListener("click", click, true);
  document.addEventListener(
    "contextmenu",
    (event) => event.target.closest?.(THING) && touched && event.preventDefault(),
  );
  document.addEventListener("keydown", press, true);
  document.addEventListener("arranged", follow);
  ({ pointermove: point, pointerdown: touch, keydown: press })[first.type]?.(first);
}

function closeAbout() {
  clearTimeout(waiting);
  if (!open) return;
  mark(open.thing, false);
  open = null;
  byId("about").hidden = true;
}

// ------------------------------------------------------------ pointer, finger, keys

/** Only who moves the pointer points: when the table is arranged anew, other things come to lie under it. */
function point({ target, pointerType }) {
  if (pointerType === "touch" || arrangement().kind === "phone") return; // a sheet would cover what can be chosen
  const found = target.closest?.(`#about, ${THING}`) ?? null;
  if (found === spot) return;
  spot = found;
  clearTimeout(waiting);
  if (spot?.id === "about") return;
  const thing = spot;
  if (thing && thing === open?.thing) return;
  if (isPinned() || open?.clause) return; // a clause is shorter than its card: the pointer lies beside it then
  if (thing) waiting = setTimeout(() => explain(thing), open ? 0 : REST);
  else if (open) waiting = setTimeout(closeAbout, LEAVE);
}

function isPinned() {
  return Boolean(open?.isPinned);
}

function touch({ target, pointerType, clientX, clientY }) {
  wasPressed = false;
  if (pointerType !== "touch") return clearTimeout(waiting);
  const thing = target.closest?.(THING);
  if (!thing) return;
  touched = { x: clientX, y: clientY };
  waiting = setTimeout(() => {
    wasPressed = true;
    explain(thing);
  }, PRESS);
}

function slip({ clientX, clientY, pointerType }) {
  if (pointerType !== "touch" || !touched) return;
  if (Math.hypot(clientX - touched.x, clientY - touched.y) > SLIP) lift();
}

function lift() {
  if (touched && !wasPressed) clearTimeout(waiting);
  touched = null;
}

/** A press elsewhere closes a card that is not pinned; what is pressed on it is done, and closes it too. */
function click(event) {
  const isKept = isPinned() || event.target.closest?.("#about a, #about header, #about section");
  const clause = clauseAt(event);
  if (clause !== null) {
    event.preventDefault();
    turn(clause);
    byId("about").querySelector(".about-clause:not([hidden]) .about-back")?.focus();
  } else if (wasPressed) {
    wasPressed = false;
    event.preventDefault();
    event.stopPropagation();
  } else if (event.target.closest?.("#about-close") || !isKept) {
    closeAbout();
  }
}

/** The clause that a click opens in the card, "" for the way back; null if it does something else. */
function clauseAt({ target, ctrlKey, metaKey }) {
  if (target.closest?.("#about .about-back")) return "";
  return ctrlKey || metaKey ? null : (target.closest?.("#about footer .clause")?.textContent ?? null);
}

/** Shows a clause in place of what the card says, or with "" the card itself. */
function turn(clause) {
  const card = byId("about");
  const sections = [...card.querySelectorAll(".about-clause")];
  const shown = sections.find((section) => section.dataset.clause === clause);
  for (const section of sections) section.hidden = section !== shown;
  card.querySelector(".about-body").hidden = Boolean(shown);
  open.clause = shown ? clause : "";
}

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea")) return;
  const act = { i: explainFocused, p: open && pin, escape: open && leave }[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

/** The card of the thing in focus; without one, of the first thing that can be chosen, or that is drawn. */
function explainFocused() {
  const focused = document.activeElement;
  const inside = focused?.closest?.(THING) ?? focused?.querySelector?.(THING);
  const thing = inside ?? document.querySelector(`${THING}:has([data-move])`) ?? document.querySelector(THING);
  if (thing) explain(thing);
}

function pin() {
  open.isPinned = !open.isPinned;
  byId("about").toggleAttribute("data-pinned", open.isPinned);
}

/** The focus goes back to the thing. */
function leave() {
  const { thing } = open;
  const hadFocus = byId("about").contains(document.activeElement);
  closeAbout();
  if (hadFocus) (thing.closest("[tabindex]") ?? thing.querySelector("[tabindex]"))?.focus();
}

// ------------------------------------------------------------ the card

async function explain(thing) {
  const { about: id } = thing.dataset;
  const { game } = document.body.dataset;
  const query = new URLSearchParams(moment());
  const answer = await request(`/api/games/${game}/about/${encodeURIComponent(id)}?${query}`).catch(() => null);
  if (!answer || !thing.isConnected) return;
  const { isPinned, clause } = open?.id === id ? open : { isPinned: false, clause: "" };
  if (open) mark(open.thing, false);
  open = { id, thing, isPinned, clause };
  mark(thing, true);
  show(answer, thing);
}

function show(answer, thing) {
  const card = byId("about");
  card.innerHTML = answer.html;
  card.setAttribute("role", "dialog");
  card.setAttribute("aria-labelledby", "about-name");
  card.style.setProperty("--band", card.querySelector("header").dataset.colour || "");
  card.dataset.kind = arrangement().kind;
  card.toggleAttribute("data-pinned", open.isPinned);
  card.hidden = false;
  turn(open.clause);
  byId("about-told").textContent = [`${answer.name}, ${answer.kind}.`, answer.what, ...answer.now].join(" ");
  if (arrangement().kind === "phone") showAbove(thing, card);
  else place(card, thing.getBoundingClientRect());
}

/** While its card is open the thing has a ring, and is described to whoever cannot see the card. */
function mark(thing, isOpen) {
  thing.classList.toggle("explained", isOpen);
  if (isOpen) thing.setAttribute("aria-describedby", "about-told");
  else thing.removeAttribute("aria-describedby");
}

/** On a phone the thing is scrolled above the sheet. */
function showAbove(thing, card) {
  const hidden = thing.getBoundingClientRect().bottom - (innerHeight - card.offsetHeight - EDGE);
  if (hidden > 0) document.querySelector(".content")?.scrollBy({ top: hidden });
}

/** Beside the thing, where the card covers least that can be chosen. */
function place(card, box) {
  const { offsetWidth: width, offsetHeight: height } = card;
  const within = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));
  const middle = { x: box.x + box.width / 2 - width / 2, y: box.y + box.height / 2 - height / 2 };
  const places = [
    { x: box.left - GAP - width, y: middle.y },
    { x: box.right + GAP, y: middle.y },
    { x: middle.x, y: box.bottom + GAP },
    { x: middle.x, y: box.top - GAP - height },
  ].map(({ x, y }) => ({ x: within(x, innerWidth - width), y: within(y, innerHeight - height), width, height }));
  const choices = [...document.querySelectorAll(".panels [data-move], .dock button")].map((node) =>
    node.getBoundingClientRect(),
  );
  const cost = (spot) => (overlaps(spot, box) ? 1000 : 0) + choices.filter((other) => overlaps(spot, other)).length;
  const [best] = places.toSorted((one, other) => cost(one) - cost(other));
  card.style.left = `${Math.round(best.x)}px`;
  card.style.top = `${Math.round(best.y)}px`;
}

function overlaps(one, other) {
  return (
    other.width > 0 &&
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The table has changed: the card says what holds now, or closes with its thing. */
function follow() {
  if (!open) return;
  const thing = document.querySelector(`.panels [data-about="${CSS.escape(open.id)}"]`);
  if (!thing) return closeAbout();
  clearTimeout(freshening);
  freshening = setTimeout(() => open?.id === thing.dataset.about && explain(thing), FRESH);
}
