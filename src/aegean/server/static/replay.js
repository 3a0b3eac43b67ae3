/* The page of a replay: a slider over all positions, and the analysis beside it. */
import "./pages.js";
import { Analysis } from "./analysis.js";
import { request } from "./api.js";
import { showCallout } from "./callout.js";
import { copyText } from "./clipboard.js";
import { byId } from "./dom.js";
import { moveCursor } from "./graph.js";
import { setStage } from "./hands.js";
import { explainLater } from "./opening.js";
import { keepFolds, render } from "./render.js";
import { layout } from "./stage.js";
import { Timeline } from "./timeline.js";

const PACE = 900; // milliseconds between decisions
const ARROWS = { ArrowLeft: "back", ArrowRight: "on", ArrowUp: "turn-back", ArrowDown: "turn-on" };
const { table, eyes, ...data } = byId("main").dataset;
const numbers = (text) => text.split(" ").map(Number);
const timeline = new Timeline(
  { at: Number(data.at), last: Number(data.last), decisions: numbers(data.decisions), turns: numbers(data.turns) },
  load,
);
const slider = byId("slider");
const run = byId("run");
let timer = 0;

async function load(moves) {
  const query = new URLSearchParams({ moves, eyes, layout: layout() });
  render((await request(`/api/tables/${table}/parts?${query}`)).parts);
  const address = new URL(location.href);
  address.searchParams.set("at", moves);
  history.replaceState(null, "", address);
}

function want(moves) {
  timeline.want(moves);
  slider.value = timeline.wanted;
  byId("where").textContent = timeline.wanted;
  moveCursor(timeline.wanted);
}

async function go(moves) {
  want(moves);
  await timeline.show().catch(showCallout);
}

async function reload(moves) {
  want(moves);
  await timeline.reload().catch(showCallout);
}

function step(name) {
  go(timeline.after(name));
}

function pause() {
  clearInterval(timer);
  timer = 0;
  run.setAttribute("aria-label", run.dataset.run);
  run.removeAttribute("aria-pressed");
}

function play() {
  if (timeline.wanted === timeline.last) go(0);
  run.setAttribute("aria-label", run.dataset.pause);
  run.setAttribute("aria-pressed", "true");
  timer = setInterval(() => (timeline.wanted === timeline.last ? pause() : step("on")), PACE);
}

async function fork(against) {
  const seat = await request(`/api/tables/${table}/fork`, { moves: timeline.at, against }).catch(showCallout);
  if (seat) location.assign(`/t/${seat.table}`);
}

keepFolds();
setStage(JSON.parse(byId("pieces").textContent));
explainLater(() => ({ table, moves: timeline.at, seat: eyes }));
const analysis = new Analysis(table, { wanted: () => timeline.wanted, go, reload, pause, fail: showCallout });
if (data.layout !== layout()) reload(timeline.at);

slider.addEventListener("input", () => go(Number(slider.value)));
byId("eyes")?.addEventListener("change", (event) => event.target.form.submit());
document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.step) step(button.dataset.step);
  else if (button.dataset.fork) fork(button.dataset.fork);
  else if (button === run) (timer ? pause : play)();
  else if (button.id === "copy-place") copyText(button, location.href);
});
document.addEventListener("keydown", (event) => {
  if (analysis.isShown || analysis.isTrying || event.target.closest("input:not([type=range]), select")) return;
  const name = ARROWS[event.key];
  if (!name) return;
  event.preventDefault();
  step(name);
});
