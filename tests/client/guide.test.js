/* A guided game asks about what gives up a lot, in points or in chances, and about nothing else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lossOf, reasonsOf } from "../../src/aegean/server/static/guide.js";

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
