/* The whole page of a table, with a server and a connection that the test plays. */
import assert from "node:assert/strict";
import { afterEach, before, beforeEach, mock, test } from "node:test";
import { FakeWebSocket } from "./fake_socket.js";
import { $, click, define, openPage, press, serve, settle } from "./page.js";

const BODY = `<header class="bar"><ol id="chips"></ol><button id="log-button"></button><button id="chat-button"></button>
  <button id="menu-button"></button></header>
  <div id="menu" hidden><select id="mode"><option>each</option><option>queue</option><option>never</option></select></div>
  <section id="curtain" hidden></section><aside id="aid" hidden data-link="/aid/athens"></aside><aside id="keys" hidden></aside>
  <main id="main" data-table="abc" data-at="5" data-lang="en" data-names='["Ada","Bea"]' data-eyes="0" data-covered="0"
    data-turn="Your turn" data-ask="Type a move" data-not-asked="Not now. @" data-past="This is an earlier position.">
    <p id="line" data-lost="Connection lost"></p><button id="pin"></button><button id="again" hidden></button><button id="skip" hidden></button><i id="progress"></i>
    <button id="pace-slow"></button><button id="pace-normal"></button><button id="pace-fast"></button><button id="pace-none"></button>
    <section id="end"></section><div id="dice" data-rolls="roll" hidden></div><p id="looking" hidden><b id="looking-words"></b><button id="now"></button></p>
    <div class="content"><div id="board" class="panels"></div></div>
    <div class="dock"><p id="prompt" tabindex="-1"></p><button id="elsewhere" data-text="@"></button>
      <div id="callout" hidden></div><div id="preview" hidden></div><div id="coach" hidden></div>
      <div id="choices"></div><div id="acts"><button id="undo"></button><button id="confirm" hidden></button></div></div>
    <form id="command"><input id="typed"><datalist id="typed-moves"></datalist></form>
    <section id="words"><button id="log-tab"></button><button id="chat-tab"></button><div id="log-sheet"></div>
    <div id="chat-sheet" hidden><ol id="talk"></ol></div></section></main>`;
const API = "/api/tables/abc";

let at; // where the table stands
let answers;
let answerPlay; // what the server answers to moves over the live connection
let fetch;

function board(text) {
  return `<div id="board" class="panels"><b data-move="build">${text}</b></div>`;
}

function choices(...moves) {
  const picks = moves.map((move) => `<button class="pick" data-move="${move}"><span>To ${move}</span></button>`);
  return `<div id="choices"><details id="choice-list"><summary></summary>${picks.join("")}</details></div>`;
}

/** The table tells of a new position, or of something that is no move. */
function tell({ moved = true, parts = {}, ...more } = {}) {
  if (moved) at += 1;
  const patches = parts && Object.fromEntries(Object.entries(parts).map(([name, markup]) => [name, [markup]]));
  const head = { number: at, at, moves: at, you: 0, your_turn: true, status: "running", events: [], curtain: false };
  FakeWebSocket.latest.hear({ type: "update", ...head, parts: patches, ...more });
}

/** The bodies of what the page has sent to a path. */
function sent(path) {
  const calls = fetch.mock.calls.map((call) => call.arguments).filter(([address]) => address.startsWith(API + path));
  return calls.map(([, options]) => options?.body && JSON.parse(options.body));
}

/** The moves that the page has played over its live connection in this test. */
function played() {
  return FakeWebSocket.latest.sent.filter(({ type }) => type === "play").map(({ type, id, ...wish }) => wish);
}

function setMode(mode) {
  $("#mode").value = mode;
  $("#mode").dispatchEvent(new document.defaultView.Event("change"));
}

async function choose(selector = "#board b") {
  click(selector);
  await settle();
}

before(async () => {
  at = 5;
  mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  openPage(BODY);
  define("WebSocket", FakeWebSocket);
  document.title = "Athens";
  localStorage.setItem("calm", "1");
  await import("../../src/aegean/server/static/table.js");
  FakeWebSocket.latest.open();
});

beforeEach(() => {
  answers = {
    [`${API}/preview`]: { words: ["To build"], notes: ["Pays 3"], goes_on: true, parts: { board: board("previewed") } },
    [`${API}/undo`]: {},
    [`${API}/chat`]: {},
    [`${API}/why`]: { reason: "Too dear.", clause: "AT-6.3", link: "/rules/athens#AT-6.3" },
    [`${API}/parts`]: { parts: { board: board("earlier") } },
  };
  fetch = serve(answers);
  answerPlay = () => ({ at: at + 1 });
  FakeWebSocket.latest.sent = [];
  FakeWebSocket.latest.onPlay = ({ id }) => FakeWebSocket.latest.hear({ type: "answer", id, ...answerPlay() });
  setMode("each");
  tell({ parts: { board: board("now"), choices: choices("build", "pass"), talk: '<ol id="talk"></ol>' } });
});

afterEach(() => {
  if (!$("#looking").hidden) click("#now");
});

test("a click previews a move, a second one plays it", async () => {
  await choose();
  assert.deepEqual(sent("/preview"), [{ moves: "build", at, lang: "en", layout: "wide" }]);
  assert.equal($("#preview").textContent, "To buildPays 3");
  assert.ok(!$("#confirm").hidden);
  assert.equal($("#board b").getAttribute("aria-pressed"), "true");
  await choose();
  assert.deepEqual(played(), [{ moves: "build", at, lang: "en" }]);
});

test("in mode each the board stays as it is while a move is previewed", async () => {
  await choose();
  assert.equal($("#board").textContent, "now");
});

test("a new position closes the preview", async () => {
  await choose();
  tell();
  assert.ok($("#preview").hidden);
  assert.ok($("#confirm").hidden);
  assert.equal($("[data-move][aria-pressed]"), null);
});

test("something that is no move leaves the preview open", async () => {
  await choose();
  tell({ moved: false, parts: { talk: '<ol id="talk"><li>hello</li></ol>' } });
  assert.ok(!$("#preview").hidden);
  assert.ok($("#chat-button").classList.contains("news"));
  click("#chat-button");
  assert.ok(!$("#chat-button").classList.contains("news"));
  click("#chat-button");
});

test("in mode queue the board shows the queued moves until they are dropped", async () => {
  setMode("queue");
  await choose();
  assert.equal($("#board").textContent, "previewed");
  press("Escape");
  assert.equal($("#board").textContent, "now");
  assert.ok($("#preview").hidden);
});

test("undo takes queued moves back one by one", async () => {
  setMode("queue");
  await choose();
  await choose();
  press("u");
  await settle();
  assert.deepEqual(
    sent("/preview").map(({ moves }) => moves),
    ["build", "build; build", "build"],
  );
  assert.equal($("#board").textContent, "previewed");
  press("u");
  await settle();
  assert.equal($("#board").textContent, "now");
});

test("a change of mode drops the queued moves from the board", async () => {
  setMode("queue");
  await choose();
  setMode("each");
  assert.equal($("#board").textContent, "now");
});

test("a new position replaces the queued moves, also in parts that it does not change", async () => {
  setMode("queue");
  await choose();
  tell({ parts: { choices: choices("pass") } });
  assert.equal($("#board").textContent, "now");
});

test("a refused move is taken from the board, and the reason is shown", async () => {
  setMode("queue");
  await choose();
  answerPlay = () => ({ error: "refused", reason: "Not now.", clause: "AT-1.1" });
  click("#confirm");
  await settle();
  assert.equal($("#board").textContent, "now");
  assert.match($("#callout").textContent, /Not now\. AT-1\.1/);
});

test("without a live connection a move is a request like any other", async () => {
  FakeWebSocket.latest.readyState = FakeWebSocket.CLOSED;
  answers[`${API}/play`] = { at: at + 1 };
  setMode("never");
  await choose();
  FakeWebSocket.latest.readyState = FakeWebSocket.OPEN;
  assert.deepEqual(played(), []);
  assert.deepEqual(sent("/play"), [{ moves: "build", at, lang: "en" }]);
});

test("undo first drops what is chosen, then takes back", async () => {
  await choose();
  press("u");
  assert.ok($("#preview").hidden);
  assert.deepEqual(sent("/undo"), []);
  press("u");
  assert.deepEqual(sent("/undo"), [{ at, lang: "en" }]);
});

test("what is chosen can be taken back, also where nothing before it can", async () => {
  const undo = $("#undo");
  undo.dataset.reason = "Chance has decided.";
  undo.setAttribute("aria-disabled", "true");
  await choose();
  assert.equal(undo.getAttribute("aria-disabled"), "false");
  click("#undo");
  assert.ok($("#preview").hidden);
  assert.equal(undo.getAttribute("aria-disabled"), "true");
  click("#undo");
  assert.deepEqual(sent("/undo"), []);
  assert.match($("#callout").textContent, /^Chance has decided\./);
  delete undo.dataset.reason;
  undo.removeAttribute("aria-disabled");
});

test("what is typed is played, and after a question mark explained", async () => {
  $("#typed").value = "build";
  $("#command").requestSubmit();
  await settle();
  assert.deepEqual(played(), [{ moves: "build", at, lang: "en" }]);
  tell();
  document.activeElement.blur();
  press("?");
  assert.match($("#callout").textContent, /Type a move/);
  $("#typed").value = "pass";
  $("#command").requestSubmit();
  await settle();
  assert.equal(played().length, 1);
  assert.equal($("#callout a").getAttribute("href"), "/rules/athens#AT-6.3");
});

test("Escape ends asking, so that what is typed next is a move", async () => {
  press("?");
  press("Escape");
  assert.ok($("#callout").hidden);
  $("#typed").value = "build";
  $("#command").requestSubmit();
  await settle();
  assert.deepEqual(played(), [{ moves: "build", at, lang: "en" }]);
  assert.deepEqual(sent("/why"), []);
});

test("what is asked by a click is answered once, also for things that the question is not about", async () => {
  tell({
    parts: {
      board: '<div id="board" class="panels"><svg><g id="wall"></g><g id="gate" data-why="gate"></g></svg></div>',
      prompt: '<p id="prompt" tabindex="-1">Your turn: choose a land</p>',
    },
  });
  press("?");
  click("#wall");
  assert.match($("#callout").textContent, /^Not now\. Your turn: choose a land/);
  press("?");
  click("#gate");
  await settle();
  assert.match($("#callout").textContent, /^Too dear\./);
  $("#typed").value = "build";
  $("#command").requestSubmit();
  await settle();
  assert.equal(sent("/why").length, 1);
  assert.deepEqual(played(), [{ moves: "build", at, lang: "en" }]);
});

test("a server that cannot be reached is told in a sentence", async () => {
  document.body.dataset.unreached = "The server cannot be reached.";
  define("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await choose();
  assert.match($("#callout").textContent, /^The server cannot be reached\./);
});

test("arrows go on from an earlier position, and Escape leaves it", async () => {
  $("#main").insertAdjacentHTML("beforeend", '<button id="earlier" data-moves="2"></button>');
  click("#earlier");
  await settle();
  document.activeElement?.blur();
  press("ArrowRight");
  await settle();
  assert.equal($("#looking-words").textContent, `3 / ${at}`);
  press("ArrowLeft");
  await settle();
  assert.equal($("#looking-words").textContent, `2 / ${at}`);
  press("Escape");
  assert.ok($("#looking").hidden);
  $("#earlier").remove();
});

test("while somebody looks back the board stays, and nothing can be chosen", async () => {
  $("#main").insertAdjacentHTML("beforeend", '<button id="earlier" data-moves="2"></button>');
  click("#earlier");
  await settle();
  assert.equal($("#board").textContent, "earlier");
  assert.equal($("#looking-words").textContent, `2 / ${at}`);
  tell({ parts: { board: board("later") } });
  assert.equal($("#board").textContent, "earlier");
  await choose();
  assert.deepEqual(sent("/preview"), []);
  assert.match($("#callout").textContent, /^This is an earlier position\./);
  click("#now");
  assert.ok($("#callout").hidden);
  assert.equal($("#board").textContent, "later");
  $("#earlier").remove();
});

test("a page that comes back takes everything anew", () => {
  FakeWebSocket.latest.close();
  assert.equal($("#line").textContent, "Connection lost");
  document.defaultView.dispatchEvent(new document.defaultView.Event("online"));
  FakeWebSocket.latest.open();
  tell({ moved: false, parts: { board: board("after the night") } });
  assert.equal($("#board").textContent, "after the night");
  assert.equal($("#line").textContent, "");
});

test("H shows the player aid beside the table, K the keys in its place, Escape closes both", async () => {
  answers["/aid/athens"] = '<main><article class="aid"><header>Athens</header><div>Goal</div></article></main>';
  press("h");
  await settle();
  assert.ok(!$("#aid").hidden);
  assert.equal($("#aid").textContent, "AthensGoal");
  press("k");
  assert.ok($("#aid").hidden && !$("#keys").hidden);
  press("h");
  await settle();
  assert.equal($("#aid").textContent, "AthensGoal");
  assert.ok($("#keys").hidden);
  press("Escape");
  assert.ok($("#aid").hidden && $("#keys").hidden);
});

test("the title says whose turn it is", () => {
  assert.equal(document.title, "● Your turn · Athens");
  tell({ your_turn: false });
  assert.equal(document.title, "Athens");
});

test("the menu opens and closes", () => {
  click("#menu-button");
  assert.ok(!$("#menu").hidden);
  assert.equal($("#menu-button").getAttribute("aria-expanded"), "true");
  click("#prompt");
  assert.ok($("#menu").hidden);
});

test("an update without drawings tells whose turn it is; moves are still chosen for what is on the screen", async () => {
  const drawn = at;
  tell({ your_turn: false, parts: null });
  assert.equal(document.title, "Athens");
  tell({ parts: null });
  assert.match(document.title, /Your turn/);
  assert.equal($("#board").textContent, "now");
  await choose();
  assert.equal(sent("/preview")[0].at, drawn);
  tell({ moved: false, parts: { board: board("later") } });
  assert.equal($("#board").textContent, "later");
  assert.equal($("#main").dataset.at, String(at));
});
