import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Curtain } from "../../src/aegean/server/static/curtain.js";
import { $, openPage } from "./page.js";

let curtain;

beforeEach(() => {
  openPage(`<section id="curtain" hidden><span id="curtain-disc"></span><h2 data-text="Pass to @"></h2>
    <button id="lift" data-text="I am @"></button></section>
    <main id="main"><p id="prompt" tabindex="-1"></p></main>
    <i id="chip-0"><b class="disc red"></b></i><i id="chip-1"><b class="disc blue"></b></i>`);
  curtain = new Curtain("abc", ["Ada", "Bea"]);
});

function isClosed() {
  assert.equal($("#main").inert, !$("#curtain").hidden);
  return $("#main").inert;
}

test("a seat with secrets is covered until its player is there", () => {
  curtain.update(true, 1);
  assert.ok(isClosed());
  assert.equal($("#lift").textContent, "I am Bea");
  assert.equal($("h2").textContent, "Pass to Bea");
  assert.ok($("#curtain-disc .blue"));
  assert.equal(document.activeElement, $("#lift"));
  curtain.lift();
  assert.ok(!isClosed());
  assert.equal(document.activeElement, $("#prompt"));
});

test("the player who is there stays there, also after a reload", () => {
  curtain.update(true, 1);
  curtain.lift();
  curtain.update(true, 1);
  assert.ok(!isClosed());
  new Curtain("abc", ["Ada", "Bea"]).update(true, 1);
  assert.ok(!isClosed());
});

test("the next player is covered, and so is the one before when they come back", () => {
  curtain.update(true, 1);
  curtain.lift();
  curtain.update(true, 0);
  assert.ok(isClosed());
  curtain.lift();
  curtain.update(true, 1);
  assert.ok(isClosed());
});

test("a seat without secrets is seen at once, and whoever sits there stays", () => {
  curtain.update(false, 0);
  assert.ok(!isClosed());
  curtain.update(true, 0);
  assert.ok(!isClosed());
});

test("another table has a curtain of its own", () => {
  curtain.update(false, 1);
  new Curtain("xyz", ["Ada", "Bea"]).update(true, 1);
  assert.ok(isClosed());
});

test("who does not want it has none", () => {
  localStorage.setItem("curtain", "0");
  curtain.update(true, 1);
  assert.ok(!isClosed());
});
