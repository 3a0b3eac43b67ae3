/* A lesson at a table: what it points at gets a ring, and its buttons lead from step to step. */
import { hideCallout } from "./callout.js";
import { byId, svgElement } from "./dom.js";
import { followRiddle, giveUp, isRiddle, tryRiddle } from "./riddle.js";
import { outline } from "./rings.js";

const RINGED_AFTER = 2; // tries, after which what is wanted is pointed at
const BROUGHT = 3; // times that a step opens the panels it is about: the table settles with its first position
const SHOWN_AFTER = 3; // tries, after which the lesson offers to show it
const READ = ["stage", "side", "other", "tab"]; // roles of panels that are shown to be read
const STAND_IN = { status: "#status > span", chips: "#chips", dock: "[data-region=dock]" }; // parts of the page itself

let tries = 0;
let step = ""; // the step that is on the screen
let height = 0; // of the strip
let isSought = false; // what is pointed at is kept in sight until the learner looks elsewhere
let brought = 0; // how often panels were shown large for this step
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
  const follow = () => requestAnimationFrame(() => followLesson(play, bring));
  document.addEventListener("arranged", follow);
  for (const own of ["wheel", "touchmove", "pointerdown"])
    addEventListener(own, letGo, { capture: true, passive: true });
  document.addEventListener("scroll", () => isRiddle() || point(), { capture: true, passive: true });
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
  isSought = true;
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
    brought = 0;
    isSought = true;
  }
  const group = isSought && groupAside();
  if (group && brought < BROUGHT) {
    brought += 1;
    bring(group);
  }
  if (isRiddle()) return followRiddle(play);
  point();
}

/** The group of panels that a step is about, if it is not shown to be read: of what is pointed at, else of what is chosen. */
function groupAside() {
  const [thing] = pointed();
  const panel = thing?.closest("figure.panel");
  if (thing?.closest("[data-region=dock]")) return "";
  if (panel) return READ.includes(panel.dataset.role) ? "" : panel.dataset.group;
  return byId("lesson").dataset.show ? document.querySelector("#elsewhere:not([hidden])")?.dataset.group : "";
}

/** Whoever looks elsewhere is not led back. */
function letGo() {
  isSought = false;
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
  const { point: ids, show } = byId("lesson").dataset;
  const wanted = tries >= RINGED_AFTER ? [`.panels [data-move="${CSS.escape(show.split("; ")[0])}"]`] : [];
  const places = ids.split(" ").filter(Boolean).map(selectorOf);
  return [...places, ...wanted].map(shownOf).filter(Boolean);
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
  if (isSought) for (const node of nodes) node.scrollIntoView({ block: "center", inline: "nearest" });
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
