import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Timeline } from "../../src/aegean/server/static/timeline.js";

let load;
let timeline;

beforeEach(() => {
  load = mock.fn(async () => {});
  timeline = new Timeline({ at: 0, last: 10, decisions: [0, 2, 3, 7, 10], turns: [0, 3, 10] }, load);
});

function go(moves) {
  timeline.want(moves);
  return timeline.show();
}

function loaded() {
  return load.mock.calls.map((call) => call.arguments[0]);
}

test("steps lead to the next decision or turn, and no farther than the ends", () => {
  timeline.want(3);
  assert.equal(timeline.after("on"), 7);
  assert.equal(timeline.after("back"), 2);
  assert.equal(timeline.after("turn-on"), 10);
  assert.equal(timeline.after("turn-back"), 0);
  timeline.want(10);
  assert.equal(timeline.after("on"), 10);
  timeline.want(0);
  assert.equal(timeline.after("back"), 0);
});

test("steps between decisions lead to the nearest ones", () => {
  timeline.want(5);
  assert.equal(timeline.after("on"), 7);
  assert.equal(timeline.after("back"), 3);
});

test("no position before the first or after the last is wanted", () => {
  timeline.want(-3);
  assert.equal(timeline.wanted, 0);
  timeline.want(11);
  assert.equal(timeline.wanted, 10);
});

test("a position is loaded once", async () => {
  await go(4);
  await go(4);
  assert.deepEqual(loaded(), [4]);
  assert.equal(timeline.at, 4);
});

test("positions that are passed over while one is loading are skipped", async () => {
  let finish;
  load.mock.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  const first = go(1);
  go(2);
  go(3);
  assert.equal(timeline.at, 0);
  finish();
  await first;
  assert.deepEqual(loaded(), [1, 3]);
  assert.equal(timeline.at, 3);
});

test("a position that could not be loaded is loaded when it is wanted again", async () => {
  load.mock.mockImplementationOnce(() => Promise.reject(new Error("offline")));
  await assert.rejects(go(4), /offline/);
  assert.equal(timeline.at, 0);
  await go(4);
  assert.equal(timeline.at, 4);
});

test("a position can be loaded anew", async () => {
  await go(4);
  await timeline.reload();
  assert.deepEqual(loaded(), [4, 4]);
});
