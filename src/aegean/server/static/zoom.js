/* The loupe: a board larger than the screen, by its button or by tapping something too small for a finger. */
import { by } from "./show.js";

const SMALL = 40; // pixels that a finger needs
const MOST = 5;
let opened = null, scale = 1, pinch = null;

function set(figure, isOpen) {
  const svg = figure.querySelector(":scope > svg"), button = by("zoom");
  figure.classList.toggle("zoomed", isOpen);
  svg.style.width = isOpen ? `${100 * scale}%` : "";
  button.setAttribute("aria-label", isOpen ? button.dataset.smaller : button.dataset.larger);
  figure.keeps = isOpen ? ["class"] : [];
  svg.keeps = isOpen ? ["style"] : [];
  button.setAttribute("aria-pressed", isOpen);
  document.body.classList.toggle("has-zoom", isOpen);
  opened = isOpen ? figure : null;
}

/* the point (x, y) of the page stands in the middle afterwards */
function zoom(figure, x, y) {
  const svg = figure.querySelector(":scope > svg"), box = svg.getBoundingClientRect();
  const [u, v] = x === undefined ? [0.5, 0.5] : [(x - box.x) / box.width, (y - box.y) / box.height];
  scale = innerWidth < 600 ? 2.2 : 1.5;
  set(figure, true);
  const large = svg.getBoundingClientRect();
  figure.scrollTo(u * large.width - figure.clientWidth / 2, v * large.height - figure.clientHeight / 2);
}

export function unzoom() {
  if (opened) set(opened, false);
}

/* the loupe closes where all that can be chosen lies elsewhere */
export function freshenZoom() {
  if (opened && !opened.querySelector("[data-move]") && document.querySelector(".panels [data-move]")) unzoom();
}

/* opens the board of which most is on the screen */
export function toggleZoom() {
  if (opened) return unzoom();
  const seen = (figure) => {
    const box = figure.getBoundingClientRect();
    return Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
  };
  const boards = [...document.querySelectorAll("#board figure")].sort((one, other) => seen(other) - seen(one));
  if (boards.length) zoom(boards[0]);
}

/* whether a tap opens the loupe: what it touched is too small, and nothing is enlarged yet */
export function loupe(event) {
  const target = event.target.closest("#board figure [data-move], #board figure [data-why]");
  const figure = target?.closest("figure");
  if (!figure || figure === opened || event.pointerType !== "touch") return false;
  const box = target.getBoundingClientRect();
  if (Math.min(box.width, box.height) >= SMALL) return false;
  zoom(figure, event.clientX, event.clientY);
  return true;
}

// ------------------------------------------------------------ two fingers

function apart(touches) {
  return Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
}

document.addEventListener("touchstart", (event) => {
  const figure = event.target.closest?.("figure.zoomed");
  pinch = figure && event.touches.length === 2 ? { figure, apart: apart(event.touches), scale } : null;
}, { passive: true });

document.addEventListener("touchmove", (event) => {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const old = scale, { figure } = pinch;
  scale = Math.max(1, Math.min(MOST, (pinch.scale * apart(event.touches)) / pinch.apart));
  const x = (event.touches[0].clientX + event.touches[1].clientX) / 2;
  const y = (event.touches[0].clientY + event.touches[1].clientY) / 2;
  const left = ((figure.scrollLeft + x) * scale) / old - x, top = ((figure.scrollTop + y) * scale) / old - y;
  figure.querySelector(":scope > svg").style.width = `${100 * scale}%`;
  figure.scrollTo(left, top);
}, { passive: false });

document.addEventListener("touchend", () => { pinch = null; });
