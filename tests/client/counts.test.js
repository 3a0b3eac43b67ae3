/* Numbers run to what they are, once what changes them has come. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { countTo, settleCounts } from "../../src/aegean/server/static/counts.js";
import { $, openPage } from "./page.js";

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  openPage(`<b id="points">7</b><span id="note">space 12</span><span id="clock"><i></i>12</span>`);
});

/** Lets time go by, so that a timer may follow on a timer. */
function wait(milliseconds) {
  for (let tick = 0; tick < milliseconds; tick++) mock.timers.tick(1);
}

test("a number stays as it was until its gain has landed, then it runs", () => {
  countTo($("#points"), 3, 7, 500);
  assert.equal($("#points").textContent, "3");
  mock.timers.tick(499);
  assert.equal($("#points").textContent, "3");
  mock.timers.tick(1);
  assert.equal($("#points").textContent, "4");
  wait(180);
  assert.equal($("#points").textContent, "7");
});

test("the words round a number stay", () => {
  countTo($("#note"), 10, 12, 100);
  assert.equal($("#note").textContent, "space 10");
  wait(300);
  assert.equal($("#note").textContent, "space 12");
});

test("a long run takes no longer", () => {
  countTo($("#points"), 0, 7, 0);
  const seen = new Set();
  for (let tick = 0; tick < 200; tick++) {
    mock.timers.tick(1);
    seen.add($("#points").textContent);
  }
  assert.equal($("#points").textContent, "7");
  assert.ok(seen.size <= 7);
});

test("whoever does not wait sees at once what the numbers are", () => {
  countTo($("#points"), 3, 7, 500);
  settleCounts();
  assert.equal($("#points").textContent, "7");
  mock.timers.tick(1000);
  assert.equal($("#points").textContent, "7");
});

test("a number among other things stays as it is", () => {
  countTo($("#clock"), 3, 12, 500);
  assert.equal($("#clock").textContent, "12");
});
