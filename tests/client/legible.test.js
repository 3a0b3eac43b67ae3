import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makeLegible } from "../../src/aegean/server/static/legible.js";
import { $, openPage } from "./page.js";

let scale;

beforeEach(() => {
  openPage(`<svg><text id="name" font-size="10">Thessaly</text><text id="count" font-size="5">12</text>
    <text id="small" font-size="5">a sentence</text><text id="large" font-size="20">Attica</text></svg>`);
  for (const text of document.querySelectorAll("text")) text.getScreenCTM = () => ({ a: scale, b: 0 });
});

test("words that are short by up to a fifth grow back, numbers always, and smaller words hide", () => {
  scale = 1;
  makeLegible($("svg"), 12);
  assert.equal($("#name").style.fontSize, "12px");
  assert.equal($("#count").style.fontSize, "12px");
  assert.equal($("#small").style.visibility, "hidden");
  assert.equal($("#large").style.fontSize, "");
});

test("what is large enough again is as it was drawn", () => {
  scale = 1;
  makeLegible($("svg"), 12);
  scale = 3;
  makeLegible($("svg"), 12);
  assert.equal($("#name").style.fontSize, "");
  assert.equal($("#small").style.visibility, "");
});
