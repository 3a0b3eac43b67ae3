/* How the table moves: pieces travel by id, rondels turn, and what others changed keeps a dotted ring for a while. */
const CURVE = "cubic-bezier(.2,.8,.2,1)";
const TURN = { duration: 600, easing: "ease-in-out" };
const LARGE = 170; // pixels: larger things are no pieces
const MOST = 16; // rings at a time
const SETTLED = 650; // milliseconds after which everything is at its place
const SVG = "http://www.w3.org/2000/svg";

export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || localStorage.getItem("calm") === "1";
}

function pieces() {
  return document.querySelectorAll(".panels svg [id]");
}

/* where every piece is, seen from its own panel and from the page, and how far everything is turned */
export function snapshot() {
  const found = new Map(), panels = new Map();
  for (const piece of pieces()) {
    const panel = piece.ownerSVGElement;
    if (!panels.has(panel)) panels.set(panel, panel.getBoundingClientRect());
    const box = piece.getBoundingClientRect(), frame = panels.get(panel);
    if (!box.width) continue;
    found.set(piece.id, {
      box, panel: panel.id, x: box.x - frame.x, y: box.y - frame.y, wide: frame.width, turn: piece.dataset.turn,
    });
  }
  return found;
}

/* animates from the snapshot to what is there now; returns what has come, or come to another place */
export function move(before) {
  const after = snapshot(), shifts = new Map(), changed = [], still = calm();
  const turned = still ? [] : turn(before);
  for (const piece of pieces()) {
    const old = before.get(piece.id), now = after.get(piece.id);
    if (!now) continue;
    if (!old) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], 120);
      changed.push({ id: piece.id });
      continue;
    }
    // a panel that was pushed aside or resized takes its pieces along; only what moved in it, or into it, travels
    const same = old.panel === now.panel, scale = same ? now.wide / old.wide : 1;
    const x = same ? old.x * scale - now.x : old.box.x - now.box.x;
    const y = same ? old.y * scale - now.y : old.box.y - now.box.y;
    shifts.set(piece.id, [x, y]);
    const holder = piece.parentElement.closest(".panels svg [id]");
    const carried = (holder && shifts.get(holder.id)) || [0, 0];
    const dx = x - carried[0], dy = y - carried[1];
    const size = piece.parentElement.getScreenCTM?.();
    if (!size || Math.hypot(dx, dy) < 4 || turned.some((level) => level.node.contains(piece))) continue;
    changed.push({ id: piece.id, from: same && [now.x + dx + now.box.width / 2, now.y + dy + now.box.height / 2] });
    if (still || now.box.width > 400) continue;
    if (turned.some((level) => ride(piece, now.box, dx, dy, level))) continue;
    piece.animate(
      [{ translate: `${dx / size.a}px ${dy / size.d}px` }, { translate: "0 0" }],
      { duration: 320, easing: CURVE },
    );
  }
  return changed;
}

// ------------------------------------------------------------ turning

/* whatever says how many quarters it is turned goes there clockwise; what is upright on it stays upright */
function turn(before) {
  const turned = [];
  for (const node of document.querySelectorAll(".panels svg [data-turn]")) {
    const old = before.get(node.id)?.turn;
    if (old === undefined || old === node.dataset.turn) continue;
    const angle = 90 * ((Number(node.dataset.turn) - Number(old) + 400) % 4);
    node.animate([{ rotate: `${-angle}deg` }, { rotate: "0deg" }], TURN);
    for (const label of node.querySelectorAll(".upright")) {
      const { e, f } = label.transform.baseVal.getItem(0).matrix, transformOrigin = `${e}px ${f}px`;
      label.animate([{ rotate: `${angle}deg`, transformOrigin }, { rotate: "0deg", transformOrigin }], TURN);
    }
    turned.push({ node, angle });
  }
  return turned;
}

/* a piece that was carried by something turning goes the same arc */
function ride(piece, box, dx, dy, { node, angle }) {
  const system = node.parentElement.getScreenCTM();
  const x = box.x + box.width / 2 - system.e, y = box.y + box.height / 2 - system.f;
  const at = (part) => {
    const turn = (-angle * part * Math.PI) / 180, c = Math.cos(turn), s = Math.sin(turn);
    return [x * c - y * s - x, x * s + y * c - y];
  };
  const [u, v] = at(1);
  if (Math.hypot(u - dx, v - dy) > 12) return false;
  const size = piece.parentElement.getScreenCTM();
  const way = [...Array(13).keys()].map((k) => at(1 - k / 12));
  piece.animate(way.map(([a, b]) => ({ translate: `${a / size.a}px ${b / size.d}px` })), TURN);
  return true;
}

// ------------------------------------------------------------ rings round what others moved

let rings = [], timer = 0;

function find(id) {
  return document.querySelector(`.panels svg #${CSS.escape(id)}`);
}

export function addRings(changed) {
  const fresh = changed.filter(({ id }) => isPiece(find(id)));
  const ids = new Set(fresh.map(({ id }) => id));
  rings = [...rings.filter(({ id }) => !ids.has(id)), ...fresh.map((ring) => ({ ...ring, since: Date.now() }))].slice(-MOST);
  layRings();
}

export function clearRings() {
  rings = [];
  layRings();
}

function isPiece(node) {
  if (!node?.closest("#board, #others, #own") || node.closest("#panel-choices")) return false;
  const box = node.getBoundingClientRect();
  return !node.matches(".choice, .barred, [data-turn]") && Math.max(box.width, box.height) < LARGE;
}

/* morphing has taken the rings away: they come back once nothing travels any more */
export function layRings() {
  clearTimeout(timer);
  timer = setTimeout(lay, calm() ? 0 : SETTLED);
}

/* the rings lie on top of each panel, outside of what the server draws */
function lay() {
  for (const old of document.querySelectorAll(".panels .moved.mine")) old.remove();
  const looking = document.querySelector("#looking:not([hidden])");
  for (const { id, from, since } of looking ? [] : rings) {
    const piece = find(id);
    if (!piece || rings.some((other) => other.id !== id && find(other.id)?.contains(piece))) continue;
    const panel = piece.ownerSVGElement, frame = panel.getBoundingClientRect(), box = piece.getBoundingClientRect();
    const system = panel.getScreenCTM();
    if (!box.width || !system) continue;
    const [x, y, w, h] = [box.x - system.e, box.y - system.f, box.width, box.height].map((value) => value / system.a);
    const round = Math.max(w, h) < 70 && Math.abs(w - h) < 0.3 * Math.max(w, h);
    const shape = { x: x - 4, y: y - 4, width: w + 8, height: h + 8, rx: round ? (Math.max(w, h) + 8) / 2 : 10 };
    const node = draw("g", { class: "moved mine", "aria-hidden": "true", "data-piece": id });
    for (const line of ["keyline", "dots"]) {
      if (from) node.append(draw("path", { class: line, d: trail((frame.x + from[0] - system.e) / system.a, (frame.y + from[1] - system.f) / system.a, x, y, w, h) }));
      node.append(draw("rect", { class: line, ...shape }));
    }
    node.style.animationDelay = `${since - Date.now()}ms`;
    panel.append(node);
  }
}

/* from where it was to the edge of its ring */
function trail(u, v, x, y, w, h) {
  const a = x + w / 2, b = y + h / 2, far = Math.hypot(a - u, b - v), reach = Math.max(w, h) / 2 + 6;
  if (far <= reach) return "M0 0";
  const part = (far - reach) / far;
  return `M${u} ${v}L${u + (a - u) * part} ${v + (b - v) * part}`;
}

function draw(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}
