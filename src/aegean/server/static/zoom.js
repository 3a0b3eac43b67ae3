/* Zoom: a board larger than the screen, by two fingers, a double tap, or a tap on something too small for a finger. */
import { byId } from "./dom.js";
import { keep, render } from "./render.js";
import { arrangement } from "./stage.js";

const FINGER = 40; // pixels
const MOST = 3; // times as large as the screen
const READ = "figure:is([data-role=stage], [data-role=tab], [data-role=side])"; // panels that can be enlarged
let zoomed = null; // the figure that is enlarged
let scale = 1;
let pinch = null; // where two fingers began
let passing; // the question for which a tap on something small has enlarged a board; undefined where somebody did it by hand

function picture(figure) {
  return figure.querySelector(":scope > svg");
}

function setZoom(figure, isOpen) {
  const svg = picture(figure);
  figure.classList.toggle("zoomed", isOpen);
  svg.style.width = isOpen ? `${100 * scale}%` : "";
  keep(figure, ...(isOpen ? ["class"] : []));
  keep(svg, ...(isOpen ? ["style"] : []));
  zoomed = isOpen ? figure : null;
  if (isOpen) cover(figure);
  else render({});
}

/** An enlarged board fills a phone above the dock; elsewhere it fills the height. */
function cover(figure) {
  const table = byId("main").getBoundingClientRect();
  const items = arrangement().items;
  const box = items.find(({ id }) => id === "content") ?? { x: 0, y: 0, width: table.width, height: table.height };
  const dock = items.find(({ id }) => id === "dock");
  const width = arrangement().kind === "lying" && dock ? dock.x : box.width;
  Object.assign(figure.style, {
    left: `${table.x + box.x}px`,
    top: `${table.y + box.y}px`,
    width: `${width}px`,
    height: `${box.height}px`,
  });
}

/** Enlarges a board and brings the point of the screen to the centre. */
function openZoom(figure, point) {
  const svg = picture(figure);
  const box = svg.getBoundingClientRect();
  const [across, down] = [(point.x - box.x) / box.width, (point.y - box.y) / box.height];
  closeZoom(); // of another board
  passing = undefined;
  scale = arrangement().kind === "phone" ? 2.2 : 1.6;
  setZoom(figure, true);
  const large = svg.getBoundingClientRect();
  figure.scrollTo(across * large.width - figure.clientWidth / 2, down * large.height - figure.clientHeight / 2);
}

export function closeZoom() {
  if (zoomed) setZoom(zoomed, false);
}

/**
 * Fits the zoom to the table as it is arranged now. It closes where its board is on another tab, where everything that
 * can be chosen lies elsewhere, and where what a tap has opened it for is answered.
 */
export function fitZoom() {
  if (!zoomed) return;
  const isAway = zoomed.dataset.role === "away";
  const isDone = passing !== undefined || document.querySelector(".panels [data-move]");
  const isIdle = !zoomed.querySelector("[data-move]") && isDone;
  const isAnswered = passing !== undefined && passing !== question();
  if (isAway || isIdle || isAnswered) closeZoom();
  else cover(zoomed);
}

function question() {
  return byId("prompt")?.dataset.question ?? "";
}

/** A double tap or click enlarges a board there, and once more makes it small again. */
export function listenToDoubleTaps() {
  document.addEventListener("dblclick", (event) => {
    const figure = event.target.closest(`${READ}, .zoomed`);
    if (zoomed) return closeZoom();
    if (figure && !event.target.closest("[data-move], [data-why]"))
      openZoom(figure, { x: event.clientX, y: event.clientY });
  });
}

/** Whether a tap has opened the zoom, because what it touched is too small for a finger. */
export function zoomOnTap(event) {
  const target = event.target.closest(`${READ} :is([data-move], [data-why])`);
  const figure = target?.closest("figure");
  if (!figure || figure === zoomed || event.pointerType !== "touch") return false;
  const box = target.getBoundingClientRect();
  if (Math.min(box.width, box.height) >= FINGER) return false;
  openZoom(figure, { x: event.clientX, y: event.clientY });
  if (target.matches("[data-move]")) passing = question();
  return true;
}

// ------------------------------------------------------------ two fingers

/** Two fingers enlarge a board and change its scale. */
export function listenToPinch() {
  document.addEventListener("touchstart", startPinch, { passive: true });
  document.addEventListener("touchmove", movePinch, { passive: false });
  document.addEventListener("touchend", () => {
    pinch = null;
  });
}

function distance([one, other]) {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function startPinch({ target, touches }) {
  const figure = target.closest?.(`${READ}, .zoomed`);
  pinch = null;
  if (!figure || touches.length !== 2) return;
  if (figure !== zoomed) {
    const [one, other] = touches;
    openZoom(figure, { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 });
  }
  pinch = { figure, distance: distance(touches), scale };
}

/** What lies between the fingers stays between them. */
function movePinch(event) {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const [one, other] = event.touches;
  const { figure } = pinch;
  const before = scale;
  scale = Math.max(1, Math.min(MOST, (pinch.scale * distance(event.touches)) / pinch.distance));
  const x = (one.clientX + other.clientX) / 2;
  const y = (one.clientY + other.clientY) / 2;
  const left = ((figure.scrollLeft + x) * scale) / before - x;
  const top = ((figure.scrollTop + y) * scale) / before - y;
  picture(figure).style.width = `${100 * scale}%`;
  figure.scrollTo(left, top);
}
