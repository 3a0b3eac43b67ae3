import assert from "node:assert/strict";
import { test } from "node:test";
import { leadOnward } from "../../src/aegean/server/static/onward.js";
import { $, openPage } from "./page.js";

const WORDS = 'data-words="Next table: @"';

function openDock(next) {
  const asked = [];
  openPage(`<p id="prompt" class="mine"></p><a id="onward" ${WORDS} hidden></a>`);
  globalThis.fetch = async (address) => {
    asked.push(address);
    return { ok: true, status: 200, headers: new Headers(), json: async () => next };
  };
  leadOnward($("#onward"), "abc");
  return asked;
}

async function turn(isMine) {
  $("#prompt").classList.toggle("mine", isMine);
  document.dispatchEvent(new Event("arranged"));
  await new Promise((done) => setTimeout(done));
}

test("after a move the dock leads to the table that waits next, and no longer once it is one's turn again", async () => {
  const asked = openDock({ table: "xyz", title: "Athens", count: 2 });
  await turn(true);
  assert.ok($("#onward").hidden);
  assert.deepEqual(asked, []);
  await turn(false);
  assert.equal($("#onward").textContent, "Next table: Athens");
  assert.equal($("#onward").getAttribute("href"), "/t/xyz");
  assert.ok(!$("#onward").hidden);
  await turn(false);
  assert.deepEqual(asked, ["/api/me/next?after=abc"], "it is asked once a turn");
  await turn(true);
  assert.ok($("#onward").hidden);
});

test("where no other table waits, nothing leads away", async () => {
  openDock({ table: "", title: "", count: 0 });
  await turn(false);
  assert.ok($("#onward").hidden);
});
