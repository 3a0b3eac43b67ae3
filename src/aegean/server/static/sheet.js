/* The owner's sheet: fields, marks, checks, and the edition as a file. It is kept in this browser. */
import { request } from "./api.js";
import { hourOf } from "./clock.js";
import { add, callBack, listed, showList } from "./sheet_lists.js";
import { Pictures } from "./sheet_pictures.js";

const HEAD = "aegean edition 1";
const WAIT = 350; // milliseconds after the last change before it is checked
const PACE = 20; // seconds that a card takes about
const NARROW = matchMedia("(max-width: 599px)");
const main = document.getElementById("main");
const game = main.dataset.game;
const KEY = `aegean-edition-${game}`;
const byId = (id) => document.getElementById(id);
const cards = [...main.querySelectorAll(".entry")];
const values = [...main.querySelectorAll(".value")];
const byPath = new Map(values.map((value) => [value.dataset.path, value]));
const confirmed = new Set();
const pictures = new Pictures(byId("sprite"));
let group = cards[0]?.closest("section").id ?? "";
let first = 0; // of the cards that are shown
let fault = "";
let latest = ""; // the path of the value that was entered last
let timer = 0;
let others = new Map(); // what a loaded edition changes besides: values that have no field here

const controls = (value) => [...value.querySelectorAll("input, select")];
const shipped = (value) => JSON.parse(value.dataset.shipped);
const isCounted = (value) => "counted" in value.dataset;
const counted = values.filter(isCounted);
const own = (card) => [...card.querySelectorAll(".value")];
const paths = (card) =>
  own(card)
    .filter((value) => !value.hidden)
    .map((value) => value.dataset.path);
const copies = (value) => [value.dataset.path, ...value.dataset.twins.split(" ").filter(Boolean)];

function read(control) {
  if (control.dataset.kind === "flag") return control.checked;
  if (control.dataset.kind === "word") return control.value || (control.querySelector("[data-none]") ? null : "");
  return control.value === "" ? null : Number(control.value);
}

function write(control, one) {
  if (control.dataset.kind === "flag") control.checked = one;
  else control.value = one;
}

function entered(value) {
  if (value.dataset.open) return listed(value, shipped(value));
  const found = controls(value).map(read);
  return "list" in value.dataset ? found : found[0];
}

function enter(value, told) {
  if (value.dataset.open) {
    showList(value, told);
    return;
  }
  const list = "list" in value.dataset ? told : [told];
  controls(value).forEach((control, number) => {
    if (list[number] !== undefined) write(control, list[number]);
  });
}

const isChanged = (value) => !value.hidden && JSON.stringify(entered(value)) !== JSON.stringify(shipped(value));

/** The edition as text: what differs and, for its owner, what is confirmed. */
function text(withMarks) {
  const name = byId("edition-name").value.trim() || main.dataset.box;
  const changes = values
    .filter(isChanged)
    .flatMap((value) => copies(value).map((path) => `${path}: ${JSON.stringify(entered(value))}`))
    .concat([...others].map(([path, value]) => `${path}: ${JSON.stringify(value)}`));
  const marks = withMarks ? [...confirmed].sort().map((path) => `confirmed: ${path}`) : [];
  return `${[HEAD, `game: ${game}`, `name: ${name}`, ...changes.sort(), ...marks].join("\n")}\n`;
}

/** Takes an edition over; a text that is none of this game is refused. */
function take(told) {
  const lines = told.trim().split(/\r?\n/);
  if (lines[0] !== HEAD || !lines.includes(`game: ${game}`)) throw new Error(HEAD);
  const pairs = lines.slice(1).map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]);
  const heads = ["game", "name", "confirmed"];
  const changes = new Map(
    pairs.filter(([key]) => !heads.includes(key)).map(([key, value]) => [key, JSON.parse(value)]),
  );
  const name = pairs.find(([key]) => key === "name");
  if (name) byId("edition-name").value = name[1];
  confirmed.clear();
  for (const [key, value] of pairs) if (key === "confirmed") confirmed.add(value);
  for (const value of values) enter(value, changes.get(value.dataset.path) ?? shipped(value));
  const asked = new Set(values.flatMap(copies));
  others = new Map([...changes].filter(([path]) => !asked.has(path)));
}

function shownCards() {
  const show = main.querySelector("[name=show]:checked").value;
  return cards.filter((card) => {
    if (show === "wrong") return card.classList.contains("faulty");
    if (card.closest("section").id !== group) return false;
    return show === "all" || !card.classList.contains("confirmed");
  });
}

const atOnce = () => (NARROW.matches ? 1 : 10);

function show() {
  const found = shownCards();
  first = Math.max(0, Math.min(first, found.length - 1));
  const page = new Set(found.slice(first, first + atOnce()));
  for (const card of cards) {
    card.hidden = !page.has(card);
    if (page.has(card)) draw(card);
  }
  for (const section of main.querySelectorAll(".cards section")) {
    section.hidden = ![...section.querySelectorAll(".entry")].some((card) => page.has(card));
  }
  byId("none").hidden = found.length > 0;
  for (const link of main.querySelectorAll("[data-group]")) {
    if (link.dataset.group === group) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

/** What a card's values are, where they are others than ours. */
function entries(card) {
  const told = own(card);
  return told.some(isChanged) ? JSON.stringify(told.map(entered)) : "";
}

/** Shows a card as its values are, as far as it has been drawn so. */
function draw(card) {
  pictures.show(card.querySelector("figure"), card.dataset.card, entries(card));
}

/** Asks for the colour of a book, say, where a book is chosen, and for as many squares as a card has. */
function ask() {
  for (const value of values) {
    const { beside, only, least } = value.dataset;
    const other = beside && byPath.get(beside);
    if (!other) continue;
    const told = entered(other);
    value.hidden = least !== "0" ? told < Number(least) : only === "*" ? !told : told !== only;
  }
  for (const line of main.querySelectorAll(".line")) line.hidden = !line.querySelector(".value:not([hidden])");
}

/** What follows from the values: marks, edges, counts. */
function refresh() {
  ask();
  for (const value of values) {
    value.classList.toggle("changed", isChanged(value));
    value.classList.toggle(
      "faulty",
      value.dataset.path === fault || controls(value).some((one) => !one.validity.valid),
    );
  }
  for (const card of cards) {
    const isConfirmed = paths(card).every((path) => confirmed.has(path));
    const button = card.querySelector(".confirm");
    const from = card.querySelector(".from");
    card.classList.toggle("confirmed", isConfirmed);
    card.classList.toggle("faulty", card.querySelector(".value.faulty") !== null);
    button.setAttribute("aria-pressed", String(isConfirmed));
    button.lastElementChild.textContent = isConfirmed ? button.dataset.mine : button.dataset.so;
    from.textContent = card.querySelector(".value.changed") ? from.dataset.yours : isConfirmed ? "" : from.dataset.ours;
  }
  for (const link of main.querySelectorAll("[data-group]")) {
    const inside = counted.filter((value) => value.closest("section").id === link.dataset.group);
    const done = inside.filter((value) => confirmed.has(value.dataset.path)).length;
    link.querySelector("output").textContent = `${done}/${inside.length}`;
    link.querySelector("progress").value = done;
  }
  const done = counted.filter((value) => confirmed.has(value.dataset.path)).length;
  const words = main.querySelector("#progress b");
  words.textContent = words.dataset.words.replace("{n}", done);
  byId("done").textContent = done;
  byId("ring").setAttribute("stroke-dasharray", `${done} ${counted.length}`);
  byId("bar").value = done;
  const open = cards.filter((card) => !card.classList.contains("confirmed") && own(card).some(isCounted)).length;
  const minutes = Math.ceil((open * PACE) / 60);
  byId("minutes").textContent = minutes ? byId("minutes").dataset.words.replace("{n}", minutes) : "";
  const changed = values.filter(isChanged).length;
  byId("changed").textContent = changed ? byId("changed").dataset.words.replace("{n}", changed) : "";
  const wrong = cards.filter((card) => card.classList.contains("faulty")).length;
  byId("errors").textContent = wrong || "";
  byId("lay").disabled = !byId("fault").hidden;
}

function keep() {
  localStorage.setItem(KEY, text(true));
  byId("kept").textContent =
    `${byId("kept").dataset.words}, ${hourOf(Date.now() / 1000, document.documentElement.lang)}`;
}

/** Has the edition checked, and the cards in sight drawn as they are now. */
async function check() {
  const asked = text(false);
  const wanted = onPage().filter((card) => !pictures.has(card.dataset.card, entries(card)));
  const told = new Map(wanted.map((card) => [card.dataset.card, entries(card)]));
  try {
    const answer = await request("/api/editions/check", { edition: asked, cards: [...told.keys()] });
    pictures.keep(answer, told);
    if (asked !== text(false)) return;
    say(answer);
    for (const card of onPage()) draw(card);
  } catch (problem) {
    say({ reason: problem.message, path: "", digest: "" });
  }
}

function say({ reason, path, digest }) {
  for (const one of main.querySelectorAll(".wrong")) one.hidden = true;
  fault = reason ? path || latest : "";
  byId("fault").hidden = !reason;
  byId("fault-words").textContent = reason;
  byId("digest").textContent = digest || "…";
  const value = values.find((one) => one.dataset.path === fault);
  if (value) {
    const line = value.closest(".entry").querySelector(".wrong");
    value.closest(".line").after(line);
    line.textContent = reason;
    line.hidden = false;
  }
  byId("go").hidden = byId("ours").hidden = !value;
  refresh();
}

/** Enters another list; whoever is called there calls back. */
function changeList(value) {
  callBack(value, values, entered, enter);
  change();
}

function change() {
  refresh();
  keep();
  clearTimeout(timer);
  timer = setTimeout(check, WAIT);
}

function confirm(card, isOn) {
  for (const path of paths(card)) {
    if (isOn) confirmed.add(path);
    else confirmed.delete(path);
  }
  change();
}

function turn(by) {
  first += by * atOnce();
  show();
  drawMissing();
}

/** Has cards drawn that have come in sight and are not yet as they were entered. */
function drawMissing() {
  if (onPage().some((card) => !pictures.has(card.dataset.card, entries(card)))) check();
}

function goTo(path) {
  const card = values.find((value) => value.dataset.path === path)?.closest(".entry");
  if (!card) return;
  main.querySelector("[name=show][value=all]").checked = true;
  group = card.closest("section").id;
  const place = shownCards().indexOf(card);
  first = place - (place % atOnce());
  show();
  controls(values.find((value) => value.dataset.path === path))[0].focus();
}

const onPage = () => shownCards().slice(first, first + atOnce());

main.addEventListener("input", (event) => {
  const value = event.target.closest(".value");
  latest = value?.dataset.path ?? latest;
  if (value?.dataset.open) {
    add(value, event.target);
    changeList(value);
  } else if (value || event.target.id === "edition-name") change();
  if (event.target.name === "show") {
    first = 0;
    show();
  }
});
main.addEventListener("click", (event) => {
  const link = event.target.closest("[data-group]");
  const button = event.target.closest(".confirm");
  const step = event.target.closest(".step");
  const chip = event.target.closest(".chip");
  if (link) {
    event.preventDefault();
    [group, first] = [link.dataset.group, 0];
    show();
    drawMissing();
  } else if (step) {
    const input = step.closest(".field").querySelector("input");
    input[step.dataset.by === "1" ? "stepUp" : "stepDown"]();
    input.dispatchEvent(new Event("input", { bubbles: true }));
  } else if (chip) {
    const value = chip.closest(".value");
    latest = value.dataset.path;
    chip.remove();
    value.querySelector("select").focus();
    changeList(value);
  } else if (button) confirm(button.closest(".entry"), button.getAttribute("aria-pressed") !== "true");
});
byId("before").addEventListener("click", () => turn(-1));
byId("later").addEventListener("click", () => turn(1));
byId("so").addEventListener("click", () => {
  for (const card of onPage()) confirm(card, true);
  turn(1);
});
byId("all-right").addEventListener("click", () => {
  for (const card of onPage()) confirm(card, true);
});
byId("go").addEventListener("click", () => goTo(fault));
byId("ours").addEventListener("click", () => {
  const value = values.find((one) => one.dataset.path === fault);
  enter(value, shipped(value));
  if (value.dataset.open) changeList(value);
  else change();
});
byId("download").addEventListener("click", () => {
  const link = document.createElement("a");
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text(true))}`;
  link.download = `${game}-edition.txt`;
  link.click();
});
byId("upload-file").addEventListener("change", async (event) => {
  try {
    take(await event.target.files[0].text());
    byId("upload-says").textContent = "";
    change();
    show();
  } catch {
    byId("upload-says").textContent = byId("upload-says").dataset.words;
  }
  event.target.value = "";
});
byId("lay").addEventListener("click", () => {
  keep();
  location.assign(`/new/${game}#own`);
});
document.addEventListener("keydown", (event) => {
  const field = event.target.closest(".value input, .value select");
  if (field?.type === "number" && (event.key === "+" || event.key === "-")) {
    event.preventDefault();
    field[event.key === "+" ? "stepUp" : "stepDown"]();
    field.dispatchEvent(new Event("input", { bubbles: true }));
  } else if (field && event.key === "Enter") {
    event.preventDefault();
    const card = field.closest(".entry");
    confirm(card, true);
    const next = onPage()[onPage().indexOf(card) + 1];
    if (next) next.querySelector("input, select").focus();
    else turn(1);
  } else if (event.key.toLowerCase() === "e" && !event.target.closest("input:not([type=number]), select")) {
    if (fault) goTo(fault);
  }
});
NARROW.addEventListener("change", show);

try {
  for (const value of values) if (value.dataset.open) enter(value, shipped(value));
  const kept = localStorage.getItem(KEY);
  if (kept) take(kept);
} catch {
  localStorage.removeItem(KEY);
}
if (!byId("edition-name").value) byId("edition-name").value = main.dataset.box;
refresh();
show();
check();
