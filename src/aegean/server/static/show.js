/* Shows parts of the page: puts patches together, morphs by id, moves what changed its place. */
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const held = new Map(); // part -> pieces as the server last sent them
const LISTS = ["log", "talk", "choices", "since"]; // the server cuts lists before items, pictures before groups
const CURVE = "cubic-bezier(.2,.8,.2,1)";

/* the page's own element of that id: pictures may use the same word for a piece */
export function by(id) {
  return document.querySelector(`#${CSS.escape(id)}:not(svg *)`);
}

export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || localStorage.getItem("calm") === "1";
}

export function forget() {
  held.clear();
}

function whole(part) {
  return held.get(part).join(LISTS.includes(part) ? "<li" : part === "sprite" ? "<symbol" : "<g");
}

export function take(patches) {
  for (const [part, patch] of Object.entries(patches)) {
    const old = held.get(part) || [];
    held.set(part, patch.flatMap((piece) => (typeof piece === "string" ? [piece] : old.slice(piece[0], piece[0] + piece[1]))));
  }
  return Object.fromEntries(Object.keys(patches).map((part) => [part, whole(part)]));
}

export function current(names) {
  return Object.fromEntries(names.filter((name) => held.has(name)).map((name) => [name, whole(name)]));
}

export function show(parts) {
  const before = calm() ? new Map() : places();
  const focused = document.activeElement?.id || document.activeElement?.dataset?.move;
  for (const [part, markup] of Object.entries(parts)) {
    const node = by(part);
    if (node) Idiomorph.morph(node, markup, { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated: keepOpen } });
  }
  if (focused && !document.activeElement?.matches("button, a, input, select, [tabindex]")) {
    by("prompt")?.focus({ preventScroll: true });
  }
  if (before.size) travel(before);
}

/* what somebody has folded or unfolded stays so */
document.addEventListener("click", (event) => {
  const summary = event.target.closest("summary");
  if (summary) summary.parentElement.touched = true;
});

function keepOpen(attribute, node) {
  return !(attribute === "open" && node.touched);
}

function pieces() {
  return document.querySelectorAll(".panels svg [id]");
}

/* where every piece is, seen from its own panel and from the page */
function places() {
  const found = new Map(), panels = new Map();
  for (const piece of pieces()) {
    const panel = piece.ownerSVGElement;
    if (!panels.has(panel)) panels.set(panel, panel.getBoundingClientRect());
    const box = piece.getBoundingClientRect(), frame = panels.get(panel);
    if (box.width) found.set(piece.id, { box, panel: panel.id, x: box.x - frame.x, y: box.y - frame.y });
  }
  return found;
}

function travel(before) {
  const shifts = new Map(), after = places();
  for (const piece of pieces()) {
    const old = before.get(piece.id), now = after.get(piece.id);
    if (!old || !now) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], 120);
      continue;
    }
    // a panel that was pushed aside takes its pieces along; only what moved in it, or into it, travels
    const same = old.panel === now.panel;
    const x = same ? old.x - now.x : old.box.x - now.box.x;
    const y = same ? old.y - now.y : old.box.y - now.box.y;
    shifts.set(piece.id, [x, y]);
    const holder = piece.parentElement.closest(".panels svg [id]");
    const carried = (holder && shifts.get(holder.id)) || [0, 0];
    const dx = x - carried[0], dy = y - carried[1];
    const size = piece.parentElement.getScreenCTM?.();
    if (!size || Math.hypot(dx, dy) < 4 || now.box.width > 400) continue;
    piece.animate(
      [{ translate: `${dx / size.a}px ${dy / size.d}px` }, { translate: "0 0" }],
      { duration: 320, easing: CURVE },
    );
  }
}
