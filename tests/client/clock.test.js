import assert from "node:assert/strict";
import { test } from "node:test";
import { hourOf, localeOf, momentOf, showClocks, spanOf } from "../../src/aegean/server/static/clock.js";
import { $, openPage } from "./page.js";

const NOW = new Date(2026, 4, 4, 12, 0).getTime();

function openClock(data, flags = "") {
  const set = Object.entries({ left: 7200, until: 0, off: 0, whole: 86400, "off-words": "day off", ...data });
  openPage(`<time class="clock" ${set.map(([key, value]) => `data-${key}="${value}"`).join(" ")} ${flags}></time>`);
  showClocks("en", NOW);
  return $(".clock");
}

test("a span is told in its two largest units", () => {
  assert.equal(spanOf(2 * 3600 + 600, "en"), "2 hr 10 min");
  assert.equal(spanOf(86400, "en"), "1 day");
  assert.equal(spanOf(3 * 86400 + 60, "en"), "3 days");
  assert.equal(spanOf(-5, "en"), "0 sec");
});

test("a clock that waits is full as far as time is left", () => {
  const clock = openClock({ left: 43200 });
  assert.equal(clock.textContent, "12 hr");
  assert.equal(clock.style.getPropertyValue("--left"), "50%");
  assert.equal(clock.getAttribute("aria-label"), "12 hours");
});

test("a clock that runs shows what is left until its time", () => {
  assert.equal(openClock({ until: NOW / 1000 + 65 }).textContent, "1 min 5 sec");
});

test("a day off shows until when and no bar", () => {
  const clock = openClock({ until: NOW / 1000 + 90000, off: NOW / 1000 + 3600 });
  assert.match(clock.textContent, /day off → 1:00/);
  assert.ok(clock.hasAttribute("data-holds"));
});

test("an hour of another day is told with the day", () => {
  assert.match(hourOf(NOW / 1000 + 3600, "en", NOW), /^1:00/);
  assert.match(hourOf(NOW / 1000 + 86400, "en", NOW), /^Tuesday/);
});

test("a moment is told as people say it", () => {
  const ago = (hours) => momentOf(NOW / 1000 - hours * 3600, "de", NOW);
  assert.equal(ago(4), "8:00");
  assert.equal(ago(19), "gestern, 17:00");
  assert.equal(ago(72), "Freitag, 12:00");
  assert.equal(ago(24 * 20), "14. April");
});

test("an hour that is weeks away is told with its date, for a day of the week alone would be the next one", () => {
  const IN_A_WEEK = new Date(2026, 4, 11, 20, 0).getTime() / 1000;
  assert.match(hourOf(IN_A_WEEK, "de", NOW), /Montag, 11\. Mai.*20:00/);
  assert.doesNotMatch(hourOf(IN_A_WEEK - 86400, "de", NOW), /Mai/);
});

test("hours are written as the reader's browser writes them in the language of the page", () => {
  assert.equal(localeOf("en", ["de-DE", "en-GB", "en-US"]), "en-GB");
  assert.equal(localeOf("de", ["en-GB"]), "de");
});
