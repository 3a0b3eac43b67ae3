/* The stage: panels in their places, miniatures that are brought, tabs on a phone. */
import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import { $, click, define, openPage } from "./page.js";

const NAMES = { own: "Mine", others: "Others", log: "Log" };
let bringNumber;
let render;
let shownForms;
let togglePin;
let wish;

function figure(id, place, [width, height], { about = "", forms = ["full"], move = "" } = {}) {
  const drawings = forms.map(
    (form) => `<svg id="panel-${id}" viewBox="0 0 ${width} ${height}" data-form="${form}" data-words="12">
      <g id="piece-${id}" class="${form}"${move && ` data-move="${move}"`}></g></svg>`,
  );
  return `<figure class="panel" id="figure-${id}" data-place="${place}" data-group="${id}" data-watch="2"
    data-asks="${about}"><figcaption><svg class="icon" viewBox="0 0 9 9"></svg><span>${id}</span></figcaption>${drawings.join("")}</figure>`;
}

function board(more = {}) {
  return `<div id="board" class="panels">${figure("map", "board", [940, 940], { about: "settle" })}
    ${figure("market", "board", [940, 786], { about: "buy", ...more })}</div>`;
}

const OWN = `<div id="own" class="panels">${figure("area-0", "own", [400, 238])}</div>`;
const OTHERS = `<div id="others" class="panels">${figure("area-1", "other", [400, 196])}</div>`;
const role = (id) => $(`#figure-${id}`).dataset.role;
const prompt = (question) => `<p id="prompt" tabindex="-1" data-question="${question}"></p>`;

before(async () => {
  const tabs = Object.entries(NAMES).map(
    ([name, text]) => `<template data-name="${name}"><span>${text}</span></template>`,
  );
  openPage(`<main id="main"><button id="pin"></button><div class="dock" data-region="dock">${prompt("")}
    <div id="drawn-choices"></div></div><div class="content" data-region="content">${board()}${OWN}${OTHERS}</div>
    <section id="words" data-region="log"></section><nav id="tabs" data-region="tabs">${tabs.join("")}</nav></main>`);
  define("innerWidth", 1280);
  define("innerHeight", 720);
  localStorage.setItem("calm", "1");
  ({ bringNumber, togglePin } = await import("../../src/aegean/server/static/miniatures.js"));
  ({ render } = await import("../../src/aegean/server/static/render.js"));
  ({ shownForms, wish } = await import("../../src/aegean/server/static/stage.js"));
  (await import("../../src/aegean/server/static/hands.js")).setStage();
});

beforeEach(() => {
  define("innerWidth", 1280);
  define("innerHeight", 720);
  wish({ brought: null, pinned: null, tab: null, stage: null, dock: null });
  render({ board: board(), own: OWN, others: OTHERS, prompt: prompt("") });
});

test("a form that is on its way is stood for by the one that is here, and its coming brings no board", () => {
  render({ board: board({ forms: ["full", "compact"] }), prompt: prompt("settle") });
  render({ board: board({ forms: ["compact"] }) });
  assert.equal($("#panel-market").dataset.form, "compact");
  render({ prompt: prompt("buy") });
  assert.deepEqual([role("market"), $("#panel-market").dataset.form], ["stage", "compact"]);
  render({ prompt: prompt("") });
  wish({ stage: "map", followed: null });
  render({ board: board({ forms: ["full"] }) });
  assert.deepEqual([role("map"), $("#panel-market").dataset.form], ["stage", "full"]);
});

test("until the form that is wanted comes, a panel has the place of the one that is here", () => {
  const own = (forms) => `<div id="own" class="panels">${figure("area-0", "own", [400, 238], { forms })}</div>`;
  const shape = () => {
    const { width, height } = $("#figure-area-0").style;
    return Number.parseFloat(width) / Number.parseFloat(height);
  };
  const drawn = () => {
    const [, , width, height] = $("#panel-area-0").getAttribute("viewBox").split(" ");
    return width / height;
  };
  const flat = (text) => text.replace(/0 0 400 238" data-form="compact"/, '0 0 604 127" data-form="compact"');
  wish({ dock: 300 });
  render({ own: flat(own(["full", "compact"])) });
  const wanted = $("#panel-area-0").dataset.form;
  const other = wanted === "full" ? "compact" : "full";
  render({ own: flat(own([other])) });
  assert.equal($("#panel-area-0").dataset.form, other);
  assert.ok(Math.abs(shape() / drawn() - 1) < 0.03, `${shape()} for ${drawn()}`);
  assert.ok(shownForms().includes(`:${wanted}`), shownForms());
});

test("the board that is asked about comes to the stage, the other is a miniature", () => {
  render({ prompt: prompt("buy") });
  assert.deepEqual([role("market"), role("map")], ["stage", "miniature"]);
  render({ prompt: prompt("settle") });
  assert.deepEqual([role("market"), role("map")], ["miniature", "stage"]);
});

test("a miniature on which the pointer rests is shown large, its sign stays small", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  $("#figure-market").dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  mock.timers.tick(400);
  assert.ok($("#panel-market").style.width);
  assert.equal($("#figure-market .icon").style.width, "");
  $("#main").dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  assert.equal($("#panel-market").style.width, "");
  mock.timers.reset();
});

test("a click or a key brings a miniature, until the next question", () => {
  click("#figure-market");
  assert.equal(role("market"), "stage");
  bringNumber(1);
  assert.equal(role("map"), "stage");
  render({ prompt: prompt("buy") });
  assert.equal(role("market"), "stage");
});

test("what is pinned stays", () => {
  togglePin();
  render({ prompt: prompt("buy") });
  assert.deepEqual([role("map"), $("#pin").getAttribute("aria-pressed")], ["stage", "true"]);
  togglePin();
  assert.equal(role("market"), "stage");
});

test("a panel is in the page in one form only", () => {
  render({ board: board({ forms: ["full", "compact"] }) });
  assert.equal(document.querySelectorAll("#panel-market").length, 1);
  assert.equal(document.querySelectorAll("#piece-market").length, 1);
});

test("a dock that is narrower where it is lower finds its height and keeps it", () => {
  const dock = $("[data-region=dock]");
  const high = () => Number.parseFloat(dock.style.getPropertyValue("--high"));
  Object.defineProperty(dock, "offsetHeight", { get: () => (high() < 200 ? 220 : 100), configurable: true });
  render({ prompt: prompt("settle") });
  assert.equal(high(), 228);
  render({});
  assert.equal(high(), 228);
  delete dock.offsetHeight;
});

test("before the start the dock of a phone is as high as its sentence", () => {
  define("innerWidth", 390);
  define("innerHeight", 844);
  const dock = $("[data-region=dock]");
  Object.defineProperty(dock, "offsetHeight", { get: () => 40, configurable: true });
  const empty = (id) => `<div id="${id}" class="panels"></div>`;
  render({ board: empty("board"), own: empty("own"), others: empty("others"), prompt: prompt("") });
  assert.equal(dock.style.getPropertyValue("--high"), "48px");
  render({ board: board(), own: OWN, others: OTHERS });
  assert.equal(dock.style.getPropertyValue("--high"), "132px");
  delete dock.offsetHeight;
});

test("a phone has a tab for every group, with a golden mark where something can be chosen", () => {
  define("innerWidth", 390);
  define("innerHeight", 844);
  render({ board: board({ move: "buy 1" }) });
  const tabs = [...document.querySelectorAll(".tab")];
  assert.deepEqual(
    tabs.map((tab) => tab.textContent),
    ["map", "market", "Mine", "Others", "Log"],
  );
  assert.deepEqual(
    tabs.filter((tab) => tab.classList.contains("golden")).map((tab) => tab.dataset.tab),
    ["market"],
  );
  assert.deepEqual([role("map"), role("market")], ["tab", "away"]);
  click(".tab[data-tab=market]");
  assert.deepEqual([role("map"), role("market")], ["away", "tab"]);
});

test("on a phone the tab follows what others do, until the viewer opens one", () => {
  const shown = () => $(".tab[aria-selected=true]").dataset.tab;
  define("innerWidth", 390);
  define("innerHeight", 844);
  render({ board: board(), prompt: prompt("pay") });
  render({ prompt: prompt("") });
  click(".tab[data-tab=map]");
  render({ board: board({ about: "look" }), prompt: prompt("settle") });
  render({ prompt: prompt("") });
  assert.equal(shown(), "map");
  const moved = (id) => board().replace(`id="piece-${id}"`, `id="piece-${id}" transform="translate(9 9)"`);
  render({ board: moved("market") });
  assert.equal(shown(), "market");
  click(".tab[data-tab=own]");
  render({ board: moved("map") });
  assert.equal(shown(), "own");
});

test("after a film a phone shows what the question is about again", () => {
  const shown = () => $(".tab[aria-selected=true]").dataset.tab;
  define("innerWidth", 390);
  define("innerHeight", 844);
  render({ board: board({ about: "buy" }), prompt: prompt("settle") });
  assert.equal(shown(), "map");
  wish({ isShown: true });
  render({ board: board().replace('id="piece-market"', 'id="piece-market" transform="translate(7 7)"') });
  assert.equal(shown(), "market");
  wish({ isShown: false });
  render({ board: board() });
  assert.equal(shown(), "map");
});

test("what changes out of sight is told, of every panel that was there before in the same form", () => {
  define("innerWidth", 390);
  define("innerHeight", 844);
  render({ board: board(), others: OTHERS });
  const moved = OTHERS.replace('id="piece-area-1"', 'id="piece-area-1" transform="translate(5 5)"');
  assert.deepEqual(render({ others: moved }), [{ id: "piece-area-1" }]);
  assert.deepEqual(render({ others: moved }), []);
});

test("what the dock offers marks the tab that the question is about", () => {
  define("innerWidth", 390);
  define("innerHeight", 844);
  render({ prompt: prompt("settle"), "drawn-choices": offers("rest") });
  click(".tab[data-tab=own]");
  const golden = [...document.querySelectorAll(".tab.golden")].map((tab) => tab.dataset.tab);
  assert.deepEqual([golden, $("#main").dataset.aside], [["map"], "map"]);
  render({ "drawn-choices": '<div id="drawn-choices"></div>' });
  assert.equal(document.querySelector(".tab.golden"), null);
});

test("a phone opens the tab of the question again when panels come in the form for it", () => {
  define("innerWidth", 390);
  define("innerHeight", 844);
  const boards = (form, [map, market]) => `<div id="board" class="panels">
    ${figure("map", "board", [940, 940], { about: map, forms: [form] })}
    ${figure("market", "board", [940, 786], { about: market, forms: [form] })}</div>`;
  render({ board: boards("full", ["order", "buy"]), prompt: prompt("order") });
  assert.equal(role("map"), "tab");
  render({ board: boards("phone", ["settle", "order"]) });
  assert.equal(role("market"), "tab");
  click(".tab[data-tab=map]");
  render({});
  assert.equal(role("map"), "tab");
});

function offers(move, size = [370, 710]) {
  return `<div id="drawn-choices" class="panels">${figure("choices", "dock", size, { move })}</div>`;
}

test("a dock that offers too much to be read leaves it to the board, or scrolls", () => {
  render({ board: board({ move: "buy 1" }), "drawn-choices": offers("buy 1", [400, 60]) });
  assert.equal($("#main").dataset.crowded, "");
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ]) {
    define("innerWidth", width);
    define("innerHeight", height);
    render({ board: board({ move: "buy 1" }), "drawn-choices": offers("buy 1") });
    assert.equal($("#main").dataset.crowded, "on-board");
    render({ "drawn-choices": offers("pass") });
    assert.equal($("#main").dataset.crowded, "scrolls");
  }
});

test("words in the dock of the smallest phone are not drawn smaller than they can be read", () => {
  define("innerWidth", 320);
  define("innerHeight", 640);
  render({ "drawn-choices": offers("keep 1", [370, 220]) });
  assert.deepEqual([$("#main").dataset.crowded, $("#panel-choices").style.minHeight], ["", "132px"]);
  render({ "drawn-choices": offers("keep 1", [460, 260]) });
  assert.equal($("#main").dataset.crowded, "scrolls");
});
