/* Puts new markup into the page without disturbing what stays the same. */
import { byId } from "./dom.js";
import { animateFrom, snapshot } from "./motion.js";
import { redrawRings } from "./rings.js";
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const kept = new WeakMap(); // element -> attributes that belong to the player, not to the server

/** The layout that fits the window. */
export function layout() {
  return innerWidth < 600 ? "narrow" : "wide";
}

/** Morphs parts of the page by id; returns the pieces that have appeared or moved. */
export function render(parts) {
  const before = snapshot();
  const focused = document.activeElement?.id || document.activeElement?.dataset?.move;
  for (const [id, markup] of Object.entries(parts)) {
    const node = byId(id);
    if (node) Idiomorph.morph(node, markup, { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated } });
  }
  if (focused && !document.activeElement?.matches("button, a, input, select, [tabindex]")) {
    byId("prompt")?.focus({ preventScroll: true });
  }
  const changed = animateFrom(before);
  redrawRings();
  return changed;
}

function beforeAttributeUpdated(attribute, node) {
  return !kept.get(node)?.includes(attribute);
}

/** From now on rendering leaves these attributes of the element alone. */
export function keep(element, ...attributes) {
  kept.set(element, attributes);
}

/** Whether rendering leaves anything of the element alone. */
export function isKept(element) {
  return Boolean(kept.get(element)?.length);
}

/** What a player has folded or unfolded stays so. */
export function keepFolds() {
  document.addEventListener("click", (event) => {
    const details = event.target.closest("summary")?.parentElement;
    if (details) keep(details, "open");
  });
}
