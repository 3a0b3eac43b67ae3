/* A guided game asks about what gives up a lot, in points or in chances, and about nothing else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lossOf } from "../../src/aegean/server/static/guide.js";

const WORDS = { loss: "gives up @ points", chance: "gives up @ %" };
const hint = (points, win) => ({ points, win });

test("points come first, then chances; little is not worth a word", () => {
  assert.equal(lossOf(hint(50, 0.5), hint(42, 0.2), WORDS), "gives up 8 points");
  assert.equal(lossOf(hint(50, 0.5), hint(48, 0.35), WORDS), "gives up 15 %");
  assert.equal(lossOf(hint(50, 0.5), hint(47, 0.45), WORDS), "");
});
