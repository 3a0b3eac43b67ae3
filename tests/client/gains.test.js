/* What somebody gains or loses floats over the table. */
import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { $, openPage, place } from "./page.js";

let gains;

function table(points, cubes, gold, form = "full") {
  const uses = Array.from({ length: cubes }, (_, n) => `<use id="cube-1-${n}" href="#cube-wood"></use>`).join("");
  return `<ol><li id="chip-1" class="chip"><b class="points">${points}</b></li></ol>
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
  gains.floatGains(had, new Map(), [10, 20]);
  const [loss, gain] = pills();
  assert.deepEqual([gain.textContent, gain.querySelector("use").getAttribute("href")], ["+1", "#cube-wood"]);
  assert.equal(gain.animations[0].frames[0].translate, "10px 20px");
  assert.equal(gain.animations[0].frames.at(-1).translate, "110px 110px");
  assert.ok(loss.classList.contains("loss"));
  assert.equal(loss.textContent, "−1");
});

test("nothing floats where nothing shall move", () => {
  localStorage.setItem("calm", "1");
  const had = gains.tally();
  document.body.innerHTML = table(9, 9, 9);
  gains.floatGains(had, new Map(), undefined);
  assert.equal($(".gain"), null);
});
