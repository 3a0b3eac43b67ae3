import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { animateFrom, arc, snapshot, turnAngle } from "../../src/aegean/server/static/motion.js";
import { $, openPage, place } from "./page.js";

const BOARD = `<div id="board" class="panels">
  <svg id="sea" viewBox="0 0 500 500"><g id="ship"><g id="sailor"></g></g><g id="wheel" data-turn="0"><g class="upright"></g><g id="pearl"></g></g></svg>
  <svg id="land" viewBox="0 0 500 500"><g id="temple"></g></svg>
</div>`;

beforeEach(() => {
  openPage(BOARD);
  place("#sea", 0, 0, 500, 500);
  place("#land", 500, 0, 500, 500);
  place("#ship", 100, 100);
  place("#sailor", 105, 105, 5, 5);
  place("#temple", 600, 50);
  place("#wheel", 200, 200, 100, 100);
  place("#pearl", 200, 200);
  const matrix = { e: 3, f: 4 };
  Object.defineProperty($(".upright"), "transform", { value: { baseVal: { getItem: () => ({ matrix }) } } });
});

function near(actual, expected) {
  assert.ok(Math.hypot(actual[0] - expected[0], actual[1] - expected[1]) < 1e-9, `${actual} is not ${expected}`);
}

/** The translations of the copy that travels for a piece, and of its after-images. */
function journeys() {
  const moving = [...document.querySelectorAll(".journeys > g > g")].filter(
    ({ animations }) => animations?.[0].frames[0].translate,
  );
  return moving.map(({ animations: [{ frames }] }) => frames.map(({ translate }) => translate));
}

test("a piece travels from where it was, with a trail and three after-images, and is hidden meanwhile", () => {
  const before = snapshot();
  place("#temple", 700, 80);
  assert.deepEqual(animateFrom(before), [{ id: "temple", from: [110, 60] }]);
  assert.deepEqual(journeys(), Array(4).fill(["-100px -30px", "0px 0px"]));
  assert.equal($(".journeys path.dots").getAttribute("d"), "M610 60L710 90");
  assert.equal(document.querySelectorAll(".journeys ellipse").length, 1);
  assert.equal($(".journeys #temple"), null);
  assert.deepEqual($("#temple").animations[0].frames, [{ opacity: 0 }, { opacity: 0 }]);
});

test("a short way needs no journey", () => {
  const before = snapshot();
  place("#temple", 612, 50);
  animateFrom(before);
  assert.deepEqual($("#temple").animations[0].frames, [{ translate: "-12px 0px" }, { translate: "0px 0px" }]);
  assert.equal($(".journeys"), null);
});

test("where many pieces move they go straight", () => {
  $("#land").innerHTML = Array.from({ length: 9 }, (_, n) => `<g id="stone-${n}"></g>`).join("");
  for (let n = 0; n < 9; n++) place(`#stone-${n}`, 510, 40 * n);
  const before = snapshot();
  for (let n = 0; n < 9; n++) place(`#stone-${n}`, 700, 40 * n);
  assert.equal(animateFrom(before).length, 9);
  assert.equal($("#stone-0").animations[0].frames[0].translate, "-190px 0px");
  assert.equal($(".journeys"), null);
});

test("what is new comes from its origin where that is known", () => {
  place("#ship", 0, 0, 0, 0);
  const before = snapshot();
  place("#ship", 100, 100);
  const asked = [];
  animateFrom(before, (piece, old, now) => {
    asked.push([piece.id, old === before, now.has("ship")]);
    return [400, 310];
  });
  assert.deepEqual(asked, [["ship", true, true]]);
  assert.deepEqual(journeys()[0], ["290px 200px", "0px 0px"]);
});

test("what holds pieces does not move by growing", () => {
  place("#sea", 0, 0, 500, 500);
  const before = snapshot();
  place("#ship", 78, 100, 42, 20); // something has been put down beside the sailor
  assert.deepEqual(animateFrom(before), []);
  assert.equal($("#sailor").animations, undefined);
});

test("what is no card fades in, however large it is", () => {
  place("#ship", 0, 0, 0, 0);
  const before = snapshot();
  $("#ship").setAttribute("pointer-events", "none"); // a line inside a border
  place("#ship", 100, 100, 90, 90);
  animateFrom(before);
  assert.deepEqual($("#ship").animations[0].frames, [{ opacity: 0 }, { opacity: 1 }]);
});

test("what has not moved stays", () => {
  const before = snapshot();
  place("#temple", 602, 51);
  assert.deepEqual(animateFrom(before), []);
  assert.equal($("#temple").animations, undefined);
});

test("a new piece fades in", () => {
  place("#ship", 0, 0, 0, 0); // it was not drawn
  const before = snapshot();
  place("#ship", 100, 100);
  assert.deepEqual(animateFrom(before), [{ id: "ship" }]);
  assert.deepEqual($("#ship").animations[0].frames, [{ opacity: 0 }, { opacity: 1 }]);
});

test("what is carried does not travel on its own", () => {
  const before = snapshot();
  place("#ship", 200, 100);
  place("#sailor", 205, 105, 5, 5);
  assert.deepEqual(
    animateFrom(before).map(({ id }) => id),
    ["ship"],
  );
});

test("what moves on something that moves travels by the difference", () => {
  const before = snapshot();
  place("#ship", 200, 100);
  place("#sailor", 205, 112, 5, 5);
  animateFrom(before);
  assert.equal($("#sailor").animations[0].frames[0].translate, "0px -7px");
});

test("a panel that is pushed aside takes its pieces along", () => {
  const before = snapshot();
  place("#land", 500, 300, 500, 500);
  place("#temple", 600, 350);
  assert.deepEqual(animateFrom(before), []);
});

test("a panel that is resized takes its pieces along", () => {
  const before = snapshot();
  place("#land", 500, 0, 250, 250);
  place("#temple", 550, 25, 10, 10);
  assert.deepEqual(animateFrom(before), []);
});

test("nothing travels or is new on a panel that has another form than before", () => {
  $("#sea").dataset.form = "full";
  place("#pearl", 0, 0, 0, 0);
  const before = snapshot();
  $("#sea").dataset.form = "compact";
  place("#ship", 300, 20);
  place("#pearl", 200, 200); // the other form did not draw it
  assert.deepEqual(animateFrom(before), []);
  assert.equal($("#ship").animations, undefined);
});

test("what comes into sight with its panel is not new", () => {
  place("#temple", 0, 0, 0, 0);
  const before = snapshot();
  place("#temple", 600, 50);
  assert.deepEqual(animateFrom(before), []);
  assert.deepEqual($("#temple").animations[0].frames, [{ opacity: 0 }, { opacity: 1 }]);
});

test("a drawing that shifts in its frame takes its pieces along, and only one that goes its own way travels", () => {
  $("#land").innerHTML = `<g id="temple"></g><g id="theatre"></g><g id="market"></g>`;
  $("#land").setAttribute("viewBox", "0 0 500 500");
  place("#temple", 600, 50);
  place("#theatre", 640, 50);
  place("#market", 680, 50);
  const before = snapshot();
  $("#land").setAttribute("viewBox", "0 0 500 540"); // forty more above
  place("#land", 500, 0, 500, 540);
  place("#temple", 600, 90);
  place("#theatre", 640, 90);
  place("#market", 780, 90);
  assert.deepEqual(animateFrom(before), [{ id: "market", from: [190, 100] }]);
  assert.equal(journeys()[0][0], "-100px 0px");
});

test("a wider frame does not make its pieces larger", () => {
  $("#land").setAttribute("viewBox", "0 0 500 500");
  const before = snapshot();
  $("#land").setAttribute("viewBox", "0 0 1000 500");
  place("#land", 500, 0, 1000, 500);
  assert.deepEqual(animateFrom(before), []);
});

test("from panel to panel a piece travels over the page and keeps no trail", () => {
  const before = snapshot();
  $("#sea").append($("#temple"));
  assert.deepEqual(animateFrom(before), []); // it is still at the same place of the page
  place("#temple", 200, 80);
  assert.deepEqual(animateFrom(before), [{ id: "temple", from: false }]);
  assert.equal(journeys()[0][0], "400px -30px");
});

test("wide things jump", () => {
  place("#temple", 600, 50, 401, 20);
  const before = snapshot();
  place("#temple", 700, 50, 401, 20);
  assert.equal(animateFrom(before).length, 1);
  assert.equal($("#temple").animations, undefined);
});

test("calm players see no motion, but what has moved is known", () => {
  localStorage.setItem("calm", "1");
  const before = snapshot();
  place("#temple", 700, 80);
  $("#wheel").dataset.turn = "1";
  assert.deepEqual(
    animateFrom(before).map(({ id }) => id),
    ["temple"],
  );
  assert.equal($("#temple").animations, undefined);
  assert.equal($("#wheel").animations, undefined);
});

test("a rondel turns clockwise and its labels stay upright", () => {
  const before = snapshot();
  $("#wheel").dataset.turn = "3";
  place("#pearl", 280, 280);
  assert.deepEqual(animateFrom(before), []); // what lies on it turns with it
  assert.deepEqual($("#wheel").animations[0].frames, [{ rotate: "-270deg" }, { rotate: "0deg" }]);
  const transformOrigin = "3px 4px";
  assert.deepEqual($(".upright").animations[0].frames, [
    { rotate: "270deg", transformOrigin },
    { rotate: "0deg", transformOrigin },
  ]);
});

test("what lies on a rondel has not moved while it is still turning, nor where it turns at once", () => {
  $("#wheel").getAnimations = () => [{}];
  let before = snapshot();
  place("#pearl", 280, 280);
  assert.deepEqual(animateFrom(before), []);
  $("#wheel").getAnimations = () => [];
  localStorage.setItem("calm", "1");
  before = snapshot();
  $("#wheel").dataset.turn = "3";
  place("#pearl", 200, 200);
  assert.deepEqual(animateFrom(before), []);
  localStorage.removeItem("calm");
});

test("a piece rides on a rondel that has turned under it", () => {
  place("#ship", -10, 90); // its centre is (0, 100), below the axis at (0, 0)
  const before = snapshot();
  place("#ship", -110, -10); // a quarter later it is left of the axis
  place("#sailor", -110, -10, 0, 0);
  $("#wheel").dataset.turn = "1";
  animateFrom(before);
  const [{ frames }] = $("#ship").animations;
  assert.equal(frames.length, 13);
  const [x, y] = frames[0].translate.split(" ").map(Number.parseFloat);
  near([x, y], [100, 100]);
});

test("turns are clockwise", () => {
  assert.equal(turnAngle("0", "1"), 90);
  assert.equal(turnAngle("3", "0"), 90);
  assert.equal(turnAngle("1", "0"), 270);
});

test("an arc leads from the old place to the new one", () => {
  const path = arc([100, 0], 90);
  near(path[0], [-100, -100]); // it was above the axis
  near(path.at(-1), [0, 0]);
  for (const [x, y] of path) assert.ok(Math.abs(Math.hypot(100 + x, y) - 100) < 1e-9);
});
