import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { hideAdvice, showAdvice } from "../../src/aegean/server/static/coach.js";
import { $, openPage, serve } from "./page.js";

const HINT = {
  move: "build 3",
  words: "Build the temple",
  win: 0.617,
  points: 41.6,
  reasons: [
    { words: "Temples", points: 3 },
    { words: "Gold", points: -1.5 },
  ],
};

beforeEach(() => {
  openPage(`<div id="coach" hidden data-title="Advice" data-thinks="Thinking" data-win="to win"
    data-points="points"></div>`);
});

test("while the coach thinks the box says so", () => {
  serve({ "/hint": [] });
  showAdvice("/hint", () => true);
  assert.ok(!$("#coach").hidden);
  assert.equal($("#coach").textContent, "Thinking");
});

test("advice names the move, its chances and its reasons, and can be clicked", async () => {
  serve({ "/hint": [HINT, { ...HINT, move: "pass", reasons: [] }] });
  await showAdvice("/hint", () => true);
  const [first, second] = document.querySelectorAll("#coach li button.advice");
  assert.equal(first.dataset.move, "build 3");
  assert.equal(first.querySelector(".what").textContent, "Build the temple");
  assert.equal(first.querySelector(".figures").textContent, "62 % to win · 42 points");
  assert.equal(first.querySelector(".because").textContent, "Temples +3 · Gold −1.5");
  assert.equal(second.querySelector(".because"), null);
});

test("advice that comes too late is not shown", async () => {
  serve({ "/hint": [HINT] });
  await showAdvice("/hint", () => false);
  assert.equal($("#coach li"), null);
});

test("a refusal closes the box and is passed on", async () => {
  serve({ "/hint": { status: 409, reason: "No hints at this table." } });
  await assert.rejects(
    showAdvice("/hint", () => true),
    /No hints/,
  );
  assert.ok($("#coach").hidden);
});

test("the box can be hidden", () => {
  $("#coach").hidden = false;
  hideAdvice();
  assert.ok($("#coach").hidden);
});
