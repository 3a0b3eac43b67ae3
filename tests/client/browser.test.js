/* What the client asks of the browser: requests, cookies, settings, the clipboard, sound. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { request } from "../../src/aegean/server/static/api.js";
import { copyText } from "../../src/aegean/server/static/clipboard.js";
import { getCookie, setCookie } from "../../src/aegean/server/static/cookies.js";
import { getSetting, isCalm, isOn, turnOn } from "../../src/aegean/server/static/settings.js";
import { listenForTouch, playChime } from "../../src/aegean/server/static/sound.js";
import { $, define, openPage, press, serve } from "./page.js";

beforeEach(() => {
  mock.timers.reset();
  openPage();
});

function prefer(wanted) {
  define("matchMedia", (query) => ({ matches: query.includes(wanted) }));
}

test("a request without a body reads, one with a body writes", async () => {
  const fetch = serve({ "/api/x": { moves: 3 } });
  assert.deepEqual(await request("/api/x"), { moves: 3 });
  assert.equal(fetch.mock.calls[0].arguments[1], undefined);
  await request("/api/x", {});
  assert.equal(fetch.mock.calls[1].arguments[1].method, "POST");
  assert.equal(fetch.mock.calls[1].arguments[1].body, "{}");
});

test("an empty answer is an empty object", async () => {
  serve({ "/api/x": { status: 204 } });
  assert.deepEqual(await request("/api/x", {}), {});
});

test("a refusal is thrown with its reason and clause", async () => {
  serve({ "/api/x": { status: 409, reason: "Not now.", clause: "AT-6.3" } });
  await assert.rejects(request("/api/x"), { message: "Not now.", clause: "AT-6.3", status: 409 });
});

test("a cookie holds any text", () => {
  assert.equal(getCookie("name"), "");
  setCookie("surname", "x");
  setCookie("name", "Zoë; A=B");
  assert.equal(getCookie("name"), "Zoë; A=B");
});

test("settings have defaults until somebody chooses", () => {
  prefer("nothing");
  assert.equal(getSetting("mode"), "each");
  assert.deepEqual(["calm", "chime", "curtain", "list"].map(isOn), [false, true, true, false]);
  turnOn("curtain", false);
  assert.ok(!isOn("curtain"));
});

test("a phone is quiet unless somebody wants the chime", () => {
  prefer("pointer: coarse");
  assert.ok(!isOn("chime"));
  turnOn("chime", true);
  assert.ok(isOn("chime"));
});

test("calm is what the system or the player wants", () => {
  prefer("nothing");
  assert.ok(!isCalm());
  turnOn("calm", true);
  assert.ok(isCalm());
  localStorage.clear();
  prefer("prefers-reduced-motion");
  assert.ok(isCalm());
});

test("a button says for a moment that it has copied, however often it is clicked", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const writeText = mock.fn(async () => {});
  define("navigator", { clipboard: { writeText } });
  document.body.innerHTML = '<button data-copied="Copied"><svg></svg>Copy</button>';
  await copyText($("button"), "http://aegean.test");
  assert.equal(writeText.mock.calls[0].arguments[0], "http://aegean.test");
  assert.equal($("button").textContent, "Copied");
  mock.timers.tick(1000);
  await copyText($("button"), "http://aegean.test");
  mock.timers.tick(2000);
  assert.equal($("button").textContent, "Copy");
});

test("the chime sounds only for whoever has touched the page and looks elsewhere", () => {
  mock.timers.enable({ apis: ["Date"] });
  prefer("nothing");
  const start = mock.fn();
  const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = { connect: (next) => next, gain, start, stop() {} };
  const fakes = {
    AudioContext: () => ({ state: "running", currentTime: 0 }),
    OscillatorNode: () => node,
    GainNode: () => node,
  };
  for (const [name, make] of Object.entries(fakes)) {
    define(
      name,
      class {
        constructor() {
          Object.assign(this, make());
        }
      },
    );
  }
  listenForTouch();
  mock.timers.tick(60_000);
  playChime();
  assert.equal(start.mock.callCount(), 0); // a browser would not allow it
  press("x");
  playChime();
  assert.equal(start.mock.callCount(), 0); // somebody is there
  mock.timers.tick(20_001);
  playChime();
  assert.equal(start.mock.callCount(), 2);
  turnOn("chime", false);
  playChime();
  assert.equal(start.mock.callCount(), 2);
});
