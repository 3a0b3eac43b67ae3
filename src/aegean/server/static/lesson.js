/* A lesson at a table: what it points at gets a ring, and its buttons lead from step to step. */
import { hideCallout } from "./callout.js";
import { byId, svgElement } from "./dom.js";
import { followRiddle, giveUp, isRiddle, tryRiddle } from "./riddle.js";
import { outline } from "./rings.js";
import { closeZoom } from "./zoom.js";

const RINGED_AFTER = 2; // tries, after which what is wanted is pointed at
const SHOWN_AFTER = 3; // tries, after which the lesson offers to show it
const IN_SIGHT = ["stage", "side", "other", "tab"]; // roles of panels that can be read
const STAND_IN = {
  status: "#status > span",
  "status-2": "#status > span + span",
  chips: "#chips",
  dock: "[data-region=dock]",
}; // parts of the page itself

let tries = 0;
let step = ""; // the step that is on the screen
let asked = ""; // the step and the question for which its panel was looked for
let isBringing = false; // the table is arranged for it
let isLed = false; // what the step is about is kept in sight, until the learner does something
let height = 0; // of the strip
let strip = null; // watches it, for an answer makes it higher

/** `go(to)` takes a step, `play` makes moves, `explain` tells why one is refused, `bring` shows a group of panels large. */
export function bindLesson({ go, play, explain, bring }) {
  if (!byId("lesson")) return;
  strip = new ResizeObserver(fitStrip);
  const buttons = {
    "lesson-next": () => go("next"),
    "lesson-back": () => go("back"),
    "lesson-show": () => (isRiddle() ? giveUp(go, play) : play(byId("lesson").dataset.show.split("; "))),
    "lesson-try": async ({ dataset }) => {
      await explain(dataset.try);
      reveal();
    },
  };
  byId("lesson").parentElement.addEventListener("click", ({ target }) => {
    const button = target.closest("#lesson button");
    if (button?.dataset.answer) answer(button);
    else buttons[button?.id]?.(button);
  });
  const follow = () => isBringing || requestAnimationFrame(() => followLesson(play, bring));
  document.addEventListener("arranged", follow);
  const pointAgain = () => byId("lesson") && !isRiddle() && point();
  document.addEventListener("scroll", pointAgain, { capture: true, passive: true });
  for (const act of ["pointerdown", "keydown", "wheel", "touchmove"])
    document.addEventListener(act, letGo, { capture: true, passive: true });
  follow();
  keepToRead();
}

/** Keeps the lesson as a page to read, for when the house cannot be reached. */
async function keepToRead() {
  const { read } = byId("lesson").dataset;
  if (!read || !("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage([new URL(read, location).href]);
}

/** Enter goes on where the lesson only says something. */
export function pressNext() {
  byId("lesson-next")?.click();
}

/** A click on an answer: the right one is explained, any other may be followed by another try. */
function answer(button) {
  const isRight = button.dataset.answer === "right";
  const box = byId("lesson-answer");
  box.textContent = button.parentElement.dataset.wrong;
  box.hidden = isRight;
  if (isRight) reveal();
}

function reveal() {
  byId("lesson-said").hidden = false;
  byId("lesson-next").hidden = false;
  byId("lesson-next").classList.add("primary");
}

/** Counts a try that was refused. */
export function countTry([move]) {
  if (!byId("lesson")) return;
  if (isRiddle()) return tryRiddle(move);
  tries += 1;
  const show = byId("lesson-show");
  if (tries >= SHOWN_AFTER) show?.classList.add("primary");
  isLed = true;
  point();
}

/** What the page adds to a lesson after every change; `bring` shows a group of panels large. */
function followLesson(play, bring) {
  const lesson = byId("lesson");
  strip.disconnect();
  strip.observe(lesson);
  fitStrip();
  if (lesson.dataset.step !== step) {
    step = lesson.dataset.step;
    tries = 0;
    hideCallout();
    closeZoom(); // it may hide what this step is about
  }
  if (isRiddle()) return followRiddle(play);
  lead(bring);
  point();
}

/**
 * Brings what the step is about into sight whenever the table is arranged anew, until somebody does something: then they
 * may look elsewhere.
 */
function lead(bring) {
  const now = `${step} ${byId("prompt")?.dataset.question}`; // with a new question the table shows what that is about
  if (now !== asked) isLed = true;
  asked = now;
  const thing = isLed ? (pointed()[0] ?? wanted()) : null;
  const group = thing && groupOutOfSight(thing);
  if (!group) return;
  isBringing = true;
  bring(group);
  isBringing = false;
}

/** The group of panels with a thing that cannot be seen now; the dock may offer its choices beside a panel only. */
function groupOutOfSight(thing) {
  if (thing.closest("[data-region=dock]")) return byId("main").dataset.aside;
  const { role, group } = thing.closest("figure.panel")?.dataset ?? {};
  return IN_SIGHT.includes(role) ? undefined : group;
}

/** Whoever does something may look elsewhere. */
function letGo() {
  isLed = false;
}

/** The table below gets the height that the strip leaves. */
function fitStrip() {
  const { offsetHeight = height } = byId("lesson") ?? {};
  if (offsetHeight === height) return;
  height = offsetHeight;
  dispatchEvent(new Event("resize"));
}

/** What the lesson points at: things by their ids, after some tries the choice that is wanted. */
function pointed() {
  const { point: ids } = byId("lesson").dataset;
  const places = ids.split(" ").filter(Boolean).map(selectorOf);
  return [...places.map(shownOf), tries >= RINGED_AFTER ? wanted() : null].filter(Boolean);
}

/** The first choice that is wanted, where it is drawn. */
function wanted() {
  const [move] = byId("lesson").dataset.show.split("; ");
  return move ? shownOf(`.panels [data-move="${CSS.escape(move)}"]`) : null;
}

/** The same thing may be drawn in panels that are not shown now. */
function shownOf(place) {
  const found = [...document.querySelectorAll(place)];
  return found.find((node) => node.getBoundingClientRect().width) ?? found[0];
}

function selectorOf(id) {
  return STAND_IN[id] ?? `.panels :is([data-about="${id}"], #figure-${CSS.escape(id)}, svg #${CSS.escape(id)})`;
}

/** Dims the table but for what is pointed at, which gets a ring as soon as it has come to rest. */
function point() {
  byId("pointing")?.remove();
  if (!byId("lesson")) return;
  const nodes = pointed();
  const moving = nodes.flatMap(flightsOf);
  if (moving.length) return Promise.allSettled(moving.map(({ finished }) => finished)).then(point);
  // it may stand further down in a list
  if (isLed) for (const node of nodes) node.scrollIntoView({ block: "center", inline: "nearest" });
  const boxes = nodes.filter((node) => !isCovered(node)).map((node) => node.getBoundingClientRect());
  const rings = boxes.filter(({ width }) => width).map(outline);
  if (!rings.length) return;
  const overlay = svgElement("svg", { id: "pointing", "aria-hidden": "true" });
  const holes = rings.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`);
  overlay.append(svgElement("path", { class: "dim", d: `M0 0H${innerWidth}V${innerHeight}H0z${holes.join("")}` }));
  for (const ring of rings) {
    overlay.append(svgElement("rect", { class: "keyline", ...ring }), svgElement("rect", { class: "ring", ...ring }));
  }
  document.body.append(overlay);
}

/** What carries a thing or its panel to a new place; what only glows goes on. */
function flightsOf(node) {
  const carried = [node, node.closest("figure.panel")].flatMap((part) => part?.getAnimations?.() ?? []);
  return carried.filter((one) => one.playState === "running" && !("animationName" in one));
}

/** Whether the list of the choices lies over a thing. */
function isCovered(node) {
  const { x, y, width, height } = node.getBoundingClientRect();
  const dock = document.elementFromPoint?.(x + width / 2, y + height / 2)?.closest("[data-region=dock]");
  return Boolean(dock) && !dock.contains(node);
}
