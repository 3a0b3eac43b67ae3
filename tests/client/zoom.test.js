import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import { $, define, openPage, place } from "./page.js";

let page;
let zoom;

before(async () => {
  page = openPage();
  zoom = await import("../../src/aegean/server/static/zoom.js");
  zoom.listenToPinch();
});

beforeEach(() => {
  zoom.closeZoom();
  document.body.innerHTML = `<button id="zoom" data-larger="Larger" data-smaller="Smaller"></button>
    <div id="board" class="panels"><figure id="map"><svg><g id="town" data-move="build"></g></svg></figure>
    <figure id="market"><svg></svg></figure></div><div id="own" class="panels"></div>`;
  define("innerWidth", 1000);
  place("#map svg", 0, 100, 400, 200);
  place("#map", 0, 100, 400, 200);
  place("#market", 0, 700, 400, 300);
  place("#town", 300, 250, 20, 60);
  for (const figure of document.querySelectorAll("figure")) {
    Object.defineProperty(figure, "clientWidth", { value: 400 });
    Object.defineProperty(figure, "clientHeight", { value: 200 });
    figure.scrollTo = mock.fn();
  }
});

function zoomed() {
  const open = [...document.querySelectorAll(".zoomed")].map((figure) => figure.id);
  assert.equal(document.body.classList.contains("has-zoom"), open.length > 0);
  assert.equal($("#zoom").getAttribute("aria-label") === "Smaller", open.length > 0);
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

test("the button enlarges the board of which most is on the screen, and makes it small again", () => {
  zoom.toggleZoom();
  assert.deepEqual(zoomed(), ["map"]);
  assert.equal($("#map svg").style.width, "150%");
  zoom.toggleZoom();
  assert.deepEqual(zoomed(), []);
  assert.equal($("#map svg").style.width, "");
  place("#map", 0, -150, 400, 200);
  zoom.toggleZoom();
  assert.deepEqual(zoomed(), ["market"]);
});

test("a phone enlarges more", () => {
  define("innerWidth", 390);
  zoom.toggleZoom();
  assert.equal(Math.round(Number.parseFloat($("#map svg").style.width)), 220);
});

test("a tap on something small enlarges the board there", () => {
  assert.ok(tap("touch"));
  assert.deepEqual(zoomed(), ["map"]);
  // three quarters across and down come to the centre
  assert.deepEqual($("#map").scrollTo.mock.calls[0].arguments, [0.75 * 400 - 200, 0.75 * 200 - 100]);
});

test("a second tap reaches what it touches", () => {
  tap("touch");
  assert.ok(!tap("touch"));
  assert.deepEqual(zoomed(), ["map"]);
});

test("a tap on something large, and a click, are no zoom", () => {
  assert.ok(!tap("mouse"));
  place("#town", 300, 250, 40, 40);
  assert.ok(!tap("touch"));
  assert.deepEqual(zoomed(), []);
});

test("the zoom closes where everything that can be chosen lies elsewhere", () => {
  zoom.toggleZoom();
  zoom.closeIdleZoom();
  assert.deepEqual(zoomed(), ["map"]);
  delete $("#town").dataset.move;
  zoom.closeIdleZoom();
  assert.deepEqual(zoomed(), ["map"]); // nothing can be chosen anywhere
  $("#own").innerHTML = '<b data-move="pass"></b>';
  zoom.closeIdleZoom();
  assert.deepEqual(zoomed(), []);
});

test("two fingers change the scale within its limits", () => {
  zoom.toggleZoom();
  touch("touchstart", 100, 200);
  touch("touchmove", 100, 300);
  assert.equal($("#map svg").style.width, "300%");
  touch("touchmove", 0, 1000);
  assert.equal($("#map svg").style.width, "500%");
  touch("touchmove", 100, 101);
  assert.equal($("#map svg").style.width, "100%");
});

test("what lies between two fingers stays there", () => {
  zoom.toggleZoom();
  $("#map").scrollLeft = 50;
  touch("touchstart", 100, 200);
  touch("touchmove", 50, 250); // from 1.5 to 3, about 150
  assert.equal($("#map").scrollTo.mock.calls.at(-1).arguments[0], 2 * (50 + 150) - 150);
});

test("one finger, or two beside the board, change nothing", () => {
  touch("touchstart", 100, 200);
  touch("touchmove", 100, 300);
  assert.equal($("#map svg").style.width, "");
  zoom.toggleZoom();
  touch("touchstart", 100, 200);
  touch("touchend");
  touch("touchmove", 100, 300);
  assert.equal($("#map svg").style.width, "150%");
});
