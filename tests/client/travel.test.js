import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import { listenForTravel } from "../../src/aegean/server/static/travel.js";
import { $, openPage, press } from "./page.js";

const go = mock.fn();
const letter = mock.fn();

before(() => {
  openPage(`<main id="main" data-table="abc"><input id="typed"></main><aside id="page-keys"></aside>`);
  listenForTravel(go);
  document.addEventListener("keydown", letter);
});

beforeEach(() => {
  go.mock.resetCalls();
  letter.mock.resetCalls();
});

test("G and a letter lead to a page, and the letter means nothing else", () => {
  press("g");
  press("l");
  assert.deepEqual(go.mock.calls[0].arguments, ["/open"]);
  assert.deepEqual(
    letter.mock.calls.map((call) => call.arguments[0].key),
    ["g"],
  );
});

test("a letter alone keeps its meaning, and so does one after G that leads nowhere", () => {
  press("l");
  press("g");
  press("x");
  press("t");
  assert.equal(go.mock.callCount(), 0);
  assert.equal(letter.mock.callCount(), 4);
});

test("nobody is led away while they type", () => {
  $("#typed").focus();
  press("g");
  press("t");
  $("#typed").blur();
  assert.equal(go.mock.callCount(), 0);
});

test("N leads to another table that waits, or to one's tables", async () => {
  const asked = [];
  const answers = [{ table: "xyz" }, { table: "" }];
  globalThis.fetch = async (path) => {
    asked.push(path);
    return { ok: true, json: async () => answers.shift() };
  };
  press("n");
  press("N");
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(asked, ["/api/me/next?after=abc", "/api/me/next?after=abc"]);
  assert.deepEqual(
    go.mock.calls.map((call) => call.arguments[0]),
    ["/t/xyz", "/tables"],
  );
});

test("the keys are shown where the question mark means nothing else", () => {
  const shown = mock.fn();
  $("#page-keys").togglePopover = shown;
  press("?");
  $("#page-keys").remove();
  press("?");
  assert.equal(shown.mock.callCount(), 1);
  assert.equal(letter.mock.callCount(), 1);
});
