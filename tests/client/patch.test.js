import assert from "node:assert/strict";
import { test } from "node:test";
import { Parts } from "../../src/aegean/server/static/patch.js";

test("a patch takes runs of old pieces over and puts new text between them", () => {
  const parts = new Parts();
  assert.deepEqual(parts.apply({ board: ["a", "b", "c", "d"] }), { board: "abcd" });
  assert.deepEqual(parts.apply({ board: [[0, 2], "x", [2, 2]] }), { board: "abxcd" });
  assert.deepEqual(parts.apply({ board: [[3, 2], [0, 1], "y"] }), { board: "cday" });
});

test("only the parts that were patched are returned", () => {
  const parts = new Parts();
  parts.apply({ board: ["a"], log: ["l"] });
  assert.deepEqual(parts.apply({ log: [[0, 1], "m"] }), { log: "lm" });
});

test("the markup of known parts can be had again", () => {
  const parts = new Parts();
  parts.apply({ board: ["a"], log: ["l"] });
  assert.deepEqual(parts.markup(["board", "chips"]), { board: "a" });
});

test("a new connection sends whole parts, which replace the old ones", () => {
  const parts = new Parts();
  parts.apply({ board: ["a", "b"] });
  assert.deepEqual(parts.apply({ board: ["c"] }), { board: "c" });
  assert.deepEqual(parts.apply({ board: [[0, 1], "d"] }), { board: "cd" });
});
