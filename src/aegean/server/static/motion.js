/* Pieces travel to their new places, and rondels turn. A piece is recognised by its id. */
import { isCalm, pace } from "./settings.js";

const TRAVEL = { duration: 420, easing: "cubic-bezier(.2,.8,.2,1)" };
const TURN = { duration: 600, easing: "ease-in-out" };
const TURN_UP = { duration: 240, easing: "ease-out" };
const CARD = 30; // pixels: what is at least as wide turns up instead of fading in
const APPEAR = 120; // milliseconds
const UNMOVED = 4; // pixels that do not count as a move
const LARGE = 400; // pixels: wider things do not travel
const ON_ARC = 12; // pixels that a piece may lie off the arc of what carried it
const FRAMES = 12; // straight lines that make an arc

/** A timing at the player's pace. */
function paced({ duration, easing }) {
  return { duration: duration * pace(), easing };
}

/** Ends everything that moves at once. */
export function skipMotion() {
  for (const animation of document.getAnimations()) if (!("animationName" in animation)) animation.finish(); // rings fade on
}

function pieces() {
  return document.querySelectorAll(".panels svg [id]");
}

/** Where every piece is, on the page and in its panel, and how far it is turned. */
export function snapshot() {
  const places = new Map();
  const panels = new Map();
  for (const piece of pieces()) {
    const panel = piece.ownerSVGElement;
    if (!panels.has(panel)) panels.set(panel, panel.getBoundingClientRect());
    const frame = panels.get(panel);
    const box = piece.getBoundingClientRect();
    if (!box.width) continue;
    places.set(piece.id, {
      box,
      panel: panel.id,
      panelWidth: frame.width,
      x: box.x - frame.x,
      y: box.y - frame.y,
      turn: piece.dataset.turn,
      isTurning: "turn" in piece.dataset && piece.getAnimations?.().length > 0,
    });
  }
  return places;
}

/** How far away a piece was. A panel that was pushed aside or resized takes its pieces along. */
function offset(old, now) {
  if (old.panel !== now.panel) return [old.box.x - now.box.x, old.box.y - now.box.y];
  const scale = now.panelWidth / old.panelWidth;
  return [old.x * scale - now.x, old.y * scale - now.y];
}

/** Animates from a snapshot to what is there now; returns the pieces that have appeared or moved. */
export function animateFrom(before) {
  const after = snapshot();
  const offsets = new Map();
  const changed = [];
  const isStill = isCalm();
  const panels = new Set([...before.values()].map(({ panel }) => panel));
  const swept = [...document.querySelectorAll(".panels svg [data-turn]")].filter(({ id, dataset }) => {
    const { turn, isTurning } = before.get(id) ?? {};
    return isTurning || turn !== dataset.turn;
  });
  const turned = isStill ? [] : animateTurns(before);
  for (const piece of pieces()) {
    const old = before.get(piece.id);
    const now = after.get(piece.id);
    if (!now) continue;
    if (!old) {
      if (!isStill) appear(piece, now, panels.has(now.panel));
      changed.push({ id: piece.id });
      continue;
    }
    const own = offset(old, now);
    offsets.set(piece.id, own);
    // what moves inside something that moves is carried along
    const carrier = piece.parentElement.closest(".panels svg [id]");
    const [carriedX, carriedY] = offsets.get(carrier?.id) || [0, 0];
    const dx = own[0] - carriedX;
    const dy = own[1] - carriedY;
    const scale = piece.parentElement.getScreenCTM?.(); // what only clips has none, what turns up has no width yet
    if (!scale?.a || !scale.d || Math.hypot(dx, dy) < UNMOVED || swept.some((node) => node.contains(piece))) continue;
    const from = old.panel === now.panel && [now.x + dx + now.box.width / 2, now.y + dy + now.box.height / 2];
    changed.push({ id: piece.id, from });
    if (!isStill && now.box.width <= LARGE) animateMove(piece, now.box, [dx, dy], scale, turned);
  }
  return changed;
}

/** What is new fades in; on a panel that was there before, a card turns up. */
function appear(piece, { box }, wasThere) {
  if (wasThere && box.width >= CARD && box.width <= LARGE) turnUp(piece);
  else piece.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR);
}

/** A card or tile that is laid out turns its face up. */
function turnUp(piece) {
  Object.assign(piece.style, { transformBox: "fill-box", transformOrigin: "center" });
  const turn = piece.animate([{ scale: "0 1" }, { scale: "1 1" }], paced(TURN_UP));
  turn?.finished.finally(() => piece.removeAttribute("style"));
}

/** A piece rides on what has turned under it, else it goes straight. */
function animateMove(piece, box, [dx, dy], scale, turned) {
  const translate = ([x, y]) => ({ translate: `${x / scale.a}px ${y / scale.d}px` });
  for (const { node, angle } of turned) {
    const axis = node.parentElement.getScreenCTM();
    const centre = [box.x + box.width / 2 - axis.e, box.y + box.height / 2 - axis.f];
    const path = arc(centre, angle);
    if (Math.hypot(path[0][0] - dx, path[0][1] - dy) <= ON_ARC) return piece.animate(path.map(translate), paced(TURN));
  }
  return piece.animate([translate([dx, dy]), translate([0, 0])], paced(TRAVEL));
}

/** The offsets of a point that turns clockwise about the origin, from `angle` degrees before its place to its place. */
export function arc([x, y], angle) {
  return Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const left = (-angle * (1 - frame / FRAMES) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(left), Math.sin(left)];
    return [x * cos - y * sin - x, x * sin + y * cos - y];
  });
}

/** The degrees of a clockwise turn between two numbers of quarters. */
export function turnAngle(old, now) {
  return 90 * ((Number(now) - Number(old) + 400) % 4);
}

/** Whatever says how many quarters it is turned goes there clockwise; its labels stay upright. */
function animateTurns(before) {
  const turned = [];
  for (const node of document.querySelectorAll(".panels svg [data-turn]")) {
    const old = before.get(node.id)?.turn;
    if (old === undefined || old === node.dataset.turn) continue;
    const angle = turnAngle(old, node.dataset.turn);
    node.animate([{ rotate: `${-angle}deg` }, { rotate: "0deg" }], paced(TURN));
    for (const label of node.querySelectorAll(".upright")) {
      const { e, f } = label.transform.baseVal.getItem(0).matrix;
      const transformOrigin = `${e}px ${f}px`;
      label.animate(
        [
          { rotate: `${angle}deg`, transformOrigin },
          { rotate: "0deg", transformOrigin },
        ],
        paced(TURN),
      );
    }
    turned.push({ node, angle });
  }
  return turned;
}
