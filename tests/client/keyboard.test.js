import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import { listenToKeys, makeLogOneTabStop } from "../../src/aegean/server/static/keyboard.js";
import { $, openPage, place, press } from "./page.js";

const NAMES =
  "choose confirm drop undo toggleLog toggleChat askWhy suggest goBack bring pin toggleAid toggleKeys again skip slower faster step liftCurtain".split(
    " ",
  );
const actions = Object.fromEntries(NAMES.map((name) => [name, mock.fn()]));
const BODY = `<main id="main"><div class="panels"><svg>
    <g id="left" tabindex="0" role="button" data-move="take left"></g>
    <g id="right" tabindex="0" data-move="take right"></g>
    <g id="low" tabindex="0" data-why="take low"></g>
    <g id="unseen" tabindex="0" data-move="take unseen"></g></svg></div>
  <p id="prompt" tabindex="-1"></p><input id="typed">
  <ol id="choices"><button class="pick" data-move="pass"></button><button class="pick" data-move="stay"></button></ol>
  <ol id="log"><button id="one"></button><a id="two" href="#"></a><button id="three"></button></ol></main>`;

before(() => {
  openPage();
  listenToKeys(actions);
});

beforeEach(() => {
  document.body.innerHTML = BODY;
  place("#left", 0, 0);
  place("#right", 100, 10);
  place("#low", 0, 100);
  for (const action of Object.values(actions)) action.mock.resetCalls();
});

/** What was called, with its arguments. */
function called() {
  return NAMES.flatMap((name) => actions[name].mock.calls.map((call) => [name, ...call.arguments]));
}

test("numbers choose from the list", () => {
  press("2");
  assert.deepEqual(called(), [["choose", "stay"]]);
});

test("a number that nothing in the list has does nothing", () => {
  assert.ok(!press("3").defaultPrevented);
  assert.deepEqual(called(), []);
});

test("letters work in both cases", () => {
  for (const key of ["u", "U", "l", "c", "?", "s", "P", "h", "k"]) assert.ok(press(key).defaultPrevented);
  assert.deepEqual(called(), [
    ["undo"],
    ["undo"],
    ["toggleLog"],
    ["toggleChat"],
    ["askWhy"],
    ["suggest"],
    ["pin"],
    ["toggleAid"],
    ["toggleKeys"],
  ]);
});

test("Alt with a number brings a part of the table, whatever the number writes on this keyboard", () => {
  assert.ok(press("¡", { altKey: true, code: "Digit1" }).defaultPrevented);
  press("0", { altKey: true, code: "Digit0" });
  press("a", { altKey: true, code: "KeyA" });
  assert.deepEqual(called(), [
    ["bring", 1],
    ["bring", 0],
  ]);
});

test("arrows go between miniatures, and Enter brings one", () => {
  document.body.insertAdjacentHTML(
    "beforeend",
    '<figure id="map" data-role="miniature" tabindex="0"></figure><figure id="hand" data-role="row" tabindex="0"></figure>',
  );
  place("#map", 500, 0);
  place("#hand", 700, 0);
  $("#map").focus();
  press("ArrowRight");
  assert.equal(document.activeElement.id, "hand");
  const clicked = mock.fn();
  $("#hand").addEventListener("click", clicked);
  press("Enter");
  assert.equal(clicked.mock.callCount(), 1);
});

test("Escape closes and drops everything", () => {
  $("#left").focus();
  press("Escape");
  assert.deepEqual(called(), [["goBack"]]);
  assert.equal(document.activeElement, document.body);
});

test("Enter confirms, unless a button has the focus", () => {
  press("Enter");
  assert.deepEqual(called(), [["confirm"]]);
  $("#one").focus();
  assert.ok(!press("Enter").defaultPrevented);
  assert.equal(called().length, 1);
});

test("Enter and space click what acts as a button", () => {
  const clicked = mock.fn();
  $("#left").addEventListener("click", clicked);
  $("#left").focus();
  press("Enter");
  press(" ");
  assert.equal(clicked.mock.callCount(), 2);
  assert.deepEqual(called(), []);
});

test("keys belong to a field that is being typed into", () => {
  $("#typed").focus();
  for (const key of ["1", "u", "Enter"]) press(key);
  assert.deepEqual(called(), []);
  press("Escape");
  assert.deepEqual(called(), [["goBack"]]);
});

test("keys with Ctrl, Alt or Meta belong to the browser", () => {
  for (const modifier of ["ctrlKey", "altKey", "metaKey"]) press("l", { [modifier]: true });
  assert.deepEqual(called(), []);
});

test("behind a curtain only Enter works, and lifts it", () => {
  $("#main").inert = true;
  for (const key of ["1", "u", "Escape", "Enter"]) press(key);
  assert.deepEqual(called(), [["liftCurtain"]]);
});

test("arrows lead to the nearest choice in their direction", () => {
  $("#left").focus();
  for (const [key, id] of [
    ["ArrowRight", "right"],
    ["ArrowLeft", "left"],
    ["ArrowDown", "low"],
    ["ArrowUp", "left"],
  ]) {
    assert.ok(press(key).defaultPrevented);
    assert.equal(document.activeElement.id, id);
  }
  assert.ok(!press("ArrowLeft").defaultPrevented);
});

test("straight ahead is nearer than aside", () => {
  place("#right", 60, 60);
  place("#low", 130, 0);
  $("#left").focus();
  press("ArrowRight");
  assert.equal(document.activeElement.id, "low");
});

test("from nowhere an arrow sideways leads to the first choice, and one up or down scrolls", () => {
  assert.ok(!press("ArrowDown").defaultPrevented);
  press("ArrowRight");
  assert.equal(document.activeElement.id, "left");
});

test("where several are counted at once, an arrow leads to the first field", () => {
  $("#main").innerHTML = '<p id="prompt"></p><form id="counter"><input id="wheat"><input id="fish"></form>';
  press("ArrowRight");
  assert.equal(document.activeElement.id, "wheat");
});

test("arrows go through the lines of the log, which is one stop for Tab", () => {
  makeLogOneTabStop();
  assert.deepEqual(
    [...document.querySelectorAll("#log > *")].map((line) => line.tabIndex),
    [0, -1, -1],
  );
  $("#one").focus();
  for (const [key, id] of [
    ["ArrowDown", "two"],
    ["ArrowDown", "three"],
    ["ArrowDown", "three"],
    ["ArrowUp", "two"],
  ]) {
    press(key);
    assert.equal(document.activeElement.id, id);
  }
});
