import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { showAdvice } from "../../src/aegean/server/static/coach.js";
import { $, openPage, serve } from "./page.js";

const HINT = {
  move: "build 3",
  words: "Build the temple",
  promise: "62% to win · 42 points",
  against: "Better than the next best move by about 2 points.",
  plan: [{ when: "then", seat: 0, words: "Then: Ann pays 2 gold." }],
  because: "Better than other moves for: temples.",
};

beforeEach(() => {
  openPage(`<div id="coach" hidden data-title="Advice" data-thinks="Thinking" data-follows="What follows"></div>`);
});

test("while the coach thinks the box says so", () => {
  serve({ "/hint": [] });
  showAdvice("/hint", () => true);
  assert.ok(!$("#coach").hidden);
  assert.equal($("#coach").textContent, "Thinking");
});

test("advice names the move, its chances, what follows and why, and can be clicked", async () => {
  serve({ "/hint": [HINT, { ...HINT, move: "pass", plan: [], because: "" }, HINT] });
  await showAdvice("/hint", () => true);
  const [first, second, third] = document.querySelectorAll("#coach ol > li");
  assert.equal(first.querySelector("button.advice").dataset.move, "build 3");
  assert.equal(first.querySelector(".what").textContent, "Build the temple");
  assert.equal(first.querySelector(".figures").textContent, "62% to win · 42 points");
  assert.equal(first.querySelector(".against").textContent, HINT.against);
  assert.equal(first.querySelector(".because").textContent, HINT.because);
  assert.deepEqual(
    [...first.querySelectorAll(".plan li")].map((line) => line.textContent),
    [HINT.plan[0].words],
  );
  assert.ok(first.querySelector(".plan").open && !third.querySelector(".plan").open);
  assert.equal(second.querySelector(".plan"), null);
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
