/* Lists of any length on the owner's sheet: chips and places of a board, and lists that call each other back. */
import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { openPage } from "./page.js";

let lists;

const menu = (words) => words.map((word) => `<option value='${JSON.stringify(word)}'>${word}!</option>`).join("");
const value = (name) => document.querySelector(`[data-mutual="${name}"]`);

function land(name) {
  return `<div class="value" data-open="set" data-mutual="${name}"><span class="chosen"></span>
    <select class="more"><option value="">add</option>${menu(["attica", "boeotia", "euboea"])}</select></div>`;
}

before(async () => {
  openPage();
  lists = await import("../../src/aegean/server/static/sheet_lists.js");
});

beforeEach(() => {
  document.body.innerHTML = ["attica", "boeotia", "euboea"].map(land).join("");
});

test("a list is as ours where it holds the same, else in the order of the menu", () => {
  lists.showList(value("attica"), ["euboea", "boeotia"]);
  assert.deepEqual(lists.listed(value("attica"), ["euboea", "boeotia"]), ["euboea", "boeotia"]);
  assert.deepEqual(lists.listed(value("attica"), ["euboea"]), ["boeotia", "euboea"]);
  assert.equal(value("attica").querySelector(".chip").textContent, "euboea!");
});

test("what is chosen from the menu is added once", () => {
  const more = value("attica").querySelector(".more");
  for (const _ of [1, 2]) {
    more.value = '"boeotia"';
    lists.add(value("attica"), more);
  }
  assert.deepEqual(lists.listed(value("attica"), []), ["boeotia"]);
  assert.equal(more.value, "");
});

test("numbers are added as often as somebody likes, and stay numbers", () => {
  document.body.innerHTML = `<div class="value" data-open="list"><span class="chosen"></span>
    <select class="more"><option value="">add</option>${menu([1, 2])}</select></div>`;
  const [field, more] = [document.querySelector(".value"), document.querySelector(".more")];
  for (const number of ["2", "2", "1"]) {
    more.value = number;
    lists.add(field, more);
  }
  assert.deepEqual(lists.listed(field, []), [2, 2, 1]);
});

test("whoever is called calls back, and whoever is not no longer does", () => {
  const all = ["attica", "boeotia", "euboea"].map(value);
  const entered = (one) => lists.listed(one, []);
  lists.showList(all[0], ["boeotia"]);
  lists.showList(all[2], ["attica"]);
  lists.callBack(all[0], all, entered, lists.showList);
  assert.deepEqual(all.map(entered), [["boeotia"], ["attica"], []]);
});

test("the places of a board are marked", () => {
  const place = (word) => `<label><input type="checkbox" data-word='"${word}"'></label>`;
  document.body.innerHTML = `<div class="value" data-open="set"><span class="board">${["a1", "a2"].map(place).join("")}
    </span></div>`;
  const field = document.querySelector(".value");
  lists.showList(field, ["a2"]);
  assert.deepEqual(lists.listed(field, []), ["a2"]);
});
