/* Dice that are rolled are seen over the stage. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { clearDice, showDice } from "../../src/aegean/server/static/dice.js";
import { $, openPage, place } from "./page.js";

const FIGHT = { move: "roll 2 6 skull", words: "Combat dice: 2, 6 and skull.", notes: [{ words: "Ada wins." }] };

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  openPage(
    '<div id="dice" data-rolls="roll grey" hidden></div><template data-face="skull"><svg class="icon"></svg></template>',
  );
});

afterEach(() => {
  clearDice();
  mock.timers.reset();
});

test("each die shows its pips or the sign of its face, with what came of it", () => {
  showDice([{ move: "fight r0c1", words: "", notes: [] }, FIGHT]);
  const dice = [...document.querySelectorAll(".die")];
  assert.deepEqual(
    dice.map((die) => die.querySelectorAll(".pip").length),
    [2, 6, 0],
  );
  assert.ok(dice[2].querySelector(".icon"));
  assert.equal($("#dice p").textContent, "Combat dice: 2, 6 and skull. Ada wins.");
  assert.equal(dice[0].animations.length, 1);
});

test("a game says which of its moves roll dice", () => {
  showDice([{ move: "order left", words: "", notes: [] }]);
  assert.ok($("#dice").hidden);
  showDice([{ move: "roll_grey; grey skull 3", words: "Grey dice.", notes: [] }]);
  assert.equal(document.querySelectorAll(".die").length, 2);
});

test("dice rest until something else has happened and they could be read", () => {
  showDice([FIGHT]);
  showDice([{ move: "take card", words: "", notes: [] }]);
  assert.ok(!$("#dice").hidden);
  mock.timers.tick(2500);
  assert.ok($("#dice").hidden);
});

test("dice that could be read make way for what can be chosen below them", () => {
  document.body.insertAdjacentHTML("beforeend", '<div class="panels"><b data-move="discard"></b></div>');
  place("#dice", 100, 100, 200, 90);
  place("b", 400, 100, 50, 50);
  showDice([FIGHT]);
  mock.timers.tick(2500);
  assert.ok(!$("#dice").hidden); // it lies beside them
  place("b", 250, 150, 50, 50);
  showDice([FIGHT]);
  mock.timers.tick(2400);
  assert.ok(!$("#dice").hidden);
  mock.timers.tick(100);
  assert.ok($("#dice").hidden);
});

test("nothing rolls for whoever wants to see nothing move", () => {
  localStorage.setItem("calm", "1");
  showDice([FIGHT]);
  assert.equal($(".die").animations, undefined);
  localStorage.removeItem("calm");
});

test("whoever chooses something has seen them", () => {
  showDice([FIGHT]);
  clearDice();
  assert.ok($("#dice").hidden);
});
