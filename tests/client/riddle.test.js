/* A puzzle shows its line to whoever has tried, and numbers the moves of the solved line on the board. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { $, openPage, place, serve } from "./page.js";

const { followRiddle, giveUp, tryRiddle } = await import("../../src/aegean/server/static/riddle.js");
const SPOTS = [[{ about: "row.2" }], [{ panel: "sea", form: "full", x: 60, y: 80 }], [{ about: "gone" }]];

function open(lesson, sheet = "") {
  openPage(`<section id="lesson" class="lesson riddle" ${lesson}>
    <button id="lesson-show" hidden></button></section>
    <div class="panels"><figure data-role="stage"><svg id="panel-sea" data-form="full"><g data-about="row.2"></g></svg></figure></div>
    <button id="log-tab"></button><div id="log-sheet"></div><button id="chat-tab"></button><div id="chat-sheet"></div>
    <button id="line-tab" hidden></button><div id="line-sheet">${sheet}</div>`);
  place("[data-about]", 100, 200);
}

const LINE = `<ol class="moves">${SPOTS.map((spots) => `<li data-spots='${JSON.stringify(spots)}'></li>`).join("")}</ol>
  <ul><li data-tempting="take 1"><small hidden></small></li><li data-tempting="take 3"><small hidden></small></li></ul>`;

beforeEach(() => open('data-step="0" data-show=""'));

test("the line is offered after a try, and shown step by step once the house knows", async () => {
  const play = mock.fn();
  followRiddle(play);
  assert.ok($("#lesson-show").hidden);
  tryRiddle("take 3");
  assert.ok(!$("#lesson-show").hidden);
  assert.equal(play.mock.callCount(), 0);
  await giveUp(async () => undefined, play);
  assert.equal(play.mock.callCount(), 0);
  const go = mock.fn(async () => ({}));
  await giveUp(go, play);
  assert.deepEqual(go.mock.calls[0].arguments, ["show"]);
  followRiddle(play);
  assert.equal(play.mock.callCount(), 0); // the house has not told it yet
  open('data-step="0" data-show="take 2; lay a1"');
  followRiddle(play);
  followRiddle(play);
  assert.deepEqual(play.mock.calls[0].arguments, [["take 2", "lay a1"]]);
  assert.equal(play.mock.callCount(), 1);
  open('data-step="1" data-show="end"');
  followRiddle(play);
  assert.deepEqual(play.mock.calls[1].arguments, [["end"]]);
});

test("the moves of the solved line carry its numbers, and the first try is marked", () => {
  serve({ "/puzzles/week": "" });
  open('data-step="2" data-show=""', LINE);
  globalThis.dispatchEvent = () => true;
  followRiddle(mock.fn());
  const drawn = [...document.querySelectorAll(".numbered")].map((node) => [
    node.querySelector("text").textContent,
    node.querySelector("circle").getAttribute("cx"),
    node.querySelectorAll("path").length,
  ]);
  assert.deepEqual(drawn, [
    ["1", "100", 0],
    ["2", "60", 2],
  ]);
  assert.ok(!$("#line-tab").hidden && !$("#line-sheet").hidden && $("#log-sheet").hidden);
  assert.deepEqual(
    [...document.querySelectorAll("[data-tempting] small")].map(({ hidden }) => hidden),
    [true, false],
  );
});
