import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { occurrences, TextSearch } from "../../src/aegean/server/static/search.js";
import { $, openPage } from "./page.js";

let search;

beforeEach(() => {
  openPage(`<article id="text">
    <section id="setup"><h2>Setup</h2><p id="start">Every player takes a ship.</p></section>
    <section id="turns"><h2>Turns</h2><ol id="steps"><li>Move a ship.</li><li>Pay drachmas.</li></ol>
      <p id="end">Then the next player moves.</p></section>
    <section id="sources"><h2>Sources</h2><dl><div id="legend"><dt>R</dt><dd>The rules say so.</dd></div></dl></section>
    <section id="boards"><h2>Boards</h2><p id="how">Worked out on boards.</p>
      <section class="example" id="voyage"><h3>A voyage</h3><p>Ada sails.</p></section>
      <section class="example" id="trade"><h3>Trade</h3><p>Ada sells.</p></section></section></article>`);
  search = new TextSearch($("#text"));
});

function missed() {
  return [...document.querySelectorAll(".missed")].map((node) => node.id);
}

test("what does not hold the words steps aside, with sections that have nothing left", () => {
  assert.equal(search.filter("drachmas"), 1);
  assert.deepEqual(missed(), ["setup", "start", "end", "sources", "legend", "boards", "how", "voyage", "trade"]);
  assert.equal(search.first.textContent, "Move a ship."); // a list stays whole
});

test("a section whose title holds the words is shown as a whole", () => {
  assert.equal(search.filter("turns"), 0);
  assert.deepEqual(missed(), ["setup", "start", "sources", "legend", "boards", "how", "voyage", "trade"]);
});

test("an example is found as a whole, and the others step aside", () => {
  assert.equal(search.filter("sails"), 1);
  assert.deepEqual(missed(), ["setup", "start", "turns", "steps", "end", "sources", "legend", "how", "trade"]);
  assert.equal(search.first.textContent, "Ada sails.");
});

test("a definition is found", () => {
  assert.equal(search.filter("say so"), 1);
  assert.ok(!missed().includes("sources"));
});

test("without words everything is shown again", () => {
  search.filter("nowhere");
  assert.equal(missed().length, 11);
  search.filter("");
  assert.deepEqual(missed(), []);
});

test("words are found in any case, one after the other", () => {
  assert.deepEqual(occurrences("Ship by ship", "ship"), [0, 8]);
  assert.deepEqual(occurrences("aaaa", "aa"), [0, 2]);
  assert.deepEqual(occurrences("sea", "ship"), []);
});
