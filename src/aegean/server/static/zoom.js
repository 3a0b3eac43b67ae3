/* Zoom: a board larger than the screen, by its button or by a tap on something too small for a finger. */
import { byId } from "./dom.js";
import { keep } from "./render.js";

const FINGER = 40; // pixels
const MOST = 5;
let zoomed = null; // the figure that is enlarged
let scale = 1;
let pinch = null; // where two fingers began

function picture(figure) {
  return figure.querySelector(":scope > svg");
}

function setZoom(figure, isOpen) {
  const svg = picture(figure);
  figure.classList.toggle("zoomed", isOpen);
  svg.style.width = isOpen ? `${100 * scale}%` : "";
  keep(figure, ...(isOpen ? ["class"] : []));
  keep(svg, ...(isOpen ? ["style"] : []));
  const button = byId("zoom");
  button.setAttribute("aria-label", isOpen ? button.dataset.smaller : button.dataset.larger);
  button.setAttribute("aria-pressed", isOpen);
  document.body.classList.toggle("has-zoom", isOpen);
  zoomed = isOpen ? figure : null;
}

/** Enlarges a board and brings the point of the screen, or its middle, to the centre. */
function openZoom(figure, point) {
  const svg = picture(figure);
  const box = svg.getBoundingClientRect();
  const [across, down] = point ? [(point.x - box.x) / box.width, (point.y - box.y) / box.height] : [0.5, 0.5];
  scale = innerWidth < 600 ? 2.2 : 1.5;
  setZoom(figure, true);
  const large = svg.getBoundingClientRect();
  figure.scrollTo(across * large.width - figure.clientWidth / 2, down * large.height - figure.clientHeight / 2);
}

export function closeZoom() {
  if (zoomed) setZoom(zoomed, false);
}

/** Closes the zoom where everything that can be chosen lies elsewhere. */
export function closeIdleZoom() {
  if (zoomed && !zoomed.querySelector("[data-move]") && document.querySelector(".panels [data-move]")) closeZoom();
}

/** Opens the board of which most is on the screen, or closes the open one. */
export function toggleZoom() {
  if (zoomed) return closeZoom();
  const inSight = (figure) => {
    const box = figure.getBoundingClientRect();
    return Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
  };
  const boards = [...document.querySelectorAll("#board figure")].sort((one, other) => inSight(other) - inSight(one));
  if (boards.length) openZoom(boards[0]);
}

/** Whether a tap has opened the zoom, because what it touched is too small for a finger. */
export function zoomOnTap(event) {
  const target = event.target.closest("#board figure [data-move], #board figure [data-why]");
  const figure = target?.closest("figure");
  if (!figure || figure === zoomed || event.pointerType !== "touch") return false;
  const box = target.getBoundingClientRect();
  if (Math.min(box.width, box.height) >= FINGER) return false;
  openZoom(figure, { x: event.clientX, y: event.clientY });
  return true;
}

// ------------------------------------------------------------ two fingers

/** Two fingers on an enlarged board change its scale. */
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
  const figure = target.closest?.("figure.zoomed");
  pinch = figure && touches.length === 2 ? { figure, distance: distance(touches), scale } : null;
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
