import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { $, openPage } from "./page.js";

let choices;
let keep;

before(async () => {
  openPage();
  choices = await import("../../src/aegean/server/static/choices.js");
  ({ keep } = await import("../../src/aegean/server/static/render.js"));
  choices.rememberFold();
  choices.nameChoices();
});

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<button id="elsewhere" data-text="Choose on @"></button>
    <div class="content panels"><figure data-group="map"><figcaption data-key="Alt 2">Map</figcaption>
      <b id="there" data-move="take 1"></b></figure></div><datalist id="typed-moves"></datalist>
    <div id="choices"><details id="choice-list"><summary></summary>
      <button class="pick" data-move="take 1"><kbd>1</kbd><span>Take one</span></button>
      <button class="pick" data-move="take 2"><kbd>2</kbd><span>Take two</span></button></details></div>`;
});

function toggle(isOpen) {
  $("#choice-list").open = isOpen;
  $("#choice-list").dispatchEvent(new document.defaultView.Event("toggle"));
}

test("the list is open where a board does not offer every move", () => {
  choices.foldChoices();
  assert.ok($("#choice-list").open);
  $(".panels").innerHTML += '<b data-move="take 2"></b>';
  choices.foldChoices();
  assert.ok(!$("#choice-list").open);
});

test("the list is open for whoever wants it", () => {
  $(".panels").innerHTML += '<b data-move="take 2"></b>';
  localStorage.setItem("list", "1");
  choices.foldChoices();
  assert.ok($("#choice-list").open);
});

test("what the player does with the list is remembered, and left alone", () => {
  toggle(true);
  assert.equal(localStorage.getItem("list"), null); // it was not the player
  keep($("#choice-list"), "open");
  toggle(false);
  assert.equal(localStorage.getItem("list"), "0");
  choices.foldChoices();
  assert.ok(!$("#choice-list").open);
});

test("moves are described as in the list, also when they have left it", () => {
  assert.equal(choices.describe("take 1"), "Take one");
  $("#choices").replaceChildren();
  assert.equal(choices.describe("take 1"), "Take one");
  assert.equal(choices.describe("take 9"), "take 9");
  document.body.insertAdjacentHTML("beforeend", '<g data-move="go; to 9" aria-label="Go to nine"></g>');
  assert.equal(choices.describe("go; to 9"), "Go to nine");
});

test("everything that stands for the chosen move is marked", () => {
  choices.markChosen("take 2");
  choices.markChosen("take 1");
  const marked = [...document.querySelectorAll("[aria-pressed=true]")].map((node) => node.dataset.move);
  assert.deepEqual(marked, ["take 1", "take 1"]);
  choices.markChosen(undefined);
  assert.equal($("[aria-pressed]"), null);
});

test("whoever types is offered the moves", () => {
  choices.offerTyping();
  choices.offerTyping();
  const offered = [...$("#typed-moves").children].map((option) => [option.value, option.label]);
  assert.deepEqual(offered, [
    ["take 1", "1Take one"],
    ["take 2", "2Take two"],
  ]);
});

test("a button leads to the panel where something can be chosen, if it cannot be read now", () => {
  for (const [role, isHidden] of [
    ["stage", true],
    ["miniature", false],
    ["away", false],
  ]) {
    $("figure").dataset.role = role;
    choices.pointElsewhere();
    assert.equal($("#elsewhere").hidden, isHidden, role);
  }
  assert.equal($("#elsewhere").textContent, "Choose on Map Alt 2");
  assert.equal($("#elsewhere").dataset.group, "map");
  $("figure").dataset.place = "own";
  $("body").insertAdjacentHTML(
    "beforeend",
    `<nav id="tabs"><template data-name="own"><span>Mine</span></template></nav>`,
  );
  choices.pointElsewhere();
  assert.equal($("#elsewhere").textContent, "Choose on Mine Alt 2");
  $("#there").remove();
  choices.pointElsewhere();
  assert.ok($("#elsewhere").hidden);
});

test("a button leads to the tab where the dock offers its choices", () => {
  $("#there").remove();
  const dock = '<main id="main"><div id="drawn-choices"><b data-move="take 1"></b></div></main>';
  $("body").insertAdjacentHTML("beforeend", dock);
  choices.pointElsewhere();
  assert.ok($("#elsewhere").hidden);
  $("#main").dataset.aside = "map";
  $("figure").dataset.role = "away";
  choices.pointElsewhere();
  assert.ok(!$("#elsewhere").hidden);
  assert.equal($("#elsewhere").dataset.group, "map");
});

test("a button leads to the board that the dock leaves its choices to", () => {
  $("#there").remove();
  $("figure").innerHTML += '<b data-move="take 1"></b>';
  $("figure").dataset.role = "miniature";
  const dock = '<main id="main"><div id="drawn-choices"><b data-move="take 1"></b></div></main>';
  $("body").insertAdjacentHTML("beforeend", dock);
  choices.pointElsewhere();
  assert.ok($("#elsewhere").hidden);
  $("#main").dataset.crowded = "on-board";
  choices.pointElsewhere();
  assert.ok(!$("#elsewhere").hidden);
});

test("the dock names what the pointer or the focus is on", () => {
  document.body.insertAdjacentHTML("beforeend", '<p id="named"></p>');
  const { Event } = document.defaultView;
  $("#there").setAttribute("aria-label", "Settle in Boeotia for 4 action points");
  $("#there").dispatchEvent(new Event("pointerover", { bubbles: true }));
  assert.equal($("#named").textContent, "Settle in Boeotia for 4 action points");
  document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
  assert.equal($("#named").textContent, "");
  $("#there").dispatchEvent(new Event("focusin", { bubbles: true }));
  assert.equal($("#named").textContent, "Settle in Boeotia for 4 action points");
});
