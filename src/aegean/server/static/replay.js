/* The replay: a slider over all positions, and the analysis beside it. */
import { ask, copy } from "./pages.js";
import { by, show } from "./show.js";
import { study } from "./study.js";

const main = document.getElementById("main");
const { table, eyes } = main.dataset;
const last = Number(main.dataset.last);
const decisions = main.dataset.decisions.split(" ").map(Number);
const turns = main.dataset.turns.split(" ").map(Number);
const slider = document.getElementById("slider");
const run = document.getElementById("run");
const PACE = 900;
let at = Number(main.dataset.at), wanted = at, fetching = false, timer = 0;

function layout() {
  return innerWidth < 600 ? "narrow" : "wide";
}

async function go(moves, again = false) {
  wanted = Math.max(0, Math.min(last, moves));
  slider.value = wanted;
  document.getElementById("where").textContent = wanted;
  studied.point(wanted);
  if (again) at = -1;
  if (fetching) return;
  fetching = true;
  while (at !== wanted) {
    const goal = wanted;
    const query = new URLSearchParams({ moves: goal, eyes, layout: layout() });
    try {
      show((await ask(`/api/tables/${table}/parts?${query}`)).parts);
    } catch (problem) {
      tell(problem.message);
      break;
    }
    at = goal;
    const address = new URL(location.href);
    address.searchParams.set("at", at);
    history.replaceState(null, "", address);
  }
  fetching = false;
}

function tell(words) {
  const box = by("callout");
  box.textContent = words;
  box.hidden = false;
}

const STEPS = {
  back: () => decisions.findLast((stop) => stop < wanted) ?? 0,
  on: () => decisions.find((stop) => stop > wanted) ?? last,
  "turn-back": () => turns.findLast((stop) => stop < wanted) ?? 0,
  "turn-on": () => turns.find((stop) => stop > wanted) ?? last,
};

function pause() {
  clearInterval(timer);
  timer = 0;
  run.setAttribute("aria-label", run.dataset.run);
  run.removeAttribute("aria-pressed");
}

function play() {
  if (wanted === last) go(0);
  run.setAttribute("aria-label", run.dataset.pause);
  run.setAttribute("aria-pressed", "true");
  timer = setInterval(() => (wanted === last ? pause() : go(STEPS.on())), PACE);
}

const studied = study({ table, layout, go, tell, pause, here: () => wanted });

if (main.dataset.layout !== layout()) go(at, true);

slider.addEventListener("input", () => go(Number(slider.value)));
document.addEventListener("click", async (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.step) go(STEPS[button.dataset.step]());
  else if (button.dataset.to) go(Number(button.dataset.to));
  else if (button.id === "run") (timer ? pause : play)();
  else if (button.id === "copy-place") await copy(button, location.href);
  else if (button.dataset.fork) {
    const seat = await ask(`/api/tables/${table}/fork`, { moves: at, against: button.dataset.fork })
      .catch((problem) => tell(problem.message));
    if (seat) location.assign(`/t/${seat.table}`);
  }
});
document.getElementById("eyes")?.addEventListener("change", (event) => event.target.form.submit());
document.addEventListener("keydown", (event) => {
  if (studied.trying() || event.target.closest("input:not([type=range]), select")) return;
  const step = { ArrowLeft: "back", ArrowRight: "on", ArrowUp: "turn-back", ArrowDown: "turn-on" }[event.key];
  if (step) {
    event.preventDefault();
    go(STEPS[step]());
  }
});
