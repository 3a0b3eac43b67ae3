/* The forms of panels: what is known of each, and when the server is told which ones are shown. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { formsTold, placeOf, remember } from "../../src/aegean/server/static/forms.js";
import { Telling } from "../../src/aegean/server/static/telling.js";
import { openPage } from "./page.js";

const form = (name, height) => ({ form: name, width: 100, height, words: 12 });
const names = (forms) => forms.map(({ form, height }) => `${form} ${height}`);
let layout;
let page;
let shown;
let told;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: 10_000 });
  page = openPage();
  [layout, shown, told] = ["wide", "map:full", []];
});

function telling() {
  const found = new Telling(
    () => ({ lang: "en", layout }),
    () => shown,
  );
  found.socket = {
    view: { lang: "en", layout },
    changeView(view) {
      this.view = view;
      told.push(view.forms ?? "all");
    },
  };
  return found;
}

function arranged() {
  document.dispatchEvent(new Event("arranged"));
  mock.timers.tick(0);
}

test("a form that is no longer sent is known as it was", () => {
  remember("camp", [form("full", 90), form("compact", 40)]);
  assert.deepEqual(names(remember("camp", [form("compact", 50)])), ["full 90", "compact 50"]);
  assert.deepEqual(names(remember("camp", [form("phone", 70), form("compact", 30)])), ["phone 70", "compact 30"]);
});

test("a form of another layout is forgotten", () => {
  remember("map", [form("full", 90)]);
  assert.deepEqual(names(remember("map", [form("phone", 80)])), ["phone 80"]);
  remember("own", [form("phone", 80), form("compact", 60)]);
  assert.deepEqual(names(remember("own", [form("full", 90)])), ["full 90"], "its compact form too");
});

test("the form of every panel that has several is told, of one that is away the form that is here", () => {
  remember("hand", [form("full", 90), form("compact", 40)]);
  remember("city", [form("full", 90), form("compact", 40)]);
  remember("sea", [form("full", 90)]);
  remember("camp-0", [form("full", 90), form("compact", 40)]);
  const panels = ["hand", "city", "sea"].map((id) => ({ id, at: id, present: [{ form: "full" }] }));
  panels.push({ id: "camp-2", at: "camp-0", present: [{ form: "full" }] });
  const shown = new Map([
    ["hand", "compact"],
    ["camp-2", "compact"],
  ]);
  assert.deepEqual(formsTold(shown, panels), ["camp-0:compact", "city:full", "hand:compact"]);
});

test("forms are told once, and again when they have changed", () => {
  telling();
  arranged();
  arranged();
  shown = "map:compact";
  arranged();
  assert.deepEqual(told, ["map:full"], "not at once after the last time");
  mock.timers.tick(500);
  assert.deepEqual(told, ["map:full", "map:compact"]);
});

test("while another position is on the screen nothing is told", () => {
  telling();
  shown = false;
  arranged();
  assert.deepEqual(told, []);
});

test("in another layout all forms are asked for, and then those that are shown", () => {
  telling();
  arranged();
  layout = "narrow";
  page.dispatchEvent(new page.Event("resize"));
  assert.deepEqual(told, ["map:full", "all"]);
  shown = "map:phone";
  document.dispatchEvent(new Event("arranged"));
  mock.timers.tick(500);
  assert.deepEqual(told, ["map:full", "all", "map:phone"]);
});

test("seats are counted from whoever looks, so that the forms stay when somebody else does", () => {
  const places = (seats) => ["map", "camp-1", "camp-2", "camp-0"].map((id) => placeOf(id, seats));
  assert.deepEqual(places(["1", "2", "0"]), ["map", "camp-0", "camp-1", "camp-2"]);
  assert.deepEqual(places(["2", "0", "1"]), ["map", "camp-2", "camp-0", "camp-1"]);
  assert.deepEqual(places([]), ["map", "camp-1", "camp-2", "camp-0"], "before anybody sits there");
});
