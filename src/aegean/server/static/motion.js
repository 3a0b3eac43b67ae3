/* Pieces travel to their new places, and rondels turn. A piece is recognised by its id. */
import { settleCounts } from "./counts.js";
import { travel } from "./journeys.js";
import { lookOf } from "./origins.js";
import { isCalm, pace } from "./settings.js";

const TRAVEL = { duration: 420, easing: "cubic-bezier(.2,.8,.2,1)" };
const TURN = { duration: 600, easing: "ease-in-out" };
const TURN_UP = { duration: 240, easing: "ease-out" };
const CARD = 30; // pixels: what is at least as wide turns up instead of fading in
const APPEAR = 120; // milliseconds
const UNMOVED = 4; // pixels that do not count as a move
const LARGE = 400; // pixels: wider things do not travel
const SMALL = 120; // pixels: pieces up to this size are seen on their way over the table
const FAR = 24; // pixels that are worth a journey
const TRAVELLERS = 8; // at a time; of more only the places are shown
const ON_ARC = 12; // pixels that a piece may lie off the arc of what carried it
const FRAMES = 12; // straight lines that make an arc

/** A timing at the player's pace. */
function paced({ duration, easing }) {
  return { duration: duration * pace(), easing };
}

/** Ends everything that moves at once. */
export function skipMotion() {
  settleCounts();
  for (const animation of document.getAnimations()) if (!("animationName" in animation)) animation.finish(); // rings fade on
}

function pieces() {
  return document.querySelectorAll(".panels svg [id]");
}

/** Where every piece is, on the page and in the units of its panel, and how far it is turned. */
export function snapshot() {
  const places = new Map();
  const systems = new Map();
  for (const piece of pieces()) {
    const panel = piece.ownerSVGElement;
    if (!systems.has(panel)) systems.set(panel, panel.getScreenCTM());
    const system = systems.get(panel);
    const box = piece.getBoundingClientRect();
    if (!box.width || !system) continue;
    places.set(piece.id, {
      box,
      panel: panel.id,
      form: panel.dataset.form,
      view: panel.getAttribute("viewBox"),
      unit: system.a,
      x: (box.x - system.e) / system.a,
      y: (box.y - system.f) / system.a,
      look: lookOf(piece),
      turn: piece.dataset.turn,
      isTurning: "turn" in piece.dataset && piece.getAnimations?.().length > 0,
    });
  }
  return places;
}

/** How far away a piece was. A panel that was pushed aside or resized takes its pieces along. */
function offset(old, now) {
  if (old.panel !== now.panel) return [old.box.x - now.box.x, old.box.y - now.box.y];
  return [(old.x - now.x) * now.unit, (old.y - now.y) * now.unit];
}

/** Whether something that holds pieces has become larger or smaller: then it has not moved itself. */
function hasGrown(old, now) {
  const [wide, high] = [
    old.box.width / old.unit - now.box.width / now.unit,
    old.box.height / old.unit - now.box.height / now.unit,
  ];
  return old.panel === now.panel && Math.hypot(wide, high) * now.unit > UNMOVED;
}

/** How far the drawings whose frames have changed have shifted in them: as far as the middle one of their pieces. */
function shiftsOf(before, after) {
  const found = new Map();
  for (const [id, now] of after) {
    const old = before.get(id);
    if (old?.panel !== now.panel || old.view === now.view) continue;
    found.set(now.panel, [...(found.get(now.panel) ?? []), offset(old, now)]);
  }
  return new Map([...found].map(([panel, offsets]) => [panel, [0, 1].map((axis) => middleOf(offsets, axis))]));
}

function middleOf(offsets, axis) {
  return offsets.map((each) => each[axis]).sort((one, other) => one - other)[Math.floor(offsets.length / 2)];
}

/**
 * Animates from a snapshot to what is there now; returns the pieces that have appeared or moved: `[{ id, from }]`,
 * `from` being where it was in the units of its panel. `originOf(piece, before, after)` tells where something new comes from.
 */
export function animateFrom(before, originOf = () => undefined) {
  const after = snapshot();
  const found = [...movesBetween(before, after)];
  if (!isCalm()) show(found, animateTurns(before), (piece) => originOf(piece, before, after));
  return found
    .filter(({ wasThere }) => wasThere)
    .map(({ piece, from }) => ({ id: piece.id, ...(from !== undefined && { from }) }));
}

/** What is new, and what has moved by itself: `{ piece, now, way, from, wasThere }`. */
function* movesBetween(before, after) {
  const offsets = new Map();
  const shifts = shiftsOf(before, after);
  const swept = sweptSince(before);
  const formsBefore = new Map([...before.values()].map(({ panel, form }) => [panel, form]));
  for (const piece of pieces()) {
    const old = before.get(piece.id);
    const now = after.get(piece.id);
    if (!now) continue;
    // a panel that was out of sight or had another form says nothing of what has happened on it
    if (!old) yield { piece, now, wasThere: formsBefore.has(now.panel) && formsBefore.get(now.panel) === now.form };
    if (!old || (old.panel === now.panel && old.form !== now.form)) continue;
    const [x, y] = ownOffset(piece, old, now, shifts);
    offsets.set(piece.id, [x, y]);
    // what moves inside something that moves is carried along
    const carrier = piece.parentElement.closest(".panels svg [id]");
    const [carriedX, carriedY] = offsets.get(carrier?.id) || [0, 0];
    const way = [x - carriedX, y - carriedY];
    if (Math.hypot(...way) < UNMOVED || swept.some((node) => node.contains(piece))) continue;
    const scale = piece.parentElement.getScreenCTM?.(); // what only clips has none, what turns up has no width yet
    if (!scale?.a || !scale.d) continue;
    yield { piece, now, way, scale, from: old.panel === now.panel && placeBefore(now, way), wasThere: true };
  }
}

/** What turns, or has turned, and carries what lies on it. */
function sweptSince(before) {
  return [...document.querySelectorAll(".panels svg [data-turn]")].filter(({ id, dataset }) => {
    const { turn, isTurning } = before.get(id) ?? {};
    return isTurning || turn !== dataset.turn;
  });
}

/** How far away a piece was, but for what its whole drawing has shifted; what holds pieces and has only grown stays. */
function ownOffset(piece, old, now, shifts) {
  if (hasGrown(old, now) && piece.querySelector("[id]")) return [0, 0];
  const [shiftX, shiftY] = (old.panel === now.panel && shifts.get(now.panel)) || [0, 0];
  const [x, y] = offset(old, now);
  return [x - shiftX, y - shiftY];
}

/** The middle of a piece before it went its way, in the units of its panel. */
function placeBefore({ x, y, box, unit }, [dx, dy]) {
  return [x + (dx + box.width / 2) / unit, y + (dy + box.height / 2) / unit];
}

/** Small pieces travel over the table, unless there are many; others slide, or ride on what turns; what is new appears. */
function show(found, turned, originOf) {
  const travellers = [];
  for (const { piece, now, way, scale, wasThere } of found) {
    const isSmall = Math.max(now.box.width, now.box.height) <= SMALL;
    const origin = isSmall && wasThere && (way ? Math.hypot(...way) >= FAR && middleBefore(now, way) : originOf(piece));
    const go = way ? () => slide(piece, way, scale) : () => appear(piece, now, wasThere);
    if (way && (now.box.width > LARGE || rideOn(turned, piece, now.box, way, scale))) continue;
    if (origin) travellers.push({ piece, origin, go });
    else go();
  }
  const isCrowd = travellers.length > TRAVELLERS;
  for (const { piece, origin, go } of travellers) isCrowd ? go() : travel(piece, origin);
}

/** The middle of a piece before it went its way, on the screen. */
function middleBefore({ box }, [dx, dy]) {
  return [box.x + dx + box.width / 2, box.y + dy + box.height / 2];
}

/** What is new fades in; on a panel that was there before, a card turns up. */
function appear(piece, { box, panel }, wasThere) {
  const isCard =
    box.width >= CARD && box.width <= LARGE && panel !== "panel-choices" && !piece.matches("[pointer-events=none]");
  if (wasThere && isCard) turnUp(piece);
  else piece.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR);
}

/** A card or tile that is laid out turns its face up. */
function turnUp(piece) {
  Object.assign(piece.style, { transformBox: "fill-box", transformOrigin: "center" });
  const turn = piece.animate([{ scale: "0 1" }, { scale: "1 1" }], paced(TURN_UP));
  turn?.finished.finally(() => piece.removeAttribute("style"));
}

function translation([x, y], scale) {
  return { translate: `${x / scale.a}px ${y / scale.d}px` };
}

/** A piece goes straight to its place. */
function slide(piece, way, scale) {
  piece.animate([translation(way, scale), translation([0, 0], scale)], paced(TRAVEL));
}

/** A piece rides on what has turned under it, if it lies on it. */
function rideOn(turned, piece, box, [dx, dy], scale) {
  for (const { node, angle } of turned) {
    const axis = node.parentElement.getScreenCTM();
    const centre = [box.x + box.width / 2 - axis.e, box.y + box.height / 2 - axis.f];
    const path = arc(centre, angle);
    if (Math.hypot(path[0][0] - dx, path[0][1] - dy) > ON_ARC) continue;
    piece.animate(
      path.map((point) => translation(point, scale)),
      paced(TURN),
    );
    return true;
  }
  return false;
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

/** A score sheet appears row by row. */
export function showRows(sheet) {
  if (isCalm()) return;
  for (const [n, row] of sheet.querySelectorAll("tr").entries()) {
    row.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250, delay: 250 * n, fill: "backwards" });
  }
}
