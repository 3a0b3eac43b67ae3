/* What is new on the table comes from somewhere, where that can be seen. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { originOf } from "../../src/aegean/server/static/origins.js";
import { $, openPage, place } from "./page.js";

const AREA = `<figure data-seat="1"><svg id="panel-area-1"><use id="crown" href="#disc-red"></use><use id="new-tile" href="#tile"></use>
  <g id="owned-1-metallurgy"><use href="#i-anvil"></use></g></svg></figure>`;
const BOARD = `<figure id="figure-map"><svg id="panel-map"><use id="disc-red-2" href="#disc-red"></use><use id="tribe" href="#tribe"></use></svg></figure>`;

beforeEach(() => {
  openPage(
    `<ol><li id="chip-1" class="chip"><svg class="disc"><use href="#page-red"></use></svg></li></ol>${AREA}${BOARD}`,
  );
  place("#crown", 700, 0);
  place(".disc", 90, 90);
});

/** A piece as a snapshot knows it. */
function was(look, panel, x, y) {
  return { look, panel, box: { x, y, width: 20, height: 20 } };
}

test("a piece comes from where its owner has one less, which is then seen", () => {
  const lost = { seat: "1", by: -1, look: "#disc-red", node: $("#crown") };
  assert.deepEqual(originOf($("#disc-red-2"), new Map(), new Map(), [{ ...lost, look: "#tribe" }, lost]), [710, 10]);
  assert.ok(lost.isSeen);
});

test("what somebody takes comes from where it lay", () => {
  const before = new Map([["market-3", was("#tile", "panel-market", 40, 60)]]);
  assert.deepEqual(originOf($("#new-tile"), before, new Map(), []), [50, 70]);
  const another = new Map([["market-3", was("#card", "panel-market", 40, 60)]]);
  assert.deepEqual(originOf($("#new-tile"), before, another, []), [50, 70]);
  assert.equal(originOf($("#new-tile"), before, before, []), undefined); // it still lies there
});

test("of a pile that stays, the thing of the same name is what was taken", () => {
  const pile = new Map([["tile-metallurgy", was("#i-anvil", "panel-development", 0, 0)]]);
  assert.deepEqual(originOf($("#owned-1-metallurgy"), pile, pile, []), [10, 10]);
  $("#owned-1-metallurgy").id = "base-1-smithy-0";
  const bases = new Map([["bases-smithy", was("#i-hammer", "panel-table", 20, 0)]]);
  assert.deepEqual(originOf($("#base-1-smithy-0"), bases, bases, []), [30, 10]);
  $("#base-1-smithy-0").id = "laid-1-7";
  const laid = new Map([["laid-0-3", was("#i-anvil", "panel-island", 0, 0)]]);
  assert.equal(originOf($("#laid-1-7"), laid, laid, []), undefined);
  $("#laid-1-7").id = "owned-1-metallurgy";
  const other = new Map([["tile-smithy", was("#i-anvil", "panel-development", 0, 0)]]);
  assert.equal(originOf($("#owned-1-metallurgy"), other, other, []), undefined);
});

test("what is in the colour of a seat comes from its area, or from its name where that is out of sight", () => {
  assert.deepEqual(originOf($("#disc-red-2"), new Map(), new Map(), []), [710, 10]);
  place("#crown", 0, 0, 0, 0);
  assert.deepEqual(originOf($("#disc-red-2"), new Map(), new Map(), []), [100, 100]);
  assert.equal(originOf($("#crown"), new Map(), new Map(), []), undefined); // it is in the area
  assert.equal(originOf($("#tribe"), new Map(), new Map(), []), undefined);
});
