import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import { $, define, openPage, place } from "./page.js";

let page;
let zoom;

before(async () => {
  page = openPage();
  zoom = await import("../../src/aegean/server/static/zoom.js");
  zoom.listenToPinch();
  zoom.listenToDoubleTaps();
});

beforeEach(() => {
  zoom.closeZoom();
  document.body.innerHTML = `<main id="main"><div id="board" class="panels">
    <figure class="panel" id="figure-map" data-role="stage" data-group="map" data-place="board" data-watch="3">
    <svg viewBox="0 0 400 200" data-form="full" data-words="12"><g id="town" data-move="build"></g><path id="sea"/></svg></figure>
    </div><div id="own" class="panels"></div></main>`;
  define("innerWidth", 1000);
  place("#figure-map svg", 0, 100, 400, 200);
  place("#figure-map", 0, 100, 400, 200);
  place("#town", 300, 250, 20, 60);
  for (const figure of document.querySelectorAll("figure")) {
    Object.defineProperty(figure, "clientWidth", { value: 400 });
    Object.defineProperty(figure, "clientHeight", { value: 200 });
    figure.scrollTo = mock.fn();
  }
});

function zoomed() {
  const open = [...document.querySelectorAll(".zoomed")].map((figure) => figure.id);
  return open;
}

function tap(pointerType) {
  return zoom.zoomOnTap({ target: $("#town"), pointerType, clientX: 300, clientY: 250 });
}

/** Two fingers at these places of the screen. */
function touch(type, ...xs) {
  const event = new page.Event(type, { bubbles: true, cancelable: true });
  event.touches = xs.map((clientX) => ({ clientX, clientY: 100 }));
  $("#town").dispatchEvent(event);
}

/** A double tap beside what can be touched. */
function doubleTap() {
  $("#sea").dispatchEvent(new MouseEvent("dblclick", { bubbles: true, clientX: 200, clientY: 200 }));
}

test("a double tap enlarges a board, and once more makes it small again", () => {
  doubleTap();
  assert.deepEqual(zoomed(), ["figure-map"]);
  assert.equal($("#figure-map svg").style.width, "160%");
  doubleTap();
  assert.deepEqual(zoomed(), []);
  assert.equal($("#figure-map svg").style.width, "");
});

test("a double tap on a miniature, or on a choice, is no zoom", () => {
  $("#town").dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
  assert.deepEqual(zoomed(), []);
  $("#figure-map").dataset.role = "miniature";
  doubleTap();
  assert.deepEqual(zoomed(), []);
});

test("a tap on something small enlarges the board there", () => {
  assert.ok(tap("touch"));
  assert.deepEqual(zoomed(), ["figure-map"]);
  // three quarters across and down come to the centre
  assert.deepEqual($("#figure-map").scrollTo.mock.calls[0].arguments, [0.75 * 400 - 200, 0.75 * 200 - 100]);
});

test("a second tap reaches what it touches", () => {
  tap("touch");
  assert.ok(!tap("touch"));
  assert.deepEqual(zoomed(), ["figure-map"]);
});

test("a tap on something large, and a click, are no zoom", () => {
  assert.ok(!tap("mouse"));
  place("#town", 300, 250, 40, 40);
  assert.ok(!tap("touch"));
  assert.deepEqual(zoomed(), []);
});

test("the zoom closes where everything that can be chosen lies elsewhere", () => {
  doubleTap();
  zoom.fitZoom();
  assert.deepEqual(zoomed(), ["figure-map"]);
  delete $("#town").dataset.move;
  zoom.fitZoom();
  assert.deepEqual(zoomed(), ["figure-map"]); // nothing can be chosen anywhere
  $("#own").innerHTML = '<b data-move="pass"></b>';
  zoom.fitZoom();
  assert.deepEqual(zoomed(), []);
});

test("a zoom for something that was too small closes when it has been chosen", () => {
  tap("touch");
  delete $("#town").dataset.move;
  zoom.fitZoom();
  assert.deepEqual(zoomed(), []);
});

test("one board at a time is enlarged, and none that another tab hides", () => {
  doubleTap();
  $("#own").innerHTML =
    '<figure class="panel" id="figure-hand" data-role="tab"><svg viewBox="0 0 9 9"><b data-move="a"></b></svg></figure>';
  place("#figure-hand b", 0, 0, 9, 9);
  $("#figure-hand").scrollTo = mock.fn();
  assert.ok(zoom.zoomOnTap({ target: $("#figure-hand b"), pointerType: "touch", clientX: 1, clientY: 1 }));
  assert.deepEqual(zoomed(), ["figure-hand"]);
  $("#figure-hand").dataset.role = "away";
  zoom.fitZoom();
  assert.deepEqual(zoomed(), []);
});

test("what a tap has enlarged becomes small again once another question is asked", () => {
  document.body.insertAdjacentHTML("beforeend", '<p id="prompt" data-question="build"></p>');
  tap("touch");
  zoom.fitZoom();
  assert.deepEqual(zoomed(), ["figure-map"]);
  $("#prompt").dataset.question = "pay";
  zoom.fitZoom();
  assert.deepEqual(zoomed(), []);
  doubleTap(); // by hand: it stays
  $("#prompt").dataset.question = "";
  zoom.fitZoom();
  assert.deepEqual(zoomed(), ["figure-map"]);
});

test("an enlarged board leaves room for what has come above the table", () => {
  place("#main", 0, 56, 1000, 700);
  doubleTap();
  assert.equal($("#figure-map").style.top, "56px");
  place("#main", 0, 120, 1000, 636);
  zoom.fitZoom();
  assert.equal($("#figure-map").style.top, "120px");
});

test("two fingers enlarge a board and change its scale within its limits", () => {
  touch("touchstart", 100, 200);
  assert.deepEqual(zoomed(), ["figure-map"]);
  touch("touchmove", 100, 225);
  assert.equal($("#figure-map svg").style.width, "200%");
  touch("touchmove", 0, 1000);
  assert.equal($("#figure-map svg").style.width, "300%");
  touch("touchmove", 100, 101);
  assert.equal($("#figure-map svg").style.width, "100%");
});

test("what lies between two fingers stays there", () => {
  doubleTap();
  $("#figure-map").scrollLeft = 50;
  touch("touchstart", 100, 200);
  touch("touchmove", 87.5, 212.5); // from 1.6 to 2, about 150
  assert.equal($("#figure-map").scrollTo.mock.calls.at(-1).arguments[0], 1.25 * (50 + 150) - 150);
});

test("one finger changes nothing", () => {
  touch("touchstart", 100);
  touch("touchmove", 100, 300);
  assert.deepEqual(zoomed(), []);
});
