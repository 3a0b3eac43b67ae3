/* What somebody gains or loses floats over the table. */
import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { $, openPage, place } from "./page.js";

let gains;

function table(points, cubes, gold, form = "full") {
  const uses = Array.from({ length: cubes }, (_, n) => `<use id="cube-1-${n}" href="#cube-wood"></use>`).join("");
  const counts = '<span class="counts"><span><svg><use href="#coin"></use></svg>2</span></span>';
  return `<ol><li id="chip-1" class="chip">${counts}<b class="points">${points}</b></li></ol>
    <figure data-seat="1" id="figure-area-1"><svg id="panel-area-1" data-form="${form}">${uses}
    <g><use href="#coin"></use><text id="gold-1">${gold}</text></g></svg></figure>`;
}

before(async () => {
  openPage();
  gains = await import("../../src/aegean/server/static/gains.js");
});

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = table(3, 2, 5);
});

function pills() {
  return [...document.querySelectorAll(".gain")];
}

test("numbers in the bar, numbers of an area and its pieces are compared", () => {
  const had = gains.tally();
  document.body.innerHTML = table(7, 3, 1);
  const found = gains.differences(had, gains.tally()).map(({ seat, by, look }) => [seat, by, look ?? ""]);
  assert.deepEqual(found, [
    ["1", 4, ""],
    ["1", -4, "#coin"],
    ["1", 1, "#cube-wood"],
  ]);
});

test("another form of the same area is no gain", () => {
  const had = gains.tally();
  $("#panel-area-1").dataset.form = "compact"; // the same element, as rendering leaves it
  $("#cube-1-0").remove();
  assert.deepEqual(gains.differences(had, gains.tally()), []);
});

test("a gain flies with its sign from where it comes, a loss is red", () => {
  const had = gains.tally();
  document.body.innerHTML = table(3, 3, 4);
  place("#cube-1-2", 100, 100);
  place("#gold-1", 200, 100);
  gains.floatGains(gains.differences(had, gains.tally()), new Map(), [10, 20]);
  const [loss, gain] = pills();
  assert.deepEqual([gain.textContent, gain.querySelector("use").getAttribute("href")], ["+1", "#cube-wood"]);
  assert.equal(gain.animations[0].frames[0].translate, "10px 20px");
  assert.equal(gain.animations[0].frames.at(-1).translate, "110px 110px");
  assert.ok(loss.classList.contains("loss"));
  assert.equal(loss.textContent, "−1");
});

/** The area of a seat with one number on a thing, and two on another. */
function area(seat, count, prices = "") {
  return `<figure data-seat="${seat}"><svg id="panel-area-${seat}" data-form="full"><g data-about="seat.${seat}"><text>${count}</text></g>
    <g data-about="count.swords.${seat}"><g><use href="#sword"></use><text class="count">${count}</text></g></g>${prices}</svg></figure>`;
}

const CARD = `<g data-about="card.smithy.1"><text>2</text><text>3</text></g><g data-about="card.kiln.1"><text>9</text></g>`;

test("the only number on a thing counts it, and a number that was not there before says nothing", () => {
  document.body.innerHTML = area(1, 2);
  const had = gains.tally();
  document.body.innerHTML = area(1, 5, CARD);
  const [found, ...more] = gains.differences(had, gains.tally());
  assert.deepEqual([found.seat, found.by, found.number, found.look], ["1", 3, 5, "#sword"]);
  assert.deepEqual(more, []);
});

test("what one loses to another flies from the one to the other", () => {
  document.body.innerHTML = area(1, 2) + area(2, 2);
  const had = gains.tally();
  document.body.innerHTML = area(1, 1) + area(2, 3);
  place("[data-seat='1'] .count", 100, 0);
  place("[data-seat='2'] .count", 500, 0);
  gains.floatGains(gains.differences(had, gains.tally()), new Map(), [10, 20]);
  assert.deepEqual(
    pills().map(({ textContent }) => textContent),
    ["+1"],
  );
  const [{ frames }] = pills()[0].animations;
  assert.deepEqual([frames[0].translate, frames.at(-1).translate], ["110px 10px", "510px 10px"]);
});

test("a number runs once its gain has come, and what was seen on its way does not fly again", () => {
  document.body.innerHTML = area(1, 2);
  const had = gains.tally();
  document.body.innerHTML = area(1, 1);
  place(".count", 100, 0);
  const [lost] = gains.differences(had, gains.tally());
  gains.floatGains([{ ...lost, isSeen: true }], new Map(), undefined);
  assert.deepEqual(pills(), []);
  assert.equal($(".count").textContent, "2");
});

test("nothing floats where nothing shall move", () => {
  localStorage.setItem("calm", "1");
  const had = gains.tally();
  document.body.innerHTML = table(9, 9, 9);
  gains.floatGains(gains.differences(had, gains.tally()), new Map(), undefined);
  assert.equal($(".gain"), null);
});
