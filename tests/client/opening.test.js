/* What a page came with, and what comes when it is first needed. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openParts } from "../../src/aegean/server/static/opening.js";
import { openPage, serve } from "./page.js";

const GROUND = "/ground/athens/2/en/wide/0123456789ab.json";

function script(ground, patches) {
  document.body.innerHTML = `<script type="application/json" id="pieces" data-opened="abc" data-ground="${ground}"></script>`;
  const node = document.getElementById("pieces");
  node.textContent = JSON.stringify(patches);
  return node;
}

beforeEach(() => openPage());

test("a page is its ground and how it differs from it", async () => {
  serve({ [GROUND]: { board: ["<a>", "<b>", "<c>"], own: ["mine"] } });
  const { parts, opened } = await openParts(script(GROUND, { board: [[0, 1], "<x>", [2, 1]], log: ["told"] }));
  assert.deepEqual(parts.markup(["board", "own", "log"]), { board: "<a><x><c>", own: "mine", log: "told" });
  assert.equal(opened, "abc");
});

test("a page without a ground has everything in it", async () => {
  const { parts, opened } = await openParts(script("", { board: ["<a>"] }));
  assert.deepEqual([parts.markup(["board"]), opened], [{ board: "<a>" }, "abc"]);
});

test("where the ground cannot be had, nothing is opened and the connection brings everything", async () => {
  serve({});
  const { parts, opened } = await openParts(script(GROUND, { board: [[0, 1]] }));
  assert.deepEqual([parts.markup(["board"]), opened], [{}, ""]);
});
