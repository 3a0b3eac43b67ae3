/* A lesson brings what it is about into sight, once, and its ring lies where things have come to rest. */
import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import { $, define, openPage, place } from "./page.js";

const bring = mock.fn();
let lesson;

before(async () => {
  define(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  define("requestAnimationFrame", (then) => then());
  lesson = await import("../../src/aegean/server/static/lesson.js");
});

let steps = 0;

beforeEach(() => {
  bring.mock.resetCalls();
  bring.mock.restore();
  openPage(`<p id="callout" hidden></p><div><section id="lesson" data-step="${steps++}" data-point="panel-map" data-show="turn kiln"></section></div>
    <div id="board" class="panels"><figure class="panel" id="figure-map" data-role="tab" data-group="map">
    <svg data-about="panel-map"></svg></figure><figure class="panel" id="figure-own" data-role="away" data-group="own">
    <svg><g data-move="turn kiln"></g></svg></figure></div>`);
  place("#figure-map svg", 10, 20, 60, 30);
});

function begin() {
  lesson.bindLesson({ go() {}, play() {}, explain() {}, bring });
}

/** The table is arranged. */
function arranged() {
  document.dispatchEvent(new Event("arranged"));
}

function brought() {
  return bring.mock.calls.map(({ arguments: [group] }) => group);
}

test("what a step points at is brought into sight until somebody does something", () => {
  $("#figure-map").dataset.role = "away";
  begin();
  $("#figure-map").dataset.role = "tab";
  arranged();
  $("#figure-map").dataset.role = "away"; // the table was still being put in order
  arranged();
  assert.deepEqual(brought(), ["map", "map"]);
  document.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  arranged(); // they look elsewhere
  assert.deepEqual(brought(), ["map", "map"]);
});

test("with another question it is brought once more", () => {
  document.body.insertAdjacentHTML("beforeend", '<p id="prompt" data-question=""></p>');
  begin();
  $("#prompt").dataset.question = "menu";
  $("#figure-map").dataset.role = "away"; // the table shows what is asked about
  assert.deepEqual(brought(), []);
  arranged();
  assert.ok(brought().includes("map"));
});

test("what cannot be brought is asked for once each time the table is arranged by something else", () => {
  $("#figure-map").dataset.role = "away";
  bring.mock.mockImplementation(arranged);
  begin();
  assert.deepEqual(brought(), ["map"]);
  arranged();
  assert.deepEqual(brought(), ["map", "map"]);
});

test("where a step points at nothing, the choice that it wants is brought into sight", () => {
  $("#lesson").dataset.point = "";
  begin();
  assert.deepEqual(brought(), ["own"]);
  assert.equal($("#pointing"), null); // it is not given away
});

test("a choice that the dock offers beside another panel brings that panel into sight", () => {
  openPage(`<main id="main" data-aside="gods"><p id="callout" hidden></p><div><section id="lesson" data-step="dock" data-point=""
    data-show="join yes"></section></div><div data-region="dock"><div class="panels"><figure class="panel">
    <svg><g data-move="join yes"></g></svg></figure></div></div></main>`);
  begin();
  assert.deepEqual(brought(), ["gods"]);
  delete $("#main").dataset.aside; // it is there
  arranged();
  assert.deepEqual(brought(), ["gods"]);
});

test("the ring is drawn when its panel has come to rest", async () => {
  let land;
  const flight = {
    playState: "running",
    finished: new Promise((resolve) => {
      land = resolve;
    }),
  };
  $("#figure-map").getAnimations = () => [flight];
  begin();
  assert.equal($("#pointing"), null);
  place("#figure-map svg", 10, 220, 60, 30);
  flight.playState = "finished";
  land();
  await new Promise(setImmediate);
  assert.ok(Number($("#pointing .ring").getAttribute("y")) > 200);
});
