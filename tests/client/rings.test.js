import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { addRings, clearRings, outline, redrawRings, trail } from "../../src/aegean/server/static/rings.js";
import { $, openPage, place } from "./page.js";

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  openPage(`<p id="looking" hidden></p><div class="panels" id="board">
    <svg id="sea"><g id="ship"><g id="sailor"></g></g><g id="port"></g><g id="field" class="choice"></g></svg></div>`);
  place("#sea", 0, 0, 500, 500);
  place("#ship", 100, 100);
  place("#sailor", 105, 105, 5, 5);
  place("#port", 200, 100, 200, 20);
  place("#field", 0, 0);
  clearRings();
  mock.timers.tick(1000);
});

function ringed() {
  return [...document.querySelectorAll(".moved.mine")].map((ring) => ring.dataset.piece);
}

test("rings appear once everything has arrived", () => {
  addRings([{ id: "ship" }]);
  mock.timers.tick(649);
  assert.deepEqual(ringed(), []);
  mock.timers.tick(1);
  assert.deepEqual(ringed(), ["ship"]);
});

test("where nothing moves rings appear at once", () => {
  localStorage.setItem("calm", "1");
  addRings([{ id: "ship" }]);
  mock.timers.tick(0);
  assert.deepEqual(ringed(), ["ship"]);
});

test("large things, choices and what is gone get no ring", () => {
  addRings([{ id: "port" }, { id: "field" }, { id: "gone" }]);
  mock.timers.tick(650);
  assert.deepEqual(ringed(), []);
});

test("a piece on a ringed piece needs no ring of its own", () => {
  addRings([{ id: "ship" }, { id: "sailor" }]);
  mock.timers.tick(650);
  assert.deepEqual(ringed(), ["ship"]);
});

test("rings stay until they are cleared", () => {
  addRings([{ id: "sailor" }]);
  mock.timers.tick(650);
  $(".moved.mine").remove(); // as rendering does
  redrawRings();
  mock.timers.tick(650);
  assert.deepEqual(ringed(), ["sailor"]);
  clearRings();
  mock.timers.tick(650);
  assert.deepEqual(ringed(), []);
});

test("an earlier position has no rings", () => {
  $("#looking").hidden = false;
  addRings([{ id: "ship" }]);
  mock.timers.tick(650);
  assert.deepEqual(ringed(), []);
});

test("a ring has a trail where the piece came from the same panel", () => {
  addRings([{ id: "ship", from: [10, 110] }]);
  mock.timers.tick(650);
  assert.deepEqual(
    [...$(".moved.mine").children].map((shape) => shape.tagName),
    ["path", "rect", "path", "rect"],
  );
});

test("small square pieces get a circle, others a rectangle", () => {
  assert.deepEqual(outline({ x: 10, y: 10, width: 20, height: 20 }), { x: 6, y: 6, width: 28, height: 28, rx: 14 });
  assert.equal(outline({ x: 0, y: 0, width: 20, height: 40 }).rx, 10);
  assert.equal(outline({ x: 0, y: 0, width: 80, height: 80 }).rx, 10);
});

test("a trail ends at the edge of the ring", () => {
  assert.equal(trail([0, 10], { x: 90, y: 0, width: 20, height: 20 }), "M0 10L84 10");
  assert.equal(trail([95, 10], { x: 90, y: 0, width: 20, height: 20 }), "M0 0");
});
