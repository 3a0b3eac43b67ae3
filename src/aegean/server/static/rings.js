/* Dotted rings round the pieces that others have moved, with a trail from where each came. */
import { svgElement } from "./dom.js";
import { isCalm, pace } from "./settings.js";

const LARGE = 170; // pixels: larger things are not pieces
const MOST = 16; // rings at a time
const SETTLED = 650; // milliseconds after which every piece has arrived
const GAP = 4; // between a piece and its ring
const SMALL = 70; // square things up to this size get a round ring

let rings = []; // { id, from, since }
let timer = 0;

/** Puts rings round what has changed: `[{ id, from }]`, where `from` is a point in the units of the piece's panel. */
export function addRings(changed) {
  const fresh = changed.filter(({ id }) => isPiece(find(id))).map((ring) => ({ ...ring, since: Date.now() }));
  const ids = new Set(fresh.map(({ id }) => id));
  rings = [...rings.filter(({ id }) => !ids.has(id)), ...fresh].slice(-MOST);
  redrawRings();
}

export function clearRings() {
  rings = [];
  redrawRings();
}

/** Rendering removes the rings; they come back once no piece travels any more. */
export function redrawRings() {
  clearTimeout(timer);
  timer = setTimeout(drawRings, isCalm() ? 0 : SETTLED * pace());
}

function find(id) {
  return document.querySelector(`.panels svg #${CSS.escape(id)}`);
}

function isPiece(node) {
  if (!node?.closest("#board, #others, #own") || node.closest("#panel-choices")) return false;
  const box = node.getBoundingClientRect();
  return !node.matches(".choice, .barred, [data-turn]") && Math.max(box.width, box.height) < LARGE;
}

function drawRings() {
  for (const old of document.querySelectorAll(".panels .moved.mine")) old.remove();
  if (document.querySelector("#looking:not([hidden], .film)")) return; // an earlier position is shown
  for (const ring of rings) {
    const piece = find(ring.id);
    if (piece && !rings.some(({ id }) => id !== ring.id && find(id)?.contains(piece))) drawRing(piece, ring);
  }
}

/** A ring lies on top of its panel, outside of what the server draws. */
function drawRing(piece, { id, from, since }) {
  const panel = piece.ownerSVGElement;
  const system = panel.getScreenCTM();
  const box = piece.getBoundingClientRect();
  if (!box.width || !system) return;
  const inPanel = (x, y) => [(x - system.e) / system.a, (y - system.f) / system.a];
  const [x, y] = inPanel(box.x, box.y);
  const place = { x, y, width: box.width / system.a, height: box.height / system.a };
  const node = svgElement("g", { class: "moved mine", "aria-hidden": "true", "data-piece": id });
  for (const line of ["keyline", "dots"]) {
    if (from) node.append(svgElement("path", { class: line, d: trail(from, place) }));
    node.append(svgElement("rect", { class: line, ...outline(place) }));
  }
  node.style.animationDelay = `${since - Date.now()}ms`;
  panel.append(node);
}

/** The rectangle round a piece; small square pieces get a circle. */
export function outline({ x, y, width, height }) {
  const size = Math.max(width, height);
  const isRound = size < SMALL && Math.abs(width - height) < 0.3 * size;
  const rx = isRound ? size / 2 + GAP : 10;
  return { x: x - GAP, y: y - GAP, width: width + 2 * GAP, height: height + 2 * GAP, rx };
}

/** The path from where a piece was to the edge of its ring. */
export function trail([startX, startY], { x, y, width, height }) {
  const dx = x + width / 2 - startX;
  const dy = y + height / 2 - startY;
  const distance = Math.hypot(dx, dy);
  const radius = Math.max(width, height) / 2 + 6;
  if (distance <= radius) return "M0 0";
  const share = (distance - radius) / distance;
  return `M${startX} ${startY}L${startX + dx * share} ${startY + dy * share}`;
}
