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
let shown;

before(async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  openPage(`<button id="again"></button>${PACES.map((name) => `<button id="pace-${name}"></button>`).join("")}`);
  ({ bindPace, changePace, Film } = await import("../../src/aegean/server/static/film.js"));
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
