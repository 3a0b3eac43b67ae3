import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { MoveQueue } from "../../src/aegean/server/static/queue.js";

let queue;
let server;
let view;

beforeEach(() => {
  server = { preview: mock.fn(async () => ({ notes: [] })), play: mock.fn(async (_, at) => ({ at: at + 1 })) };
  view = { changed: mock.fn(), previewed: mock.fn(), cleared: mock.fn(), failed: mock.fn() };
  queue = new MoveQueue(7, server, view);
});

function calls(method) {
  return method.mock.calls.map((call) => call.arguments);
}

/** A promise, and the functions that settle it. */
function pending() {
  const promise = {};
  promise.value = new Promise((resolve, reject) => Object.assign(promise, { resolve, reject }));
  return promise;
}

test("a move is previewed and waits for confirmation", async () => {
  await queue.choose("build 1", "each");
  assert.deepEqual(calls(server.preview), [[["build 1"], 7]]);
  assert.deepEqual(calls(view.previewed), [[{ notes: [] }]]);
  assert.equal(server.play.mock.callCount(), 0);
  await queue.confirm();
  assert.deepEqual(calls(server.play), [[["build 1"], 7]]);
});

test("in mode each another choice replaces the first, and the same choice confirms it", async () => {
  await queue.choose("build 1", "each");
  await queue.choose("build 2", "each");
  assert.deepEqual(queue.moves, ["build 2"]);
  await queue.choose("build 2", "each");
  assert.deepEqual(calls(server.play), [[["build 2"], 7]]);
});

test("in mode queue moves are collected and played as one", async () => {
  await queue.choose("take 3", "queue");
  await queue.choose("take 3", "queue");
  await queue.confirm();
  assert.deepEqual(calls(server.play), [[["take 3", "take 3"], 7]]);
});

test("in mode never a choice is played at once", async () => {
  await queue.choose("pass", "never");
  assert.equal(server.preview.mock.callCount(), 0);
  assert.deepEqual(calls(server.play), [[["pass"], 7]]);
});

test("nothing is confirmed where nothing is chosen", async () => {
  await queue.confirm();
  assert.equal(server.play.mock.callCount(), 0);
});

test("a preview that comes too late is not shown", async () => {
  const first = pending();
  server.preview.mock.mockImplementationOnce(() => first.value);
  const choosing = queue.choose("build 1", "each");
  await queue.choose("build 2", "each");
  first.resolve({ notes: ["old"] });
  await choosing;
  assert.deepEqual(calls(view.previewed), [[{ notes: [] }]]);
});

test("a refusal that comes too late is not shown", async () => {
  const first = pending();
  server.preview.mock.mockImplementationOnce(() => first.value);
  const choosing = queue.choose("build 1", "each");
  await queue.choose("build 2", "each");
  first.reject(new Error("no"));
  await choosing;
  assert.deepEqual(queue.moves, ["build 2"]);
  assert.equal(view.failed.mock.callCount(), 0);
});

test("a move that is refused leaves the queue, and its preview goes", async () => {
  const problem = new Error("no");
  server.preview.mock.mockImplementation(async () => {
    throw problem;
  });
  await queue.choose("build 1", "each");
  assert.deepEqual(queue.moves, []);
  assert.deepEqual(calls(view.failed), [[problem, ["build 1"]]]);
  assert.deepEqual(view.previewed.mock.calls.at(-1).arguments, [null]);
});

test("after a refusal the moves before it are previewed again", async () => {
  const first = pending();
  server.preview.mock.mockImplementationOnce(() => first.value, 0);
  server.preview.mock.mockImplementationOnce(async () => {
    throw new Error("no");
  }, 1);
  queue.choose("take 1", "queue");
  await queue.choose("take 9", "queue");
  first.resolve({ notes: ["too late"] });
  await setImmediate();
  assert.deepEqual(queue.moves, ["take 1"]);
  assert.deepEqual(calls(server.preview).at(-1), [["take 1"], 7]);
  assert.deepEqual(calls(view.previewed), [[{ notes: [] }]]);
});

test("a turn that was planned is taken back step by step, or all at once", async () => {
  for (const move of ["take 1", "take 2", "take 3"]) await queue.choose(move, "queue");
  await queue.dropLast();
  assert.deepEqual(queue.moves, ["take 1", "take 2"]);
  assert.deepEqual(calls(server.preview).at(-1), [["take 1", "take 2"], 7]);
  queue.clear();
  assert.deepEqual(queue.moves, []);
  await queue.choose("take 1", "queue");
  await queue.dropLast();
  assert.deepEqual(view.previewed.mock.calls.at(-1).arguments, [null]);
});

test("the queue is busy until the screen shows what was played", async () => {
  await queue.choose("pass", "never");
  assert.ok(queue.isBusy);
  await queue.choose("pass", "never");
  await queue.play(["typed"]);
  assert.equal(server.play.mock.callCount(), 1);
  queue.advance(8);
  assert.ok(!queue.isBusy);
});

test("the queue stays busy at positions on the way", async () => {
  server.play.mock.mockImplementationOnce(async () => ({ at: 10 }));
  await queue.choose("pass", "never");
  queue.advance(8);
  assert.ok(queue.isBusy);
  queue.advance(10);
  assert.ok(!queue.isBusy);
});

test("an update may come before the answer to what was played", async () => {
  const answer = pending();
  server.play.mock.mockImplementationOnce(() => answer.value);
  const playing = queue.choose("pass", "never");
  queue.advance(8);
  answer.resolve({ at: 8 });
  await playing;
  assert.ok(!queue.isBusy);
});

test("an update without a move does not free a busy queue", () => {
  server.play.mock.mockImplementationOnce(() => pending().value);
  queue.choose("pass", "never");
  queue.advance(7);
  assert.ok(queue.isBusy);
});

test("a refused play empties the queue and frees it", async () => {
  server.play.mock.mockImplementationOnce(async () => {
    throw new Error("the table has moved on");
  });
  await queue.choose("build 1", "each");
  await queue.confirm();
  assert.deepEqual(queue.moves, []);
  assert.ok(!queue.isBusy);
  assert.equal(view.cleared.mock.callCount(), 1);
  assert.equal(view.failed.mock.callCount(), 1);
});

test("a later position voids what was chosen, the same position does not", async () => {
  await queue.choose("build 1", "each");
  queue.advance(7);
  assert.deepEqual(queue.moves, ["build 1"]);
  queue.advance(9);
  assert.deepEqual(queue.moves, []);
  assert.deepEqual(view.previewed.mock.calls.at(-1).arguments, [null]);
  await queue.choose("build 2", "each");
  assert.deepEqual(calls(server.preview).at(-1), [["build 2"], 9]);
});
