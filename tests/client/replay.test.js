/* The whole page of a replay with its analysis. */
import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import { $, click, openPage, place, press, serve, settle } from "./page.js";

const GRAPH = `<svg class="graph" viewBox="0 0 200 100" data-left="20" data-right="180" data-last="8">
  <circle id="mark" data-number="3"></circle></svg>`;
const BODY = `<main id="main" data-table="abc" data-at="0" data-last="8" data-eyes="-1" data-layout="wide"
    data-decisions="0 2 3 5 8" data-turns="0 5 8">
  <div id="board" class="panels"></div><div id="puzzle" hidden></div>
  <output id="where"></output><input id="slider" type="range" min="0" max="8" value="0">
  <button id="back" data-step="back"></button><button id="on" data-step="on"></button>
  <button id="run" data-run="Run" data-pause="Pause"></button><div id="callout" hidden></div>
  <button id="to-analysis"></button></main>
  <section id="analysis" data-status="done"><button id="to-replay"></button>
  <button data-graph="chances"></button><button data-graph="points"></button>
  <div data-course="chances">${GRAPH}</div><div data-course="points" hidden></div><button id="again" data-try="3"></button>
  <button class="moment" data-to="5"></button></section>
  <script type="application/json" id="pieces">{"board":"<div id=\\"board\\" class=\\"panels\\">now<\\/div>"}</script>`;
const API = "/api/tables/abc";
const PUZZLE = `<div id="puzzle" tabindex="-1"><button id="pick" data-move="build; pay"></button>
  <button id="reveal"></button><button id="leave"></button></div>`;
const ANSWER = '<div id="puzzle" tabindex="-1">The best move<button id="leave"></button></div>';

let fetch;

before(async () => {
  openPage(BODY);
  localStorage.setItem("calm", "1");
  $("#main").scrollIntoView = () => {};
  await import("../../src/aegean/server/static/replay.js");
  place(".graph", 100, 0, 400, 200);
});

beforeEach(async () => {
  document.body.className = "";
  fetch = serve({
    [`${API}/parts`]: { parts: { board: '<div id="board" class="panels">later</div>' } },
    [`${API}/analysis/3`]: { parts: { puzzle: PUZZLE } },
    [`${API}/analysis/3/answer`]: { parts: { puzzle: ANSWER } },
  });
  $("#slider").value = "0";
  $("#slider").dispatchEvent(new document.defaultView.Event("input"));
  await settle();
  fetch.mock.resetCalls();
});

/** The queries of what the page has asked for. */
function asked(path) {
  const addresses = fetch.mock.calls.map((call) => new URL(call.arguments[0], location.href));
  return addresses.filter(({ pathname }) => pathname === API + path).map(({ searchParams }) => searchParams);
}

function positions() {
  return asked("/parts").map((query) => Number(query.get("moves")));
}

test("buttons and arrows go from decision to decision and from turn to turn", async () => {
  click("#on");
  await settle();
  press("ArrowRight");
  await settle();
  press("ArrowDown");
  await settle();
  click("#back");
  await settle();
  press("ArrowUp");
  await settle();
  assert.deepEqual(positions(), [2, 3, 5, 3, 0]);
  assert.equal($("#slider").value, "0");
});

test("the address and the graph follow the position", async () => {
  click("#on");
  await settle();
  assert.equal(new URL(location.href).searchParams.get("at"), "2");
  assert.equal($(".cursor").getAttribute("x1"), "60"); // a quarter of the way from 20 to 180
});

test("a click on the graph goes there, and one on a mark to its decision", async () => {
  const event = new MouseEvent("click", { bubbles: true, clientX: 300 });
  $(".graph").dispatchEvent(event); // the middle
  await settle();
  assert.deepEqual(positions(), [4]);
  click("#mark");
  await settle();
  assert.deepEqual(positions(), [4, 3]);
});

test("the analysis lies over the replay until a moment of it is chosen", async () => {
  click("#to-analysis");
  assert.ok(document.body.classList.contains("analysing") && $("#main").inert);
  assert.equal(location.hash, "#analysis");
  click("#to-replay");
  assert.ok(!document.body.classList.contains("analysing") && !$("#main").inert);
  click("#to-analysis");
  click(".moment");
  await settle();
  assert.ok(!document.body.classList.contains("analysing"));
  assert.deepEqual(positions(), [5]);
});

test("points take the place of chances and give it back", () => {
  const shown = () => $("[data-course]:not([hidden])").dataset.course;
  document.body.classList.add("analysing");
  click("[data-graph=points]");
  assert.equal(shown(), "points");
  assert.equal($("[data-graph=points]").getAttribute("aria-pressed"), "true");
  press("v");
  assert.equal(shown(), "chances");
});

/** Lets the replay run for some steps. */
async function run(steps) {
  for (let step = 0; step < steps; step += 1) {
    mock.timers.tick(900);
    await settle();
  }
}

test("the replay runs on its own until the end, and then from the beginning", async () => {
  mock.timers.enable({ apis: ["setInterval"] });
  click("#run");
  assert.equal($("#run").getAttribute("aria-label"), "Pause");
  await run(5);
  assert.deepEqual(positions(), [2, 3, 5, 8]);
  assert.equal($("#run").getAttribute("aria-label"), "Run");
  mock.timers.reset();
  click("#run");
  click("#run");
  assert.equal($("#slider").value, "0");
});

test("the replay pauses when its button is clicked again", async () => {
  mock.timers.enable({ apis: ["setInterval"] });
  click("#run");
  await run(1);
  click("#run");
  await run(2);
  assert.deepEqual(positions(), [2]);
  assert.equal($("#run").getAttribute("aria-label"), "Run");
  mock.timers.reset();
});

test("a refusal is shown, and the next step works", async () => {
  const { mock: working } = fetch;
  working.mockImplementationOnce(async () => ({ status: 403, ok: false, json: async () => ({ reason: "Not yet." }) }));
  click("#on");
  await settle();
  assert.match($("#callout").textContent, /Not yet\./);
  click("#on");
  await settle();
  assert.deepEqual(positions(), [2, 3]);
});

test("a decision is tried again: arrows rest, a choice brings the answer, leaving leads back to the analysis", async () => {
  click("#again");
  await settle();
  assert.ok(document.body.classList.contains("trying"));
  assert.equal(document.activeElement.id, "puzzle");
  press("ArrowRight");
  await settle();
  assert.deepEqual(positions(), []);
  click("#pick");
  await settle();
  assert.deepEqual(
    asked("/analysis/3/answer").map((query) => query.get("move")),
    ["build"],
  );
  assert.match($("#puzzle").textContent, /best move/);
  click("#leave");
  await settle();
  assert.ok($("#puzzle").hidden);
  assert.equal(document.body.className, "analysing");
  assert.deepEqual(positions(), [3]);
  assert.equal(document.activeElement.id, "again");
});

test("Escape leaves a decision that is tried again", async () => {
  click("#again");
  await settle();
  press("Escape");
  await settle();
  assert.ok($("#puzzle").hidden);
  assert.deepEqual(positions(), [3]);
});
