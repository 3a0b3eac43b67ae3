/* A guided game asks about what gives up a lot, in points or in chances, and about nothing else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lossOf, reasonsOf, thinkAhead, warn } from "../../src/aegean/server/static/guide.js";
import { $, openPage, serve } from "./page.js";

const WORDS = { loss: "gives up @ points", chance: "gives up @ %" };
const hint = (points, win) => ({ points, win });

test("points come first, then chances; little is not worth a word", () => {
  assert.equal(lossOf(hint(50, 0.5), hint(42, 0.2), WORDS), "gives up 8 points");
  assert.equal(lossOf(hint(50, 0.5), hint(48, 0.35), WORDS), "gives up 15 %");
  assert.equal(lossOf(hint(50, 0.5), hint(47, 0.45), WORDS), "");
});

test("what the search cannot tell from the best is no loss", () => {
  assert.equal(lossOf(hint(50, 0.5), { ...hint(42, 0.4), equal: true }, WORDS), "");
});

test("a warning says what speaks against a move, what somebody could answer, and what is better", () => {
  const best = {
    words: "Take a Stable",
    plan: [
      { when: "answer", words: "Possible answer: Ben trades." },
      { when: "next", words: "Then: Ann places cavalry." },
    ],
  };
  const chosen = {
    because: "Because it brings 6 points at once. It brings less in: cubes.",
    worse: "It brings less in: cubes.",
    plan: [{ when: "answer", words: "Possible answer: Ben takes it." }],
  };
  assert.equal(
    reasonsOf("This gives up about 8 points.", best, chosen, { better: "Better: @." }),
    "This gives up about 8 points. It brings less in: cubes. Possible answer: Ben takes it. Better: Take a Stable. Then: Ann places cavalry.",
  );
});

test("a warning goes with the position it is about, and when something else is chosen", async () => {
  openPage(`<section id="guide" data-loss="gives up @ points" data-better="Better: @."><input type="checkbox" id="warnings" checked>
    <div id="warning" hidden><p id="warning-words"></p><button id="think-again"></button><button id="do-it"></button>
    <button id="no-warnings"></button></div></section>`);
  const hints = [
    { move: "a", words: "A", points: 50, win: 0.5, plan: [] },
    { move: "b", words: "B", points: 40, win: 0.5, plan: [] },
  ];
  serve({ "/hint": hints });
  await thinkAhead("/hint", 1, true);
  assert.ok(warn(["b"], () => {}) && !$("#warning").hidden);
  await thinkAhead("/hint", 1, true); // somebody spoke
  assert.ok(!$("#warning").hidden);
  assert.ok(!warn(["a"], () => {}) && $("#warning").hidden);
  for (const at of [2, 3, 4]) await thinkAhead("/hint", at, true);
  assert.ok(warn(["b"], () => {}) && !$("#warning").hidden);
  await thinkAhead("/hint", 5, false);
  assert.ok($("#warning").hidden);
});
