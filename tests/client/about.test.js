/* Pointing at a thing opens its card; a table that is arranged anew under a pointer at rest opens none. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { explainThings } from "../../src/aegean/server/static/about.js";
import { $, openPage, serve, settle } from "./page.js";

const CARD = {
  name: "Village",
  kind: "card",
  what: "Turns base cards.",
  now: [],
  html: '<header></header><div class="about-body"></div>',
};

openPage(`<div class="panels"><svg><g id="village" data-about="village"></g></svg></div>
  <div id="about" hidden></div><p id="about-told"></p>`);
mock.timers.enable({ apis: ["setTimeout"] });
const asked = serve({ "/api/games/athens/about/village": CARD });
document.body.dataset.game = "athens";
explainThings(() => ({}), new Event("load"));

function points(kind) {
  $("#village").dispatchEvent(new Event(kind, { bubbles: true }));
  mock.timers.tick(1000);
}

test("only a pointer that moves points", async () => {
  points("pointerover");
  assert.equal(asked.mock.callCount(), 0);
  points("pointermove");
  assert.equal(asked.mock.callCount(), 1);
  await settle();
  assert.equal($("#about").hidden, false);
});

test("a pointer that moves on within a thing asks once", () => {
  points("pointermove");
  assert.equal(asked.mock.callCount(), 1);
});
