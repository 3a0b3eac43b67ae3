/* Panels that are not on the stage: brought there by a click or key, looked at while the pointer rests on them. */
import { byId } from "./dom.js";
import { render } from "./render.js";
import { arrangement, figures, unitOf, wish } from "./stage.js";

const REST = 300; // milliseconds that a pointer rests on a miniature before it opens
const EDGE = 10;
const MOST = 1.15; // a panel is not shown larger than this
const SMALL = "figure[data-role=miniature], figure[data-role=row]";

let timer = 0;
let isPinned = false;

/** Brings a group of panels to the stage, or to the front on a phone. */
export function bring(unit) {
  if (!unit) return;
  closePeek();
  wish({ brought: unit.id, ...(isPinned ? { pinned: unit.id } : {}) });
  render({});
}

/** Brings the n-th group of panels, from 1; 0 is what the question is about. */
export function bringNumber(number) {
  const { units } = arrangement();
  if (number > 0) return bring(units[number - 1]);
  wish({ brought: null });
  render({});
}

/** Keeps what is on the stage there, or lets it go. */
export function togglePin() {
  isPinned = !isPinned;
  wish({ pinned: isPinned ? arrangement().stage : null });
  byId("pin").setAttribute("aria-pressed", String(isPinned));
  render({});
}

/** A miniature that is clicked goes to the stage; on a phone a row becomes the large one. */
function click({ target }) {
  const figure = target.closest?.(SMALL);
  if (!figure) return;
  if (arrangement().kind !== "phone") return bring(unitOf(figure));
  wish({ seat: figure.dataset.group });
  render({});
}

/** Marks panels that cannot be read now and on which something has changed. */
export function markNews(changed) {
  for (const { id } of changed) {
    const figure = document.querySelector(`.panels svg #${CSS.escape(id)}`)?.closest("figure");
    if (figure?.matches(`${SMALL}, [data-role=away]`)) figure.dataset.news = "";
  }
}

/** Numbers the groups of panels for the keyboard; a row says of a seat what its chip in the bar says, an area who acts. */
export function nameMiniatures() {
  const { units, kind } = arrangement();
  for (const figure of figures()) {
    const number = units.findIndex(({ id }) => id === figure.dataset.group) + 1;
    const caption = figure.querySelector("figcaption");
    if (kind !== "phone" && number < 10) caption.dataset.key = `Alt ${number}`;
    else delete caption.dataset.key;
    if (figure.dataset.role === "row") fillRow(caption, figure.dataset.seat);
    const isActing = figure.dataset.place === "other" && byId(`chip-${figure.dataset.seat}`)?.matches(".acting");
    figure.toggleAttribute("data-acting", Boolean(isActing));
    if (figure.matches(SMALL)) figure.tabIndex = 0;
    else figure.removeAttribute("tabindex");
  }
}

function fillRow(caption, seat) {
  const chip = byId(`chip-${seat}`)?.cloneNode(true);
  for (const node of chip?.querySelectorAll("[id]") ?? []) node.removeAttribute("id");
  if (chip) caption.replaceChildren(...chip.children);
}

/** A miniature on which the pointer or the focus rests is shown large, never over the stage. */
export function listenToMiniatures() {
  const rest = ({ target }) => {
    const figure = target.closest?.(SMALL);
    if (figure?.dataset.peek === "") return;
    closePeek();
    if (figure && arrangement().kind !== "phone") timer = setTimeout(() => openPeek(figure), REST);
  };
  document.addEventListener("click", click);
  document.addEventListener("mouseover", rest);
  document.addEventListener("focusin", rest);
}

/** The drawing of a panel; its name may have a sign of its own. */
function drawingOf(figure) {
  return figure.querySelector(":scope > svg");
}

function openPeek(figure) {
  const drawing = drawingOf(figure);
  const [, , width, height] = drawing.getAttribute("viewBox").split(" ").map(Number);
  const room = peekRoom();
  const scale = Math.min(room.width / width, room.height / height, MOST);
  const x = room.x + (room.width - width * scale) / 2;
  figure.dataset.peek = "";
  Object.assign(drawing.style, {
    transform: `translate(${x}px, ${room.y}px)`,
    width: `${width * scale}px`,
    height: `${height * scale}px`,
  });
}

/** The side column, or what lies below an upright stage. */
function peekRoom() {
  const table = byId("main").getBoundingClientRect();
  const stage = arrangement().items.filter(({ role }) => role === "stage");
  const right = Math.max(...stage.map(({ x, width }) => x + width)) + EDGE;
  const bottom = Math.max(...stage.map(({ y, height }) => y + height)) + EDGE;
  const isLying = arrangement().kind === "lying";
  const [x, y] = isLying ? [right, EDGE] : [EDGE, bottom];
  return { x: table.x + x, y: table.y + y, width: table.width - x - EDGE, height: table.height - y - EDGE };
}

export function closePeek() {
  clearTimeout(timer);
  for (const figure of document.querySelectorAll("figure[data-peek]")) {
    delete figure.dataset.peek;
    drawingOf(figure).removeAttribute("style");
  }
}
