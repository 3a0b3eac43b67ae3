/* The last turn of somebody else is shown again, at the player's pace. */
import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import { $, click, openPage } from "./page.js";

const PACES = ["slow", "normal", "fast", "none"];
const YOU = 0;
let film;
let Film;
let bindPace;
let changePace;
let readSteps;
let turnsOf;
let shown;

before(async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  openPage(
    `<button id="again"></button><button id="skip" hidden></button><i id="progress"></i>${PACES.map((name) => `<button id="pace-${name}"></button>`).join("")}`,
  );
  ({ bindPace, changePace, Film, readSteps, turnsOf } = await import("../../src/aegean/server/static/film.js"));
  bindPace();
});

beforeEach(() => {
  shown = [];
  film = new Film(
    async (moves) => shown.push(moves),
    () => shown.push("now"),
  );
});

/** Moves of seats in a row, numbered from 1. */
function heard(...seats) {
  film.hear(
    seats.map((seat, n) => ({ kind: "move", seat, moves: n + 1 })),
    YOU,
  );
}

async function run(steps) {
  const played = film.play();
  for (let step = 0; step < steps; step++) {
    await Promise.resolve();
    await Promise.resolve();
    mock.timers.tick(10_000);
  }
  await played;
}

test("the film begins before the last turn of another seat and ends at the present", async () => {
  heard(1, 2, 2, -1);
  assert.ok(!$("#again").hidden);
  await run(6);
  assert.deepEqual(shown, [1, 2, 3, "now"]);
  assert.ok(!film.isRunning);
});

test("while a film runs it can be skipped, else the last turn can be seen again", async () => {
  heard(1, 1);
  assert.deepEqual([$("#again").hidden, $("#skip").hidden], [false, true]);
  const played = film.play();
  await Promise.resolve();
  assert.deepEqual([$("#again").hidden, $("#skip").hidden], [true, false]);
  film.stop();
  assert.deepEqual([$("#again").hidden, $("#skip").hidden], [false, true]);
  mock.timers.tick(10_000);
  await played;
});

test("after an own move there is nothing to show", () => {
  heard(1, YOU);
  assert.ok($("#again").hidden);
});

test("a film that is stopped shows the present at once", async () => {
  heard(1, 1);
  const played = film.play();
  await Promise.resolve();
  film.stop();
  assert.equal(shown.at(-1), "now");
  mock.timers.tick(10_000);
  await played;
  assert.equal(shown.filter((one) => one === "now").length, 1);
});

test("the pace is chosen by click or key, kept, and stays within its limits", () => {
  click("#pace-slow");
  assert.equal(localStorage.getItem("pace"), "slow");
  changePace(-1);
  assert.equal(localStorage.getItem("pace"), "slow");
  changePace(1);
  assert.equal($("#pace-normal").getAttribute("aria-pressed"), "true");
  assert.equal($("#pace-slow").getAttribute("aria-pressed"), "false");
});

test("what happened since one's last move is shown turn by turn where there is much of it", async () => {
  const steps = readSteps(Array.from({ length: 60 }, (_, n) => `${n + 11}:${n < 30 ? 1 : 2}`).join(" "));
  assert.deepEqual(turnsOf(steps).length, 2);
  const played = film.playSince(steps);
  for (let step = 0; step < 8; step++) {
    await Promise.resolve();
    await Promise.resolve();
    mock.timers.tick(10_000);
  }
  await played;
  assert.deepEqual(shown, [10, 40, "now"]);
});

test("a short film shows every step, with a line that grows", async () => {
  const played = film.playSince(readSteps("5:1 6:2"));
  await Promise.resolve();
  await Promise.resolve();
  assert.equal($("#progress").style.width, "50%");
  film.stop();
  assert.equal($("#progress").style.width, "0%");
  mock.timers.tick(10_000);
  await played;
  assert.deepEqual(shown, [4, "now"]);
});

test("what a position takes to come is not added to the length of a film", async (context) => {
  let clock = 0;
  const pauses = [];
  context.mock.method(Date, "now", () => clock);
  context.mock.method(globalThis, "setTimeout", (wake, pause) => {
    pauses.push(pause);
    clock += pause;
    wake();
  });
  const late = [300, 300, 2000];
  const slow = new Film(
    async () => {
      clock += late.shift();
    },
    () => {},
  );
  await slow.playSince(readSteps("1:1 2:1 3:2"));
  assert.deepEqual(pauses, [600, 600, 360]);
});

test("what happens while nobody looks is shown when they look again", async () => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  heard(1, 2);
  delete document.hidden;
  const played = film.playMissed();
  film.stop();
  mock.timers.tick(10_000);
  await played;
  assert.deepEqual(shown, [0, "now"]);
  await film.playMissed();
  assert.deepEqual(shown, [0, "now"]);
});

test("where only the present pace is shown, it leads to the next, and the last to the first", () => {
  localStorage.setItem("pace", "normal");
  for (const [pressed, pace] of [
    ["fast", "fast"],
    ["fast", "none"],
    ["none", "slow"],
  ]) {
    click(`#pace-${pressed}`);
    assert.equal(localStorage.getItem("pace"), pace);
  }
});
