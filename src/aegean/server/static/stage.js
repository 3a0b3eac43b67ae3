/* The stage of a table: asks the arranger where every panel stands, and puts it there. */
import { arrange, kindOf } from "./arrange.js";
import { byId } from "./dom.js";
import { formsTold, placeOf, remember } from "./forms.js";
import { makeLegible } from "./legible.js";
import { isCalm } from "./settings.js";

const PLACED = ["board", "own", "others"]; // the parts whose panels are arranged
const FLIGHT = { duration: 240, easing: "cubic-bezier(.2,.8,.2,1)" };
const DOCK = { lying: 140, upright: 140, phone: 132 }; // height of the dock without a drawing in it
const STEP = 12; // pixels by which the dock grows, so that the table does not shift with every question
const PASSING = ":is(#preview, #callout, #coach):not([hidden]), .puzzle.answered, details[open], #command:focus-within"; // covers the table for a while
const PUZZLE = 340; // the same with a decision that is tried again
const READABLE = 0.6; // of its size at which a drawing in the dock can still be read
const DOCK_ROOM = 0.43; // of the height of the window
const LEAST = { lying: 11, upright: 11, phone: 12 }; // pixels of the smallest word
const LARGE = ["stage", "side", "other", "tab"]; // roles of panels that are shown to be read

const markup = new Map(); // part -> the markup of all forms of its panels
const wishes = { pinned: null, stage: null, brought: null, question: "", tab: null, seat: null, isChoosing: false };
let placed = { kind: "plain", units: [], items: [] };
let wanted = placed; // the same with forms that are still on their way
let forms = new Map(); // id of a panel -> the form that is shown
let told = ""; // the forms that are shown, as the server is told
let drawn = new Map(); // group of panels and form -> its markup
let crowded = ""; // how a dock that offers too much is shown
let isForPhone = false; // whether the panels have come in the form for a phone
let said = ""; // what the dock said when its height was measured

/** The arrangement that is on the screen. */
export function arrangement() {
  return placed;
}

/** The form of every panel that is on the screen, for the server. */
export function shownForms() {
  return told;
}

export function wish(more) {
  Object.assign(wishes, more);
}

/** The kind of the window, and the form of panels that it wants from the server. */
export function layout() {
  return kindOf({ width: innerWidth, height: innerHeight }) === "phone" ? "narrow" : "wide";
}

/** The elements that parts of the page become, each panel in the form that it will have. */
export function prepare(parts) {
  for (const name of PLACED) {
    const known = parts[name] ?? markup.get(name) ?? byId(name)?.outerHTML;
    if (known) markup.set(name, known);
  }
  const elements = new Map([...markup].map(([name, text]) => [name, parse(text)]));
  const seats = seatsIn(parts.chips ? parse(parts.chips) : byId("chips"));
  const figures = [...elements.values()].flatMap((element) => [...element.querySelectorAll("figure")]);
  const panels = figures.map((figure) => factsOf(figure, seats));
  follow(panels, elements, parts);
  const question = parts.prompt ? parse(parts.prompt).dataset.question : byId("prompt")?.dataset.question;
  const offers = parts["drawn-choices"] ? parse(parts["drawn-choices"]) : byId("drawn-choices");
  crowd(offers, elements);
  decide(panels, question ?? "", crowded === "on-board" ? null : offers);
  const shown = formsIn(placed);
  for (const element of elements.values())
    for (const figure of element.querySelectorAll("figure")) keepForm(figure, shown);
  const isSame = panels.every(({ id }) => forms.get(id) === shown.get(id));
  forms = shown;
  told = formsTold(formsIn(wanted), panels).join(" ");
  return isSame ? new Map([...elements].filter(([name]) => name in parts)) : elements;
}

/** What the dock offers may be too much to be read: it is left to the board that offers it too, or scrolls. */
function crowd(offers, elements) {
  const drawing = offers?.querySelector("figure > svg");
  const { width = 1, height = 0 } = drawing ? sizeOf(drawing) : {};
  const isLarge = Math.min(READABLE, innerWidth / width) * height > DOCK_ROOM * innerHeight - DOCK.phone;
  crowded = isLarge ? "scrolls" : "";
  if (!crowded) return;
  const found = [...elements.values()].flatMap((part) => [...part.querySelectorAll("[data-move]")]);
  const onBoard = new Set(found.map(({ dataset }) => dataset.move));
  const offered = [...drawing.querySelectorAll("[data-move]")];
  if (offered.every(({ dataset }) => onBoard.has(dataset.move))) crowded = "on-board";
}

/** While nobody asks the viewer anything, the board on which something happens comes to the stage. */
function follow(panels, elements, parts) {
  const drawings = [...elements.values()].flatMap((part) => [...part.querySelectorAll("figure > svg")]);
  const now = new Map(drawings.map((drawing) => [`${drawing.id} ${drawing.dataset.form}`, drawing.outerHTML]));
  const isOther = (key) => drawn.has(key) && now.has(key) && drawn.get(key) !== now.get(key);
  const changed = panels.filter(
    ({ id, place, forms }) => place === "board" && forms.some(({ form }) => isOther(`panel-${id} ${form}`)),
  );
  drawn = now;
  const isOffered = [...elements.values()].some((part) => part.querySelector("[data-move]"));
  if (!("board" in parts) || !changed.length || isOffered) return;
  if (changed.some(({ group }) => group === (wishes.stage ?? placed.tab))) return;
  wish({ followed: changed[0].group });
}

function parse(text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  return template.content.firstElementChild;
}

/** The seats in the order in which whoever looks sees them. */
function seatsIn(chips) {
  return [...(chips?.children ?? [])].map(({ id }) => id.slice("chip-".length));
}

function factsOf(figure, seats) {
  const { place, group, watch, asks = "" } = figure.dataset;
  const id = figure.id.slice("figure-".length);
  const at = placeOf(id, seats);
  const drawings = [...figure.querySelectorAll(":scope > svg")];
  const present = drawings.map((drawing) => ({ form: drawing.dataset.form, ...sizeOf(drawing) }));
  return {
    id,
    at,
    place,
    group,
    watch: Number(watch),
    about: asks.split(" ").filter(Boolean),
    present,
    forms: remember(at, present),
  };
}

function sizeOf(drawing) {
  const [, , width, height] = drawing.getAttribute("viewBox").split(" ").map(Number);
  return { width, height, words: Number(drawing.dataset.words) };
}

function decide(panels, question, offers) {
  if (question !== wishes.question)
    wish({ question, followed: null, isOpened: false, ...(question ? { brought: null, tab: null } : {}) });
  const wasForPhone = isForPhone;
  isForPhone = panels.some(({ forms }) => forms.some(({ form }) => form === "phone"));
  if (isForPhone !== wasForPhone) wish({ tab: null }); // things stand on other boards there
  const followed = question && !wishes.isShown ? null : wishes.followed;
  const drawing = offers?.querySelector("figure > svg");
  const kind = kindOf({ width: innerWidth, height: innerHeight });
  const table = byId("main");
  const isTrying = document.body.classList.contains("trying"); // a decision of the past: it takes the place of the log
  const base = isTrying ? PUZZLE : DOCK[kind];
  const dock = wishes.dock ? { base: wishes.dock } : { base, ...(drawing && !isTrying ? sizeOf(drawing) : {}) };
  const log = (!isTrying && Number(table?.querySelector("[data-least]")?.dataset.least)) || 0;
  const size = { width: table?.clientWidth || innerWidth, height: table?.clientHeight || innerHeight, kind };
  const isFollowing = followed && !wishes.isOpened; // on a phone a board has a tab of its own
  const tab = isFollowing ? followed : wishes.tab;
  const asked = { ...wishes, pinned: wishes.pinned ?? wishes.brought ?? followed, tab, dock, log };
  wanted = arrange(size, panels, asked);
  placed = inFormsThatAreHere(size, panels, asked);
  wish({ stage: placed.kind === "phone" ? null : placed.stage, tab: (isFollowing ? wishes.tab : placed.tab) ?? null });
}

/** Beside a stage a form on its way leaves no empty room, if every panel stays as it would be in one that is here. */
function inFormsThatAreHere(size, panels, asked) {
  const here = new Set(panels.flatMap(({ id, present }) => present.map(({ form }) => `${id} ${form}`)));
  const isHere = ({ id, form }) => !form || here.has(`${id} ${form}`);
  if (size.kind === "phone" || wanted.items.every(isHere)) return wanted;
  const found = arrange(
    size,
    panels.map((panel) => ({ ...panel, forms: panel.present })),
    asked,
  );
  const roles = new Map(found.items.map(({ id, role }) => [id, role]));
  return wanted.items.every(({ id, role }) => roles.get(id) === role) ? found : wanted;
}

/** The form of every panel that is arranged. */
function formsIn({ items }) {
  return new Map(items.filter(({ form }) => form).map(({ id, form }) => [id, form]));
}

/** Leaves the one form of a panel that is shown; another one where that is still on its way. */
function keepForm(figure, shown) {
  const drawings = [...figure.querySelectorAll(":scope > svg")];
  const wanted = shown.get(figure.id.slice("figure-".length));
  const { form } = (drawings.find((drawing) => drawing.dataset.form === wanted) ?? drawings[0])?.dataset ?? {};
  for (const drawing of drawings) if (drawing.dataset.form !== form) drawing.remove();
}

/** The panels that are arranged. */
export function figures() {
  return document.querySelectorAll(PLACED.map((name) => `#${name} > figure`).join());
}

/** Puts everything where it belongs; returns what has to fly there, as functions. */
export function place() {
  const table = byId("main");
  if (table) table.dataset.kind = placed.kind;
  if (placed.aside)
    table.dataset.aside = placed.aside; // the dock offers nothing there
  else table?.removeAttribute("data-aside");
  if (table) table.dataset.crowded = crowded;
  table?.toggleAttribute("data-coming", placed !== wanted); // a form is on its way
  if (placed.kind === "plain") return [];
  const items = new Map(placed.items.map((item) => [item.id, item]));
  const flights = [];
  for (const region of table.querySelectorAll("[data-region]")) put(region, items.get(region.dataset.region));
  const content = table.querySelector(".content");
  if (placed.kind === "phone")
    content.tabIndex = 0; // it may scroll
  else content?.removeAttribute("tabindex");
  for (const figure of figures()) {
    const old = figure.dataset.role && figure.getBoundingClientRect();
    put(figure, items.get(figure.id.slice("figure-".length)));
    if (LARGE.includes(figure.dataset.role)) delete figure.dataset.news;
    if (old?.width && !isCalm()) flights.push(() => fly(figure, old));
  }
  for (const drawing of table.querySelectorAll("figure.panel > svg")) {
    const { role } = drawing.parentElement.dataset;
    if (!role) drawing.style.minHeight = placed.kind === "phone" ? `${READABLE * sizeOf(drawing).height}px` : "";
    if (!role || LARGE.includes(role)) makeLegible(drawing, LEAST[placed.kind], !role);
  }
  return flights;
}

function put(element, item) {
  element.dataset.role = item?.role ?? "away";
  if (!item || element.classList.contains("zoomed")) return;
  element.style.left = `${Math.round(item.x)}px`;
  element.style.top = `${Math.round(item.y)}px`;
  element.style.width = `${Math.round(item.width)}px`;
  if (item.role === "dock") return putDock(element, item);
  element.style.height = `${Math.round(item.height)}px`;
}

/** The dock grows over what is beside it while it has more to say: downwards, on a phone upwards. */
function putDock(dock, { y, height }) {
  const isPhone = placed.kind === "phone";
  dock.style.setProperty("--high", `${Math.round(height)}px`);
  dock.style.bottom = isPhone ? `${Math.round(byId("main").clientHeight - y - height)}px` : "";
  if (isPhone) dock.style.top = "";
}

/**
 * Whether the dock needs another height than it has got: then the table has to be arranged once more.
 * While it says the same it only grows: a dock that is wider in one arrangement and higher in another would go to and fro.
 */
export function fitDock() {
  const dock = document.querySelector("[data-region=dock]");
  if (!dock || placed.kind === "plain" || dock.querySelector(PASSING)) return false;
  const words = dock.textContent.replace(/\d+/g, ""); // clocks run
  const drawn = dock.querySelector("figure > svg")?.getAttribute("viewBox");
  const says = [innerWidth, innerHeight, placed.aside, words, drawn];
  const isSame = says.join() === said;
  said = says.join();
  dock.classList.add("measured");
  const least = placed.units.length ? DOCK[placed.kind] : 0; // before the start nothing is asked
  const high = Math.max(least, STEP * Math.ceil(dock.offsetHeight / STEP));
  dock.classList.remove("measured");
  const need = isSame ? Math.max(high, wishes.dock ?? 0) : high;
  const isOther = need !== wishes.dock;
  wish({ dock: need });
  return isOther;
}

/** A panel goes from where it was to its place. */
function fly(figure, old) {
  const box = figure.getBoundingClientRect();
  if (figure.dataset.role === "row" || Math.abs(old.width / old.height - box.width / box.height) > 0.05) return;
  if (!box.width || (Math.abs(old.x - box.x) < 2 && Math.abs(old.y - box.y) < 2 && Math.abs(old.width - box.width) < 2))
    return;
  const start = `translate(${old.x - box.x}px, ${old.y - box.y}px) scale(${old.width / box.width})`;
  figure.animate([{ transform: start }, { transform: "none" }], FLIGHT);
}

/** The unit of which a panel is part. */
export function unitOf(figure) {
  return placed.units.find(({ id }) => id === figure.dataset.group);
}
