/* Puts new markup into the page without disturbing what stays the same. */

import { settleCounts } from "./counts.js";
import { byId } from "./dom.js";
import { differences, floatGains, middle, tally } from "./gains.js";
import { animateFrom, snapshot } from "./motion.js";
import { originOf } from "./origins.js";
import { redrawRings } from "./rings.js";
import { fitDock, place, prepare } from "./stage.js";
import { unseen, unseenChanges } from "./unseen.js";
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const PLACED = ["style", "data-role", "data-news", "data-peek", "data-acting", "tabindex"]; // attributes of panels and regions that the page sets
const TRIES = 4; // arrangements until the dock has the height that it needs
const kept = new WeakMap(); // element -> attributes that belong to the player, not to the server

/**
 * Morphs parts of the page by id and arranges the table; returns the pieces that have appeared or moved.
 * `isStep`: from one position to the next, so that what somebody gains can be shown.
 */
export function render(parts, isStep = false) {
  settleCounts();
  const before = snapshot();
  const outOfSight = unseen();
  const had = isStep && tally();
  const focused = document.activeElement?.id || document.activeElement?.dataset?.move;
  const flights = arrangeTable(parts);
  if (focused && !document.activeElement?.matches("button, a, input, select, [tabindex]")) {
    byId("prompt")?.focus({ preventScroll: true });
  }
  const gained = isStep ? differences(had, tally()) : [];
  const changed = animateFrom(before, isStep ? (...where) => originOf(...where, gained) : undefined);
  for (const start of flights) start();
  floatGains(gained, before, sourceOf(changed));
  redrawRings();
  return [...changed, ...unseenChanges(outOfSight)];
}

/** Where on the boards something has happened. */
function sourceOf(changed) {
  const onBoards = changed.map(({ id }) => document.querySelector(`#board svg #${CSS.escape(id)}`));
  return middle(onBoards.findLast(Boolean));
}

/** Morphs, and puts everything in its place; again while the dock says more than it has room for. */
function arrangeTable(parts) {
  morph(parts);
  const flights = place();
  document.dispatchEvent(new Event("arranged"));
  for (let tries = 0; tries < TRIES && fitDock(); tries++) {
    morph({});
    place();
    document.dispatchEvent(new Event("arranged"));
  }
  return flights;
}

/** Morphs parts, and those whose panels have another form than before. */
function morph(parts) {
  const arranged = prepare(parts);
  for (const [id, content] of [...Object.entries(parts).filter(([name]) => !arranged.has(name)), ...arranged]) {
    const node = byId(id);
    if (node) Idiomorph.morph(node, content, { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated } });
  }
}

function beforeAttributeUpdated(attribute, node) {
  if (PLACED.includes(attribute) && node.matches("figure.panel, [data-region]")) return false;
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
