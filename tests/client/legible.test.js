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

test("where words say what can be chosen, all grow and none hides", () => {
  scale = 1;
  makeLegible($("svg"), 12, true);
  assert.deepEqual([$("#small").style.fontSize, $("#small").style.visibility], ["12px", ""]);
});

test("what is large enough again is as it was drawn", () => {
  scale = 1;
  makeLegible($("svg"), 12);
  scale = 3;
  makeLegible($("svg"), 12);
  assert.equal($("#name").style.fontSize, "");
  assert.equal($("#small").style.visibility, "");
});

test("a word that has grown hides where it lies on another label, and the name of a water always gives way", () => {
  scale = 1;
  $("svg").insertAdjacentHTML("beforeend", `<g class="water"><text id="water" font-size="20">Ionian Sea</text></g>`);
  $("#water").getScreenCTM = () => ({ a: 1, b: 0 });
  const at = (id, left) => {
    $(id).getBoundingClientRect = () => ({ left, right: left + 50, top: 0, bottom: 12, height: 12 });
  };
  at("#count", 0);
  at("#name", 40);
  at("#large", 200);
  at("#water", 220);
  makeLegible($("svg"), 12);
  assert.deepEqual(
    ["#name", "#count", "#large", "#water"].filter((id) => $(id).style.visibility === "hidden"),
    ["#name", "#water"],
  );
});

test("a name in two lines is seen whole or not at all", () => {
  scale = 3;
  const line = (id) => `<g class="water"><text id="${id}" font-size="20">Sea</text></g>`;
  $("svg").insertAdjacentHTML("beforeend", `<g class="lines">${line("first")}${line("second")}</g>`);
  const at = (id, left) => {
    $(id).getScreenCTM = () => ({ a: 1, b: 0 });
    $(id).getBoundingClientRect = () => ({ left, right: left + 50, top: 0, bottom: 12, height: 12 });
  };
  at("#large", 0);
  at("#first", 20);
  at("#second", 200);
  makeLegible($("svg"), 12);
  assert.equal($("#second").style.visibility, "hidden");
});

test("a sentence that has grown beyond its plate is set closer", () => {
  scale = 1;
  $("svg").insertAdjacentHTML(
    "beforeend",
    `<g><rect class="paper"/><g><text id="told" font-size="10">You may hold one more Titan.</text></g></g>`,
  );
  const told = $("#told");
  told.getScreenCTM = () => ({ a: scale, b: 0 });
  told.getComputedTextLength = () => 120;
  told.getBoundingClientRect = () => ({ left: 10, right: 130, top: 0, bottom: 12, height: 12 });
  $("rect").getBoundingClientRect = () => ({ left: 0, right: 103 });
  makeLegible($("svg"), 12);
  assert.equal(told.getAttribute("textLength"), "90");
  scale = 3;
  makeLegible($("svg"), 12);
  assert.equal(told.getAttribute("textLength"), null);
});

test("a word in the middle of its plate is set closer on both sides", () => {
  scale = 1;
  $("svg").insertAdjacentHTML(
    "beforeend",
    `<g><rect class="room"/><text id="told" font-size="10" text-anchor="middle">takes part</text></g>`,
  );
  const told = $("#told");
  told.getScreenCTM = () => ({ a: scale, b: 0 });
  told.getComputedTextLength = () => 80;
  told.getBoundingClientRect = () => ({ left: -10, right: 70, top: 0, bottom: 12, height: 12 });
  $("rect").getBoundingClientRect = () => ({ left: 0, right: 60 });
  makeLegible($("svg"), 12);
  assert.equal(told.getAttribute("textLength"), "54");
  $("rect").getBoundingClientRect = () => ({ left: -40, right: 60 }); // it stands right of the middle, beside a sign
  makeLegible($("svg"), 12);
  assert.equal(told.getAttribute("textLength"), "54");
});
