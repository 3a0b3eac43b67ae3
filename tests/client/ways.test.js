/* Ways over the table lead along the gaps between panels. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { sharesOf, wayBetween } from "../../src/aegean/server/static/ways.js";

const box = (x, y, width, height) => ({ x, y, width, height });
const STAGE = box(0, 0, 600, 600);
const OWN = box(612, 0, 300, 300);
const LEFT_OTHER = box(612, 308, 146, 292);
const RIGHT_OTHER = box(766, 308, 146, 292);
const TABLE = [STAGE, OWN, LEFT_OTHER, RIGHT_OTHER];

test("within a panel, and where nothing lies between, a way is straight", () => {
  assert.deepEqual(wayBetween([10, 10], [500, 400], TABLE), [
    [10, 10],
    [500, 400],
  ]);
  assert.deepEqual(wayBetween([700, 400], [300, 300], TABLE), [
    [700, 400],
    [300, 300],
  ]);
});

test("past another panel a way goes through the gap, with two corners at most", () => {
  const way = wayBetween([840, 330], [300, 303], TABLE);
  assert.deepEqual(way, [
    [840, 330],
    [761, 303],
    [300, 303],
  ]);
});

test("a way over a panel is taken where there is no other", () => {
  const wall = [box(0, 0, 100, 100), box(100, -1000, 100, 3000), box(200, 0, 100, 100)];
  assert.deepEqual(wayBetween([50, 50], [250, 50], wall), [
    [50, 50],
    [250, 50],
  ]);
});

test("a way may begin where no panel lies, as a name in the bar does", () => {
  assert.deepEqual(wayBetween([300, -20], [300, 300], TABLE), [
    [300, -20],
    [300, 300],
  ]);
});

test("a way knows which share of it is gone at every corner", () => {
  assert.deepEqual(
    sharesOf([
      [0, 0],
      [30, 0],
      [30, 90],
    ]),
    [0, 0.25, 1],
  );
  assert.deepEqual(
    sharesOf([
      [5, 5],
      [5, 5],
    ]),
    [0, 0],
  );
});
