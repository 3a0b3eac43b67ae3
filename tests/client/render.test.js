import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { $, click, openPage, place } from "./page.js";

let keepFolds;
let render;

before(async () => {
  openPage();
  ({ keepFolds, render } = await import("../../src/aegean/server/static/render.js"));
  keepFolds();
});

beforeEach(() => {
  document.body.innerHTML = `<p id="prompt" tabindex="-1"></p>
    <div id="board" class="panels"><svg><g id="chips"></g></svg></div>
    <ol id="chips"><li>one</li></ol>
    <div id="choices"><details id="list"><summary>Choices</summary><button id="pick">x</button></details></div>`;
  localStorage.setItem("calm", "1");
});

test("a part is the page's own element, not a piece that has the same id", () => {
  render({ chips: '<ol id="chips"><li>one</li><li>two</li></ol>' });
  assert.equal($("ol#chips").children.length, 2);
  assert.ok($("svg #chips"));
});

test("elements stay the same where their id does", () => {
  const piece = $("svg #chips");
  render({ board: '<div id="board" class="panels"><svg><g id="new"></g><g id="chips" class="moved"></g></svg></div>' });
  assert.equal($("svg #chips"), piece);
  assert.equal(piece.getAttribute("class"), "moved");
});

test("pieces that have appeared are returned", () => {
  const added = '<div id="board" class="panels"><svg><g id="chips"></g><g id="ship"></g></svg></div>';
  place("svg #chips", 0, 0);
  $("svg").getBoundingClientRect = () => ({ x: 0, y: 0, width: 100 });
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = () => ({ x: 0, y: 0, width: 10, height: 10 });
  assert.deepEqual(render({ board: added }), [{ id: "ship" }]);
  Element.prototype.getBoundingClientRect = getBoundingClientRect;
});

test("parts that the page does not have are passed over", () => {
  assert.deepEqual(render({ moment: '<ol id="moment"></ol>' }), []);
});

test("what a player has unfolded stays unfolded", () => {
  const folded = '<div id="choices"><details id="list"><summary>Choices</summary></details></div>';
  $("#list").open = true;
  render({ choices: folded });
  assert.ok(!$("#list").open);
  click("#list summary");
  $("#list").open = true;
  render({ choices: folded });
  assert.ok($("#list").open);
});

test("the focus goes to the prompt when its element is gone", () => {
  $("#pick").focus();
  render({ choices: '<div id="choices"></div>' });
  assert.equal(document.activeElement.id, "prompt");
});

test("the focus stays where it is when its element stays", () => {
  $("#pick").focus();
  render({ chips: '<ol id="chips"></ol>' });
  assert.equal(document.activeElement.id, "pick");
});
