/* A film rolls the dice that were rolled, at the player's pace. */
import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import { $, openPage, settle } from "./page.js";

const OTHER = 1;
const FIGHT = { kind: "move", seat: OTHER, moves: 6, move: "fight r0c1", words: "Bea fights.", notes: [] };
const ROLL = { kind: "move", seat: -1, moves: 7, move: "roll 2 6", words: "Combat dice: 2 and 6.", notes: [] };
const TAKE = { kind: "move", seat: OTHER, moves: 8, move: "take card", words: "Bea takes a card.", notes: [] };
const REST = 2500; // milliseconds that dice can be read

let Looking;
let events;
let looking;
let now;

before(async () => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  openPage(`<p id="looking" hidden><b id="looking-words"></b></p><div id="dice" data-rolls="roll" hidden></div><button id="again"></button><button id="skip"></button>
    <i id="progress"></i><div id="since" data-film="6:1 8:1"></div><i class="chip own"></i><div class="content"></div>`);
  ({ Looking } = await import("../../src/aegean/server/static/looking.js"));
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  $("#dice").hidden = true;
  events = [FIGHT, ROLL, TAKE];
  now = 8;
  looking = new Looking({
    id: "abc",
    load: async () => ({}),
    now: () => ({}),
    count: () => now,
    events: async (moves) => events.filter((event) => event.moves > moves),
  });
});

/** Whoever opens the table sees what has happened since their last move; then others may move. */
function open() {
  looking.hear({ events: [], you: 0, status: "running", moves: now }, true);
}

/** The film goes on to its next position. */
async function goOn(milliseconds = 900) {
  await settle();
  mock.timers.tick(milliseconds);
  await settle();
}

function dice() {
  return [...document.querySelectorAll("#dice:not([hidden]) .die")].map((die) => die.title);
}

test("dice roll in the film of what has happened since one's last move", async () => {
  open();
  await goOn();
  assert.deepEqual(dice(), []);
  await goOn();
  assert.deepEqual(dice(), ["2", "6"]);
  assert.equal($("#dice p").textContent, "Combat dice: 2 and 6.");
  assert.equal($(".die").animations.length, 1);
  await goOn(REST);
  assert.deepEqual(dice(), []);
});

test("dice roll when the last turn is shown again, and go when they could be read", async () => {
  $("#since").removeAttribute("data-film");
  open();
  now = 7;
  events = [FIGHT, ROLL];
  looking.hear({ events, you: 0, status: "running", moves: 7 }, false);
  looking.film.play();
  await goOn();
  await goOn();
  assert.ok(!looking.film.isRunning);
  assert.deepEqual(dice(), ["2", "6"]);
  await goOn(REST);
  assert.deepEqual(dice(), []);
  $("#since").dataset.film = "6:1 8:1";
});

test("a slow film rolls slowly, and its dice can be read twice as long", async () => {
  localStorage.setItem("pace", "slow");
  open();
  await goOn(1800);
  await goOn(1800);
  assert.equal($(".die").animations[0].timing.duration, 1000);
  await goOn(REST);
  assert.deepEqual(dice(), ["2", "6"]);
  await goOn(REST);
  assert.deepEqual(dice(), []);
});

test("for whoever wants to see nothing move the dice lie there at once", async () => {
  localStorage.setItem("calm", "1");
  open();
  await goOn();
  await goOn();
  assert.deepEqual(dice(), ["2", "6"]);
  assert.equal($(".die").animations, undefined);
});

test("what happens during a film belongs to its end", async () => {
  open();
  await goOn();
  now = 10;
  const later = { ...ROLL, moves: 10, move: "roll 1 1" };
  looking.hear({ events: [{ ...TAKE, moves: 9 }, later], you: 0, status: "running", moves: 10 }, false);
  await goOn();
  assert.deepEqual(dice(), ["1", "1"]);
});
