/* Shows parts of the page: puts patches together and morphs by id. */
import { Idiomorph } from "./vendor/idiomorph.esm.js";
import { layRings, move, snapshot } from "./motion.js";

const held = new Map(); // part -> pieces as the server last sent them

/* the page's own element of that id: pictures may use the same word for a piece */
export function by(id) {
  return document.querySelector(`#${CSS.escape(id)}:not(svg *)`);
}

export function forget() {
  held.clear();
}

function whole(part) {
  return held.get(part).join("");
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

/* returns which pieces have come, or come to another place */
export function show(parts) {
  const before = snapshot();
  const focused = document.activeElement?.id || document.activeElement?.dataset?.move;
  for (const [part, markup] of Object.entries(parts)) {
    const node = by(part);
    if (node) Idiomorph.morph(node, markup, { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated: mayChange } });
  }
  if (focused && !document.activeElement?.matches("button, a, input, select, [tabindex]")) {
    by("prompt")?.focus({ preventScroll: true });
  }
  const changed = move(before);
  layRings();
  return changed;
}

/* what somebody has folded, unfolded or enlarged stays so: a node names the attributes it keeps */
document.addEventListener("click", (event) => {
  const summary = event.target.closest("summary");
  if (summary) summary.parentElement.keeps = ["open"];
});

function mayChange(attribute, node) {
  return !node.keeps?.includes(attribute);
}
