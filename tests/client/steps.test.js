/* What happens is shown step by step. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Steps } from "../../src/aegean/server/static/steps.js";
import { $, click, define, openPage, press } from "./page.js";

let shown;
let steps;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  openPage(`<button id="field"></button>`);
  shown = [];
  steps = new Steps(({ number }) => shown.push(number));
});

function hear(number, kind = "move", seat = 1, you = 0) {
  steps.hear({ number, you, events: [{ kind, seat }] }, false);
}

function touch(selector) {
  $(selector).dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
}

test("a move waits until the one before it has been seen", () => {
  for (const number of [1, 2, 3]) hear(number);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(649);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(1);
  assert.deepEqual(shown, [1, 2]);
  mock.timers.tick(650);
  assert.deepEqual(shown, [1, 2, 3]);
});

test("what is no move holds nothing up, and nothing overtakes what was told before", () => {
  hear(1, "chat");
  hear(2);
  hear(3, "chat");
  assert.deepEqual(shown, [1, 2]);
  mock.timers.tick(650);
  assert.deepEqual(shown, [1, 2, 3]);
});

test("one's own moves hold nothing up, nor those of people at one screen", () => {
  hear(1, "chat");
  hear(2, "move", 0, 0);
  hear(3, "move", 0, 1);
  hear(4, "move", 1, 2);
  assert.deepEqual(shown, [1, 2, 3, 4]);
});

test("a click counts where only words have waited", () => {
  let pressed = 0;
  $("#field").addEventListener("click", () => pressed++);
  hear(1);
  hear(2, "chat");
  touch("#field");
  click("#field");
  assert.deepEqual([shown, pressed], [[1, 2], 1]);
});

test("at a slow pace moves take longer, at a fast one less", () => {
  localStorage.setItem("pace", "slow");
  hear(1);
  hear(2);
  mock.timers.tick(1299);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(1);
  localStorage.setItem("pace", "fast");
  mock.timers.tick(1300);
  hear(3);
  hear(4);
  mock.timers.tick(260);
  assert.deepEqual(shown, [1, 2, 3, 4]);
});

test("where nothing moves because the reader prefers it, every step waits for the pace", () => {
  define("matchMedia", (query) => ({ matches: query.includes("prefers-reduced-motion") }));
  localStorage.setItem("calm", "1");
  hear(1);
  hear(2);
  mock.timers.tick(649);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(1);
  assert.deepEqual(shown, [1, 2]);
});

test("without a pace nothing waits", () => {
  localStorage.setItem("pace", "none");
  hear(1);
  hear(2);
  assert.deepEqual(shown, [1, 2]);
});

test("whoever is far behind sees everything at once", () => {
  for (let number = 0; number < 14; number++) hear(number);
  assert.equal(shown.length, 14);
});

test("a key or click shows how things stand and counts for nothing else", () => {
  let pressed = 0;
  $("#field").addEventListener("click", () => pressed++);
  document.addEventListener("keydown", () => pressed++);
  hear(1);
  hear(2);
  touch("#field");
  click("#field");
  assert.deepEqual([shown, pressed], [[1, 2], 0]);
  touch("#field");
  click("#field");
  assert.equal(pressed, 1);
  hear(3);
  hear(4);
  press("1");
  assert.deepEqual([shown, pressed], [[1, 2, 3, 4], 1]);
  press("1");
  assert.equal(pressed, 2);
});

test("what is typed, and the keys of the browser, are never lost", () => {
  document.body.innerHTML = `<input id="said">`;
  $("#said").focus();
  hear(1);
  hear(2);
  assert.ok(!press("a").defaultPrevented);
  $("#said").blur();
  hear(3);
  hear(4);
  assert.ok(!press("r", { ctrlKey: true }).defaultPrevented);
  assert.deepEqual(shown, [1, 2, 3, 4]);
});
