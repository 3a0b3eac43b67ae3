import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { $, openPage } from "./page.js";

let counter;
const played = [];

before(async () => {
  openPage();
  counter = await import("../../src/aegean/server/static/counter.js");
  counter.bindCounter((move) => played.push(move));
});

beforeEach(() => {
  played.length = 0;
  const kind = (word, most) => `<div><button type="button" data-step="-1">−</button>
    <input type="number" name="${word}" value="0" min="0" max="${most}"><button type="button" data-step="1">+</button></div>`;
  document.body.innerHTML = `<form id="counter" data-verb="discard" data-total="3">${kind("lower", 2)}${kind("middle", 3)}
    <button class="primary" data-text="Do it: @ of 3"></button></form>`;
  counter.checkCounter();
});

function plus(word) {
  $(`[name=${word}] + [data-step="1"]`).click();
}

test("the button waits until all are counted and says how many there are", () => {
  const button = $(".primary");
  assert.ok(button.disabled);
  plus("lower");
  plus("middle");
  assert.equal(button.textContent, "Do it: 2 of 3");
  assert.ok(button.disabled);
  plus("middle");
  assert.ok(!button.disabled);
  button.click();
  assert.deepEqual(played, ["discard 1 lower, 2 middle"]);
});

test("nobody counts more than there are or fewer than none", () => {
  plus("lower");
  plus("lower");
  assert.ok($('[name=lower] + [data-step="1"]').disabled);
  assert.ok($('[data-step="-1"] + [name=middle]').previousElementSibling.disabled);
  $("[name=middle]").value = "9";
  $("[name=middle]").dispatchEvent(new document.defaultView.Event("input", { bubbles: true }));
  assert.equal($("[name=middle]").value, "3");
  assert.ok($(".primary").disabled);
  $("#counter").dispatchEvent(new document.defaultView.Event("submit", { bubbles: true, cancelable: true }));
  assert.deepEqual(played, []);
});
