import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { TableSocket } from "../../src/aegean/server/static/socket.js";
import { FakeWebSocket } from "./fake_socket.js";
import { define, openPage } from "./page.js";

const WIDE = { lang: "en", layout: "wide" };
const NARROW = { lang: "en", layout: "narrow" };

let page;
let onUpdate;
let onStatus;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  mock.method(Math, "random", () => 0.5); // the pause is neither shortened nor stretched
  page = openPage();
  define("WebSocket", FakeWebSocket);
  FakeWebSocket.all = [];
  onUpdate = mock.fn();
  onStatus = mock.fn();
});

function connect() {
  const socket = new TableSocket("abc", WIDE, { onUpdate, onStatus });
  FakeWebSocket.latest.open();
  return socket;
}

test("it connects to the table with what the page wants to see", () => {
  connect();
  assert.equal(FakeWebSocket.latest.address, "ws://aegean.test/live/abc?since=0&lang=en&layout=wide");
});

test("only the first update of a connection is fresh", () => {
  connect();
  for (const number of [1, 2]) FakeWebSocket.latest.hear({ type: "update", number });
  const fresh = onUpdate.mock.calls.map(({ arguments: [message, isFresh] }) => [message.number, isFresh]);
  assert.deepEqual(fresh, [
    [1, true],
    [2, false],
  ]);
});

test("a move is answered by its number, and a refusal is thrown with its clause", async () => {
  const socket = connect();
  const [first, second] = ["build", "pass"].map((move) => socket.play(move, 5, "en"));
  assert.deepEqual(FakeWebSocket.latest.sent, [
    { type: "play", id: 0, moves: "build", at: 5, lang: "en" },
    { type: "play", id: 1, moves: "pass", at: 5, lang: "en" },
  ]);
  FakeWebSocket.latest.hear({ type: "answer", id: 1, error: "refused", reason: "Not now.", clause: "AT-1.1" });
  FakeWebSocket.latest.hear({ type: "answer", id: 0, at: 6 });
  await assert.rejects(second, { message: "Not now.", clause: "AT-1.1" });
  assert.equal((await first).at, 6);
});

test("moves without an answer fail when the connection is lost, or given up after ten seconds", async () => {
  document.body.dataset.unreached = "The server cannot be reached.";
  const socket = connect();
  const lost = socket.play("build", 5, "en");
  FakeWebSocket.latest.close();
  await assert.rejects(lost, { message: "The server cannot be reached." });
  mock.timers.tick(400);
  FakeWebSocket.latest.open();
  const silent = socket.play("build", 5, "en");
  mock.timers.tick(10_000);
  await assert.rejects(silent, { message: "The server cannot be reached." });
  mock.timers.tick(800);
  assert.equal(FakeWebSocket.all.length, 3);
});

test("a heartbeat is no update", () => {
  connect();
  FakeWebSocket.latest.hear({ type: "beat" });
  assert.equal(onUpdate.mock.callCount(), 0);
  FakeWebSocket.latest.hear({ type: "update", number: 1 });
  assert.ok(onUpdate.mock.calls[0].arguments[1]);
});

test("a lost connection comes back after a pause and goes on where it was", () => {
  connect();
  FakeWebSocket.latest.hear({ type: "update", number: 12 });
  FakeWebSocket.latest.close();
  assert.equal(onStatus.mock.calls.at(-1).arguments[0], "lost");
  mock.timers.tick(399);
  assert.equal(FakeWebSocket.all.length, 1);
  mock.timers.tick(1);
  assert.equal(FakeWebSocket.all.length, 2);
  assert.match(FakeWebSocket.latest.address, /since=12/);
  FakeWebSocket.latest.open();
  FakeWebSocket.latest.hear({ type: "update", number: 12 });
  assert.equal(onStatus.mock.calls.at(-1).arguments[0], "back");
  assert.ok(onUpdate.mock.calls.at(-1).arguments[1]);
});

test("the pause doubles up to eight seconds and is short again after a message", () => {
  connect();
  for (const pause of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
    const before = FakeWebSocket.all.length;
    FakeWebSocket.latest.close();
    mock.timers.tick(pause - 1);
    assert.equal(FakeWebSocket.all.length, before);
    mock.timers.tick(1);
    assert.equal(FakeWebSocket.all.length, before + 1);
  }
  FakeWebSocket.latest.open();
  FakeWebSocket.latest.hear({ type: "beat" });
  FakeWebSocket.latest.close();
  mock.timers.tick(400);
  assert.equal(FakeWebSocket.latest.readyState, FakeWebSocket.CONNECTING);
});

test("a page that is online or looked at again reconnects at once, and only once", () => {
  connect();
  FakeWebSocket.latest.close();
  page.dispatchEvent(new page.Event("online"));
  assert.equal(FakeWebSocket.all.length, 2);
  page.document.dispatchEvent(new page.Event("visibilitychange"));
  mock.timers.tick(10_000);
  assert.equal(FakeWebSocket.all.length, 2);
});

for (const code of [1008, 4404]) {
  test(`a connection that the server refuses with ${code} is not tried again, and the reason is told`, () => {
    connect();
    FakeWebSocket.latest.close(code, "There is no such table.");
    assert.deepEqual(onStatus.mock.calls.at(-1).arguments, ["refused", "There is no such table."]);
    mock.timers.tick(60_000);
    page.dispatchEvent(new page.Event("online"));
    page.document.dispatchEvent(new page.Event("visibilitychange"));
    assert.equal(FakeWebSocket.all.length, 1);
  });
}

test("a server that is busy or restarts is tried again", () => {
  connect();
  for (const code of [1012, 1013]) {
    const before = FakeWebSocket.all.length;
    FakeWebSocket.latest.close(code, "The server is busy.");
    assert.equal(onStatus.mock.calls.at(-1).arguments[0], "lost");
    mock.timers.tick(8_000);
    assert.equal(FakeWebSocket.all.length, before + 1);
    FakeWebSocket.latest.open();
  }
});

test("a connection that stays silent is given up", () => {
  connect();
  mock.timers.tick(40_000);
  FakeWebSocket.latest.hear({ type: "beat" });
  mock.timers.tick(50_000);
  assert.equal(FakeWebSocket.all[0].readyState, FakeWebSocket.OPEN);
  mock.timers.tick(10_000);
  assert.equal(FakeWebSocket.all[0].readyState, FakeWebSocket.CLOSED);
});

test("another view is sent to an open connection", () => {
  connect().changeView(NARROW);
  assert.deepEqual(FakeWebSocket.latest.sent, [{ type: "look", ...NARROW }]);
});

test("a view that changes while the connection opens is sent once it is open", () => {
  const socket = new TableSocket("abc", WIDE, { onUpdate, onStatus });
  socket.changeView(NARROW);
  assert.deepEqual(FakeWebSocket.latest.sent, []);
  FakeWebSocket.latest.open();
  assert.deepEqual(FakeWebSocket.latest.sent, [{ type: "look", ...NARROW }]);
});

test("a view that changes while the connection is lost is asked for with the next one", () => {
  const socket = connect();
  FakeWebSocket.latest.close();
  socket.changeView(NARROW);
  mock.timers.tick(400);
  assert.match(FakeWebSocket.latest.address, /layout=narrow/);
  FakeWebSocket.latest.open();
  assert.deepEqual(FakeWebSocket.latest.sent, []);
});

/** Somebody turns to another tab, or comes back. */
function look(isHidden) {
  Object.defineProperty(page.document, "hidden", { value: isHidden, configurable: true });
  page.document.dispatchEvent(new page.Event("visibilitychange"));
}

test("a page that nobody sees says so, and asks for everything when it is looked at again", () => {
  connect();
  look(true);
  look(false);
  assert.deepEqual(FakeWebSocket.latest.sent, [
    { type: "look", ...WIDE, hidden: true },
    { type: "look", ...WIDE },
  ]);
});

test("a page that connects while nobody sees it says so once it is connected", () => {
  connect();
  look(true);
  FakeWebSocket.latest.close();
  mock.timers.tick(400);
  FakeWebSocket.latest.open();
  assert.deepEqual(FakeWebSocket.latest.sent, [{ type: "look", ...WIDE, hidden: true }]);
});
