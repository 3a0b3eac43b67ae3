/* Shows parts of the page: puts patches together, morphs by id, moves what changed its place. */
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const held = new Map(); // part -> pieces as the server last sent them
const CURVE = "cubic-bezier(.2,.8,.2,1)";

export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || localStorage.getItem("calm") === "1";
}

export function forget() {
  held.clear();
}

export function take(patches) {
  for (const [part, patch] of Object.entries(patches)) {
    const old = held.get(part) || [];
    held.set(part, patch.flatMap((piece) => (typeof piece === "string" ? [piece] : old.slice(piece[0], piece[0] + piece[1]))));
  }
  return Object.fromEntries(Object.keys(patches).map((part) => [part, held.get(part).join("")]));
}

export function current(names) {
  return Object.fromEntries(names.filter((name) => held.has(name)).map((name) => [name, held.get(name).join("")]));
}

export function show(parts) {
  const before = calm() ? new Map() : places();
  const focused = document.activeElement?.id || document.activeElement?.dataset?.move;
  for (const [part, markup] of Object.entries(parts)) {
    const node = document.getElementById(part);
    if (node) Idiomorph.morph(node, markup, { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated: keepOpen } });
  }
  if (focused && !document.activeElement?.matches("button, a, input, select, [tabindex]")) {
    document.getElementById("prompt")?.focus({ preventScroll: true });
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

function places() {
  const found = new Map();
  for (const piece of pieces()) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.id, box);
  }
  return found;
}

function travel(before) {
  const shifts = new Map();
  for (const piece of pieces()) {
    const old = before.get(piece.id);
    if (!old) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], 120);
      continue;
    }
    const box = piece.getBoundingClientRect();
    const holder = piece.parentElement.closest(".panels svg [id]");
    const carried = (holder && shifts.get(holder.id)) || [0, 0];
    const x = old.x - box.x, y = old.y - box.y;
    shifts.set(piece.id, [x, y]);
    const dx = x - carried[0], dy = y - carried[1];
    const size = piece.parentElement.getScreenCTM?.();
    if (!size || Math.hypot(dx, dy) < 4 || box.width > 400) continue;
    piece.animate(
      [{ translate: `${dx / size.a}px ${dy / size.d}px` }, { translate: "0 0" }],
      { duration: 320, easing: CURVE },
    );
  }
}
